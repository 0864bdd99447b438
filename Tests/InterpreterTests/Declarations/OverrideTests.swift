import Testing

/// Diagnostics about overriding and deriving, in the compiler's words.
struct OverrideTests {
  /// A text, and the start of each error that it has, with its line.
  nonisolated private static let mistakes: [(text: String, errors: [String])] = [
    (
      "class A: Tile { func layout() {} }",
      ["1: overriding declaration requires an 'override' keyword: 'layout()'"]
    ),
    (
      "class A: Tile { override func layOut() {} }",
      ["1: method does not override any method from its superclass"]
    ),
    (
      "class A: Tile { override func point(inside p: Spot?, with t: Tile) -> Bool { true } }",
      ["1: cannot override instance method parameter of type 'Tile?' with non-optional type 'Tile'"]
    ),
    (
      "class A: Tile { init(x: Int) { super.init(tag: x) } }",
      ["1: 'required' initializer 'init(coder:)' must be provided by subclass of 'Tile'"]
    ),
    (
      "extension Tile { override func layout() {} }",
      ["1: 'layout()' is declared by 'Tile' itself, so an extension of 'Tile' does not override it"]
    ),
    (
      "class A: Tile { override var alpha: Double { 1 } }",
      ["1: cannot override mutable property with read-only property 'alpha'"]
    ),
    (
      "class A: Tile { override var alpha = 3.0 }",
      ["1: cannot override with a stored property 'alpha'"]
    ),
    (
      "class A: B {}\nclass B: A {}",
      ["1: 'A' inherits from itself"]
    ),
    (
      "final class F {}\nclass G: F {}",
      ["2: inheritance from a final class 'F'"]
    ),
    (
      "class A: TileDelegate { func moved(_ tile: Tile) {} }",
      ["1: type 'A' does not conform to protocol 'TileDelegate'"]
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `a broken rule of overriding is said in the compiler's words`(_ index: Int) {
    let (text, expected) = Self.mistakes[index]
    let errors = DeclarationFixture.errors(text)
    #expect(errors.count == expected.count, "\(errors)")
    for (error, start) in zip(errors, expected) { #expect(error.hasPrefix(start)) }
  }

  @Test
  func `a missing override is mended by one edit`() {
    let mended = DeclarationFixture.mended("class A: Tile { func layout() {} }")
    #expect(mended == "class A: Tile { override func layout() {} }")
    #expect(DeclarationFixture.errors(mended).isEmpty)
  }

  @Test
  func `an override in an extension of a subclass of the host is kept for the host`() {
    let fixture = DeclarationFixture()
    #expect(fixture.errors("extension Knob { override func layout() { super.layout() } }").isEmpty)
    #expect(fixture.module.hostOverrides.map(\.type.name) == ["Knob"])
    guard case .function(let function)? = fixture.module.hostOverrides.first?.member else {
      Issue.record("no function")
      return
    }
    #expect(function.message == 1)
  }

  @Test
  func `a text with errors leaves the module as it was`() {
    let fixture = DeclarationFixture()
    #expect(fixture.errors("func twice(_ x: Int) -> Int { x * 2 }").isEmpty)
    #expect(!fixture.errors("class A {}\nclass A {}\nextension Knob { func more() {} }").isEmpty)
    #expect(fixture.module.members["A"] == nil)
    #expect(fixture.module.types.isEmpty)
    #expect(fixture.module.extensionMembers.isEmpty)
    #expect(fixture.errors("func use() -> Int { twice(3) }").isEmpty)
  }
}
