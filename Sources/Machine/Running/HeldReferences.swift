import TypedProgram

/// A strong reference of one object to another, with its kind.
package struct HeldReference {
  /// The kind of a strong reference.
  package enum Way {
    /// A stored property, by its name.
    case property(String)
    /// A closure's copy of a variable or of `self`, by its name.
    case capture(String)
    /// An element of an array, from 0.
    case element(Int)
    /// An entry of a dictionary or a set, or a component of a value.
    case part
  }

  package let way: Way
  package let object: AnyObject

  package init(_ way: Way, _ object: AnyObject) {
    self.way = way
    self.object = object
  }
}

/// A stored property that refers to an object.
package struct StoredReference {
  /// The property's name.
  package let property: String
  /// Whether only its class, or its file, may use it.
  package let isPrivate: Bool
  /// The object.
  package let object: AnyObject
}

/// The strong references in the memory of scripts, without weak and unowned ones.
package enum HeldReferences {
  /// The strong references of an object: those in the fields of a script's class, a closure, a
  /// collection or a box; empty for any other object.
  package static func of(_ object: AnyObject) -> [HeldReference] {
    let held: [HeldReference] =
      switch object {
      case let fields as Fields: of(fields)
      case let cell as Cell: parts(cell.references, cell.layout.references)
      case let closure as ClosureObject: of(closure)
      case let box as AnyBox: box.references.compactMap { $0.map { HeldReference(.part, $0) } }
      case let array as ArrayStorage: of(array)
      case let entries as HashedStorage: of(entries)
      default: []
      }
    return held.filter { isFollowed($0.object) }
  }

  /// The name of the function or closure whose value an object is; nil for any other object.
  package static func nameOfClosure(_ object: AnyObject) -> String? {
    guard let closure = object as? ClosureObject, let code = closure.code as? FunctionCode else {
      return nil
    }
    return switch code.source {
    case .closure(let source): source.name
    case .function(let function), .thunk(let function, _), .inherited(_, let function),
      .wrapper(let function, _):
      function.name
    }
  }

  /// Whether an object is memory inside a value, which is not an object in the language.
  package static func isPartOfValue(_ object: AnyObject) -> Bool {
    object is Box || object is AnyBox || object is ArrayStorage || object is HashedStorage
  }

  private static func isFollowed(_ object: AnyObject) -> Bool {
    !(object is WeakBox || object is StringObject || object is MetatypeObject)
  }

  private static func parts(
    _ references: UnsafeMutablePointer<AnyObject?>, _ count: Int, from start: Int = 0,
    _ way: HeldReference.Way = .part
  ) -> [HeldReference] {
    (start..<start + count).compactMap { index in
      references[index].map { HeldReference(way, $0) }
    }
  }

  private static func of(_ fields: Fields) -> [HeldReference] {
    var held = fields.associations.values.map { HeldReference(.part, $0) }
    var place = 0
    for stored in properties(of: fields) {
      held += parts(fields.references, stored.count, from: place, .property(stored.property.name))
      place += stored.count
    }
    return held + parts(fields.references, fields.layout.references - place, from: place)
  }

  /// A stored property of an object.
  private struct StoredProperty {
    let property: Property
    /// The type with the object's arguments.
    let type: Type
    /// The number of its references.
    let count: Int
  }

  /// The stored properties of an object in the order of its memory.
  private static func properties(of fields: Fields) -> [StoredProperty] {
    var found: [StoredProperty] = []
    var left = fields.layout.references
    for (nominal, arguments) in ClassLayout.chain(fields.objectType).reversed() {
      let substitution = Substitution(nominal.genericParameters, arguments)
      for property in nominal.storedProperties {
        let count = min(
          property.storageType.replacing(substitution).layout.references, left)
        found.append(
          StoredProperty(
            property: property, type: property.type.replacing(substitution), count: count))
        left -= count
      }
    }
    return found
  }

  /// The stored properties of an object that refer to another one, of a class or an optional class,
  /// with that object. Runs no code: a lazy property that has no value yet is left out.
  package static func objectsInProperties(of fields: Fields) -> [StoredReference] {
    var found: [StoredReference] = []
    var place = 0
    for stored in properties(of: fields) {
      if stored.count == 1, stored.type.refersToObject, let held = fields.references[place] {
        let object = if let weak = held as? WeakBox { weak.object } else { held }
        let property = stored.property
        if let object {
          found.append(
            StoredReference(
              property: property.name, isPrivate: property.access < .internal, object: object))
        }
      }
      place += stored.count
    }
    return found
  }

  private static func of(_ closure: ClosureObject) -> [HeldReference] {
    guard let code = closure.code as? FunctionCode, case .closure(let source) = code.source else {
      return parts(closure.references, closure.captured.references, from: 0, .capture("self"))
    }
    var held: [HeldReference] = []
    var place = 0
    for capture in source.captures {
      let (name, layout) = home(of: capture, in: source)
      let count = min(layout.references, closure.captured.references - place)
      guard count >= 0 else { break }
      held += parts(closure.references, count, from: place, .capture(name))
      place += count
    }
    return held
  }

  private static func home(
    of capture: ClosureSource.Capture, in source: ClosureSource
  ) -> (name: String, layout: Layout) {
    switch capture {
    case .variable(let variable):
      let isBox =
        FunctionCompiler.isBoxed(variable) || source.shared.contains(ObjectIdentifier(variable))
      return (variable.name, isBox ? .reference : FunctionCompiler.homeLayout(variable))
    case .selfValue:
      return ("self", source.isSelfBoxed ? .reference : source.selfType?.layout ?? .none)
    }
  }

  private static func of(_ array: ArrayStorage) -> [HeldReference] {
    if array.holdsObjects {
      return array.objects.enumerated().map { HeldReference(.element($0), $1) }
    }
    let width = max(array.element.references, 1)
    return array.references.enumerated().compactMap { index, object in
      object.map { HeldReference(.element(index / width), $0) }
    }
  }

  private static func of(_ entries: HashedStorage) -> [HeldReference] {
    (0..<entries.count).flatMap { index in
      parts(entries.keyRegisters(index).references, entries.key.references)
        + parts(entries.valueRegisters(index).references, entries.value.references)
    }
  }
}

extension Type {
  /// Whether it is a class, or an optional one.
  var refersToObject: Bool {
    var type = self
    if case .optional(let wrapped) = type { type = wrapped }
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.kind == .class
  }
}

extension Machine {
  /// The live objects of plain script classes, the fields of all others, and the captured
  /// variables.
  package var livingMemory: [AnyObject] {
    var living: [AnyObject] = []
    var cell = registry.first
    while let current = cell {
      living.append(current)
      cell = current.next
    }
    return living
  }
}
