import Records
import Rendering
import Testing
import Wording

/// The findings of the front end, in both languages.
@Suite("Syntax problems")
struct SyntaxProblemWordingTests {
  @Test(
    "A missing or superfluous part is named in both languages",
    arguments: [
      (
        SyntaxProblem.unclosedBrace(GrammarPlace(.toEnd, "class")),
        "expected '}' to end class; a '{' above has no '}'",
        "类的末尾缺少 `}`；上面有一个 `{` 没有对应的 `}`"
      ),
      (
        .expected("expression", GrammarPlace(.inside, "variable")),
        "expected expression in variable", "变量声明中缺少表达式"
      ),
      (
        .expected("value and ')'", GrammarPlace(.toEnd, "function call")),
        "expected value and ')' to end function call", "函数调用的末尾缺少值和 `)`"
      ),
      (
        .unexpected("code 'b c'", GrammarPlace(.inside, "'if' statement")),
        "unexpected code 'b c' in 'if' statement", "`if` 语句中不应有代码 `b c`"
      ),
    ])
  func grammar(problem: SyntaxProblem, en: String, zh: String) {
    #expect(problem.wording.en == en)
    #expect(problem.wording.zh == zh)
  }

  @Test(
    "A refusal says what does not run and what does",
    arguments: [
      (
        UnsupportedFeature.asyncFunction,
        "`async` functions do not run in the workbench; write a plain function"
      ),
      (.await, "`await` does not run in the workbench; call a plain function instead"),
      (.macro("#Preview"), "macros such as `#Preview` do not run in the workbench; delete it"),
      (.regexLiteral, "regex literals do not run in the workbench; use the methods of String"),
      (
        .associatedTypeDefault,
        "default types of `associatedtype` do not run in the workbench; "
          + "write a `typealias` in each type"
      ),
    ])
  func refusals(feature: UnsupportedFeature, en: String) {
    #expect(SyntaxProblem.unsupported(feature).wording.en == en)
    #expect(feature.wording.zh.hasPrefix("工作台不能运行"))
  }

  @Test func `an old spelling comes with today's`() {
    let problem = SyntaxProblem.oldSpelling(old: "i++", modern: "i += 1")
    #expect(
      problem.wording.en == "`i++` is an old spelling; in Swift 3 and later this is `i += 1`")
    #expect(problem.wording.zh == "`i++` 是旧写法；Swift 3 以后写成 `i += 1`")
  }
}
