import Records
import ScriptLibrary
import SourceTree
import SwiftChecker
import TypedProgram

/// The types of the standard library and a few classes, and what decides about them: all that the
/// parts of the checker need that have no text.
struct TypeWorld {
  let relations: TypeRelations
  let inference = Inference()
  let conversion: Conversion

  /// `Animal`, and `Dog`, which derives from it.
  let animal = TypeWorld.declared("Animal", .class)
  let dog = TypeWorld.declared("Dog", .class)

  init() {
    let library = Library()
    StandardLibrary.install(in: library)
    relations = TypeRelations(
      library: library, module: Module(), allowance: CheckingAllowance { false })
    conversion = Conversion(relations: relations, inference: inference)
    dog.superclass = .nominal(animal, [])
  }

  /// A script's type without members.
  static func declared(_ name: String, _ kind: Nominal.Kind) -> Nominal {
    Nominal(
      name: name, kind: kind,
      origin: .script(SourceFile(name: "test.swift", text: ""), SourceRange(0, 0)))
  }

  /// A variable of a type, as an expression.
  static func variable(_ type: Type) -> TypedExpression {
    let variable = LocalVariable(
      name: "value", type: type, isConstant: true, range: SourceRange(0, 0))
    return TypedExpression(.local(variable), type, SourceRange(0, 0))
  }

  /// A function with parameters of these labels and types; `_` for none.
  static func function(
    _ name: String, _ parameters: KeyValuePairs<String, Type>, returns result: Type = .void,
    in owner: Nominal? = nil
  ) -> Function {
    let function = Function(
      name: name,
      parameters: parameters.map { label, type in
        ParameterInfo(label: label == "_" ? nil : label, name: label, type: type)
      }, result: result, owner: owner, implementation: .script)
    owner?.add(.function(function), named: name)
    return function
  }
}
