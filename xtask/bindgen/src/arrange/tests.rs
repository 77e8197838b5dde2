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
    // By type, that of two functions first, then by bytes: 1, then 2, then the calling one.
    assert_eq!(rest, ["type 0", "type 0", "type 1", "two 1", "0"]);
    assert!(code[0].contains("I32Const { value: 1 }"));
    assert!(code[1].contains("I32Const { value: 2 }"));
    // Parameter 0 and the i64, 1, stay; of the other two, the one used twice comes first.
    assert_eq!(
        code[2],
        "[Ok((1, I64)), Ok((2, I32))] [Call { function_index: 1 }, LocalTee { local_index: 2 }, \
         LocalGet { local_index: 2 }, I32Add, Call { function_index: 0 }, LocalTee { local_index: 3 }, \
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

#[test]
fn what_is_the_same_is_there_once_and_what_is_unused_goes() {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I64], []);
    types.ty().function([], [ValType::I32]);
    let mut functions = FunctionSection::new();
    functions.function(1).function(1).function(1);
    let mut exports = ExportSection::new();
    exports.export("both", ExportKind::Func, 2);
    let mut one = Function::new([]);
    one.instructions().i32_const(1).end();
    let mut both = Function::new([]);
    both.instructions().call(0).call(1).i32_add().end();
    let mut code = CodeSection::new();
    code.function(&one).function(&one).function(&both);
    let mut module = Module::new();
    module.section(&types).section(&functions);
    module.section(&exports).section(&code);
    let (code, rest) = read(&arrange(&module.finish()).unwrap());
    assert_eq!(rest, ["type 0", "type 0", "both 0"]);
    assert!(code[0].contains("Call { function_index: 1 }, Call { function_index: 1 }"));
    assert!(code[1].contains("I32Const { value: 1 }"));
}
