import TypedProgram

/// Memory for values that outlive a frame: an object's stored properties, a captured variable.
///
/// Such memory can be part of a cycle, so the machine that made it has a list of all live cells,
/// and can make them release everything.
package class Cell {
  package let numbers: UnsafeMutablePointer<UInt64>
  package let references: UnsafeMutablePointer<AnyObject?>
  package let layout: Layout
  /// The list of the machine that created this; nil for memory without a machine.
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

/// The stored properties of one object that script classes declare.
///
/// Belongs to the object: an instance of a plain script class is a `ScriptObject`; for an instance
/// of a script class that derives from the host's, the host stores it. `ScriptObject` is the only
/// subclass.
package class Fields: Cell, VariableMemory {
  /// The object's own class, the most derived script class.
  package let type: Nominal
  /// The types for the generic parameters of the class; none for most.
  var genericArguments: [Type] = []
  /// The object's own class, with the types for its generic parameters.
  package var objectType: Type { .nominal(type, genericArguments) }
  /// The associated objects, by key.
  package var associations: [UnsafeRawPointer: AnyObject] = [:]
  /// The methods that the object dispatches on; nil without an object.
  var methods: UnsafeMutablePointer<Entry>?

  package init(type: Nominal, layout: Layout) {
    self.type = type
    super.init(layout: layout)
  }

  package override func clear() {
    super.clear()
    associations = [:]
  }

  /// Returns `object` as fields; nil for an object of the host. Compares classes, where a cast
  /// would walk up the hierarchy of every view.
  static func of(_ object: AnyObject) -> Fields? {
    let own = ObjectIdentifier(Swift.type(of: object))
    guard own == ObjectIdentifier(ScriptObject.self) || own == ObjectIdentifier(Fields.self) else {
      return nil
    }
    return downcast(object, to: Fields.self)
  }

  deinit {
    guard !associations.isEmpty else { return }
    let held = Array(associations.values)
    associations = [:]
    LettingGo.release(held)
  }
}

/// An instance of a script class that derives from none of the host's: its own stored properties.
package final class ScriptObject: Fields {
  /// Whether script code runs when the object is deallocated.
  var hasDeinitializer = false

  deinit {
    guard hasDeinitializer, let registry, !registry.isClearing else { return }
    registry.deinitialize(self)
  }
}

/// A variable that a closure captured and that is written.
final class Box: Cell {}

/// A weak or unowned reference, as stored in one register.
final class WeakBox {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
