import Records

/// Reads the source texts of one language: text in, tree and faults out.
///
/// The tree knows no language's syntax, so outlines of answers and the export of a scene work on
/// that of any. Its meaning does depend on the language: a checker belongs to one, and ends at the
/// typed program, after which nothing asks which language it was. A front end never traps and never
/// waits, whatever the text is.
package protocol FrontEnd: Sendable {
  var language: SourceLanguage { get }
  /// The largest text that is taken, in bytes; of a larger one nothing is parsed.
  var largestSource: Int { get }

  /// The tree of a text, and everything that its syntax shows to be wrong: the faults are the
  /// diagnostics of the unit, in the words of that language's compiler.
  ///
  /// `linesBefore` is how many lines come before the text in the file of that name; -1 for a text
  /// whose lines are not shown.
  func parse(_ text: String, name: String, linesBefore: Int) -> SourceUnit

  /// Whether nothing more belongs to an entry that is typed line by line. A text with a definite
  /// fault is complete, so that the fault is shown.
  func isComplete(_ text: String) -> Bool

  /// The words of a text without what is between them; nil where it is not to be taken as it is,
  /// such as one whose signs had to be mended.
  func words(of text: String) -> [SourceWord]?

  /// The names at the end of a text that lead to the place behind it.
  func path(endOf text: [Character]) -> CompletionPath

  /// What else the syntax says of the place behind a text.
  func completions(behind text: [Character]) -> CompletionPlace
}

/// A name, a number, a sign: what a source text is made of beside white space and comments.
package struct SourceWord: Sendable {
  /// Where it begins, as an offset into the text's UTF-8.
  package let start: Int
  /// The word itself, with a mark where the same letters can mean several things, such as the sign
  /// of `-x` and of `a - x`.
  package let text: String
  /// Whether a statement or a declaration begins here: what else would only a new line tell.
  package let beginsItem: Bool

  package init(start: Int, text: String, beginsItem: Bool) {
    self.start = start
    self.text = text
    self.beginsItem = beginsItem
  }
}

/// The names in front of the cursor that are joined, as `view.subviews[0].fra`.
package struct CompletionPath: Sendable {
  /// One of the names.
  package struct Link: Sendable {
    /// Empty for a dot without anything before it.
    package let name: String
    /// Whether a call comes after the name.
    package let isCall: Bool
    /// Whether an element of it is taken.
    package let isElement: Bool

    package init(name: String, isCall: Bool = false, isElement: Bool = false) {
      self.name = name
      self.isCall = isCall
      self.isElement = isElement
    }
  }

  /// Where the name that is being typed begins, in characters.
  package let start: Int
  /// What of it is typed already.
  package let partial: String
  /// What is in front of the last dot; none without a dot.
  package let links: [Link]

  package init(start: Int, partial: String, links: [Link]) {
    self.start = start
    self.partial = partial
    self.links = links
  }

  /// Whether a dot has nothing in front of it.
  package var isImplicit: Bool { links.first?.name.isEmpty ?? false }
}

/// The place where something is to be completed, as far as syntax tells it; what fits there is told
/// by types.
package struct CompletionPlace: Sendable {
  /// A type that the text declares or extends, by name, with what it derives from.
  package typealias Enclosing = (name: String, superclass: String?)

  package let path: CompletionPath
  /// Whether the place is inside a string, where nothing is completed.
  package let isInString: Bool
  /// Whether a value is wanted, so that no statement begins here.
  package let isInExpression: Bool
  /// The types that the text may stand in, the last one first.
  package let enclosing: [Enclosing]
  /// The words of the language that may begin something here.
  package let keywords: [String]

  package init(
    path: CompletionPath, isInString: Bool, isInExpression: Bool, enclosing: [Enclosing],
    keywords: [String]
  ) {
    self.path = path
    self.isInString = isInString
    self.isInExpression = isInExpression
    self.enclosing = enclosing
    self.keywords = keywords
  }
}
