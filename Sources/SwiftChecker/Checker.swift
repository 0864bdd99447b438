import Records
import SourceTree
import TypedProgram

/// Finds out what every name and type in a source text is, by Swift's own rules, and says what is
/// wrong. One checker serves one unit; what it declares goes into the module.
package final class Checker {
  package let library: Library
  package let module: Module
  package let file: SourceFile
  package internal(set) var diagnostics: [CodeDiagnostic] = []
  /// The work list of declarations and statements.
  let work = DeclarationWork()

  /// How much may be done for the text.
  let allowance: CheckingAllowance
  /// How many trials are under way, one inside the other.
  private(set) var trials = 0

  /// How the types that the text sees relate to each other.
  let relations: TypeRelations
  /// The types that are decided so far in the expression that is being checked.
  let inference = Inference()
  let conversion: Conversion

  /// The context that surrounding expressions give to the one being checked.
  var expressions = ExpressionState()

  /// A checker for one text; `isInterrupted` is asked now and then whether it is to end early.
  package init(
    library: Library, module: Module, file: SourceFile,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.library = library
    self.module = module
    self.file = file
    allowance = CheckingAllowance(isInterrupted: isInterrupted)
    relations = TypeRelations(library: library, module: module, allowance: allowance)
    conversion = Conversion(relations: relations, inference: inference)
  }

  /// The most mistakes, and the most remarks of all kinds, that are told of one text.
  private static let mostErrors = 200
  private static let mostRemarks = 1_000

  /// Whether there are as many mistakes as anybody fixes at once.
  var isFull: Bool {
    guard diagnostics.count >= Self.mostErrors else { return false }
    return diagnostics.count { $0.severity == .error } >= Self.mostErrors
  }

  /// Says what is wrong at a place. Nothing is said of a place twice.
  func report(
    _ problem: CodeProblem, _ range: SourceRange, notes: [CodeNote] = [], fixIt: CodeFixIt? = nil
  ) {
    guard !diagnostics.contains(where: { $0.range == range && $0.problem == problem }) else {
      return
    }
    let diagnostic = CodeDiagnostic(problem, range, notes: notes, fixIt: fixIt)
    if diagnostic.severity == .error {
      guard !isFull else { return }
    } else if diagnostics.count >= Self.mostRemarks {
      return
    }
    diagnostics.append(diagnostic)
  }

  func report(
    _ problem: ExpressionProblem, _ range: SourceRange, notes: [CodeNote] = [],
    fixIt: CodeFixIt? = nil
  ) {
    report(.expression(problem), range, notes: notes, fixIt: fixIt)
  }

  func report(
    _ problem: DeclarationProblem, _ range: SourceRange, notes: [CodeNote] = [],
    fixIt: CodeFixIt? = nil
  ) {
    report(.declaration(problem), range, notes: notes, fixIt: fixIt)
  }

  /// Takes back what was only warned of at a place that an error is about.
  func takeBackWarnings(at range: SourceRange) {
    diagnostics.removeAll { $0.severity == .warning && $0.range == range }
  }

  /// Tries a way to understand something: gives what `attempt` gives, and how many errors it met,
  /// which are taken back.
  func trial<Result>(_ attempt: () -> Result) -> (result: Result, errors: Int) {
    let before = diagnostics
    diagnostics = []
    trials += 1
    let result = attempt()
    trials -= 1
    let errors = diagnostics.count { $0.severity == .error }
    diagnostics = before
    return (result, errors)
  }
}

// MARK: - What decides without a checker

extension Checker {
  /// Chooses among the callees of a call.
  var resolution: CallResolution { CallResolution(conversion: conversion, context: self) }

  /// Finds what members override.
  var matching: OverrideMatching { OverrideMatching(relations: relations) }
}

extension Checker: CallContext {
  package func typeOfPlace(_ place: Expression, in scope: Scope) -> Type {
    infer(place, in: scope).type
  }

  package func hasStaticMember(named name: String, of type: Type) -> Bool {
    members(named: name, of: type).contains(where: \.isStatic)
  }
}
