import Records
import SourceTree

/// The syntax tree of an Objective-C text: types, declarations, statements and expressions, each
/// with its range in the text. The range of an expanded macro's contents is that of the macro's
/// use.
package enum Tree {}

extension Tree {
  /// A name in the source text.
  package struct Name: Hashable, Sendable {
    package let text: String
    package let range: SourceRange

    package init(_ text: String, _ range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// An item of a file: a declaration, or a statement that was typed at a prompt.
  package enum Item: Sendable {
    case declaration(Declaration)
    case statement(Statement)

    /// Its range.
    package var range: SourceRange {
      switch self {
      case .declaration(let declaration): declaration.range
      case .statement(let statement): statement.range
      }
    }
  }

  /// One file of a program.
  package struct Unit: Sendable {
    package let file: SourceFile
    /// Declarations and statements, in order, without those of imported files.
    package let items: [Item]
    /// Its faults, in source order; the tree omits the faulty parts.
    package let diagnostics: [CodeDiagnostic]

    package init(file: SourceFile, items: [Item], diagnostics: [CodeDiagnostic]) {
      self.file = file
      self.items = items
      self.diagnostics = diagnostics
    }
  }
}
