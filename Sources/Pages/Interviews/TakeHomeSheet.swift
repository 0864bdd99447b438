import Lettering
import Records
import Rendering
import Wording

/// Writes the sheet of a take-home interview: the tasks, the time limit, and how to hand in.
package struct TakeHomeSheet: Speaking {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// The title of its report.
  package static func title(level: Int) -> Bilingual {
    Bilingual(en: "Take-home, level \(level)", zh: "带回家的题，级别 \(level)")
  }

  /// The sheet as Markdown, in the order of the folders.
  package func text(_ hours: Int, _ exercises: [ExerciseRecord]) -> String {
    var lines = [
      say("# \(exercises.count) tasks", "# \(exercises.count) 道题"), "",
      say(
        "You have \(count(hours)), from when you open this folder. Each task has a folder with a "
          + "README.md, which says what is asked, and the file to change. `touchstone check` in that "
          + "folder judges your answer as often as you like; what counts is what it does, not how it "
          + "looks.",
        "从打开这个文件夹起，你有 \(count(hours))。每道题一个文件夹，其中 README.md 说明要求，另有需要修改的文件。"
          + "在该文件夹里运行 `touchstone check` 可以随时检查答案；只看行为，不看写法。"), "",
      say(
        "| folder | task | file | minutes |", "| 文件夹 | 题目 | 文件 | 分钟 |"),
      "| --- | --- | --- | --- |",
    ]
    for (index, exercise) in exercises.enumerated() {
      lines.append(
        "| `\(index + 1)-\(exercise.id)` | \(exercise.title[language]) | `\(exercise.file)` | "
          + "\(exercise.minutes) |")
    }
    lines += [
      "",
      say(
        "Books, documentation and search are fine; an answer by another person is not. Hand in the whole "
          + "folder, also where a task is not done: every part that passes counts. Afterwards we talk "
          + "about your answers, so know why each line is there.",
        "可以查书、查文档、搜索；不要用别人的答案。请交回整个文件夹，没有做完也交：每一项通过的要求都计分。"
          + "之后会讨论你的答案，请清楚每一行的用意。"),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The time from the creation of a folder to its last answer, compared with the limit; nil if no
  /// answer was changed.
  package func time(_ used: Double?, of hours: Int) -> String {
    guard let used else {
      return say("No answer was changed since the folder was made.", "文件夹生成以后没有改动过答案。")
    }
    let minutes = Int((used * 60).rounded())
    let text = "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    return say(
      "The last answer was changed \(text) hours after the folder was made; the limit is "
        + "\(count(hours)).",
      "最后一次改动在文件夹生成 \(text) 小时之后；时限 \(count(hours))。")
  }

  private func count(_ hours: Int) -> String {
    say(hours == 1 ? "1 hour" : "\(hours) hours", "\(hours) 小时")
  }
}
