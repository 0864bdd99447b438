import Foundation
import Records
import Scenes
import UIKitModel

extension Command {
  static let predict = Command(
    "predict", .asking, .question,
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
  ) {
    Form(.after("hit", .point)) { session, point in
      try session.predict(.hit(point.onScreen(in: session.scene)), "hit", point.text)
    }
    Form(.after("order", .point)) { session, point in
      try session.predict(.order(point.onScreen(in: session.scene)), "order", point.text)
    }
    Form(.after("inside", .written(.insidePlace))) { session, place in
      let (view, point) = place.value
      return try session.predict(
        .inside(view, point.onScreen(in: session.scene)), "inside", place.text)
    }
    Form(.after("chain", .written(.responder))) { session, responder in
      try session.predict(.chain(responder.value), "chain", responder.text)
    }
    Form(.after("events", .actingLine)) { session, line in
      if session.modes.judging == nil { try session.checkActing(line) }
      return try session.predict(.events(line), "events", line.trimmingBlanks)
    }
  }
}

extension Session {
  /// Asks a question, or judges the guess that was typed with it.
  fileprivate func predict(
    _ subject: PredictionReading.Subject, _ kind: String, _ place: String
  ) throws -> [Answer] {
    let reading = PredictionReading(subject, kind, place, in: scene)
    guard let judging = modes.judging else {
      open(reading.question)
      return [.prediction(.asked(reading.question))]
    }
    modes.judging = nil
    let prediction = try PredictionJudge(reading, judging.guess, in: self).judge()
    // A guess changes nothing: the journal stores only the question.
    running.part = .instead(reading.plainLine(prediction.truth))
    if case .events = subject { running.hasActed = true }
    return [.prediction(.answered(prediction))]
  }
}

extension Reader where Value == (UIView, PointArgument) {
  /// Reads `NAME at POINT`, of a view on the screen.
  fileprivate static var insidePlace: Reader {
    let view = Reader<UIView>(.placeholder(.name)) { arguments in
      let view = try arguments.view()
      guard view.window != nil else {
        throw arguments.problem(.notInWindow(arguments.scene.objectName(view).text))
      }
      return view
    }
    return .reading(view, .after("at", .point)) { ($0, $1) }
  }
}

extension Reader where Value == String {
  /// Reads an acting line, padded with blanks so that its words have the same ranges as in the
  /// typed line.
  fileprivate static var actingLine: Reader {
    Reader(
      .lines([.sequence([.keyword("tap"), .placeholder(.point)]), .placeholder(.actingLine)])
    ) {
      arguments in
      let words = arguments.commands.all.filter {
        $0.group == .acting && $0.kind == .change && $0.word != "log"
      }
      let start = arguments.place.lowerBound
      _ = try arguments.oneOf(words.map(\.word))
      _ = arguments.rest()
      return String(repeating: " ", count: start)
        + String(arguments.source.characters[start...])
    }
  }
}

/// A question of `predict`, with the live objects that it is about.
struct PredictionReading {
  enum Subject {
    case hit(CGPoint)
    case order(CGPoint)
    case inside(UIView, CGPoint)
    case chain(UIResponder)
    /// An acting line, without `predict events`.
    case events(String)
  }

  let question: PredictQuestion
  let subject: Subject
  /// The place of the question, after the word for its kind.
  private let place: String

  init(_ subject: Subject, _ kind: String, _ place: String, in scene: Scene) {
    self.subject = subject
    self.place = place
    question = PredictQuestion(line: "\(kind) \(place)", kind: subject.kind(in: scene))
  }

  /// A command that asks the same without a guess.
  func plainLine(_ truth: Prediction.Value) -> String {
    switch subject {
    case .hit, .order: ":hit \(place)"
    case .inside: ":expect inside \(place) is \(truth == .isInside(true))"
    case .chain: ":chain \(place)"
    case .events(let line): ":\(line.trimmingBlanks)"
    }
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
