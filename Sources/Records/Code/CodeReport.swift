/// Source text that was rejected: all its problems, with the text.
package struct CodeReport: Codable, Sendable, Hashable {
  /// The file's name, or nil for text that was typed at the prompt.
  package let file: String?
  package let text: String
  /// Errors and warnings, in source order; at least one error.
  package let diagnostics: [CodeDiagnostic]

  package init(file: String?, text: String, diagnostics: [CodeDiagnostic]) {
    self.file = file
    self.text = text
    self.diagnostics = diagnostics
  }
}

/// A program that stopped before its end: the reason, the location, and the output until then.
package struct StopReport: Codable, Sendable, Hashable {
  /// A call on the call stack.
  package struct Call: Codable, Sendable, Hashable {
    package let function: String
    package let file: String
    package let line: Int
    /// The number of recursive calls at this line; nil for one.
    package let times: Int?

    package init(function: String, file: String, line: Int, times: Int = 1) {
      self.function = function
      self.file = file
      self.line = line
      self.times = times > 1 ? times : nil
    }
  }

  package let problem: RunProblem
  package let file: String
  package let line: Int
  package let column: Int
  /// The text of the line.
  package let lineText: String
  /// The call stack, innermost call first; the first contains the line.
  package let calls: [Call]
  /// The output until then.
  package let printed: String
  /// The language of the line; nil for Swift.
  private let code: SourceLanguage?

  package init(
    problem: RunProblem, file: String, line: Int, column: Int, lineText: String, calls: [Call],
    printed: String, language: SourceLanguage = .typed
  ) {
    code = language == .typed ? nil : language
    self.problem = problem
    self.file = file
    self.line = line
    self.column = column
    self.lineText = lineText
    self.calls = calls
    self.printed = printed
  }

  /// The language of the line.
  package var language: SourceLanguage { code ?? .typed }
}
