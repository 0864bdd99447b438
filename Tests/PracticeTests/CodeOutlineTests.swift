import Testing

@testable import Practice

@Suite struct CodeOutlineTests {
  private let text = """
    import UIKit
    // class Commented: UIButton {}
    /* class /* Nested */ Out: UIView {} */
    final class Round: Base {
      let text = "class Quoted: UIView { override func hitTest("
      override func point(inside p: CGPoint, with event: UIEvent?) -> Bool { true }
      class func make() -> Round { Round() }
    }
    class Base: UIButton {
      @objc override final public func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }
    }
    """

  @Test("Classes are found, but none in comments and strings")
  func classes() {
    #expect(CodeOutline([text]).classes.map(\.name) == ["Round", "Base"])
  }

  @Test("Overrides are named by their words")
  func overrides() {
    #expect(CodeOutline([text]).overrides == ["point(inside:)", "hitTest"])
  }

  @Test("Superclasses go through the file into UIKit")
  func superclasses() {
    let chain = CodeOutline([text]).superclasses(of: "Round")
    #expect(chain.prefix(4) == ["Base", "UIButton", "UIControl", "UIView"])
  }

  @Test("A superclass may follow its module, or have another name")
  func superclassesByOtherNames() {
    let text = """
      typealias Base = UIKit.UIButton
      class Round: Base {}
      class Plain: UIKit.UIControl {}
      """
    #expect(CodeOutline([text]).superclasses(of: "Round").first == "UIButton")
    #expect(CodeOutline([text]).superclasses(of: "Plain").prefix(2) == ["UIControl", "UIView"])
  }
}
