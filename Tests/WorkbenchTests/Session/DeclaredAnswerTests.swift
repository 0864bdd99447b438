import Records
import Testing
import Workbench

/// The answer to declarations, which names all of them.
@Suite("Answers to declarations") struct DeclaredAnswerTests {
  private static func declared(by entry: String) throws -> [String] {
    let session = freshSession()
    var names: [String] = []
    for case .swift(let answer) in try session.run(entry) { names += answer.declared }
    return names
  }

  @Test("An extension is answered with the names that it adds")
  func extensions() throws {
    let override = "override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }"
    #expect(
      try Self.declared(by: "extension UITabBar { \(override) }") == [
        "extension UITabBar { hitTest }"
      ])
    #expect(
      try Self.declared(by: "extension UIView {}\nextension UILabel { var a: Int { 1 } }") == [
        "extension UIView", "extension UILabel { a }",
      ])
    #expect(
      try Self.declared(
        by: """
          class Box {}
          extension Box {
            func a() {}
            func b() {}
            static var c: Int { 1 }
            struct D {}
            convenience init(e: Int) { self.init() }
          }
          """) == ["class Box", "extension Box { a, b, c, D, … }"])
  }
}
