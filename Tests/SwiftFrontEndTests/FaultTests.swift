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
    "Nothing makes it crash",
    arguments: [
      "", "\n", " ", "// a", "/**/", "\0", "a\0b", "\u{FEFF}let a = 1", "\"", "\"\"\"", "#\"",
      "\"\\(", "\"\\u{", "\"\\u{D800}\"", "`", "``", "@", "#", "\\", "$", "$0", "0x", "1e", "_",
      "a.", ".", "?", "!", "&", "{ [", "<", "\r", "\r\n", "a\u{301}", "🔴", "let 🔴 = 1", "}{", ")(",
      "<#placeholder#>", "class", "func", "var", "import", "#if", "#endif", "case", "try", "super",
      "a ? ", "x as", "x is", "{ in }", "enum A { case }", "subscript", "init", "deinit", "\\.",
      "#selector()", "(", "switch", "for", "for in", "guard", "extension", "protocol A { var }",
      "let a: ", "func f(", "@objc(", "[:", "<<<<<<< HEAD", "a!", "a?", "self", "self.", "-", "--",
    ])
  func robust(source: String) {
    _ = SwiftFrontEnd.parse(source, name: "test.swift")
    _ = SwiftFrontEnd.isComplete(source)
  }

  @Test func `every beginning of a text parses`() {
    let source = """
      class A: UIView { // 一
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
          guard let v = subviews.first?.frame, v.contains(p) else { return "\\(p)" == #"a"# }
          switch p.x { case 1...2: return true; default: return [1: { $0 }].isEmpty }
        }
      }
      """
    for end in source.indices { _ = SwiftFrontEnd.parse(String(source[..<end]), name: "a.swift") }
  }
}
