import Foundation
import Practice
import Records
import Rendering
import Rulebook
import Testing
import Workbench

/// The results of `ask`, for everyday words.
@Suite struct AskTests {
  /// Questions of people, and an answer that has to be among the first three.
  nonisolated private static let asked: [(words: String, found: String)] = [
    ("how do I enlarge a button", "Q-4"), ("扩大点击区域", "enlarged-tap-area"),
    ("why does my button not work", "Q-9"), ("按钮点不到", "Q-9"), ("my view gets no touches", "Q-9"),
    ("pointInside", "Q-2"), ("hitTest:withEvent:", "Q-6"), ("手写 hitTest", "Q-6"),
    ("button outside its parent", "Q-7"), ("子视图超出父视图", "Q-7"),
    ("let touches through an overlay", "Q-12"), ("蒙层穿透", "Q-12"), ("手势冲突", "Q-5"),
    ("button with a tap gesture on its parent", "Q-13"),
    ("find the view controller of a view", "Q-18"), ("通过响应链找到控制器", "controller-up-the-chain"),
    ("round button", "Q-8"), ("圆形按钮", "circular-button"), ("nil target", "Q-24"),
    ("difference between frame and bounds", "Q-22"), ("is hitTest called twice", "Q-23"),
    ("tap a view while it animates", "Q-21"), ("动画中的视图如何响应点击", "Q-21"),
    ("raised tab bar button", "Q-15"), ("floating window", "Q-14"),
    ("nearest common superview", "Q-20"), ("UIView 与 CALayer 的区别", "Q-3"),
    ("scroll view delays my button", "Q-17"), ("clipsToBounds", "Q-16"), ("shake", "Q-24"),
  ]

  private static let desk = freshDesk()

  private func ids(_ words: String) throws -> [String] {
    try Self.desk.matters(words).map { matter in
      switch matter {
      case .question(let id), .mistake(let id): id
      case .rule(let id): id.rawValue
      case .lesson(let lesson): lesson.id
      case .exercise(let exercise): exercise.id
      }
    }
  }

  @Test("What people ask is answered by the first three", arguments: asked)
  func finds(_ words: String, _ found: String) throws {
    let first = try ids(words).prefix(3)
    #expect(first.contains(found), "\(first)")
  }

  @Test("Of rules there are at most three, and of everything at most nine")
  func few() throws {
    for (words, _) in Self.asked {
      let found = try ids(words)
      #expect(found.count <= 9)
      #expect(found.count { Rulebook.rule(RuleID(rawValue: $0)) != nil } <= 3)
    }
  }

  @Test(
    "Names that are run together, and misspelled words, are found as they are meant",
    arguments: [
      ("scrollview", "scroll view"), ("clipstobounds", "clips bounds"), ("buton", "button"),
    ])
  func meant(_ typed: String, _ meant: String) throws {
    let found = try ids(typed)
    #expect(try Set(ids(meant)).intersection(found).count > found.count / 2, "\(found)")
  }

  @Test(
    "Nothing is found about nonsense, and that is said",
    arguments: [
      "zzzz qqq", "…", "的", "how to sort an array", "swift concurrency actor", "怎么学做菜",
      "swiftUI tap gesture not working", "数组怎么排序",
    ])
  func nothing(_ words: String) throws {
    #expect(throws: Diagnostic.self) { try freshSession(at: Self.desk).run("ask \(words)") }
  }

  /// Questions in askers' words, and the rule that the first sentence rests on.
  nonisolated private static let answered: [(words: String, rule: RuleID)] = [
    ("gesture recognizer on a UILabel does not fire", "UI-2"),
    ("isUserInteractionEnabled on label", "UI-2"),
    ("tap gesture prevents didSelectRowAtIndexPath", "GR-17"),
    ("tap gesture blocks didSelectRow", "GR-17"), ("didSelectRow 不走了", "GR-17"),
    ("two buttons pressed at the same time", "UT-20"),
    ("dismiss keyboard when tapping outside", "FR-8"),
    ("button added to table cell instead of contentView", "HT-5"),
    ("zero sized container", "HT-11"), ("container without constraints", "HT-11"),
    ("pinch and pan at the same time", "GR-29"),
    ("same gesture recognizer on two views", "GR-1"),
    ("navigation bar title view not tappable", "HT-11"), ("velocity", "GR-58"),
    ("single tap and double tap", "GR-36"), ("为什么 touchesEnded 没有调用", "UT-23"),
    ("why does my button not respond to taps", "HT-2"), ("how do I enlarge a button", "HT-29"),
    ("how to present an alert", "VC-10"), ("what is the responder chain", "RC-2"),
    ("响应者链是什么", "RC-2"), ("difference between frame and bounds", "GE-2"),
    ("frame 和 bounds 的区别", "GE-2"), ("button stops working while animating", "HT-21"),
    ("动画过程中按钮点不了", "HT-21"), ("UIImageView 上的按钮点不了", "UI-2"),
    ("超出父视图的按钮点不了", "HT-4"), ("父视图高度为 0", "HT-11"), ("捏合和拖动同时识别", "GR-29"),
    ("button outside tab bar not tappable", "HT-4"), ("scroll view does not scroll", "SC-1"),
    ("button inside scroll view does not respond", "SC-2"), ("手势和按钮冲突", "GR-30"),
    ("gesture and button conflict", "GR-30"), ("how does hit testing work", "HT-1"),
    ("when is layoutSubviews called", "LC-6"),
    ("difference between setNeedsLayout and layoutIfNeeded", "LC-3"),
    ("setNeedsLayout 和 layoutIfNeeded 的区别", "LC-3"), ("viewDidLoad vs viewWillAppear", "VC-8"),
    ("viewDidLoad 和 viewWillAppear 什么时候调用", "VC-8"),
    ("why is my view controller not deallocated", "CT-21"), ("控制器为什么不释放", "CT-21"),
    ("timer stops while scrolling", "FP-23"), ("NSTimer 滚动时停止", "FP-23"),
    ("swipe back does not work", "VC-30"), ("侧滑返回失效", "VC-30"),
    ("alpha zero view touches", "HT-2"), ("draw rect not called", "DR-7"),
    ("round button corners touch", "HT-17"), ("圆形按钮的点击范围", "HT-17"),
    ("keyboard covers text field", "FR-20"), ("键盘遮挡输入框", "FR-20"),
    ("touchUpInside vs touchUpOutside", "CT-14"), ("drag a view with finger", "GR-58"),
    ("隐式动画是什么", "LA-14"), ("zPosition and touches", "LA-30"),
  ]

  @Test("The first sentence answers what people ask, and names its rule", arguments: answered)
  func answers(_ words: String, _ rule: RuleID) throws {
    guard
      case .practice(.found(_, _, let answer?))? = try freshSession(at: Self.desk).run(
        "ask \(words)"
      ).first
    else {
      Issue.record("no sentence")
      return
    }
    #expect(answer.rules.first == rule, "\(answer.sentence.en)")
    for id in answer.rules { #expect(Rulebook.rule(id) != nil) }
  }

  @Test(
    "A question is shown by its number, however it is written", arguments: ["Q-7", "q7", "Q 7"])
  func byNumber(_ id: String) throws {
    let answers = try freshSession(at: Self.desk).run("ask \(id)")
    guard case .practice(.oralQuestion("Q-7"))? = answers.first else {
      Issue.record("\(answers)")
      return
    }
  }

  @Test("Alone it lists the questions")
  func alone() throws {
    let answers = try freshSession(at: Self.desk).run("ask")
    guard case .practice(.found(let matters, "", nil))? = answers.first else {
      Issue.record("\(answers)")
      return
    }
    #expect(matters.count == 34)
  }

  @Test("rule finds by several words, in any order")
  func rules() throws {
    let answers = try freshSession(at: Self.desk).run("rule touch finger queue process")
    #expect(!answers.isEmpty)
  }
}
