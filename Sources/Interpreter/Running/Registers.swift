import Records

/// Where a call's values are: arguments from the first registers on, receiver first; the result
/// takes their place.
@usableFromInline
package struct Registers {
  @usableFromInline
  package let numbers: UnsafeMutablePointer<UInt64>
  @usableFromInline
  package let references: UnsafeMutablePointer<AnyObject?>

  @inlinable @inline(__always)
  package init(
    _ numbers: UnsafeMutablePointer<UInt64>, _ references: UnsafeMutablePointer<AnyObject?>
  ) {
    self.numbers = numbers
    self.references = references
  }

  /// The registers after the first ones.
  @inlinable @inline(__always)
  package func advanced(by layout: Layout) -> Registers {
    Registers(numbers + layout.numbers, references + layout.references)
  }
}

/// Why running ended early; thrown by host functions and by the machine.
@usableFromInline
package struct RunStop: Error {
  package let problem: RunProblem

  package init(_ problem: RunProblem) {
    self.problem = problem
  }
}

/// Code of the host or of the standard library that scripts call.
///
/// Arguments are from register 0 of each window on, the receiver first; the result takes their
/// place. Where the function is mutating or has inout parameters, the machine copies their values
/// in, moved out of their places where it can, so that storage is not shared; afterwards the new
/// values are first, the receiver's before the inout arguments' in order, and the result follows.
@usableFromInline
package final class HostFunction {
  @usableFromInline
  package typealias Body = @MainActor (Registers) throws(RunStop) -> Void

  package let name: String
  package let body: Body
  /// The same for a function of numbers alone, where there is a way without a closure: reads its
  /// arguments from the first numbers and writes its result to the second ones, which can be the
  /// same.
  package var plain: Plain?
  /// The same for a getter of objects that keep what tells who answers their messages
  /// (`AnswerPlace`): reads from where that is. For an object that nobody answers for.
  package var read: Read?
  /// The same for a getter that returns an object, if that is ready; otherwise nil.
  package var readObject: ReadObject?

  package typealias Plain =
    @Sendable @convention(c) (UnsafePointer<UInt64>, UnsafeMutablePointer<UInt64>) -> Void
  package typealias Read =
    @Sendable @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt64>) -> Void
  package typealias ReadObject =
    @Sendable @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?

  /// Whether the arguments are the result already, in the same registers.
  package var isMemberwise = false

  package init(_ name: String, _ body: @escaping Body) {
    self.name = name
    self.body = body
  }
}

/// A text as a reference register holds it.
@usableFromInline
package final class StringObject {
  @usableFromInline
  package let value: String

  @inlinable
  package init(_ value: String) {
    self.value = value
  }
}

/// A value of any type in one reference, with its type beside it. Objects stand for themselves and
/// need no box.
package final class AnyBox {
  package let type: Type
  package let numbers: [UInt64]
  package private(set) var references: [AnyObject?]

  package init(type: Type, numbers: [UInt64], references: [AnyObject?]) {
    self.type = type
    self.numbers = numbers
    self.references = references
  }

  deinit {
    guard !references.isEmpty else { return }
    let held = references
    references = []
    LettingGo.release(held)
  }
}

/// A type as a value.
package final class MetatypeObject {
  package let type: Type

  package init(_ type: Type) {
    self.type = type
  }
}

/// Memory for values that outlive a frame: an object's stored properties, a captured variable.
///
/// Such memory can be part of a cycle, so the machine that made it keeps a list of all that live,
/// and can make them let go of everything.
package class Cell {
  package let numbers: UnsafeMutablePointer<UInt64>
  package let references: UnsafeMutablePointer<AnyObject?>
  package let layout: Layout
  /// The list of the machine that made this; nil for memory that no machine looks after.
  var registry: CellRegistry?
  unowned(unsafe) var previous: Cell?
  unowned(unsafe) var next: Cell?

  init(layout: Layout) {
    self.layout = layout
    numbers = .allocate(capacity: max(layout.numbers, 1))
    numbers.initialize(repeating: 0, count: layout.numbers)
    references = .allocate(capacity: max(layout.references, 1))
    references.initialize(repeating: nil, count: layout.references)
  }

  package var registers: Registers { Registers(numbers, references) }

  /// Releases everything, so that a dropped scene leaves no cycles behind.
  package func clear() {
    for index in 0..<layout.references { references[index] = nil }
  }

  deinit {
    registry?.remove(self)
    LettingGo.deinitialize(references, count: layout.references)
    references.deallocate()
    numbers.deallocate()
  }
}

/// The stored properties that script classes gave one object.
///
/// Belongs to the object: an instance of a plain script class is a `ScriptObject`, an instance of a
/// script class that derives from the host's keeps it where the host says.
package class Fields: Cell {
  /// The object's own class, the lowest script class.
  package let type: Nominal
  /// The associated objects, by key.
  package var associations: [UnsafeRawPointer: AnyObject] = [:]
  /// The methods that the object dispatches on; nil where there is no object.
  var methods: UnsafeMutablePointer<Entry>?

  package init(type: Nominal, layout: Layout) {
    self.type = type
    super.init(layout: layout)
  }

  package override func clear() {
    super.clear()
    associations = [:]
  }

  deinit {
    guard !associations.isEmpty else { return }
    let held = Array(associations.values)
    associations = [:]
    LettingGo.release(held)
  }
}
