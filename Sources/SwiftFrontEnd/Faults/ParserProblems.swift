import Records
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Converts the parser's diagnostics to facts.
///
/// The commonest have cases of their own, so that they have words in every language; the others
/// keep the compiler's.
struct ParserProblems {
  let offsets: OffsetMap

  func diagnostics(of tree: SourceFileSyntax) -> [CodeDiagnostic] {
    let faults = FaultCollector(tree)
    if faults.isCut, faults.diagnostics.isEmpty {
      return [CodeDiagnostic(.syntax(.tooDeep(limit: Lowering.deepest)), SourceRange(0, 0))]
    }
    let signs = faults.oddEqualSigns.map { token in
      CodeDiagnostic(
        .syntax(.unbalancedOperator("=")),
        offsets.original(
          SourceRange(
            token.positionAfterSkippingLeadingTrivia.utf8Offset,
            token.endPositionBeforeTrailingTrivia.utf8Offset)))
    }
    return explained(faults.diagnostics.map { diagnostic($0) }) + signs
  }

  /// Removes a missing end that follows from another missing bracket; alone it belongs to an outer
  /// brace.
  private func explained(_ diagnostics: [CodeDiagnostic]) -> [CodeDiagnostic] {
    let isAlone = diagnostics.allSatisfy { diagnostic in
      guard case .syntax(.expected(let what, _)) = diagnostic.problem else { return true }
      return !["'{'", "')'", "']'"].contains { what.hasPrefix($0) }
    }
    guard isAlone else { return diagnostics }
    return diagnostics.map { diagnostic in
      guard case .syntax(.expected("'}'", let place?)) = diagnostic.problem,
        place.relation == .toEnd
      else { return diagnostic }
      return CodeDiagnostic(
        .syntax(.unclosedBrace(place)), diagnostic.range, severity: diagnostic.severity,
        notes: diagnostic.notes, fixIt: diagnostic.fixIt)
    }
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> CodeDiagnostic {
    let start = diagnostic.position.utf8Offset
    let end = diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset
    let severity: CodeDiagnostic.Severity =
      diagnostic.diagMessage.severity == .error ? .error : .warning
    return CodeDiagnostic(
      .syntax(problem(diagnostic)), offsets.original(SourceRange(start, max(start, end))),
      severity: severity, fixIt: oldLoop(diagnostic) ?? fixIt(diagnostic))
  }

  // MARK: - Facts

  private func problem(_ diagnostic: Diagnostic) -> SyntaxProblem {
    let text = diagnostic.message
    if let error = diagnostic.diagMessage as? StaticParserError {
      let problem = Self.fixed[error.diagnosticID] ?? .parser(text)
      if case .notSeparated = problem, let foreign = foreignWord(beside: diagnostic) {
        return foreign
      }
      return problem == .conditionsNotJoined && diagnostic.node.trimmedDescription == "where"
        ? .whereInCondition : problem
    }
    switch diagnostic.diagMessage {
    case let error as StaticTokenError: return problem(error)
    case is MissingNodesError: return missing(text)
    case is UnexpectedNodesError:
      return unexpected(text)
    case is ExtraneousCodeAtTopLevel:
      return .extraneous(
        String(text.dropFirst("extraneous ".count).dropLast(" at top level".count)))
    case let error as InvalidIdentifierError:
      let name = error.invalidIdentifier.text
      return error.invalidIdentifier.tokenKind.isWord ? .keywordAsName(name) : .invalidName(name)
    case is SpaceSeparatedIdentifiersError: return .brokenName
    case let error as ExtraneousWhitespace:
      return .extraSpace(after: error.tokenWithWhitespace.text)
    case let error as InvalidFloatLiteralMissingLeadingZero:
      return .leadingZeroMissing(error.decimalDigits.text)
    case let error as SpecifierOnParameterName:
      let words = error.misplacedSpecifiers.map(\.text).joined(separator: " ")
      return .oldSpelling(old: "\(words) name: Type", modern: "name: \(words) Type")
    case is MissingConditionInStatement:
      return .missingCondition(String(text.dropFirst("missing condition in ".count)))
    case is MissingExpressionInStatement:
      return .expected(
        "expression", GrammarPlace(.inside, String(text.dropFirst("expected expression in ".count)))
      )
    default: return .parser(text)
    }
  }

  private func problem(_ error: StaticTokenError) -> SyntaxProblem {
    switch error {
    case .equalMustHaveConsistentWhitespaceOnBothSides: .unbalancedOperator("=")
    case .invalidCharacter, .unprintableAsciiCharacter, .invalidUtf8: .invalidCharacter
    case .invalidIdentifierStartCharacter: .invalidCharacter
    case .invalidEscapeSequenceInStringLiteral: .invalidEscape
    case .unterminatedBlockComment: .unterminatedComment
    default: .parser(error.message)
    }
  }

  private func unexpected(_ text: String) -> SyntaxProblem {
    let parts = split(text, behind: "unexpected ", at: [.before, .inside])
    guard let (what, place) = parts else { return .parser(text) }
    if what.hasPrefix("code '"), what.hasSuffix("'") {
      let word = String(what.dropFirst("code '".count).dropLast())
      if word.hasPrefix("→") { return .misspelledKeyword(word, meant: "->", place) }
      if let meant = MistakenWords.near(word) {
        return .misspelledKeyword(word, meant: meant, place)
      }
    }
    return place?.name == "source file" ? .extraneous(what) : .unexpected(what, place)
  }

  /// The word on one side of the location where a statement seems to end.
  private func foreignWord(beside diagnostic: Diagnostic) -> SyntaxProblem? {
    let place = diagnostic.node
    for token in [
      place.previousToken(viewMode: .sourceAccurate),
      place.nextToken(viewMode: .sourceAccurate),
    ] {
      if let token, let meant = MistakenWords.foreign[token.text] {
        return .foreignWord(token.text, meant: meant)
      }
    }
    return nil
  }

  private func missing(_ text: String) -> SyntaxProblem {
    let parts = split(text, behind: "expected ", at: [.toStart, .toEnd, .after, .inside])
    guard let (what, place) = parts else { return .parser(text) }
    if what == "'\"'", place?.name == "string literal" { return .unterminatedString }
    return .expected(what, place)
  }

  private static let words: [GrammarPlace.Relation: String] = [
    .toStart: " to start ", .toEnd: " to end ", .after: " after ", .before: " before ",
    .inside: " in ",
  ]

  /// Splits a message of the form `expected WHAT in PLACE` into its parts.
  private func split(
    _ text: String, behind prefix: String, at relations: [GrammarPlace.Relation]
  ) -> (String, GrammarPlace?)? {
    guard text.hasPrefix(prefix) else { return nil }
    let rest = text.dropFirst(prefix.count)
    for relation in relations {
      guard let word = Self.words[relation], let found = rest.lastRange(of: word) else { continue }
      let name = String(rest[found.upperBound...])
      return (String(rest[..<found.lowerBound]), GrammarPlace(relation, name))
    }
    return (String(rest), nil)
  }

  private static let fixed: [MessageID: SyntaxProblem] = {
    let pairs: [(StaticParserError, SyntaxProblem)] = [
      (.allStatementsInSwitchMustBeCoveredByCase, .statementsBeforeCase),
      (.caseOutsideOfSwitchOrEnum, .caseOutsideSwitch),
      (.defaultOutsideOfSwitch, .caseOutsideSwitch),
      (.consecutiveDeclarationsOnSameLine, .notSeparated(.declarations)),
      (.consecutiveStatementsOnSameLine, .notSeparated(.statements)),
      (.cStyleForLoop, .cStyleLoop),
      (.expectedAssignmentInsteadOfComparisonOperator, .comparisonForEquals),
      (.expectedExpressionAfterTry, .expected("expression", GrammarPlace(.after, "'try'"))),
      (.expectedLeftBraceOrIfAfterElse, .elseNeedsBraceOrIf),
      (
        .expectedSequenceExpressionInForEachLoop,
        .expected("expression", GrammarPlace(.inside, "'for' statement"))
      ),
      (.initializerInPattern, .colonForEquals),
      (.joinConditionsUsingComma, .conditionsNotJoined),
      (.maximumNestingLevelOverflow, .tooDeep(limit: Nesting.deepest)),
      (.missingColonAndExprInTernaryExpr, .missingColonInTernary),
      (.missingColonInTernaryExpr, .missingColonInTernary),
      (.singleQuoteStringLiteral, .singleQuotes),
      (.stringLiteralAtSign, .atSignBeforeString),
    ]
    return Dictionary(pairs.map { ($0.diagnosticID, $1) }) { first, _ in first }
  }()

  // MARK: - Fix-its

  /// A loop over a range that replaces the head of an old loop.
  private func oldLoop(_ diagnostic: Diagnostic) -> CodeFixIt? {
    guard let error = diagnostic.diagMessage as? StaticParserError,
      error.diagnosticID == StaticParserError.cStyleForLoop.diagnosticID,
      let (old, modern) = CStyleLoop.modernHead(of: diagnostic.node.trimmedDescription)
    else { return nil }
    let start = diagnostic.node.positionAfterSkippingLeadingTrivia.utf8Offset
    return CodeFixIt(offsets.original(SourceRange(start, start + old.utf8.count)), modern)
  }

  /// The only fix, as a single replacement; nil if it would leave a placeholder to fill in.
  private func fixIt(_ diagnostic: Diagnostic) -> CodeFixIt? {
    guard let only = diagnostic.fixIts.first, diagnostic.fixIts.count == 1 else { return nil }
    let edits = only.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = edits.first, let last = edits.last else { return nil }
    guard !edits.contains(where: { $0.replacement.contains("<#") }) else { return nil }
    let start = first.range.lowerBound.utf8Offset
    let end = edits.map(\.range.upperBound.utf8Offset).max() ?? last.range.upperBound.utf8Offset
    guard edits.count > 1 else {
      return CodeFixIt(offsets.original(SourceRange(start, end)), first.replacement)
    }
    // Several adjacent edits are one, with the text between them.
    guard end - start <= 200 else { return nil }
    let source = Array(diagnostic.node.root.description.utf8)
    var replacement = ""
    var position = start
    for edit in edits {
      guard edit.range.lowerBound.utf8Offset >= position else { return nil }
      replacement += text(source, position, edit.range.lowerBound.utf8Offset) + edit.replacement
      position = edit.range.upperBound.utf8Offset
    }
    return CodeFixIt(offsets.original(SourceRange(start, end)), replacement)
  }

  private func text(_ source: [UInt8], _ start: Int, _ end: Int) -> String {
    String(decoding: source[min(start, source.count)..<min(end, source.count)], as: UTF8.self)
  }
}

extension TokenKind {
  /// Whether it is a word of the language rather than a number or a sign.
  fileprivate var isWord: Bool {
    if case .keyword = self { true } else { self == .wildcard }
  }
}

extension Substring {
  fileprivate func lastRange(of word: String) -> Range<Index>? {
    var end = endIndex
    while end > startIndex {
      let candidate = self[..<end]
      if candidate.hasSuffix(word) {
        return index(end, offsetBy: -word.count)..<end
      }
      formIndex(before: &end)
    }
    return nil
  }
}
