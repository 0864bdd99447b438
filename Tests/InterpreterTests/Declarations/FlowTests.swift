import Testing

/// Diagnostics about paths through bodies and about misplaced statements.
struct FlowTests {
  nonisolated private static let mistakes: [(text: String, errors: [String])] = [
    (
      "func f(_ x: Int) -> Int { if x > 1 { return 1 } }",
      ["1: missing return in global function expected to return 'Int'"]
    ),
    (
      "func f() {\n  let x: Int\n  print(x)\n}",
      ["3: constant 'x' used before being initialized"]
    ),
    (
      "func f() {\n  let x: Int\n  x = 1\n  x = 2\n}",
      ["4: immutable value 'x' may only be initialized once"]
    ),
    (
      "class A: Tile { var n: Int }",
      [
        "1: class 'A' has no initializers",
        "1: 'required' initializer 'init(coder:)' must be provided by subclass of 'Tile'",
      ]
    ),
    (
      """
      class A: Tile {
        let n: Int
        init(n: Int) { super.init(tag: n) }
        required init?(coder: String) { return nil }
      }
      """,
      ["3: property 'self.n' not initialized at super.init call"]
    ),
    (
      """
      class A: Tile {
        init(n: Int) { layout(); super.init(tag: n) }
        required init?(coder: String) { return nil }
      }
      """,
      ["2: 'self' used in method call 'layout' before 'super.init' call"]
    ),
    (
      "class A: Tile {\n  init(n: Int) {}\n  required init?(coder: String) { return nil }\n}",
      ["2: 'super.init' isn't called on all paths before returning from initializer"]
    ),
    (
      "func f(_ x: Int?) {\n  guard let y = x else { print(y); return }\n  print(y)\n}",
      ["2: variable 'y' declared in 'guard' condition is not usable in its body"]
    ),
    (
      "func f(_ x: Int?) {\n  guard let y = x else { print(1) }\n  print(y)\n}",
      ["2: 'guard' body must not fall through"]
    ),
    ("func f(_ x: Int?) { if x {} }", ["1: optional type 'Int?' cannot be used as a boolean"]),
    ("func f(_ x: Int) { if x = 5 {} }", ["1: use of '=' in a boolean context"]),
    (
      "func f() { if let q = 5 { print(q) } }",
      ["1: initializer for conditional binding must have Optional type, not 'Int'"]
    ),
    (
      "enum E { case a, b(Int) }\nfunc f(_ e: E) { switch e { case .a: break } }",
      ["2: switch must be exhaustive"]
    ),
    ("func f() { break }", ["1: 'break' is only allowed inside a loop"]),
    ("func f() { return 5 }", ["1: unexpected non-void return value in void function"]),
    ("print(1)", ["1: expressions are not allowed at the top level of a file"]),
    ("struct S { var s: S? }", ["1: value type 'S' cannot have a stored property"]),
    (
      "class K { deinit { keep = self } }\nvar keep: K? = nil",
      ["1: 'self' cannot be stored in deinit"]
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `a broken rule of statements is said in the compiler's words`(_ index: Int) {
    let (text, expected) = Self.mistakes[index]
    let errors = DeclarationFixture.errors(text)
    #expect(errors.count == expected.count, "\(errors)")
    for (error, start) in zip(errors, expected) { #expect(error.hasPrefix(start)) }
  }

  @Test
  func `declarations may be in any order`() {
    let text = """
      let total = other + 1
      let other = 5
      class Config {
        static let shared = Config()
        let size = defaultSize
        let half = Config.base / 2
        static let base = 10
      }
      let defaultSize = 12
      """
    #expect(DeclarationFixture.errors(text).isEmpty)
  }

  @Test
  func `a switch over Booleans in a tuple may do without default`() {
    let text = """
      func f(_ a: Bool, _ b: Bool) -> Int {
        switch (a, b) {
        case (true, _): 1
        case (false, true): 2
        case (false, false): 3
        }
      }
      """
    #expect(DeclarationFixture.errors(text).isEmpty)
  }

  @Test
  func `at the prompt a name may be declared again and everything goes on`() {
    let fixture = DeclarationFixture()
    #expect(fixture.errors("let x = 1", as: .prompt).isEmpty)
    #expect(fixture.errors("let x = \"one\"", as: .prompt).isEmpty)
    #expect(fixture.errors("let y: String = x", as: .prompt).isEmpty)
    #expect(fixture.module.members["x"]?.count == 1)
  }
}
