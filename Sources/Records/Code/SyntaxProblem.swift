/// A finding of the front end: a syntax error, or a refusal by name.
package enum SyntaxProblem: Hashable, Codable, Sendable {
  /// The parser's own message, in the compiler's words.
  case parser(String)
  /// A required part of the syntax is missing.
  case expected(String, GrammarPlace?)
  /// An unclosed brace that nothing else explains.
  case unclosedBrace(GrammarPlace)
  /// Text where the grammar does not allow it.
  case unexpected(String, GrammarPlace?)
  /// Text after the end of everything, mostly an extra brace.
  case extraneous(String)
  /// A keyword in place of a name.
  case keywordAsName(String)
  /// An invalid name, such as one that starts with a digit.
  case invalidName(String)
  /// A name is broken in two by a space.
  case brokenName
  /// Two statements, or two declarations, are on one line with nothing between them.
  case notSeparated(GrammarItem)
  /// A word of another language, because of which two statements seem to be on one line; with
  /// Swift's word.
  case foreignWord(String, meant: String)
  /// A word similar to one of Swift's, before a declaration.
  case misspelledKeyword(String, meant: String, GrammarPlace?)
  /// `:` in place of `=` before a value.
  case colonForEquals
  /// `==` in place of `=` before a default value.
  case comparisonForEquals
  /// The parts of a condition are joined by something other than a comma.
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
  /// A space that must not be before the next word.
  case extraSpace(after: String)
  case caseOutsideSwitch
  case statementsBeforeCase
  case leadingZeroMissing(String)
  case elseNeedsBraceOrIf

  /// An operator that Swift does not have.
  case unknownOperator(String)
  /// Two operators that need parentheses to be next to each other.
  case unrelatedOperators(String, String, group: String)
  /// `try` to the right of an operator that it does not cover.
  case tryOnTheRight(String)

  /// A part of Swift that the workbench does not run.
  case unsupported(UnsupportedFeature)
  /// A module that does not exist here.
  case unknownModule(String, known: [String])
  /// The message of `#error` or `#warning`.
  case message(String)
  /// A spelling of an older Swift, with the present one.
  case oldSpelling(old: String, modern: String)
  /// `i++` and the like, with the present form.
  case stepOperator(String, modern: String)
  /// A method of UIKit's that is overridden in the spelling before Swift 3. `overridden`: the
  /// method's present name if only the labels have changed.
  case oldMethod(String, overridden: String?, modern: String)
  /// `for var i = 0; i < n; i++`.
  case cStyleLoop
  /// `var` before a parameter.
  case variableParameter(String)
  /// `if let a = b where c`.
  case whereInCondition
  /// The whole text is Objective-C; with Swift's signature of the method, if it is known.
  case objectiveC(signature: String?)
  /// A full-width character outside strings and comments, with its ASCII replacement.
  case fullWidth(String, ascii: String)

  /// Nested deeper than `limit` levels.
  case tooDeep(limit: Int)
  /// More than `limit` bytes of source.
  case tooLarge(limit: Int)
}

/// The grammatical context of something missing or superfluous, in the parser's vocabulary.
package struct GrammarPlace: Hashable, Codable, Sendable {
  /// The relation to the context.
  package enum Relation: String, Codable, Sendable {
    case toStart, toEnd, inside, after, before
  }

  /// The relation to the context.
  package let relation: Relation
  /// The parser's name of the context: `class`, `function call`, `'if' statement`.
  package let name: String

  /// Creates a context with the parser's name of it.
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
  /// `consume`, `copy`, `borrowing`, `~Copyable` and the like, as spelled.
  case ownership(String)
  case regexLiteral
  case unsafeExpression
  case parameterPack
  case propertyWrapper(String)
  case attribute(String)
  /// Swift has no attribute of that name.
  case unknownAttribute(String)
  case modifier(String)
  /// `_modify`, `_read` and the like.
  case accessor(String)
  case throwingAccessor
  case genericAlias
  case associatedTypeDefault
  case layoutConstraint
  /// `?`, `!`, `[…]` or a call in a key path.
  case keyPathPart(String)
  case inlineArray
  case opaqueParameters
  /// A subclass of a class that has subclasses in an app, and none here.
  case subclass(of: String)
  /// Another keyword: `yield`, `discard`, `using`.
  case word(String)
  /// `#sourceLocation` and other directives.
  case directive(String)
}

/// The JSON keys of unlabelled associated values.
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
