/// A finding of the front end: a fault of grammar, or a refusal by name.
package enum SyntaxProblem: Hashable, Codable, Sendable {
  /// The parser's own message, in the compiler's words.
  case parser(String)
  /// Something that the grammar needs is missing.
  case expected(String, GrammarPlace?)
  /// A brace has no end, and nothing else explains it.
  case unclosedBrace(GrammarPlace)
  /// Something is where the grammar has no place for it.
  case unexpected(String, GrammarPlace?)
  /// Something comes after the end of everything, mostly a brace too many.
  case extraneous(String)
  /// A word of Swift's is where a name belongs.
  case keywordAsName(String)
  /// A name that Swift does not take, such as one that starts with a digit.
  case invalidName(String)
  /// A name is broken in two by a space.
  case brokenName
  /// Two statements, or two declarations, are on one line with nothing between them.
  case notSeparated(GrammarItem)
  /// A word of another language's, which is why two statements seem to be on one line; with
  /// what Swift has for it.
  case foreignWord(String, meant: String)
  /// A word that is nearly one of Swift's, in front of a declaration.
  case misspelledKeyword(String, meant: String, GrammarPlace?)
  /// `:` where `=` gives a value.
  case colonForEquals
  /// `==` where `=` gives a default value.
  case comparisonForEquals
  /// The parts of a condition are joined by something that is not a comma.
  case conditionsNotJoined
  case missingCondition(String)
  case missingColonInTernary
  case singleQuotes
  case atSignBeforeString
  case unterminatedString
  case unterminatedComment
  case invalidEscape
  case invalidCharacter
  /// An operator has a space on one side only.
  case unbalancedOperator(String)
  /// A space after something that is directly in front of the next word.
  case extraSpace(after: String)
  case caseOutsideSwitch
  case statementsBeforeCase
  case leadingZeroMissing(String)
  case elseNeedsBraceOrIf

  /// An operator that Swift does not have.
  case unknownOperator(String)
  /// Two operators that need parentheses to be next to each other.
  case unrelatedOperators(String, String, group: String)
  /// `try` on the right of an operator that it does not cover.
  case tryOnTheRight(String)

  /// A part of Swift that the workbench does not run.
  case unsupported(UnsupportedFeature)
  /// A module that does not exist here.
  case unknownModule(String, known: [String])
  /// The message of `#error` or `#warning`.
  case message(String)
  /// A spelling of an older Swift, with today's.
  case oldSpelling(old: String, modern: String)
  /// `i++` and its like, with what it is now.
  case stepOperator(String, modern: String)
  /// A method of UIKit's that is overridden in the spelling before Swift 3. `overridden`: the
  /// method's name today where only the labels have changed.
  case oldMethod(String, overridden: String?, modern: String)
  /// `for var i = 0; i < n; i++`.
  case cStyleLoop
  /// `var` in front of a parameter.
  case variableParameter(String)
  /// `if let a = b where c`.
  case whereInCondition
  /// The whole text is Objective-C; with Swift's signature of the method, where it is known.
  case objectiveC(signature: String?)
  /// A full-width character outside strings and comments, with the one that Swift reads.
  case fullWidth(String, ascii: String)

  /// Nested deeper than `limit` levels.
  case tooDeep(limit: Int)
  /// More than `limit` bytes of source.
  case tooLarge(limit: Int)
}

/// Where something is missing or too much, in the parser's vocabulary.
package struct GrammarPlace: Hashable, Codable, Sendable {
  /// On which side of the place it is.
  package enum Relation: String, Codable, Sendable {
    case toStart, toEnd, inside, after, before
  }

  /// On which side of the place it is.
  package let relation: Relation
  /// The parser's name of it: `class`, `function call`, `'if' statement`.
  package let name: String

  /// A place by the parser's name of it.
  package init(_ relation: Relation, _ name: String) {
    self.relation = relation
    self.name = name
  }
}

/// An item that ends with its line.
package enum GrammarItem: String, Codable, Sendable {
  case statements, declarations
}

/// A part of Swift that the workbench does not run.
package enum UnsupportedFeature: Hashable, Codable, Sendable {
  case asyncFunction
  case await
  case asyncLet
  case actor
  case distributed
  /// A macro that is used: `#Preview`, `@Observable`.
  case macro(String)
  case macroDeclaration
  case operatorDeclaration(String)
  case precedenceGroup(String)
  /// `consume`, `copy`, `borrowing`, `~Copyable` and their like, as spelled.
  case ownership(String)
  case regexLiteral
  case unsafeExpression
  case parameterPack
  case propertyWrapper(String)
  case attribute(String)
  /// Swift has no attribute of that name.
  case unknownAttribute(String)
  case modifier(String)
  /// `_modify`, `_read` and their like.
  case accessor(String)
  case throwingAccessor
  case genericSubscript
  case genericAlias
  case associatedTypeDefault
  case layoutConstraint
  /// `?`, `!`, `[…]` or a call in a key path.
  case keyPathPart(String)
  case inlineArray
  case opaqueParameters
  /// Another word of the language: `yield`, `discard`, `using`.
  case word(String)
  /// `#sourceLocation` and other directives.
  case directive(String)
}

/// The names in JSON of the values that a case has without a label.
// swift-format-ignore: OneCasePerLine
extension SyntaxProblem {
  private enum ExpectedCodingKeys: String, CodingKey { case _0 = "item", _1 = "place" }
  private enum UnexpectedCodingKeys: String, CodingKey { case _0 = "item", _1 = "place" }
  private enum ForeignWordCodingKeys: String, CodingKey { case _0 = "word", meant }
  private enum MisspelledKeywordCodingKeys: String, CodingKey {
    case _0 = "word", meant, _2 = "place"
  }
  private enum UnrelatedOperatorsCodingKeys: String, CodingKey {
    case _0 = "first", _1 = "second", group
  }
  private enum UnknownModuleCodingKeys: String, CodingKey { case _0 = "module", known }
  private enum StepOperatorCodingKeys: String, CodingKey { case _0 = "operator", modern }
  private enum OldMethodCodingKeys: String, CodingKey { case _0 = "method", overridden, modern }
  private enum FullWidthCodingKeys: String, CodingKey { case _0 = "character", ascii }
}
