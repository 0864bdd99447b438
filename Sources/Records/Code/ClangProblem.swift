/// A fault of Objective-C's grammar or preprocessor, in clang's vocabulary, or a refusal by name.
package enum ClangProblem: Hashable, Codable, Sendable {
  /// Something that the grammar requires is missing; `item` as clang writes it, with its quotes.
  case expected(item: String, place: ClangPlace?)
  /// The opening token that the missing one would close; occurs only as a note.
  case toMatch(sign: String)
  /// `]` without a `[` before the receiver.
  case missingBracket
  case missingEnd
  /// The beginning of a part without `@end`; occurs only as a note. `what`: `class`, `category`,
  /// `protocol`, `implementation`.
  case startedHere(what: String)
  case extraneousBrace
  /// A closing token without an opening one.
  case extraneous(sign: String, before: String)
  /// `@` before a word that is not a directive, or not one that is allowed there.
  case unexpectedAt(word: String)
  case endOutside
  case endForBrace
  /// A method, or `@synthesize`, outside an implementation.
  case missingContext(what: String)
  /// `case`, `default`, `break` or `continue` outside of a statement that it could belong to.
  case notInside(statement: String, of: String)
  /// An executable statement outside of every function and method.
  case statementOutside
  case functionInFunction
  /// A method begins inside another one, so a closing brace is missing above.
  case methodInFunction(name: String)
  case tryAlone
  case missingComma
  case unterminatedString(quote: String)
  case unterminatedComment
  /// A full-width character.
  case fullWidth(character: String, code: String, sign: String)
  case invalidCharacter(character: String, code: String)
  case invalidDigit(digit: String, kind: String)
  /// `kind`: `integer`, `floating`.
  case invalidSuffix(suffix: String, kind: String)

  case unknownDirective(word: String)
  case unterminatedConditional
  case withoutIf(directive: String)
  case macroNameMissing
  case macroParameters
  case unterminatedMacro(name: String)
  case macroArguments(name: String, tooMany: Bool)
  case fileNameExpected
  case conditionExpression(item: String)
  /// `#error`.
  case message(text: String)
  /// A header that is not among the files; a warning.
  case headerMissing(name: String)

  /// `=` as a condition, without parentheses of its own; a warning.
  case assignmentAsCondition
  /// A semicolon right after `if (…)`; a warning.
  case emptyBody(statement: String)
  case declaresNothing

  /// A part of C or Objective-C that the workbench does not run.
  case refused(ObjectiveCRefusal)
  /// Nested deeper than `limit` levels.
  case tooDeep(limit: Int)
  /// More than `limit` bytes of source.
  case tooLarge(limit: Int)
  /// Macro expansion produces more than `limit` tokens.
  case macrosTooLarge(limit: Int)
}

/// The position of something missing, in clang's words.
package enum ClangPlace: String, Codable, Sendable {
  case expression = "after expression"
  case returning = "after return statement"
  case breaking = "after break statement"
  case continuing = "after continue statement"
  case doLoop = "after do/while statement"
  case declaration = "at end of declaration"
  case list = "at end of declaration list"
  case topLevel = "after top level declarator"
  case prototype = "after method prototype"
  case structure = "after struct"
  case enumeration = "after enum"
  case classes = "after @class"
  case synthesize = "after @synthesize"
  case dynamic = "after @dynamic"
  case throwing = "after @throw"
  case module = "after module name"
  case goto = "after goto statement"
  case forLoop = "in 'for' statement specifier"
  case afterIf = "after 'if'"
  case afterWhile = "after 'while'"
  case afterSwitch = "after 'switch'"
  case afterFor = "after 'for'"
  case afterSynchronized = "after '@synchronized'"
  case afterCase = "after 'case'"
  case afterDefault = "after 'default'"
  case inDoLoop = "in do/while loop"
  case declarator = "after function declarator"
}

/// A part of C, C++ or Objective-C that the workbench does not run.
package enum ObjectiveCRefusal: String, Codable, Sendable {
  case goto, assembler, union, bitField, oldFunction, functionPointer, nonlocalJump
  case cPlusPlus, nestedFunction, generic, variadicArguments, complexNumber, compatibilityAlias
  case labelAddress, caseRange
}
