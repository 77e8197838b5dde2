//! A module arranged so that compressors find more that is alike in it; what it does stays the same.
//!
//! - Functions lie in the order of their types, those of a type in the order of their bytes: what begins alike is close by.
//! - Of the locals of a type, those used most have the lowest numbers.
//! - No load or store says how its address is aligned. That is a hint, which engines on today's machines do not take.
//! - Custom sections, which are for tools, are left out.

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
        let mut type_indices = vec![0; all_types.len()];
        for (to, &from) in by_use.iter().enumerate() {
            type_indices[from] = to as u32;
        }
        let mut order: Vec<usize> = (0..bodies.len()).collect();
        order.sort_by_key(|&function| (type_indices[types[function] as usize], bodies[function]));
        let mut functions: Vec<u32> = (0..imported + order.len() as u32).collect();
        // What is the same in every byte is there once.
        order.dedup_by(|copy, function| {
            let same = (types[*copy], bodies[*copy]) == (types[*function], bodies[*function]);
            if same {
                functions[imported as usize + *copy] = imported + *function as u32;
            }
            same
        });
        let kept = functions.clone();
        for (to, &from) in order.iter().enumerate() {
            for (function, kept) in functions.iter_mut().zip(&kept) {
                if *kept == imported + from as u32 {
                    *function = imported + to as u32;
                }
            }
        }
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

#[cfg(test)]
mod tests {
    use super::arrange;
    use wasm_encoder::{
        CodeSection, ConstExpr, CustomSection, ElementSection, Elements, ExportKind, ExportSection,
        Function, FunctionSection, Module, RefType, TableSection, TableType, TypeSection, ValType,
    };
    use wasmparser::{Operator, Parser, Payload};

    /// Functions of two types, called by index, by name and from a table; locals of two types; a custom section.
    fn module() -> Vec<u8> {
        let mut types = TypeSection::new();
        types.ty().function([ValType::I32], [ValType::I32]);
        types.ty().function([], [ValType::I32]);
        let mut functions = FunctionSection::new();
        functions.function(1).function(0).function(1);
        let mut tables = TableSection::new();
        tables.table(TableType {
            element_type: RefType::FUNCREF,
            minimum: 1,
            maximum: None,
            table64: false,
            shared: false,
        });
        let mut exports = ExportSection::new();
        exports.export("two", ExportKind::Func, 0);
        let mut elements = ElementSection::new();
        let one = Elements::Functions([2].as_slice().into());
        elements.active(None, &ConstExpr::i32_const(0), one);
        let mut code = CodeSection::new();
        let mut two = Function::new([]);
        two.instructions().i32_const(2).end();
        let mut other = Function::new([(1, ValType::I64), (2, ValType::I32)]);
        let calls = &mut other.instructions();
        calls.call(0).local_tee(3).local_get(3).i32_add();
        calls.call(2).local_tee(2).i32_add().end();
        let mut one = Function::new([]);
        one.instructions().i32_const(1).end();
        code.function(&two).function(&other).function(&one);
        let mut module = Module::new();
        module.section(&types).section(&functions).section(&tables);
        module.section(&exports).section(&elements).section(&code);
        module.section(&CustomSection {
            name: "tools".into(),
            data: (&[1]).into(),
        });
        module.finish()
    }

    /// What a module says, function by function.
    fn read(module: &[u8]) -> (Vec<String>, Vec<String>) {
        let (mut code, mut rest) = (vec![], vec![]);
        for payload in Parser::new(0).parse_all(module) {
            match payload.unwrap() {
                Payload::CodeSectionEntry(body) => {
                    let locals: Vec<_> = body.get_locals_reader().unwrap().into_iter().collect();
                    let operators = body.get_operators_reader().unwrap().into_iter();
                    let operators: Vec<Operator> = operators.map(Result::unwrap).collect();
                    code.push(format!("{locals:?} {operators:?}"));
                }
                Payload::ExportSection(section) => {
                    for export in section.into_iter().map(Result::unwrap) {
                        rest.push(format!("{} {}", export.name, export.index));
                    }
                }
                Payload::ElementSection(section) => {
                    for element in section {
                        if let wasmparser::ElementItems::Functions(items) = element.unwrap().items {
                            rest.extend(items.into_iter().map(|item| item.unwrap().to_string()));
                        }
                    }
                }
                Payload::FunctionSection(section) => {
                    rest.extend(
                        section
                            .into_iter()
                            .map(|of| format!("type {}", of.unwrap())),
                    );
                }
                Payload::CustomSection(section) => rest.push(section.name().to_string()),
                _ => {}
            }
        }
        (code, rest)
    }

    #[test]
    fn functions_and_locals_change_places_and_all_follows() {
        let arranged = arrange(&module()).unwrap();
        let (code, rest) = read(&arranged);
        // By type, then by bytes: the calling one first, then 1, then 2.
        assert_eq!(rest, ["type 0", "type 1", "type 1", "two 2", "1"]);
        assert!(code[1].contains("I32Const { value: 1 }"));
        assert!(code[2].contains("I32Const { value: 2 }"));
        // Parameter 0 and the i64, 1, stay; of the other two, the one used twice comes first.
        assert_eq!(
            code[0],
            "[Ok((1, I64)), Ok((2, I32))] [Call { function_index: 2 }, LocalTee { local_index: 2 }, \
             LocalGet { local_index: 2 }, I32Add, Call { function_index: 1 }, LocalTee { local_index: 3 }, \
             I32Add, End]"
        );
    }

    #[test]
    fn what_is_arranged_stays_so() {
        let arranged = arrange(&module()).unwrap();
        assert_eq!(arrange(&arranged).unwrap(), arranged);
    }

    #[test]
    fn what_is_no_module_is_said() {
        assert!(arrange(b"no module")
            .unwrap_err()
            .starts_with("cannot arrange"));
    }
}
