import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let predict = Command(
    "predict", .asking, .question,
    usage: [
      "hit POINT", "order POINT", "inside NAME at POINT", "chain NAME", "events tap POINT",
      "events COMMAND",
    ],
    summary: Bilingual(en: "asks you first, then shows and compares", zh: "先让你猜，再显示并比较"),
    text: Bilingual(
      en: """
        The next line is your answer. hit: the view that gets the touch, or nil. order: the views \
        that are asked, windows included. inside: true or false, what point(inside:) says. chain: \
        the responders from NAME to the last. events: the lines that a tap or another line of \
        acting adds to the log, in order, as `expect log is` has them. Names and lines are separated by blanks, commas or →. ? gives \
        a hint, Return shows the answer, leave forgets the question; a command can still be typed \
        after a colon. A wrong answer is not an error: it is compared and the session continues.
        """,
      zh: """
        下一行就是你的回答。hit：收到触摸的视图，或 nil。order：依次被询问的视图，包括窗口。\
        inside：true 或 false，即 point(inside:) 的回答。chain：从 NAME 到最后的响应者。\
        events：tap 或其他操作会给 log 增加哪些行，按顺序，写法同 expect log is。名字和行之间用空格、逗号、、或 → 分开。? 给出提示，直接回车显示答案，leave 放弃这个问题；\
        写在冒号后面的命令仍然可用。答错不算错误：只作比较，会话继续。
        """),
    examples: [
      "add view ok 100 100 200 200", "add view cover 100 100 200 200", "predict hit 150 150",
      "cover", "predict order 150 150", "window, root, cover", "predict inside ok at 300 150",
      "false", "predict chain ok", "ok root controller window app delegate",
      "on cover touches", "predict events tap cover", "cover touchesBegan, cover touchesEnded",
    ]
  ) { arguments, session in
    let reading = try PredictionReading(&arguments)
    guard let judging = session.modes.judging else {
      if case .events(let line) = reading.subject { try session.checkActing(line) }
      session.open(reading.question)
      return [.prediction(.asked(reading.question))]
    }
    session.modes.judging = nil
    let prediction = try PredictionJudge(reading, judging.guess, in: session).judge()
    // A guess changes nothing: the journal keeps only the question.
    session.running.part = .instead(reading.plainLine(prediction.truth))
    if case .events = reading.subject { session.running.hasActed = true }
    return [.prediction(.answered(prediction))]
  }
}

/// A question of `predict` as it was read, with the live objects that it is about.
struct PredictionReading {
  enum Subject {
    case hit(CGPoint)
    case order(CGPoint)
    case inside(UIView, CGPoint)
    case chain(UIResponder)
    /// A line of acting, without `predict events`.
    case events(String)
  }

  let question: PredictQuestion
  let subject: Subject
  /// Where the question is, after the word for its kind.
  private let place: String

  /// A command that asks the same without a guess.
  func plainLine(_ truth: Prediction.Value) -> String {
    switch subject {
    case .hit, .order: ":hit \(place)"
    case .inside: ":expect inside \(place) is \(truth == .isInside(true))"
    case .chain: ":chain \(place)"
    case .events(let line): ":\(line.trimmingBlanks)"
    }
  }

  init(_ arguments: inout Arguments) throws {
    let scene = arguments.scene
    let start = arguments.place.lowerBound
    let kind = try arguments.oneOf(["hit", "order", "inside", "chain", "events"])
    let rest = arguments.place.lowerBound
    switch kind {
    case "chain": subject = .chain(try arguments.responder("NAME"))
    case "inside":
      let view = try arguments.view()
      guard view.window != nil else {
        throw arguments.problem(.notInWindow(scene.objectName(view).text))
      }
      _ = try arguments.oneOf(["at"])
      subject = .inside(view, try arguments.pointArgument().screenPoint)
    case "events":
      let words = CommandTable.all.filter {
        $0.group == .acting && $0.kind == .change && $0.word != "log"
      }
      _ = try arguments.oneOf(words.map(\.word))
      // The same offsets as in the line that was typed.
      subject = .events(
        String(repeating: " ", count: rest) + String(arguments.source.characters[rest...]))
      _ = arguments.rest()
    case "hit": subject = .hit(try arguments.pointArgument().screenPoint)
    default: subject = .order(try arguments.pointArgument().screenPoint)
    }
    try arguments.finish()
    func text(from start: Int) -> String {
      String(arguments.source.characters[start..<arguments.lastPlace.upperBound]).trimmingBlanks
    }
    question = PredictQuestion(line: text(from: start), kind: subject.kind(in: scene))
    place = text(from: rest)
  }
}

extension PredictionReading.Subject {
  fileprivate func kind(in scene: Scene) -> PredictQuestion.Kind {
    switch self {
    case .hit(let point): .hit(point: point)
    case .order(let point): .order(point: point)
    case .inside(let view, let point): .inside(scene.objectName(view), point: point)
    case .chain(let responder): .chain(scene.objectName(responder))
    case .events: .events
    }
  }
}
