import ScriptLibrary
import TypedProgram
import UIKitBindings

/// One row of the interpreter's table: what runs the host's code.
struct TableRow {
  enum Kind {
    case reading(Property)
    case writing(Property)
    case calling(Function)
    case making(Function)
    case element(SubscriptMember, isWritten: Bool)
  }

  let kind: Kind
  /// nil at the top level.
  let owner: Nominal?
  /// The name of the row in reports, which is unique: `UIView.alpha =`, `CGRect.init(x: Int, y:
  /// Int, width: Int, height: Int)`.
  let name: String

  var isStatic: Bool {
    switch kind {
    case .reading(let property), .writing(let property): owner == nil || property.isStatic
    case .calling(let function): owner == nil || function.isStatic
    case .making: true
    case .element(let member, _): member.isStatic
    }
  }

  /// Whether the memory of an array is among its arguments.
  var takesMemory: Bool {
    switch kind {
    case .calling(let function), .making(let function):
      function.parameters.contains { RowCall.isMemory($0.type) }
    case .reading, .writing, .element: false
    }
  }

  /// Whether only a variable can take it.
  var isMutating: Bool {
    switch kind {
    case .writing(let property): !property.isStatic && owner?.kind != .class
    case .calling(let function): function.isMutating
    case .element(_, let isWritten): isWritten
    case .reading, .making: false
    }
  }
}

/// Every row of a library that contains the standard library and the model, but not the prelude.
struct RowTable {
  let library: Library
  private(set) var rows: [TableRow] = []

  init() {
    library = Library()
    StandardLibrary.install(in: library)
    UIKitTable.install(in: library)
    library.declareEverything()
    nameInner()
    for (_, members) in library.members.sorted(by: { $0.key < $1.key }) {
      for member in members { add(member, of: nil) }
    }
    for nominal in Self.types(of: library) {
      for (_, members) in nominal.members.sorted(by: { $0.key < $1.key }) {
        for member in members { add(member, of: nominal) }
      }
    }
    var seen: Set<String> = []
    rows = rows.filter { seen.insert($0.name).inserted }
  }

  /// Lets types that were only added to others know what they are in, so that their names can be
  /// written.
  private func nameInner() {
    var ofTopLevel: Set<Nominal> = []
    for case .type(.nominal(let nominal, _)) in library.members.values.flatMap({ $0 }) {
      ofTopLevel.insert(nominal)
    }
    for nominal in Self.types(of: library) {
      for case .type(.nominal(let inner, _)) in nominal.members.values.flatMap({ $0 })
      where inner.outer == nil && !ofTopLevel.contains(inner) {
        inner.outer = nominal
      }
    }
  }

  /// All types, by name.
  private static func types(of library: Library) -> [Nominal] {
    var types = [
      library.array, library.dictionary, library.set, library.optional, library.string,
      library.character, library.bool, library.range, library.closedRange,
    ]
    types += library.integers.values
    types += library.floatings.values
    types += library.hostTypes.values
    types += library.protocols.values
    for members in library.members.values {
      for case .type(.nominal(let nominal, _)) in members { types.append(nominal) }
    }
    var known: Set<Nominal> = []
    return types.filter { known.insert($0).inserted }.sorted { $0.fullName < $1.fullName }
  }

  private mutating func add(_ member: Member, of owner: Nominal?) {
    switch member {
    case .property(let property):
      guard isRow(property, of: owner) else { return }
      add(.reading(property), owner, "\(property.name)")
      if property.isSettable, property.setterAccess == .internal, !property.isConstant {
        add(.writing(property), owner, "\(property.name) =")
      }
    case .function(let function):
      guard isRow(function) else { return }
      add(.calling(function), owner, function.name + Self.list(function.parameters))
    case .initializer(let function):
      guard isRow(function) else { return }
      add(.making(function), owner, "init" + Self.list(function.parameters))
    case .subscripting(let member):
      guard isRow(member.getter) else { return }
      let list = Self.list(member.parameters)
      add(.element(member, isWritten: false), owner, "subscript\(list)")
      if member.setter != nil {
        add(.element(member, isWritten: true), owner, "subscript\(list) =")
      }
    case .enumCase, .type: return
    }
  }

  private mutating func add(_ kind: TableRow.Kind, _ owner: Nominal?, _ name: String) {
    let place = owner.map { "\($0.fullName)." } ?? ""
    rows.append(TableRow(kind: kind, owner: owner, name: place + name))
  }

  private static func list(_ parameters: [ParameterInfo]) -> String {
    "(" + parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
  }

  /// Whether there is code of the host behind it; a protocol's requirement of the model is a row,
  /// for the model calls what a script answers with.
  private func isRow(_ function: Function) -> Bool {
    switch function.implementation {
    case .required: isOfModel(function.owner)
    case .host, .intrinsic, .generic, .script: true
    case .memberwiseInitializer, .inheritedInitializer: false
    }
  }

  private func isRow(_ property: Property, of owner: Nominal?) -> Bool {
    switch property.storage {
    case .computed(let getter, _): isRow(getter)
    case .field, .part, .global: owner != nil
    }
  }

  private func isOfModel(_ owner: Nominal?) -> Bool {
    guard case .host? = owner?.origin else { return false }
    return true
  }
}
