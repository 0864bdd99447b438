import Records
import SourceTree
import TypedProgram

/// A generic function inside a function: a template. Each use with other types calls a nested
/// function of its own, which is checked when the block is, with those types.
final class LocalGeneric {
  let site: FunctionSite
  let function: Function
  /// The nested functions, in the order of their first uses.
  private(set) var copies: [(variable: LocalVariable, function: Function)] = []
  /// The checked code of the first of them.
  private(set) var closures: [TypedClosure] = []
  private var byTypes: [[Type]: LocalVariable] = [:]

  init(site: FunctionSite, function: Function) {
    self.site = site
    self.function = function
  }

  /// The constant of the nested function for types; `make` creates it for the first use.
  func variable(
    for types: [Type], _ make: () -> (variable: LocalVariable, function: Function)
  ) -> LocalVariable {
    if let known = byTypes[types] { return known }
    let made = make()
    byTypes[types] = made.variable
    copies.append(made)
    return made.variable
  }

  /// Whether these types would exceed the number of copies that programs need: functions that call
  /// each other with ever larger types double their number at each level, long before one of them
  /// is too large.
  func hasTooMany(for types: [Type]) -> Bool {
    copies.count >= Self.mostCopies && byTypes[types] == nil
  }

  private static let mostCopies = 128

  /// The next function whose code is not checked yet.
  var unchecked: Function? {
    closures.count < copies.count ? copies[closures.count].function : nil
  }

  func add(_ closure: TypedClosure) {
    closures.append(closure)
  }
}

extension Checker {
  /// Checks a generic nested function with its parameters unsubstituted, for its errors only.
  func checkTemplate(_ generic: LocalGeneric, in scope: Scope) {
    let before = work.opaque
    let opaque = opaqueSubstitution(generic.function.requirements)
    work.opaque.types.merge(opaque.types) { $1 }
    defer { work.opaque = before }
    _ = checkLocalFunction(generic.site, generic.function, with: opaque, in: scope)
  }

  /// The nested function that a call of a generic one with these types calls; the generic one in
  /// code that is checked for its errors only.
  func localCopy(
    of function: Function, _ variable: LocalVariable, with substitution: Substitution,
    in scope: Scope, _ range: SourceRange
  ) -> LocalVariable {
    guard let (generic, home) = scope.generic(of: function) else { return variable }
    let parameters = genericParameters(of: function)
    let types = completed(substitution).types
    let chosen = parameters.map { inference.resolved(types[$0] ?? .parameter($0)) }
    if chosen.contains(where: { $0.hasParameters || $0.hasVariables || $0.isError }) {
      return variable
    }
    if chosen.contains(where: \.isTooLarge) || generic.hasTooMany(for: chosen) {
      report(.typeTooLarge(most: Type.mostParts), range)
      return variable
    }
    return generic.variable(for: chosen) {
      let copy = makeCopy(of: function, with: Substitution(parameters, chosen))
      let made = LocalVariable(
        name: function.name, type: .function(copy.type), isConstant: true, range: variable.range)
      made.context = home.context
      return (made, copy)
    }
  }

  /// Checks the code of the copies that were requested in a block, and of those that they request.
  func checkLocalCopies(in scope: Scope) {
    while let generic = scope.generics.first(where: { $0.unchecked != nil }),
      let copy = generic.unchecked
    {
      let (closure, errors) = trial {
        checkLocalFunction(generic.site, copy, with: copy.checked.substitution, in: scope)
      }
      generic.add(closure)
      // The template was checked and reported.
      let whole = generic.site.declaration.range
      let isKnown = diagnostics.contains {
        $0.severity == .error && whole.start <= $0.range.start && $0.range.end <= whole.end
      }
      if errors > 0, !isKnown {
        report(.genericLocalFunction(copy.name), generic.site.tree.name.range)
      }
    }
  }
}

extension Scope {
  /// The template of a nested function, with the scope that declares it.
  func generic(of function: Function) -> (LocalGeneric, Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.generics.first(where: { $0.function === function }) {
        return (found, current)
      }
      scope = current.parent
    }
    return nil
  }
}
