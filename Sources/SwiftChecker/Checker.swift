import Records
import SourceTree
import TypedProgram

/// Resolves every name and type in a source text, by Swift's own rules, and reports errors. One
/// checker serves one unit, or the files of one program; its declarations are added to the module.
package final class Checker {
  package let library: Library
  package let module: Module
  /// The files, by their offsets; nearly always one.
  let files: [SourceFile]
  package internal(set) var diagnostics: [CodeDiagnostic] = []
  /// The work list of declarations and statements.
  let work = DeclarationWork()

  /// The limit of work for the text.
  let allowance: CheckingAllowance
  /// The number of nested trials in progress.
  private(set) var trials = 0

  /// The relations between the types that are visible to the text.
  let relations: TypeRelations
  /// The types inferred so far in the present expression.
  let inference = Inference()
  let conversion: Conversion

  /// The context of the expression being checked, from its surrounding expressions.
  var expressions = ExpressionState()

  /// Creates a checker for files whose offsets follow one another; `isInterrupted` is called from
  /// time to time, and returns true to end it early.
  package init(
    library: Library, module: Module, files: [SourceFile],
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.library = library
    self.module = module
    self.files = files
    allowance = CheckingAllowance(texts: files.count, isInterrupted: isInterrupted)
    relations = TypeRelations(library: library, module: module, allowance: allowance)
    conversion = Conversion(relations: relations, inference: inference, files: files)
  }

  /// Creates a checker for one text.
  package convenience init(
    library: Library, module: Module, file: SourceFile,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.init(library: library, module: module, files: [file], isInterrupted: isInterrupted)
  }

  /// The file that a range is in.
  func file(at range: SourceRange) -> SourceFile {
    conversion.file(at: range) ?? files[0]
  }

  /// The file in which a type is declared.
  func file(of nominal: Nominal) -> SourceFile {
    if case .script(let file, _) = nominal.origin { return file }
    return files[0]
  }

  /// The maximum number of errors, and of diagnostics of all kinds, that are reported for one text.
  private static let mostErrors = 200
  private static let mostRemarks = 1_000

  /// Whether there are as many errors as a user fixes at once.
  var isFull: Bool {
    guard diagnostics.count >= Self.mostErrors else { return false }
    return diagnostics.count { $0.severity == .error } >= Self.mostErrors
  }

  /// Reports a problem at a place. A place is reported only once.
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

  /// Removes warnings at a place for which there is an error.
  func takeBackWarnings(at range: SourceRange) {
    diagnostics.removeAll { $0.severity == .warning && $0.range == range }
  }

  /// Tries one interpretation: returns the result of `attempt`, and the number of its errors, which
  /// are removed.
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

// MARK: - Decisions that need no checker

extension Checker {
  /// Chooses among the callees of a call.
  var resolution: CallResolution { CallResolution(conversion: conversion, context: self) }

  /// Finds the members that members override.
  var matching: OverrideMatching { OverrideMatching(relations: relations) }
}

extension Checker: CallContext {
  package func typeOfPlace(_ place: Expression, in scope: Scope) -> Type {
    infer(place, in: scope).type
  }

  package func hasStaticMember(named name: String, of type: Type) -> Bool {
    members(named: name, of: type).contains(where: \.isStatic)
  }

  package func hasInitializer(
    of base: Expression, like function: FunctionType, in scope: Scope
  ) -> Bool {
    // An error in the type is reported where the argument is checked.
    guard case .metatype(let type) = trial({ infer(base, in: scope) }).result.type else {
      return true
    }
    let wanted = Type.function(function.plain)
    let fitting = initializers(of: type, in: scope).contains { callee in
      inference.wouldHold {
        inference.unify(.function(OpenCallee(callee).functionType.plain), wanted)
      }
    }
    guard !fitting, function.parameters.count == 1, type.isNumber || type == .string else {
      return fitting
    }
    // Conversions among numbers and texts have no declarations.
    let result = function.result
    return inference.wouldHold { inference.unify(type, result) }
  }
}
