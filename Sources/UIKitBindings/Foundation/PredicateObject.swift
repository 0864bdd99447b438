import Foundation
import Machine
import ScriptLibrary
import TypedProgram

/// Foundation's `NSPredicate`, created from a block. Predicate formats are not parsed here.
final class PredicateObject: NSObject {
  private let block: ConditionBlock

  init(_ block: ConditionBlock) {
    self.block = block
    super.init()
  }

  func isTrue(of object: AnyObject) throws(RunStop) -> Bool { try block(object) }

  /// The objects for which it is true.
  func filtered(_ objects: [AnyObject]) throws(RunStop) -> [AnyObject] {
    var kept: [AnyObject] = []
    for object in objects where try block(object) { kept.append(object) }
    return kept
  }
}

/// A block that evaluates a condition for an object; its second argument is always nil.
nonisolated struct ConditionBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] {
    [FunctionTypeParameter(.optional(.anyObject)), FunctionTypeParameter(.optional(.anyObject))]
  }
  static var result: Type { .bool }

  @MainActor func callAsFunction(_ object: AnyObject) throws(RunStop) -> Bool {
    let scratch = Scratch(Layout(1, 2))
    scratch.registers.references[0] = object
    try Closures.call(closure, scratch.registers)
    return scratch.registers.numbers[0] != 0
  }
}

extension UIKitTable {
  static func addPredicates(_ table: Table) {
    let nominal = table.library.hostNominal(PredicateObject.self, .class, named: "NSPredicate")
    nominal.superclass = NSObject.type(in: table.library)
    nominal.summary = "A condition on objects, made of a block."
    table.extend(.nominal(nominal, [])) { type in
      type.staticMethod("_block(_:)", "The condition that a block tests.") {
        (block: ConditionBlock) in PredicateObject(block)
      }.named("predicateWithBlock:")
      type.method("_evaluate(_:)", "Whether it is true of an object.") {
        (p: PredicateObject, object: AnyReference) throws(RunStop) in
        try p.isTrue(of: object.object)
      }.named("evaluateWithObject:")
    }
  }
}
