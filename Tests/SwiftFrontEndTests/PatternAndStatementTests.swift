import Testing

@Suite struct PatternAndStatementTests {
  @Test(
    "Patterns behind `case`",
    arguments: [
      (".a", "(.a)"),
      (".a(let b, c: 1)", "(.a (let b) c: (~= 1))!"),
      ("let .a(b)", "(let (.a b)!)"),
      ("A.b(_)", "(A.b _)!"),
      ("A.B.c", "(A.B.c)"),
      ("let b as UIButton", "(let (as b UIButton))"),
      ("is UILabel", "(is UILabel)"),
      ("let x?", "(let x?)"),
      ("(let a, 1...5)", "(tuple (let a) (~= (... 1 5)))"),
      ("let (a, b: _)", "(let (tuple a b: _))"),
      ("self", "(~= self)"),
      ("a.b", "(~= a.b)"),
      ("nil", "(~= nil)"),
      ("_", "_"),
      ("-1", "(~= (prefix- 1))"),
      ("\"a\"", "(~= (string \"a\"))"),
      (".a(.b?)", "(.a (.b)?)!"),
    ])
  func patterns(source: String, tree: String) {
    #expect(lowered("switch x { case \(source): y }") == "(switch x (case \(tree) {y}))")
  }

  @Test(
    "Conditions",
    arguments: [
      ("let a", "(let a)"),
      ("let a = b", "(let a b)"),
      ("var a: Int = b", "(var a :Int b)"),
      ("a, let b, c > 1", "a (let b) (> c 1)"),
      ("case .a(let b) = c", "(case (.a (let b))! c)"),
      ("#available(iOS 13, *)", "available"),
      ("#unavailable(iOS 13)", "unavailable"),
    ])
  func conditions(source: String, tree: String) {
    #expect(lowered("if \(source) { }") == "(if (\(tree)) {})")
    #expect(lowered("guard \(source) else { return }") == "(guard (\(tree)) {(return)})")
    #expect(lowered("while \(source) { }") == "(while (\(tree)) {})")
  }

  @Test(
    "Statements",
    arguments: [
      ("if a { b } else if c { d } else { e }", "(if (a) {b} else {(if (c) {d} else {e})})"),
      ("for a in b where c { d }", "(for a b where c {d})"),
      ("for (i, a) in b { }", "(for (tuple i a) b {})"),
      ("for case let a? in b { }", "(for case (let a?) b {})"),
      ("for _ in 0..<3 { }", "(for _ (..< 0 3) {})"),
      ("x: while a { break x }", "(x: while (a) {(break x)})"),
      ("x: for a in b { continue x }", "(x: for a b {(continue x)})"),
      ("repeat { } while a", "(repeat {} a)"),
      ("switch a { case 1, 2 where b: c; d; default: break }", Self.switchTree),
      ("do { try a() } catch let b as C { } catch { throw error }", Self.catchTree),
      ("defer { a }", "(defer {a})"),
      ("return", "(return)"),
      ("return a", "(return a)"),
      ("switch a { case 1: fallthrough; default: b }", Self.fallTree),
    ])
  func statements(source: String, tree: String) {
    #expect(lowered(source) == tree)
  }

  private static let switchTree =
    "(switch a (case (~= 1) (~= 2) where b {c; d}) (default {(break)}))"
  private static let catchTree =
    "(do {(try (call a))} (catch (let (as b C)) {}) (catch {(throw error)}))"
  private static let fallTree = "(switch a (case (~= 1) {(fallthrough)}) (default {b}))"

  @Test(
    "Conditional compilation is decided as an iOS debug build decides it",
    arguments: [
      "DEBUG", "os(iOS)", "canImport(UIKit)", "targetEnvironment(simulator)", "swift(>=5.9)",
      "!os(macOS)", "os(macOS) || os(iOS)", "os(iOS) && !targetEnvironment(macCatalyst)", "true",
      "(os(iOS))", "compiler(>=6)",
    ])
  func conditionalCompilation(condition: String) {
    #expect(lowered("#if \(condition)\na\n#else\nb\n#endif") == "a")
    #expect(
      lowered("class A {\n#if \(condition)\nlet b = 1\n#else\nlet c = 2\n#endif\n}") == member)
    #expect(lowered("#if os(macOS)\na\n#elseif \(condition)\nb\n#endif") == "b")
    #expect(
      lowered("switch a {\n#if \(condition)\ncase 1: b\n#endif\ndefault: c }")
        == "(switch a (case (~= 1) {b}) (default {c}))")
  }

  private let member = "(class A (let (b = 1)))"
}
