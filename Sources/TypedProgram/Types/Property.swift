import Records
import SourceTree

/// The access level of a declaration.
package enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// A variable or constant of a type, or a variable of the top level seen as one.
@usableFromInline
package final class Property {
  package enum Storage {
    /// A field: of an instance (index in `storedProperties` of its owner), or of a structure.
    case field(Int)
    /// A part of a host structure: offsets of its first registers.
    case part(Layout)
    /// `static`, or of the top level: one location for all.
    case global(GlobalVariable)
    case computed(getter: Function, setter: Function?)
  }

  package let name: String
  package let type: Type
  package unowned let owner: Nominal?
  package let isStatic: Bool
  /// Declared with `let`: never assigned after its initialization.
  package let isConstant: Bool
  package var storage: Storage
  package var ownership: Closure.Ownership = .strong
  package var isLazy = false { didSet { LayoutMemory.forget() } }
  /// Declared for Objective-C by itself.
  package var isObjectiveC = false
  /// Its type and accessors as Objective-C writes them, if it is declared there.
  package var objectiveC: ObjectiveCPropertySignature?
  /// The Objective-C property that this is a view of, with the type that the importer determines;
  /// nil for all others.
  package var viewed: Property?
  /// The property that Swift uses in place of an Objective-C one; nil if Swift uses it itself.
  package weak var view: Property?
  /// Declared `T!`; the type is the optional, and uses are implicitly unwrapped if needed.
  package var isImplicitlyUnwrapped = false
  package var access = Access.internal
  package var setterAccess = Access.internal
  /// Whether it can be set: false for a host property or a computed property without a setter.
  package var isSettable = true
  /// The property that this one overrides.
  package var overridden: Property?
  package var willSet: Function?
  package var didSet: Function?
  /// The default value's or the lazy initializer's code: a function of no arguments (a lazy one
  /// has `self`).
  package var initializer: Function?
  /// Functions that read and write a stored property of a class, once a subclass overrides it or a
  /// protocol requires it. With a `dispatchIndex` every use goes through them; `isSuper` uses,
  /// including those in their own bodies, access the field.
  package var accessors: (getter: Function, setter: Function?)?
  /// The accessors that wait for a subclass to override the property, with reserved indices in
  /// `Nominal.dispatch`.
  package var reservedAccessors: (getter: Function, setter: Function?)?
  /// The host's messages for reading and writing, if scripts may override them.
  package var getterMessage: Int?
  package var setterMessage: Int?
  package var isFinal = false
  /// An override that only observes the inherited property; its accessors call the superclass's.
  package var isObserving = false
  /// The `where` clause of the extension that declares it.
  package var requirements: [TypeRequirement] = []
  /// The types of generic parameters in this copy of a property.
  package var substitution = Substitution()
  /// Copies of a generic type's property, by the types in place of the parameters.
  package var copies: [[Type]: Property] = [:]
  /// One sentence for `help`, from the host's table, with the rule that it follows.
  package var summary = ""
  /// The reason why using or overriding it has no effect; nil if it has one.
  package var silence: ExpressionProblem.Silence?
  package var range = SourceRange(0, 0)

  /// The type of the field itself: a lazy property has none until its first use.
  package var storageType: Type { isLazy ? .optional(type) : type }

  package init(
    name: String, type: Type, owner: Nominal?, isStatic: Bool, isConstant: Bool, storage: Storage
  ) {
    self.name = name
    self.type = type
    self.owner = owner
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.storage = storage
  }
}
