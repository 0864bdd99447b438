import Machine
import ScriptLibrary
import TypedProgram

/// A block that Foundation calls with objects of a collection, and with a flag that ends the
/// iteration.
nonisolated protocol ObjectBlock: Bridged {
  /// The parameters that the block has, in order.
  static var parameters: [FunctionTypeParameter] { get }
  static var result: Type { get }
  var closure: AnyObject { get }
  init(closure: AnyObject)
}

extension ObjectBlock {
  nonisolated static var layout: Layout { .reference }
  nonisolated static var isNullable: Bool { true }
  nonisolated static var hostType: HostType {
    HostType { _ in .function(FunctionType(parameters, result)) }
  }
  nonisolated static var result: Type { .void }

  nonisolated static func read(_ registers: Registers) -> Self {
    Self(closure: registers.references.pointee.certain())
  }

  nonisolated func write(to registers: Registers) { registers.references.pointee = closure }
}

extension FunctionTypeParameter {
  nonisolated fileprivate static var object: Self { Self(.optional(.anyObject)) }
  nonisolated fileprivate static var index: Self { Self(.integer(.uint)) }
  nonisolated fileprivate static var stop: Self { Self(.bool, isInout: true) }
}

/// A block that is called for each object of an array: with the object and its index.
nonisolated struct WalkBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] { [.object, .index, .stop] }

  /// Calls it; returns whether the iteration ends.
  @MainActor func callAsFunction(_ object: AnyObject, _ index: Int) throws(RunStop) -> Bool {
    try run(closure, [object], index: index) != 0
  }
}

/// A block that tests each object of an array: with the object and its index.
nonisolated struct TestBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] { [.object, .index, .stop] }
  static var result: Type { .bool }

  /// Calls it; returns whether the object passes, and whether the iteration ends.
  @MainActor func callAsFunction(
    _ object: AnyObject, _ index: Int
  ) throws(RunStop) -> (passes: Bool, ends: Bool) {
    let scratch = Scratch(Layout(2, 1))
    scratch.registers.references[0] = object
    scratch.registers.numbers[0] = UInt64(index)
    try Closures.call(closure, scratch.registers)
    return (scratch.registers.numbers[1] != 0, scratch.registers.numbers[0] != 0)
  }
}

/// The same for a set, which has no indices.
nonisolated struct MemberBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] { [.object, .stop] }

  /// Calls it; returns whether the iteration ends.
  @MainActor func callAsFunction(_ object: AnyObject) throws(RunStop) -> Bool {
    try run(closure, [object]) != 0
  }
}

/// A block that tests each object of a set.
nonisolated struct MemberTestBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] { [.object, .stop] }
  static var result: Type { .bool }

  /// Calls it; returns whether the object passes, and whether the iteration ends.
  @MainActor func callAsFunction(
    _ object: AnyObject
  ) throws(RunStop) -> (passes: Bool, ends: Bool) {
    let scratch = Scratch(Layout(2, 1))
    scratch.registers.references[0] = object
    try Closures.call(closure, scratch.registers)
    return (scratch.registers.numbers[1] != 0, scratch.registers.numbers[0] != 0)
  }
}

/// The same for a dictionary: with a key and its value.
nonisolated struct EntryBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] { [.object, .object, .stop] }

  /// Calls it; returns whether the iteration ends.
  @MainActor func callAsFunction(_ key: AnyObject, _ value: AnyObject) throws(RunStop) -> Bool {
    try run(closure, [key, value]) != 0
  }
}

/// A block that compares two objects: its result is below, at or above 0.
nonisolated struct OrderBlock: ObjectBlock {
  let closure: AnyObject
  static var parameters: [FunctionTypeParameter] { [.object, .object] }
  static var result: Type { .int }

  @MainActor func callAsFunction(_ left: AnyObject, _ right: AnyObject) throws(RunStop) -> Int {
    Int(bitPattern: UInt(try run(closure, [left, right])))
  }
}

/// Calls a closure with arguments in registers of its own; returns the first number register
/// afterwards: the flag, which the closure may have changed, or its result.
private func run(
  _ closure: AnyObject, _ objects: [AnyObject], index: Int = 0
) throws(RunStop) -> UInt64 {
  let scratch = Scratch(Layout(2, objects.count))
  for (number, object) in objects.enumerated() { scratch.registers.references[number] = object }
  scratch.registers.numbers[0] = UInt64(index)
  try Closures.call(closure, scratch.registers)
  return scratch.registers.numbers[0]
}
