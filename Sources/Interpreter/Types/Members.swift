import Records
import SourceTree

/// Who may use a declaration.
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
    /// `static`, or of the top level: one place for all.
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
  /// Declared `T!`; the type is the optional, and uses are unwrapped where need be.
  package var isImplicitlyUnwrapped = false
  package var access = Access.internal
  package var setterAccess = Access.internal
  /// A host property's way to be set is missing, or a computed property has no setter.
  package var isSettable = true
  /// The property that this one overrides.
  package var overridden: Property?
  package var willSet: Function?
  package var didSet: Function?
  /// The default value's or the lazy initializer's code: a function of no arguments (a lazy one
  /// has `self`).
  package var initializer: Function?
  /// Functions that read and write a stored property of a class, once a subclass overrides it or a
  /// protocol asks for it. With a `dispatchIndex` every use goes through them; `isSuper` uses,
  /// their own bodies included, go to the field.
  package var accessors: (getter: Function, setter: Function?)?
  /// The accessors that wait for a subclass to override the property, with places in
  /// `Nominal.dispatch` that are theirs already.
  package var reservedAccessors: (getter: Function, setter: Function?)?
  /// What the host knows the reading and the writing by, where scripts may override them.
  package var getterMessage: Int?
  package var setterMessage: Int?
  package var isFinal = false
  /// An override that only observes the inherited property; its accessors call the superclass's.
  package var isObserving = false
  /// The `where` clause of the extension that declares it.
  package var requirements: [TypeRequirement] = []
  /// Copies of a generic type's property, by the types in place of the parameters.
  package var copies: [[Type]: Property] = [:]
  /// One sentence for `help`, from the host's table; the rule that it follows is in it.
  package var summary = ""
  /// Why using or overriding it has no effect; nil for what has one.
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

package struct ParameterInfo {
  package let label: String?
  package let name: String
  package let type: Type
  /// For a script's parameter the tree of its default value; for a host's, code.
  package var defaultValue: DefaultValue?
  package var isInout = false
  package var isVariadic = false
  /// The argument is an expression that runs when the function calls it.
  package var isAutoclosure = false
  /// Takes a closure that may be called after the call has ended: `@escaping`.
  package var isEscaping = false
  package var range = SourceRange(0, 0)

  /// Whether a closure that is given for it may outlive the call.
  var isKept: Bool { isEscaping || type.functionType == nil }

  package enum DefaultValue {
    case tree(Expression)
    case function(Function)
    /// nil, false, 0, an empty collection or option set: all registers zero.
    case zero
    case integer(Int64)
    case number(Double)
    case boolean(Bool)
    case string(String)
  }

  package init(label: String?, name: String, type: Type) {
    self.label = label
    self.name = name
    self.type = type
  }
}

/// A function, method, initializer, accessor, operator or closure body.
@usableFromInline
package final class Function {
  package enum Implementation {
    /// A script's body; `typedBody` holds what the checker made of it.
    case script
    case host(HostFunction)
    case intrinsic(Intrinsic)
    /// Of the standard library, for generic types and functions: gives the implementation (a host
    /// function or an intrinsic) for the types in place of the owner's and the function's generic
    /// parameters. Only the function's copy for these types, which has that, is ever compiled.
    case generic((Substitution) -> Implementation)
    /// A requirement of a protocol, without a body.
    case required
    /// Memberwise, or inherited: made by the compiler.
    case memberwiseInitializer
    case inheritedInitializer(Function)
  }

  package let name: String
  package var parameters: [ParameterInfo]
  package var result: Type
  /// nil for functions of the top level and closures.
  package unowned let owner: Nominal?
  package var isStatic = false
  package var isMutating = false
  package var isThrowing = false
  /// Throws only what its arguments throw.
  package var isRethrowing = false
  package var isInitializer = false
  package var isFailable = false
  package var isConvenience = false
  package var isRequired = false
  /// A protocol's requirement that conforming types may leave out.
  package var isOptional = false
  /// Of a protocol of the library: what generic code may use, and nobody has to declare.
  package var isOpenMember = false
  package var isOverride = false
  /// The result was declared with `!`: it is unwrapped where a value is wanted.
  package var isImplicitlyUnwrapped = false
  package var isFinal = false
  package var access = Access.internal
  package var genericParameters: [GenericParameterType] = []
  /// The `where` clauses of the function and of the extension that declares it.
  package var requirements: [TypeRequirement] = []
  package var implementation: Implementation
  package var overridden: Function?
  /// Declared for Objective-C, by itself or because what it answers is.
  package var isObjectiveC = false
  /// The name that `@objc(…)` gives it, or UIKit, where the rule would give another.
  package var objectiveCName: String?
  /// The place in `Nominal.dispatch`, for a method of a script class that may be overridden.
  package var dispatchIndex: Int?
  /// The host's number for it, where scripts may override it.
  package var message: Int?
  /// What `super` and native code run: the host's own method, past every override.
  package var direct: HostFunction?
  package var summary = ""
  /// Why calling or overriding it has no effect; nil for what has one.
  package var silence: ExpressionProblem.Silence?
  package var isDiscardable = false

  // What the checker keeps.
  package var file: SourceFile?
  package var range = SourceRange(0, 0)
  package var tree: Block?
  /// All that is written of the code, for the copies of a generic function.
  package var source: FunctionSource?
  /// The types of generic parameters in this copy of the function.
  package var substitution = Substitution()
  /// Copies of a generic function, by the types in place of its parameters.
  package var copies: [[Type]: Function] = [:]
  package var typedBody: FunctionBody?
  /// Makes `typedBody`, the first time that the code is needed. Prelude functions and
  /// copies of generic ones are checked only when they are used.
  package var checkBody: ((Function) -> Void)?

  /// Makes, or finds, the copy of a generic function or of a member of a generic type for
  /// concrete types; nil for functions that are not generic.
  package var specialize: ((Substitution) -> Function)?

  /// Whether it is a method of Objective-C's, whose result nobody has to use. An override of it in
  /// Swift is none.
  var isImported: Bool {
    guard let owner, case .host = owner.origin, !isInitializer else { return false }
    return owner.kind == .class || owner.kind == .protocol
  }

  /// The function for concrete types; itself when it is not generic.
  func specialized(_ substitution: Substitution) -> Function {
    substitution.isEmpty ? self : specialize?(substitution) ?? self
  }

  /// Whether types of its code are open, so that only copies of it can run.
  var isOpen: Bool {
    guard substitution.isEmpty else { return false }
    if !genericParameters.isEmpty { return true }
    var current = owner
    while let nominal = current {
      if !nominal.genericParameters.isEmpty || nominal.kind == .protocol { return true }
      current = nominal.outer
    }
    return false
  }

  /// The compiled code, plain and traced.
  package var code: AnyObject? {
    didSet { if code == nil { codeAddress = nil } }
  }
  /// Where the machine finds that code at once.
  var codeAddress: UnsafeMutableRawPointer?

  package init(
    name: String, parameters: [ParameterInfo], result: Type, owner: Nominal?,
    implementation: Implementation
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.owner = owner
    self.implementation = implementation
  }

  /// The name in full: `point(inside:with:)`.
  package var fullName: String {
    if parameters.isEmpty, !isInitializer { return name + "()" }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  package var type: FunctionType {
    FunctionType(
      parameters.map { FunctionTypeParameter($0.type, isInout: $0.isInout) }, result,
      isThrowing: isThrowing)
  }
}

/// One requirement of a `where` clause.
package struct TypeRequirement {
  package let subject: Type
  /// Whether the two are the same type, rather than the first derived from the second.
  package let isSameType: Bool
  package let other: Type

  package init(subject: Type, isSameType: Bool, other: Type) {
    self.subject = subject
    self.isSameType = isSameType
    self.other = other
  }
}

/// A subscript. Its accessors take the indices; the setter takes the new value behind them.
package final class SubscriptMember {
  package let parameters: [ParameterInfo]
  package let type: Type
  package unowned let owner: Nominal?
  package let getter: Function
  package let setter: Function?
  package var isStatic = false
  /// The `where` clause of the extension that declares it.
  package var requirements: [TypeRequirement] = []
  /// Copies of a generic type's subscript, by the types in place of the parameters.
  package var copies: [[Type]: SubscriptMember] = [:]

  package init(
    parameters: [ParameterInfo], type: Type, owner: Nominal?, getter: Function, setter: Function?
  ) {
    self.parameters = parameters
    self.type = type
    self.owner = owner
    self.getter = getter
    self.setter = setter
  }
}
