import Records
import SwiftFrontEnd
import Testing

@Suite struct FaultTests {
  @Test(
    "The commonest faults are facts",
    arguments: [
      ("let x =", SyntaxProblem.expected("expression", GrammarPlace(.inside, "variable"))),
      ("class A {", .unclosedBrace(GrammarPlace(.toEnd, "class"))),
      ("elseif a", .foreignWord("elseif", meant: "else if")),
      ("let a = b and c", .foreignWord("and", meant: "&&")),
      (
        "class A { overide func a() { } }",
        .misspelledKeyword("overide", meant: "override", GrammarPlace(.inside, "class"))
      ),
      ("foo(a", .expected("')'", GrammarPlace(.toEnd, "function call"))),
      ("let a = 1 let b = 2", .notSeparated(.statements)),
      ("class A { let a = 1 let b = 2 }", .notSeparated(.declarations)),
      ("}", .extraneous("brace")),
      ("let s = \"abc", .unterminatedString),
      ("/* abc", .unterminatedComment),
      ("let s = 'a'", .singleQuotes),
      ("let s = @\"a\"", .atSignBeforeString),
      ("let s = \"\\q\"", .invalidEscape),
      ("x =3", .unbalancedOperator("=")),
      ("if { }", .missingCondition("'if' statement")),
      ("if a { } else b()", .elseNeedsBraceOrIf),
      ("let x = a ? b", .missingColonInTernary),
      ("let x = .5", .leadingZeroMissing("5")),
      ("func class() {}", .keywordAsName("class")),
      ("if let a = b && c, d where e { }", .whereInCondition),
      ("case 1: a", .caseOutsideSwitch),
      ("switch a { b }", .statementsBeforeCase),
      ("a <> b", .unknownOperator("<>")),
      ("a < b < c", .unrelatedOperators("<", "<", group: "ComparisonPrecedence")),
      ("x = y + try z", .tryOnTheRight("+")),
    ])
  func facts(source: String, problem: SyntaxProblem) {
    #expect(problems(source) == [problem])
  }

  @Test func `several faults are told at once, one for each line, in order`() {
    let source = "let a =\nlet b = )\nfunc c( { }\nx =3\nlet s = @\"a\"\n"
    let lines = diagnostics(source).map { diagnostic in
      source.utf8.prefix(diagnostic.range.start).count { $0 == 0x0A } + 1
    }
    #expect(lines.count >= 3)
    #expect(lines == lines.sorted())
    #expect(Set(lines).count == lines.count)
  }

  @Test func `no more than twenty are told`() {
    #expect(diagnostics(String(repeating: "let = 1\n", count: 500)).count == 20)
  }

  @Test(
    "A fix-it mends the text",
    arguments: [
      ("let s = 'abc'", "let s = \"abc\""),
      ("let s = @\"a\"", "let s = \"a\""),
      ("if a == 1 && b, c where d { }", "if a == 1 && b, c, d { }"),
      ("let s = \"abc", "let s = \"abc\""),
      ("let x = .5", "let x = 0.5"),
    ])
  func fixIts(source: String, mendedSource: String) {
    #expect(mended(source) == mendedSource)
  }

  @Test func `a text beyond the limit is refused unread`() {
    let source = String(repeating: "a\n", count: SwiftFrontEnd.largestSource / 2 + 1)
    let unit = SwiftFrontEnd.parse(source, name: "test.swift")
    #expect(problems(source) == [.tooLarge(limit: SwiftFrontEnd.largestSource)])
    #expect(unit.items.isEmpty)
  }

  @Test(
    "The shortest texts without a fault have none, however odd",
    arguments: [
      "", "\n", " ", "// a", "/**/", "\u{FEFF}let a = 1", "$", "$0", "_", "\r", "\r\n",
      "a\u{301}", "🔴", "let 🔴 = 1", "super", "deinit", "a!", "a?", "self",
    ])
  func odd(source: String) {
    #expect(problems(source) == [])
    #expect(SwiftFrontEnd.isComplete(source) == SwiftFrontEnd.isComplete(source + "\n"))
  }

  @Test func `a NUL alone is a fault`() {
    #expect(problems("\0") == [.parser("nul character embedded in middle of file")])
  }

  @Test("What is left in the middle has a fault inside the text", arguments: Self.left)
  func leftInTheMiddle(source: String, expected: [SyntaxProblem]) {
    #expect(problems(source) == expected)
    #expect(diagnostics(source).allSatisfy { $0.range.end <= source.utf8.count })
  }

  private static let left: [(String, [SyntaxProblem])] = [
    ("a\0b", [.parser("nul character embedded in middle of file"), .notSeparated(.statements)]),
    ("\"", [.unterminatedString]),
    ("\"\"\"", [.expected("'\"\"\"'", GrammarPlace(.toEnd, "string literal"))]),
    ("#\"", [.expected("'\"#'", GrammarPlace(.toEnd, "string literal"))]),
    ("\"\\(", [.expected("value and ')'", GrammarPlace(.inside, "string literal"))]),
    ("\"\\u{", [.parser("expected '}' in \\u{...} escape sequence")]),
    ("\"\\u{D800}\"", [.invalidEscape]),
    ("`", [.extraneous("code '`'")]),
    ("``", [.parser("a raw identifier cannot be empty")]),
    ("@", [.expected("name", GrammarPlace(.inside, "attribute"))]),
    ("#", [.expected("identifier", GrammarPlace(.inside, "macro expansion"))]),
    ("\\", [.expected("root", GrammarPlace(.inside, "key path"))]),
    ("0x", [.parser("expected hexadecimal digit (0-9, A-F) in integer literal")]),
    ("1e", [.parser("expected a digit in floating point exponent")]),
    ("a.", [.expected("name", GrammarPlace(.inside, "member access"))]),
    (".", [.expected("name", GrammarPlace(.inside, "member access"))]),
    ("?", [.extraneous("code '?'")]),
    ("!", [.extraneous("code '!'")]),
    ("&", [.extraneous("code '&'")]),
    ("{ [", [.expected("']'", GrammarPlace(.toEnd, "array"))]),
    ("<", [.extraneous("code '<'")]),
    ("}{", [.extraneous("code '}{'")]),
    (")(", [.extraneous("code ')('")]),
    ("<#placeholder#>", [.parser("editor placeholder in source file")]),
    ("class", [.expected("identifier and member block", GrammarPlace(.inside, "class"))]),
    ("func", [.expected("identifier and function signature", GrammarPlace(.inside, "function"))]),
    ("var", [.expected("pattern", GrammarPlace(.inside, "variable"))]),
    ("import", [.expected("name", GrammarPlace(.inside, "import"))]),
    ("#if", [.expected("condition", GrammarPlace(.inside, "conditional compilation clause"))]),
    ("#endif", [.extraneous("code '#endif'")]),
    ("case", [.caseOutsideSwitch]),
    ("try", [.expected("expression", GrammarPlace(.after, "'try'"))]),
    ("a ? ", [.expected("expression and ':'", GrammarPlace(.inside, "ternary operator"))]),
    ("x as", [.expected("type", GrammarPlace(.after, "'as'"))]),
    ("x is", [.expected("type", GrammarPlace(.after, "'is'"))]),
    ("{ in }", [.unexpected("'in' keyword", GrammarPlace(.inside, "closure"))]),
    ("enum A { case }", [.expected("identifier", GrammarPlace(.inside, "enum case"))]),
    ("subscript", [.expected("parameter clause", GrammarPlace(.inside, "subscript"))]),
    ("init", [.expected("parameter clause", GrammarPlace(.inside, "function signature"))]),
    ("\\.", [.expected("identifier", GrammarPlace(.inside, "key path property component"))]),
    ("(", [.expected("value and ')'", GrammarPlace(.toEnd, "tuple"))]),
    ("switch", [.expected("expression and '{}'", GrammarPlace(.toEnd, "'switch' statement"))]),
    (
      "for",
      [.expected("pattern, 'in', expression, and body", GrammarPlace(.inside, "'for' statement"))]
    ),
    ("for in", [.keywordAsName("in")]),
    (
      "guard",
      [.expected("condition, 'else', and body", GrammarPlace(.inside, "'guard' statement"))]
    ),
    ("extension", [.expected("type and member block", GrammarPlace(.inside, "extension"))]),
    ("protocol A { var }", [.expected("pattern", GrammarPlace(.inside, "variable"))]),
    ("let a: ", [.expected("type", GrammarPlace(.inside, "type annotation"))]),
    ("func f(", [.expected("')'", GrammarPlace(.toEnd, "parameter clause"))]),
    ("@objc(", [.parser("expected argument for '@objc' attribute")]),
    ("[:", [.expected("key", GrammarPlace(.inside, "dictionary element"))]),
    ("<<<<<<< HEAD", [.extraneous("code '<<<<<<< HEAD'")]),
    ("self.", [.expected("name", GrammarPlace(.inside, "member access"))]),
    ("-", [.extraneous("code '-'")]),
    ("--", [.extraneous("code '--'")]),
  ]

  @Test func `every beginning of a class has a fault, from its keyword on`() {
    let source = """
      class A: UIView { // 一
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
          guard let v = subviews.first?.frame, v.contains(p) else { return "\\(p)" == #"a"# }
          switch p.x { case 1...2: return true; default: return [1: { $0 }].isEmpty }
        }
      }
      """
    #expect(diagnostics(source) == [])
    for end in source.indices {
      let beginning = String(source[..<end])
      let found = diagnostics(beginning)
      #expect(found.isEmpty == (beginning.count < "class".count), "\(beginning)")
      #expect(found.allSatisfy { $0.range.end <= beginning.utf8.count }, "\(beginning)")
    }
  }
}
