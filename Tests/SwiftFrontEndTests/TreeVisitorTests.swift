import SourceTree
import SwiftFrontEnd
import Testing

/// Collects the whole numbers of a text in the order in which they are visited.
private struct Numbers: TreeVisitor {
  var found: [UInt64] = []
  var entersClosures = true
  var entersAccessors = true
  var entersFunctions = true

  mutating func enter(_ expression: Expression) -> Bool {
    if case .integer(let value?) = expression.kind { found.append(value) }
    return true
  }

  func enter(_ closure: Closure) -> Bool { entersClosures }

  func enter(_ accessors: Accessors) -> Bool { entersAccessors }

  func enter(_ declaration: Declaration) -> Bool {
    if case .function = declaration.kind { entersFunctions } else { true }
  }
}

/// A visitor sees every expression of a text, in source order: each number is where the walk has to
/// come by.
@Suite struct TreeVisitorTests {
  private func numbers(_ source: String, _ visitor: Numbers = Numbers()) -> [UInt64] {
    let unit = SwiftFrontEnd.parse(source, name: "test.swift")
    #expect(unit.diagnostics.isEmpty)
    var visitor = visitor
    visitor.walk(unit.items)
    return visitor.found
  }

  @Test(
    "Every number of a text is visited, in the order of the text",
    arguments: [
      "if f(1), let a = b[2], case 3 = c { 4 } else if d > 5 { 6 } else { 7 }",
      "guard 1 < a, case .some(2) = b else { throw 3 }",
      "while a < 1 { 2 }\nrepeat { 3 } while a < 4",
      "for case .some(1) in [2, a] where b > 3 { 4 }",
      "switch 1 { case 2, (3, 4) where a > 5: 6\ncase let x? where x == 7: 8\ndefault: 9 }",
      "do { try f(1) } catch 2 { 3 } catch { 4 }",
      "func f(a: Int = 1) -> Int { defer { 2 }; return 3 }",
      #"a.b("\(1) and \(2)", [3: 4, 5: 6], (7, x: 8), (9))"#,
      "a[1].b?.c![2].0 = -3 + (4 as Int) * (b ? 5 : 6)",
      "f { [x = 1] y in 2 } + (3 is Int ? 4 : 5)",
      "let a = if b { 1 } else { 2 }, c = try? f(&d[3])",
      "var a: Int { get { 1 } set { 2 } }\nvar b = 3 { willSet { 4 } didSet { 5 } }",
      """
      class A { var a = 1; init(b: Int = 2) { 3 }; deinit { 4 }; func c() { 5 }
      subscript(i: Int) -> Int { 6 } }
      """,
      "extension A { static let a = 1 }\nenum E: Int { case a = 2, b = 3 }",
      "enum E { case a(Int = 1) }",
    ])
  func everythingIsVisited(_ source: String) {
    let count = source.count { $0.isNumber } - source.matches(of: /\.0/).count
    #expect(numbers(source) == Array(1...UInt64(count)))
  }

  @Test("What a visitor does not enter is left out, and what comes after it is visited")
  func partsAreLeftOut() {
    var visitor = Numbers(entersClosures: false)
    #expect(numbers("f(1, { 2 }, 3)", visitor) == [1, 3])
    visitor = Numbers(entersAccessors: false)
    #expect(numbers("var b = 1 { didSet { 2 } }\nf(3)", visitor) == [1, 3])
    visitor = Numbers(entersFunctions: false)
    #expect(numbers("func f() { 1 }\nf(2)", visitor) == [2])
  }
}
