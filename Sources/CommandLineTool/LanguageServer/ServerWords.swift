import LanguageServer
import Records

/// The server's own texts; those of problems and answers are shared with the prompt.
enum ServerWords {
  static let replace = { (word: String) in
    Bilingual(en: "Replace with `\(word)`", zh: "改为 `\(word)`")
  }
  static let insert = { (text: String) in
    Bilingual(en: "Insert `\(text)`", zh: "插入 `\(text)`")
  }
  static let remove = { (text: String) in
    Bilingual(en: "Remove `\(text)`", zh: "删除 `\(text)`")
  }
  static let write = { (line: String) in
    Bilingual(en: "Write `\(line)`", zh: "写成 `\(line)`")
  }
  static let cure = { (line: String) in
    Bilingual(en: "Fix: `\(line)`", zh: "修正：`\(line)`")
  }

  static let check = Bilingual(en: "check", zh: "检查")
  static let hint = Bilingual(en: "hint", zh: "提示")
  static let why = Bilingual(en: "why", zh: "为什么")

  /// The hint for a line `hit` without a hit-test view.
  static let nobody = Bilingual(en: "no view", zh: "没有视图")

  static func tooLarge(_ limit: Int) -> Bilingual {
    Bilingual(
      en: "This file is larger than \(limit >> 20) MB, so nothing of it is checked; split it.",
      zh: "文件大于 \(limit >> 20) MB，没有检查；请拆分。")
  }

  /// A scene whose lines exceed the time limit.
  static func outOfTime(_ seconds: Int) -> Bilingual {
    Bilingual(
      en: """
        The scene was run for \(seconds) seconds, up to here; this line and those below were not \
        checked. touchstone run has no such limit.
        """,
      zh: "场景运行了 \(seconds) 秒，只到这里；这一行和后面的行没有检查。touchstone run 没有这个限制。")
  }

  static func failed(_ failure: ServerJob.Failure) -> Bilingual {
    switch failure {
    case .notStarted:
      Bilingual(
        en: "The system made no process to work on this text; close some programs.",
        zh: "系统无法创建处理这段文本的进程；请关闭一些程序。")
    case .limit(let seconds):
      Bilingual(
        en: "Working on this text took more than \(seconds) seconds or too much memory; make it "
          + "smaller, or look for a loop that does not end.",
        zh: "处理这段文本超过了 \(seconds) 秒，或占用内存过多；请缩短它，或检查是否有不结束的循环。")
    case .fault(let signal):
      Bilingual(
        en: "A fault in touchstone (signal \(signal)) ended the work on this text; please report "
          + "it with the text.",
        zh: "touchstone 自身的故障（信号 \(signal)）中断了对这段文本的处理；请连同文本一起报告。")
    }
  }

  /// A problem of another file, in the first line.
  static func elsewhere(_ file: String, line: Int, _ text: Bilingual) -> Bilingual {
    Bilingual(en: "\(file):\(line): \(text.en)", zh: "\(file):\(line): \(text.zh)")
  }

  static let nothingWrong = Bilingual(
    en: "This answer passes: every touch goes where it should.", zh: "答案通过：每个触摸都去了该去的地方。")
  static let notSaved = Bilingual(
    en: "Save the file first: its check reads all files of its folder.",
    zh: "请先保存文件：检查会读取文件夹里的全部文件。")

  static let source = Bilingual(en: "source: ", zh: "来源：")
}
