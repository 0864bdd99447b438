import Records
import TypedText

extension Command {
  static let trace = Command(
    "trace", .asking, .question,
    summary: Bilingual(en: "goes through the last trace step by step", zh: "逐步查看上一次跟踪"),
    text: Bilingual(
      en: """
        A step is one view that was asked: its point with the working, its switches, what \
        point(inside:) said and with which numbers, every line of script that ran, who is asked \
        next and who is never asked. At the prompt you are then in the stepper: Return or next, prev, first, \
        last, a number, /word to search, all, leave. `trace all` lists every step, nothing folded. \
        The trace is that of the last hit, of a question of predict, or of the last tap, drag or \
        other event; there a step is a line, with its rules, and `open` steps into a hit test. It \
        stays as it was while the scene changes, until reset.
        """,
      zh: """
        一步就是一个被询问的视图：点及其换算过程、各个开关、point(inside:) 的回答和数字、运行过的每一行脚本、\
        接下来询问谁、谁从未被询问。在提示符下会进入逐步模式：回车或 next、prev、first、last、数字、\
        /词 搜索、all、leave。trace all 列出所有步骤，不折叠。跟踪来自上一次 hit、predict 的提问，\
        或上一次 tap、drag 等事件；事件的一步就是一行，附上规则，open 进入其中的命中测试。\
        场景改变后它保持不变，直到 reset。
        """),
    examples: [
      "add view red 100 100 200 200", "hit 150 150", "trace 3", "trace last", "trace all",
      "tap red", "trace 2",
    ]
  ) {
    Form(.optional(.step, or: .first), .commandPlace) { session, step, place in
      guard session.modes.lastTrace != nil else { throw LocatedProblem(.noTrace, place) }
      let count = session.stepCount
      switch step {
      case .all: return session.openWholeTrace()
      case .first: return session.openStepper(at: 1)
      case .last: return session.openStepper(at: count)
      case .number(let number, let text):
        guard let number = Int(exactly: number), (1...max(1, count)).contains(number), count > 0
        else { throw Problem.noSuchStep(text, count: count) }
        return session.openStepper(at: number)
      }
    }
  }
}

/// The step of a trace that is to be shown.
private enum StepChoice {
  case number(Double, text: String)
  case all, first, last
}

extension Reader where Value == StepChoice {
  /// Reads `N | all | first | last`, also in capitals.
  fileprivate static var step: Reader {
    let words = ["all", "first", "last"]
    let usage = [.placeholder(.number("N"))] + words.map(UsagePattern.Node.keyword)
    return Reader(.alternatives(usage)) { arguments in
      let text = arguments.take()?.text ?? ""
      switch text.lowercased() {
      case "all": return .all
      case "first": return .first
      case "last": return .last
      default:
        guard let number = Double(text) else {
          throw arguments.problem(.expectedOneOf(["N"] + words, got: text))
        }
        return .number(number, text: text)
      }
    }
  }
}
