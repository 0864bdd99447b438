import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Command {
  static let expect = Command(
    "expect", .checking, .question,
    summary: Bilingual(en: "checks what should hold", zh: "检查应当成立的事"),
    text: Bilingual(
      en: """
        hit: the hit-test view, nil, or a class. order: the views in the order in which they are \
        asked, windows included. chain: the responders, the first included. inside: what \
        point(inside:) says; the point is one of the screen. measure: the points between the \
        nearest edges, 0 where they touch or overlap. map: who gets the touch at every point, or \
        where NAME gets it, is as in a file of `map save`, or as in the solution of the exercise; \
        points nearer than N to a border there do not count. log: the lines of `log`: all of them in \
        order, a run of them, or those in any order; lines that tell each move of a finger may be \
        written once. cycle: what code of yours heard from the update cycles of the last line, in the \
        same three ways. action: how often it was sent. states: those of a recognizer since \
        `log clear`. pixel: what a view shows at a point of its own, by a colour's name or \
        hexadecimal digits; N of 255 may be missing. offscreen: the layers in a view that `cost` shows \
        as rendered offscreen, each with its reasons; blended: those that are blended. pipeline: what \
        `pipeline` shows, the refresh at which each frame is shown, the milliseconds by which each is \
        late, the hitch ratio, or its band on the scale of a year. nibs: those that a controller's \
        loadView looks for, in order; nib: what loading one did last, in the same three ways as \
        log. error: the next line must fail with a message \
        that contains the text. EXPRESSION: any Swift that is true. A failed check shows both sides \
        and a line that shows more.
        """,
      zh: """
        hit：命中视图，也可以写 nil 或类名。order：被询问的顺序，包括窗口。chain：响应者，从第一个算起。\
        inside：point(inside:) 的回答，点是屏幕坐标。\
        measure：最近的边之间的距离，相接或重叠时为 0。\
        map：每个点由谁接收触摸（或 NAME 在哪里接收）与 map save 保存的文件或练习的答案一致；\
        距离边界不足 N 点的位置不计。log：log 的行，is 是全部且按顺序，contains 是连续的一段，has 不论顺序；\
        手指每次移动都会重复的行可以只写一次。\
        cycle：最近一行的更新周期里你的代码收到的调用，写法同 log。action：动作发出的次数。\
        states：识别器自 log clear 以来的状态。pixel：视图在它自己的某一点显示的颜色，写颜色名或十六进制数字，可以相差 N（共 255）。\
        offscreen：视图里 cost 列为离屏渲染的图层和原因；blended：需要混合的图层。pipeline：与 pipeline 命令相同，\
        shown 是每一帧显示的刷新序号，late 是晚了多少毫秒，ratio 是卡顿比例，band 是它在某年标准里的级别。\
        nibs：控制器的 loadView 依次查找的 nib；nib：最近一次加载它的过程，写法同 log。error：下一行必须失败，且消息包含这段文字。\
        EXPRESSION：任何结果为 true 的 Swift 表达式。检查失败时会显示两边的值和一条可以看到更多的命令。
        """),
    examples: [
      "add view red 100 100 200 200", "expect hit 150 150 is red", "expect hit -5 10 is nil",
      "expect order 150 150 is window, root, red",
      "expect chain red is red, root, controller, window, app, delegate",
      "expect asked red at 150 150", "expect not asked red at 500 500",
      "expect inside red at 150 150 is true", "expect frame red is 100 100 200 200",
      "expect convert 150 150 to red is 50 50",
      "expect measure red root is 0", "expect red.alpha == 1", "expect error \"no view\"",
      "front gren",
    ]
  ) {
    Form.expectedHits
    Form.expectedChain
    Form.expectedQuestions
    Form.expectedPlaces
    Form.expectedMap
    Form.expectedEvents
    Form.expectedPixels
    Form.expectedFrames
    Form.expectedNibs
    Form.expectedError
    Form.expectedExpression
  }
}

extension Form {
  /// Creates a form of `expect` from the words after its kind, and the check.
  init<each Part>(
    expecting kind: String, _ parts: repeat Reader<each Part>,
    judge: @escaping (Session, repeat each Part) throws -> Expectation
  ) {
    var nodes = [UsagePattern.Node.keyword(kind)]
    repeat nodes.append((each parts).usage)
    usage = .sequence(nodes)
    begins = { $0.expects(kind) }
    parse = { arguments in
      _ = try arguments.oneOf([kind])
      let values = (repeat try (each parts).read(&arguments))
      return { session in try Self.answers(judge(session, repeat each values)) }
    }
  }

  /// The answers to a check that passed; throws one that failed.
  static func answers(_ expectation: Expectation) throws -> [Answer] {
    guard expectation.holds else { throw Problem.expectationFailed(expectation) }
    return [.expectation(expectation)]
  }
}

extension Arguments {
  /// Whether a line is a check of a kind, and not Swift that begins with a variable of that name:
  /// then a binary operator follows, or after `log` and `cycle` none of their words.
  func expects(_ kind: String) -> Bool {
    guard let word = next, word.text == kind else { return false }
    guard let second else { return true }
    let isOperator = second.text.allSatisfy { "=!<>&|+-*/%?".contains($0) }
    if isOperator, second.kind == .word { return false }
    if kind == "pipeline" { return second.kind == .word && Double(second.text) != nil }
    return !["log", "cycle"].contains(kind) || EventChecks.Order(rawValue: second.text) != nil
  }
}
