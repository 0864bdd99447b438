import Records

/// Parses the source texts of one language: text in, tree and diagnostics out.
///
/// The tree knows no language's syntax, so completion, outlines of answers and the export of a
/// scene work on that of any. Its meaning does depend on the language: a checker belongs to one,
/// and ends at the typed program, after which nothing asks which language it was. A front end never
/// traps and never waits, whatever the text is.
package protocol FrontEnd: Sendable {
  var language: SourceLanguage { get }
  /// The largest text that is taken, in bytes; of a larger one nothing is parsed.
  var largestSource: Int { get }

  /// Parses a text into its tree, with the diagnostics of its syntax in the words of that
  /// language's compiler.
  ///
  /// `linesBefore` is the number of lines before the text in the file of that name; -1 for a text
  /// whose lines are not shown. All ranges of the tree count from `offset`, the offset of the text
  /// among the files of its module; a text that does not begin there, at 0, was parsed before, and
  /// its diagnostics are known.
  func parse(_ text: String, name: String, linesBefore: Int, offset: Int) -> SourceUnit

  /// Parses the files of one program, each of which may depend on what the others define.
  func parse(program files: [SourceFile]) -> [SourceUnit]

  /// Whether a text that comes from no file begins as this language and as nothing else.
  func begins(_ text: String) -> Bool

  /// Whether a line that is no command has something that only this language has.
  func isCertain(_ line: String) -> Bool

  /// Whether a line that is no command is in this language where the user chose it.
  func isLikely(_ line: String) -> Bool

  /// Whether an entry that is typed line by line is complete. A text with a definite fault is
  /// complete, so that the fault is shown.
  func isComplete(_ text: String) -> Bool

  /// The words of a text without the trivia between them; nil if it cannot be taken literally, such
  /// as one whose characters had to be corrected.
  func words(of text: String) -> [SourceWord]?

  /// The joined names at the end of a text.
  func path(endOf text: [Character]) -> CompletionPath

  /// The other syntactic facts about the cursor at the end of a text.
  func completions(behind text: [Character]) -> CompletionPlace
}

extension FrontEnd {
  /// Parses a text that is a module by itself.
  package func parse(_ text: String, name: String, linesBefore: Int) -> SourceUnit {
    parse(text, name: name, linesBefore: linesBefore, offset: 0)
  }

  /// Never: the language of typed code is what remains.
  package func begins(_ text: String) -> Bool { false }

  /// Never, for the same reason.
  package func isCertain(_ line: String) -> Bool { false }

  /// Always: it remains where nothing else was chosen.
  package func isLikely(_ line: String) -> Bool { true }

  /// Each file by itself.
  package func parse(program files: [SourceFile]) -> [SourceUnit] {
    files.map {
      parse($0.text, name: $0.name, linesBefore: $0.linesBefore, offset: $0.offset)
    }
  }
}

/// A name, a number, a sign: a part of a source text besides white space and comments.
package struct SourceWord: Sendable {
  /// Its start, as an offset into the text's UTF-8.
  package let start: Int
  /// The word itself, with a mark if the same letters can have several meanings, such as the sign
  /// in `-x` and `a - x`.
  package let text: String
  /// Whether a statement or a declaration begins here, which otherwise only a new line shows.
  package let beginsItem: Bool

  package init(start: Int, text: String, beginsItem: Bool) {
    self.start = start
    self.text = text
    self.beginsItem = beginsItem
  }
}

/// The joined names before the cursor, such as `view.subviews[0].fra`.
package struct CompletionPath: Sendable {
  /// One of the names.
  package struct Link: Sendable {
    /// The name; empty for a dot without anything before it.
    package let name: String
    /// Whether a call follows the name.
    package let isCall: Bool
    /// Whether a subscript follows it.
    package let isElement: Bool

    package init(name: String, isCall: Bool = false, isElement: Bool = false) {
      self.name = name
      self.isCall = isCall
      self.isElement = isElement
    }
  }

  /// The start of the name that is being typed, in characters.
  package let start: Int
  /// The part of it that is already typed.
  package let partial: String
  /// The names before the last dot; empty without a dot.
  package let links: [Link]

  package init(start: Int, partial: String, links: [Link]) {
    self.start = start
    self.partial = partial
    self.links = links
  }

  /// Whether a dot has nothing before it.
  package var isImplicit: Bool { links.first?.name.isEmpty ?? false }
}

/// The syntactic context of the cursor for completion; types determine what fits there.
package struct CompletionPlace: Sendable {
  /// A type that the text declares or extends, with its name and superclass.
  package typealias Enclosing = (name: String, superclass: String?)

  package let path: CompletionPath
  /// Whether the cursor is inside a string, where nothing is completed.
  package let isInString: Bool
  /// Whether a value is expected, so that no statement begins here.
  package let isInExpression: Bool
  /// The types that the text may be inside, the last one first.
  package let enclosing: [Enclosing]
  /// The keywords that may begin something here.
  package let keywords: [String]
  /// The message whose selector the cursor is in; nil elsewhere, and in languages without any.
  package var message: CompletionMessage?
  /// The method whose declaration the cursor is in; nil elsewhere, and in other languages.
  package var methodHead: CompletionMethodHead?
  /// The names of the types of variables that the text declares before the cursor, by the
  /// variables, in a language that writes them in front.
  package var variables: [String: String] = [:]

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

/// A message whose selector is being typed: `[red convertPoint:p to`.
package struct CompletionMessage: Sendable {
  /// The receiver of the message.
  package indirect enum Receiver: Sendable {
    case name(String)
    case property(Receiver, String)
    case message(Receiver, selector: String)
    /// A value whose text says its type: a cast, a literal.
    case value(type: String)
  }

  package let receiver: Receiver
  /// The pieces before the cursor, each with its colon.
  package let pieces: [String]

  package init(receiver: Receiver, pieces: [String]) {
    self.receiver = receiver
    self.pieces = pieces
  }
}

/// The beginning of a method's declaration in a class that is implemented: `- (BOOL)poi`.
package struct CompletionMethodHead: Sendable {
  package let isClassMethod: Bool
  /// Whether the type of the result is there already.
  package let hasResult: Bool

  package init(isClassMethod: Bool, hasResult: Bool) {
    self.isClassMethod = isClassMethod
    self.hasResult = hasResult
  }
}
