import Practice
import Testing

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
    let outline = CodeOutline([text])
    #expect(outline.meets(.overrides("point(inside:)"), in: ["Round"]))
    #expect(outline.meets(.overrides("hitTest"), in: ["Round"]), "Base is among its superclasses")
    #expect(!outline.meets(.overrides("point(inside:)"), in: ["Base"]))
  }

  @Test("An override of a property is one, too")
  func overriddenProperty() {
    let text = """
      class Mark: UIView {
        let size = 3
        override var isUserInteractionEnabled: Bool {
          get { false }
          set {}
        }
      }
      """
    let outline = CodeOutline([text])
    #expect(outline.meets(.overrides("isUserInteractionEnabled"), in: ["Mark"]))
    #expect(!outline.meets(.overrides("size"), in: ["Mark"]))
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

  @Test("A condition is met by the answer's own classes, not by one that nothing uses")
  func unusedClasses() {
    let text = """
      class Box: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          next?.touchesBegan(touches, with: event)
        }
      }
      class Unused: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          super.touchesBegan(touches, with: event)
        }
      }
      extension Box {
        func nearest(_ point: CGPoint) -> CGPoint { window!.convert(point, from: self) }
      }
      """
    let outline = CodeOutline([text])
    #expect(!outline.meets(.callsSuper(in: "touchesBegan"), in: ["Box"]))
    #expect(outline.meets(.callsSuper(in: "touchesBegan"), in: ["Unused"]))
    #expect(outline.meets(.converts, in: ["Box"]), "an extension belongs to its class")
    #expect(outline.meets(.not(.calls("require")), in: ["Box"]))
  }

  @Test(
    "Each form of a condition is read, and other texts are not",
    arguments: [
      ("overrides hitTest", CodeCondition.overrides("hitTest")),
      ("calls super in touchesBegan", .callsSuper(in: "touchesBegan")),
      ("calls require", .calls("require")), ("converts the point", .converts),
      ("does not call hitTest", .not(.calls("hitTest"))),
      ("does not override hitTest", .not(.overrides("hitTest"))), ("is beautiful", nil),
    ])
  func forms(_ text: String, _ condition: CodeCondition?) {
    #expect(CodeCondition(text) == condition)
  }
}
