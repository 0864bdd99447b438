import Foundation
import Records
import Testing
import Workbench

/// A place of a call keeps who answered there last. It must never know that wrongly.
@Suite("Who answers is asked again whenever it may have changed") struct KnownAnswerTests {
  /// The output of the last of some entries.
  private func printed(_ entries: String...) throws -> String {
    let session = freshSession()
    var output = ""
    for entry in entries {
      output = ""
      for case .swift(let answer) in try session.run(entry) { output += answer.printed }
    }
    return output
  }

  private static let classes = """
    class Yes: UIView {
      override var isHidden: Bool { get { true } set {} }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    class No: UIView {
      override var bounds: CGRect { get { CGRect(x: 1, y: 2, width: 3, height: 4) } set {} }
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    class Below: Yes {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !super.point(inside: point, with: event)
      }
    }
    """

  @Test("One place serves objects of several classes in turn")
  func severalClasses() throws {
    let output = try printed(
      Self.classes,
      """
      let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let views = [UIView(frame: frame), Yes(frame: frame), No(frame: frame), Below(frame: frame)]
      for _ in 0..<2 {
        for view in views + views.reversed() {
          let isIn = view.point(inside: CGPoint(x: 20, y: 0), with: nil)
          print(view.isHidden ? "h" : "-", isIn ? "i" : "-", Int(view.bounds.width), terminator: " ")
        }
      }
      """)
    let forth = ["- - 10", "h i 10", "- - 3", "h - 10"]
    let round = (forth + forth.reversed()).joined(separator: " ")
    #expect(output == "\(round) \(round) ")
  }

  @Test("An override in an extension counts for the next call of the same place")
  func extensionLater() throws {
    let output = try printed(
      "class Button: UIButton {}",
      "let button = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))",
      """
      func ask() -> Bool { button.point(inside: CGPoint(x: 50, y: 50), with: nil) }
      print(ask(), ask())
      """,
      """
      extension UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
      }
      """,
      "print(ask(), ask())")
    #expect(output == "true true\n")
  }

  @Test("A getter that nobody overrode is read again once an extension does, at the same place")
  func getterLater() throws {
    let entries = [
      "class Button: UIButton {}",
      "let button = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))",
      """
      func ask() { print(button.isHidden, button.bounds.width, button.subviews.count) }
      ask()
      """,
      """
      extension UIButton {
        override var isHidden: Bool { get { true } set {} }
      }
      """,
      """
      extension UIButton {
        override var bounds: CGRect { get { CGRect(x: 0, y: 0, width: 7, height: 7) } set {} }
      }
      """,
      "button.addSubview(UIView())",
      "ask()",
    ]
    let session = freshSession()
    var outputs: [String] = []
    for entry in entries {
      var output = ""
      for case .swift(let answer) in try session.run(entry) { output += answer.printed }
      outputs.append(output)
    }
    #expect(outputs[2] == "false 10.0 0\n")
    #expect(outputs[6] == "true 7.0 1\n")
  }

  @Test(
    "What the prompt answers for one object counts at once, and no longer when it is taken back")
  func personal() throws {
    let session = freshSession()
    session.mustRun([
      "add view one 0 0 10 10",
      "func ask() -> Bool { one.point(inside: CGPoint(x: 5, y: 5), with: nil) }",
    ])
    func answer() throws -> String {
      for case .swift(let answer) in try session.run("print(ask())") { return answer.printed }
      return ""
    }
    #expect(try answer() == "true\n")
    session.mustRun(["on one pointInside return false"])
    #expect(try answer() == "false\n")
    session.mustRun(["off one pointInside"])
    #expect(try answer() == "true\n")
  }

  @Test("A trace shows every call, also at places that ran without one before")
  func traced() throws {
    let session = freshSession()
    session.mustRun([
      """
      class Box: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          for view in subviews.reversed() {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
          }
          return nil
        }
      }
      """,
      "add Box box 0 0 100 100", "add view a 0 0 50 50 in box", "add view b 50 50 50 50 in box",
      "print(box.hitTest(CGPoint(x: 10, y: 10), with: nil) === a)",
    ])
    guard case .trace(let trace)? = try session.run("hit 10 10").first else {
      Issue.record("no trace")
      return
    }
    #expect(trace.steps.suffix(3).map { $0.view.text } == ["box", "b", "a"])
    #expect(trace.result?.text == "a")
  }

  @Test("A script's array of subviews is its own, and the next one is what the view has")
  func subviews() throws {
    let output = try printed(
      """
      let top = UIView(), a = UIView(), b = UIView()
      a.tag = 1
      b.tag = 2
      top.addSubview(a)
      top.addSubview(b)
      var copy = top.subviews
      copy.removeLast()
      let before = top.subviews
      for view in top.subviews.reversed() {
        print(view.tag, terminator: " ")
        top.sendSubviewToBack(b)
        view.removeFromSuperview()
      }
      print(copy.count, before.count, top.subviews.count, b.subviews.isEmpty)
      """)
    #expect(output == "2 1 1 2 0 true\n")
  }

  @Test("Numbers of a rectangle are those of the model, for every kind of rectangle")
  func rectangles() throws {
    let output = try printed(
      """
      let all = [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: -3, height: -4),
        CGRect.null, CGRect.infinite, CGRect.zero]
      for r in all {
        print(r.minX, r.midX, r.maxX, r.minY, r.midY, r.maxY, r.width, r.height)
      }
      """)
    let all = [
      CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 1, y: 2, width: -3, height: -4),
      CGRect.null, CGRect.infinite, CGRect.zero,
    ]
    let expected = all.map {
      "\($0.minX) \($0.midX) \($0.maxX) \($0.minY) \($0.midY) \($0.maxY) \($0.width) \($0.height)\n"
    }
    #expect(output == expected.joined())
  }
}
