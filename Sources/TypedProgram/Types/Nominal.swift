import Records
import SourceTree

/// A declared type: class, structure, enumeration or protocol; the host's, the standard library's
/// or a script's.
package final class Nominal: Hashable {
  package enum Kind: Hashable {
    case `class`, structure, enumeration, `protocol`
  }

  package enum Origin {
    /// Declared in the host's table; the payload is its identity in the host.
    case host(ObjectIdentifier?)
    case standardLibrary
    case script(SourceFile, SourceRange)
  }

  package let name: String
  package let kind: Kind
  package let origin: Origin
  /// The type that this one is declared in.
  package var outer: Nominal?
  package var genericParameters: [GenericParameterType] = []
  /// Whether its generic parameters are those of the type that it is declared in.
  package private(set) var capturesOuter = false
  /// The superclass, with its arguments; classes only.
  package var superclass: Type?
  /// The protocols that it conforms to by its own declaration or an extension.
  package var protocols: [Type] = []
  /// Members by base name, of the declaration and of all extensions, including static ones.
  package var members: [String: [Member]] {
    get {
      declarePending()
      return declared
    }
    _modify {
      declarePending()
      yield &declared
    }
  }
  private var declared: [String: [Member]] = [:]
  /// Removes the type's members; for a module that is no longer used.
  func letGoOfMembers() {
    (declared, pending, dispatch) = ([:], [], [])
  }

  /// Closures that declare members of the table, the first time that any is looked up.
  private var pending: [() -> Void] = []
  /// The stored properties of this type alone, in order.
  package var storedProperties: [Property] = [] { didSet { LayoutMemory.forget() } }
  /// The cases of an enumeration, in order; a case's tag is its index.
  package var cases: [EnumCase] = [] { didSet { LayoutMemory.forget() } }
  /// The raw type of an enumeration that has one.
  package var rawType: Type?
  /// The layout of a structure or enumeration of the host.
  package var hostLayout: Layout? { didSet { LayoutMemory.forget() } }
  /// The name in C of a type that Swift imports, as a running program prints it; nil for Swift's
  /// own.
  package var importedName: String?
  /// The names in Objective-C of the rows of a type of the host; nil for all others.
  package internal(set) var names: (any RowNaming)?
  /// The text that `print` and `debugPrint` write for a value of a structure or enumeration of the
  /// host, if the structural text is not suitable.
  package var describeValue: (@MainActor (Registers) -> String)?
  package var debugDescribeValue: (@MainActor (Registers) -> String)?
  /// `==` of two values of a structure of the host, if it differs from the equality of its parts.
  package var equalValues: (@MainActor (Registers, Registers) -> Bool)?
  /// One sentence about the type for `help`, from the host's table.
  package var summary = ""
  /// Methods that instances of a script class dispatch on, the superclass's first.
  package var dispatch: [Function] = []
  /// The class's overrides that have no index in `dispatch`, by the overridden function: of members
  /// in extensions of its superclasses, of methods with generic parameters of their own, and of
  /// static members.
  package var extensionOverrides: [ObjectIdentifier: Function] = [:]
  /// The initializer's tree and the other data that the checker stores with a script's type.
  package var declaration: TypeDeclaration?
  /// `final`, or a class of the host that UIKit does not permit deriving from.
  package var isFinal = false
  /// A protocol's `Self`, as a generic parameter: requirements and members of its extensions refer
  /// to `.parameter(selfParameter)`, and a copy of such a member names the concrete type for it.
  /// nil for other types.
  package private(set) lazy var selfParameter: GenericParameterType? =
    kind == .protocol
    ? GenericParameterType(name: "Self", constraints: [.nominal(self, [])]) : nil
  /// The associated types of a protocol, which are among its members as types, too.
  package var associatedTypes: [GenericParameterType] = []
  /// The associated types that witnesses of its protocols imply, by their names, in terms of its
  /// generic parameters: they are not written anywhere.
  package var impliedTypes: [String: Type] = [:]
  /// The parts of `View & Named`, when this represents such a composition: a protocol with all its
  /// parts, with the members of its class.
  package var parts: [Type] = []
  /// A protocol that only classes conform to, by its own declaration or through one that it
  /// inherits.
  package var isClassBound: Bool {
    get { isBoundToClasses || inheritedProtocols.contains(where: \.isBoundToClasses) }
    set { isBoundToClasses = newValue }
  }
  private var isBoundToClasses = false
  /// The instance variables of a class in Objective-C by their names: of a property that is
  /// synthesized with `_` before it.
  package var instanceVariables: [String: Property] = [:]
  /// `@objc` is written on the declaration.
  package var isObjectiveC = false
  /// `@objcMembers`: every member of the class, and of those derived from it, is Objective-C's.
  package var exposesMembers = false
  /// An `indirect` enumeration: its values are one reference to a box with tag and payload.
  package var isIndirect = false { didSet { LayoutMemory.forget() } }

  /// The arguments with which its layout is being found, the outermost first.
  private var measuring: [[Type]] = []
  /// The layouts that were measured, by the arguments: equal parts are measured once, or types that
  /// contain two of each other would take twice as long at each step.
  private var known = LayoutMemory()

  package init(name: String, kind: Kind, origin: Origin) {
    self.name = name
    self.kind = kind
    self.origin = origin
  }

  /// Takes the generic parameters of a script's type around it, if it has none of its own: in
  /// `Stack<Int>.Node` they are what the type is for.
  package func captureOuter() {
    guard genericParameters.isEmpty, let outer, outer.isScript, !outer.genericParameters.isEmpty
    else { return }
    genericParameters = outer.genericParameters
    capturesOuter = true
  }

  package func add(_ member: Member, named name: String) {
    declared[name, default: []].append(member)
  }

  /// Defers the declaration of members until they are looked up: a session needs few of the table's
  /// types.
  package func addLater(_ declare: @escaping () -> Void) {
    pending.append(declare)
  }

  private func declarePending() {
    guard !pending.isEmpty else { return }
    let declarations = pending
    pending = []
    for declare in declarations { declare() }
  }

  package static func == (left: Nominal, right: Nominal) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package var isScript: Bool {
    if case .script = origin { return true }
    return false
  }

  /// The registers of a value of this type.
  ///
  /// Also called while a unit is checked, when a type may still turn out to contain itself: such a
  /// part takes no space, and the checker reports it later.
  package func layout(_ arguments: [Type]) -> Layout {
    switch kind {
    case .class, .protocol: return .reference
    case .structure, .enumeration:
      if let hostLayout { return hostLayout }
      if isIndirect { return .reference }
      if let known = known[arguments] { return known }
      guard beginMeasuring(arguments) else { return .none }
      let layout = kind == .structure ? layoutOfFields(arguments) : layoutOfCases(arguments)
      measuring.removeLast()
      known[arguments] = layout
      return layout
    }
  }

  private func layoutOfFields(_ arguments: [Type]) -> Layout {
    let substitution = Substitution(genericParameters, arguments)
    return storedProperties.reduce(.none) {
      $0 + $1.storageType.replacing(substitution).layout
    }
  }

  /// A tag, and space for the largest payload.
  private func layoutOfCases(_ arguments: [Type]) -> Layout {
    let substitution = Substitution(genericParameters, arguments)
    var payload = Layout.none
    for enumCase in cases {
      let layout = enumCase.payload.reduce(Layout.none) {
        $0 + $1.type.replacing(substitution).layout
      }
      payload.numbers = max(payload.numbers, layout.numbers)
      payload.references = max(payload.references, layout.references)
    }
    return .number + payload
  }
}

extension Nominal {
  /// Whether its parts are to be measured: not if it is being measured already, unless it is among
  /// its own arguments, as in `Box<Box<Int>>`, which are smaller each time.
  private func beginMeasuring(_ arguments: [Type]) -> Bool {
    if let outer = measuring.last,
      Self.size(of: arguments) >= Self.size(of: outer)
    {
      return false
    }
    measuring.append(arguments)
    return true
  }

  private static func size(of arguments: [Type]) -> Int {
    arguments.reduce(0) { $0 + $1.description.utf8.count }
  }
}

/// The declarations of one name in a type or at the top level.
package enum Member {
  case property(Property)
  /// A method, a function, an operator.
  case function(Function)
  /// Stored under the name `init`.
  case initializer(Function)
  /// Stored under the name `subscript`.
  case subscripting(SubscriptMember)
  case enumCase(EnumCase)
  /// A nested type or a type alias.
  case type(Type)

  /// The identity of its declaration; nil for an alias of a type that is not declared anywhere.
  var identity: ObjectIdentifier? {
    switch self {
    case .property(let property): ObjectIdentifier(property)
    case .function(let function), .initializer(let function): ObjectIdentifier(function)
    case .subscripting(let member): ObjectIdentifier(member)
    case .enumCase(let enumCase): ObjectIdentifier(enumCase)
    case .type(.nominal(let nominal, _)): ObjectIdentifier(nominal)
    case .type: nil
    }
  }

  /// Whether two are the same declaration.
  package func isSame(as other: Member) -> Bool { identity != nil && identity == other.identity }
}

/// A case of an enumeration.
package final class EnumCase {
  package let name: String
  package unowned let owner: Nominal
  package let tag: Int
  package let payload: [ParameterInfo]
  package var rawValue: RawValue?

  package enum RawValue: Hashable {
    case integer(Int64)
    case number(Double)
    case string(String)
  }

  package init(name: String, owner: Nominal, tag: Int, payload: [ParameterInfo]) {
    self.name = name
    self.owner = owner
    self.tag = tag
    self.payload = payload
  }
}
