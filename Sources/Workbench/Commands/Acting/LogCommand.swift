import Records
import Scenes
import UIKitModel

extension Command {
  static let log = Command(
    "log", .acting, .change,
    summary: Bilingual(en: "shows what the app did", zh: "显示 App 做了什么"),
    text: Bilingual(
      en: """
        One fact a line since the last `log clear`: messages that code of yours handled (with super \
        where it handed them on), events of controls with a registered target, actions with \
        their targets, the states of recognizers, and what was printed. expect log compares these \
        lines. `log times` adds the clock.
        """,
      zh: """
        自上次 log clear 以来的事，每行一件：由你的代码处理的消息（继续向上传递的带 super）、\
        已注册 target 的控件事件、动作及其目标、识别器的状态、打印的内容。expect log 比较的就是这些行。\
        log times 会加上时间。
        """),
    examples: [
      "add view yellow 100 100 200 200", "on yellow touches and super", "tap yellow", "log",
      "expect log is \"yellow touchesBegan super\", \"yellow touchesEnded super\"", "log times",
      "log clear", "expect log is",
    ]
  ) {
    Form(.orEnd(Reader<LogWord>.oneOf)) { session, word in
      let recorder = session.scene.recorder
      if word == .clear {
        recorder.clear()
      } else {
        session.running.part = .asked
      }
      return [
        .log(
          EventLog(lines: recorder.logLines, hasTimes: word == .times, isCleared: word == .clear))
      ]
    }
  }

  static let timeline = Command(
    "timeline", .acting, .question,
    summary: Bilingual(en: "shows events side by side", zh: "并排显示事件"),
    text: Bilingual(
      en: """
        A column for each event since the last `log clear`, a row for each finger, recognizer and \
        responder. `last N` shows the last N columns.
        """,
      zh: "自上次 log clear 以来每个事件一列，每根手指、每个识别器和响应者各一行。last N 只显示最后 N 列。"),
    examples: [
      "add view pad 100 400 200 200", "on pad touches", "gesture tap dismiss on pad", "tap pad",
      "timeline", "timeline last 1",
    ]
  ) {
    Form(.optional(.after("last", .count(1...1000)))) { session, columns in
      [.timeline(TimelineMaker(session.scene.recorder.steps).timeline(last: columns))]
    }
  }
}

/// The words after `log`.
private enum LogWord: String, CaseIterable {
  case clear, times
}

extension EventRecorder {
  /// The lines of the log, with their times.
  var logLines: [EventLog.Line] {
    steps.flatMap { step in
      step.logLines.map { EventLog.Line(time: step.time, text: $0) }
    }
  }
}
