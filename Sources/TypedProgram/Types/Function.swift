import Records
import SourceTree

/// A function, method, initializer, accessor or operator: its declaration, with the results of the
/// checker and the compiler.
///
/// The declaration is here. The later stages have one member each, so that the owner of a value is
/// visible, and that neither is needed to declare a function.
@usableFromInline
package final class Function {
  package enum Implementation {
    /// A script's body; `checked` is the checker's result.
    case script
    case host(HostFunction)
    case intrinsic(Intrinsic)
    /// Of the standard library, for generic types and functions: returns the implementation (a host
    /// function or an intrinsic) for the types in place of the owner's and the function's generic
    /// parameters. Only the function's copy for these types, which has that, is ever compiled.
    case generic((Substitution) -> Implementation)
    /// A requirement of a protocol, without a body.
    case required
    /// Memberwise, or inherited: synthesized by the compiler.
    case memberwiseInitializer
    case inheritedInitializer(Function)
  }

  package let name: String
  package var parameters: [ParameterInfo]
  package var result: Type
  /// nil for functions of the top level and closures.
  package unowned let owner: Nominal?
  package var isStatic = false
  /// Whether it is a static member of a class of a script, or in an extension of any class: the
  /// class that it is called on is its receiver.
  package var takesType = false
  /// Whether its result was declared as `Self`: a call of it has the type of the receiver.
  package var returnsSelf = false
  package var isMutating = false
  package var isThrowing = false
  /// Throws only errors of its arguments.
  package var isRethrowing = false
  package var isInitializer = false
  package var isFailable = false
  package var isConvenience = false
  package var isRequired = false
  /// A protocol's requirement that conforming types may leave out.
  package var isOptional = false
  /// A member of a protocol of the library that generic code may use, and that conforming types
  /// need not declare.
  package var isOpenMember = false
  package var isOverride = false
  /// The result was declared with `!`: it is unwrapped if a value is needed.
  package var isImplicitlyUnwrapped = false
  package var isFinal = false
  package var access = Access.internal
  package var genericParameters: [GenericParameterType] = []
  /// The `where` clauses of the function and of the extension that declares it.
  package var requirements: [TypeRequirement] = []
  package var implementation: Implementation
  package var overridden: Function?
  /// Declared for Objective-C, by itself or because the requirement that it satisfies is.
  package var isObjectiveC = false
  /// The name that `@objc(…)` or UIKit gives it, if it differs from the one by the rule.
  package var objectiveCName: String?
  /// Its types as Objective-C writes them, if it is declared there.
  package var objectiveC: ObjectiveCSignature?
  /// The function that Swift calls in place of an Objective-C one whose types the importer changes;
  /// nil if Swift calls the function itself.
  package weak var view: Function?
  /// The Objective-C function that this is a view of; nil for all others.
  package var viewed: ViewedFunction?
  /// The index in `Nominal.dispatch`, for a method of a script class that may be overridden.
  package var dispatchIndex: Int?
  /// Whether a subclass overrides it although it has generic parameters of its own, or is static:
  /// the override is found by the class of the receiver, and copied for the types of the call.
  package var hasOverrideByClass = false
  /// Found by its name and type in the class of an object that is known as `AnyObject` only.
  package var isMessage = false
  /// Declared in an extension: a subclass may override it if it is `isObjectiveC`, and it is then
  /// found by the class of the object, like Objective-C's messages.
  package var isOfExtension = false
  /// The host's number for it, if scripts may override it.
  package var message: Int?
  /// The callee of `super` and of native code: the host's own method, past every override.
  package var direct: HostFunction?
  package var summary = ""
  /// The reason why calling or overriding it has no effect; nil if it has one.
  package var silence: ExpressionProblem.Silence?
  package var isDiscardable = false
  /// Whether it never returns on a device: code after a call of it in the same function is left
  /// out.
  package var endsCaller = false
  /// The text that declares it; nil for the host's and the library's own rows.
  package var file: SourceFile?
  /// The range of its name in `file`.
  package var range = SourceRange(0, 0)

  /// The input and the result of the checker.
  package var checked = CheckedFunction()
  /// The result of the compiler. Stored inline, since calls that find their function at run time
  /// read the address in it.
  package var compiled = CompiledFunction()

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
}

extension Function {
  /// The full name: `point(inside:with:)`.
  package var fullName: String {
    if parameters.isEmpty, !isInitializer { return name + "()" }
    return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// Whether a subclass may override it although an extension declares it.
  package var isOverridable: Bool {
    isOfExtension && isObjectiveC && !isStatic && !isFinal && owner?.kind == .class
  }

  /// Whether code of the host or of the library's rows implements it.
  package var isHost: Bool {
    if case .host = implementation { return true }
    return false
  }

  /// The type of a reference to it.
  package var type: FunctionType {
    FunctionType(
      parameters.map { FunctionTypeParameter($0.type, isInout: $0.isInout) }, result,
      isThrowing: isThrowing)
  }

  /// Whether it is a method of Objective-C's, whose result need not be used. An override of it in
  /// Swift is not.
  package var isImported: Bool {
    guard let owner, case .host = owner.origin, !isInitializer else { return false }
    return owner.kind == .class || owner.kind == .protocol
  }

  /// Whether its host code only computes: as its row says, or because it is a member of one of the
  /// host's structures with only numbers as arguments and result.
  package var onlyComputes: Bool {
    guard case .host(let host) = implementation, !isMutating,
      !parameters.contains(where: \.isInout)
    else { return false }
    if host.onlyComputes { return true }
    guard let owner, owner.kind == .structure, case .host = owner.origin else { return false }
    return result.layout.references == 0
      && parameters.allSatisfy { $0.type.layout.references == 0 }
      && owner.layout([]).references == 0
  }

  /// Whether its host code only computes when this object is the receiver.
  @MainActor package func onlyComputes(for receiver: AnyObject) -> Bool {
    if onlyComputes { return true }
    guard case .host(let host) = implementation else { return false }
    return host.onlyComputesFor?(receiver) ?? false
  }

  /// Whether its host code changes nothing but its receiver.
  package var onlyBuilds: Bool {
    guard case .host(let host) = implementation else { return false }
    return host.onlyBuilds && result.layout == .none
  }

  /// Declares that its host code changes nothing but its receiver.
  package func markBuilding() {
    if case .host(let host) = implementation { host.onlyBuilds = true }
  }

  /// Declares that its host code changes nothing, and creates no object whose identity can be
  /// observed.
  package func markComputing() {
    if case .host(let host) = implementation { host.onlyComputes = true }
  }

  /// The same for the receivers for which `condition` is true.
  package func markComputing<Receiver>(
    where condition: @escaping @MainActor (Receiver) -> Bool
  ) {
    guard case .host(let host) = implementation else { return }
    host.onlyComputesFor = { ($0 as? Receiver).map(condition) ?? false }
  }

  /// Whether types of its code are open, so that only copies of it can run.
  package var isOpen: Bool {
    guard checked.substitution.isEmpty else { return false }
    if !genericParameters.isEmpty { return true }
    var current = owner
    while let nominal = current {
      if !nominal.genericParameters.isEmpty || nominal.kind == .protocol { return true }
      current = nominal.outer
    }
    return false
  }
}
