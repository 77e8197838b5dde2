//! A module arranged so that compressors find more that is alike in it; what it does stays the same.
//!
//! - Types are numbered by use, those used most first; types that nobody uses are left out.
//! - Functions lie in the order of their types, those of a type in the order of their bytes: what begins alike is close by.
//!   Of functions that are the same in every byte there is one.
//! - Of the locals of a type, those used most have the lowest numbers.
//! - No load or store says how its address is aligned. That is a hint, which engines on today's machines do not take.
//! - Custom sections, which are for tools, are left out.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::convert::Infallible;
use std::mem;

use wasm_encoder::reencode::{utils, Error, Reencode};
use wasm_encoder::{
    CodeSection, Function, FunctionSection, Instruction, MemArg, Module, TypeSection, ValType,
};
use wasmparser::{
    BlockType, CodeSectionReader, CustomSectionReader, FuncType, FunctionBody,
    FunctionSectionReader, Operator, Parser, Payload, TypeRef, TypeSectionReader,
};

type Result<T> = std::result::Result<T, Error<Infallible>>;

/// The same module, arranged.
pub fn arrange(module: &[u8]) -> std::result::Result<Vec<u8>, String> {
    let mut arranged = Module::new();
    Arranger::new(module)
        .and_then(|mut arranger| arranger.parse_core_module(&mut arranged, Parser::new(0), module))
        .map_err(|error| format!("cannot arrange the module: {error}"))?;
    Ok(arranged.finish())
}

/// The new index of a type that is left out: a module that uses it after all is valid nowhere.
const NO_TYPE: u32 = u32::MAX;

struct Arranger {
    /// How many parameters the functions of each type have.
    parameters: Vec<u32>,
    /// The types that are used, most used first, and the new index of every type.
    used_types: Vec<FuncType>,
    type_indices: Vec<u32>,
    /// The type of each function of the module's own.
    types: Vec<u32>,
    /// Which of them comes first, second and so on.
    order: Vec<usize>,
    /// The new index of every function, imported ones first.
    functions: Vec<u32>,
    /// The new index of every local of the function in hand.
    locals: Vec<u32>,
}

impl Arranger {
    fn new(module: &[u8]) -> Result<Arranger> {
        let (mut all_types, mut uses) = (vec![], vec![]);
        let (mut types, mut bodies, mut imported) = (vec![], vec![], 0);
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::TypeSection(section) => {
                    for function in section.into_iter_err_on_gc_types() {
                        all_types.push(function?);
                        uses.push(0u32);
                    }
                }
                Payload::ImportSection(section) => {
                    for import in section {
                        if let TypeRef::Func(of_type) = import?.ty {
                            uses[of_type as usize] += 1;
                            imported += 1;
                        }
                    }
                }
                Payload::FunctionSection(section) => {
                    for of_type in section {
                        let of_type = of_type?;
                        types.push(of_type);
                        uses[of_type as usize] += 1;
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    let mut operators = body.get_operators_reader()?;
                    while !operators.eof() {
                        match operators.read()? {
                            Operator::CallIndirect { type_index, .. }
                            | Operator::Block {
                                blockty: BlockType::FuncType(type_index),
                            }
                            | Operator::Loop {
                                blockty: BlockType::FuncType(type_index),
                            }
                            | Operator::If {
                                blockty: BlockType::FuncType(type_index),
                            } => uses[type_index as usize] += 1,
                            _ => {}
                        }
                    }
                    bodies.push(&module[body.range()])
                }
                _ => {}
            }
        }
        let mut by_use: Vec<usize> = (0..all_types.len()).filter(|&of| uses[of] > 0).collect();
        by_use.sort_by_key(|&of_type| Reverse(uses[of_type]));
        let mut type_indices = vec![NO_TYPE; all_types.len()];
        for (to, &from) in by_use.iter().enumerate() {
            type_indices[from] = to as u32;
        }
        let mut order: Vec<usize> = (0..bodies.len()).collect();
        order.sort_by_key(|&function| (type_indices[types[function] as usize], bodies[function]));
        // Which function is there for each: itself, or another that is the same.
        let mut stands_for: Vec<usize> = (0..bodies.len()).collect();
        order.dedup_by(|copy, function| {
            let same = (types[*copy], bodies[*copy]) == (types[*function], bodies[*function]);
            if same {
                stands_for[*copy] = *function;
            }
            same
        });
        let mut places = vec![0; bodies.len()];
        for (place, &function) in order.iter().enumerate() {
            places[function] = imported + place as u32;
        }
        let own = stands_for.iter().map(|&function| places[function]);
        let functions = (0..imported).chain(own).collect();
        Ok(Arranger {
            parameters: all_types
                .iter()
                .map(|of| of.params().len() as u32)
                .collect(),
            used_types: by_use.iter().map(|&of| all_types[of].clone()).collect(),
            type_indices,
            types,
            order,
            functions,
            locals: vec![],
        })
    }
}

impl Reencode for Arranger {
    type Error = Infallible;

    fn type_index(&mut self, of_type: u32) -> Result<u32> {
        Ok(self.type_indices[of_type as usize])
    }

    fn function_index(&mut self, function: u32) -> Result<u32> {
        Ok(self.functions[function as usize])
    }

    fn parse_type_section(
        &mut self,
        section: &mut TypeSection,
        _: TypeSectionReader<'_>,
    ) -> Result<()> {
        for of_type in mem::take(&mut self.used_types) {
            section.ty().func_type(&self.func_type(of_type)?);
        }
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<()> {
        for &function in &self.order {
            section.function(self.type_indices[self.types[function] as usize]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        section: &mut CodeSection,
        bodies: CodeSectionReader<'_>,
    ) -> Result<()> {
        let bodies = bodies
            .into_iter()
            .collect::<std::result::Result<Vec<_>, _>>()?;
        let order = mem::take(&mut self.order);
        for &function in &order {
            let parameters = self.parameters[self.types[function] as usize];
            let declared = self.number_locals(parameters, &bodies[function])?;
            let mut body = Function::new(declared);
            let mut operators = bodies[function].get_operators_reader()?;
            while !operators.eof() {
                body.instruction(&self.parse_instruction(&mut operators)?);
            }
            section.function(&body);
        }
        Ok(())
    }

    fn instruction<'a>(&mut self, operator: Operator<'a>) -> Result<Instruction<'a>> {
        let local = |local: u32| self.locals[local as usize];
        Ok(match operator {
            Operator::LocalGet { local_index } => Instruction::LocalGet(local(local_index)),
            Operator::LocalSet { local_index } => Instruction::LocalSet(local(local_index)),
            Operator::LocalTee { local_index } => Instruction::LocalTee(local(local_index)),
            operator => utils::instruction(self, operator)?,
        })
    }

    fn mem_arg(&mut self, argument: wasmparser::MemArg) -> Result<MemArg> {
        let argument = utils::mem_arg(self, argument)?;
        Ok(MemArg {
            align: 0,
            ..argument
        })
    }

    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Result<()> {
        Ok(())
    }
}

impl Arranger {
    /// Numbers the locals of a function anew, and says how many there are of which type then.
    fn number_locals(
        &mut self,
        parameters: u32,
        body: &FunctionBody<'_>,
    ) -> Result<Vec<(u32, ValType)>> {
        let mut locals = vec![];
        for group in body.get_locals_reader()? {
            let (count, of_type) = group?;
            for _ in 0..count {
                locals.push((of_type, 0u32, parameters + locals.len() as u32));
            }
        }
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            if let Operator::LocalGet { local_index }
            | Operator::LocalSet { local_index }
            | Operator::LocalTee { local_index } = operators.read()?
            {
                if let Some(local) = local_index.checked_sub(parameters) {
                    locals[local as usize].1 += 1;
                }
            }
        }
        // Stable: those of one type stay together, and together where they were first.
        let kinds: Vec<_> = locals.iter().map(|&(of_type, ..)| of_type).collect();
        let kind = |of_type| kinds.iter().position(|&kind| kind == of_type);
        locals.sort_by_key(|&(of_type, uses, _)| (kind(of_type), Reverse(uses)));
        self.locals = (0..parameters + locals.len() as u32).collect();
        let mut declared: Vec<(u32, ValType)> = vec![];
        for (to, &(of_type, _, from)) in locals.iter().enumerate() {
            self.locals[from as usize] = parameters + to as u32;
            let of_type = self.val_type(of_type)?;
            match declared.last_mut() {
                Some((count, last)) if *last == of_type => *count += 1,
                _ => declared.push((1, of_type)),
            }
        }
        Ok(declared)
    }
}
