/// A fault at one location of a learner's source text, as a fact; Rendering words it.
package struct CodeDiagnostic: Hashable, Codable, Sendable, Error {
  package enum Severity: String, Codable, Sendable {
    case error, warning
  }

  package let problem: CodeProblem
  package let severity: Severity
  /// The location of the fault; the caret is at its start.
  package let range: SourceRange
  /// Further locations that explain the fault, each with a fact of its own.
  package var notes: [CodeNote]
  /// A text that would fix the fault, if there is one obvious way.
  package var fixIt: CodeFixIt?

  package init(
    _ problem: CodeProblem, _ range: SourceRange, severity: Severity = .error,
    notes: [CodeNote] = [], fixIt: CodeFixIt? = nil
  ) {
    self.problem = problem
    self.severity = severity
    self.range = range
    self.notes = notes
    self.fixIt = fixIt
  }
}

/// A second location of a diagnostic.
package struct CodeNote: Hashable, Codable, Sendable {
  package let problem: CodeProblem
  package let range: SourceRange

  package init(_ problem: CodeProblem, _ range: SourceRange) {
    self.problem = problem
    self.range = range
  }
}

/// A replacement for a range.
package struct CodeFixIt: Hashable, Codable, Sendable {
  package let range: SourceRange
  package let replacement: String

  package init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A fault of source text, by the stage that finds it.
package enum CodeProblem: Hashable, Codable, Sendable {
  /// Found by the parser, or refused by name during lowering.
  case syntax(SyntaxProblem)
  /// A declaration, a statement or the flow between them breaks a rule.
  case declaration(DeclarationProblem)
  /// A name or a type in an expression does not fit.
  case expression(ExpressionProblem)
  /// A fault of Objective-C's grammar or preprocessor.
  case clang(ClangProblem)
  /// A fault in the meaning of Objective-C code.
  case objectiveC(ObjectiveCProblem)
  /// The program stopped while it ran.
  case stop(RunProblem)
}
