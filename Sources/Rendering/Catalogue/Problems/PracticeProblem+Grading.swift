import Records

extension PracticeProblem {
  /// What happened to a grading run, and how it continues.
  var grading: Bilingual {
    switch self {
    case .cannotKeepVerdicts(let path, let reason, let kept):
      Bilingual(
        en: "verdicts cannot be written to \(path): \(reason.wording.en)"
          + (kept > 0
            ? "; the \(Numbers.grouped(kept)) before are there: make room, and --resume continues"
            : "; name another place: --output FILE"),
        zh: "无法把结果写入 \(path)：\(reason.wording.zh)"
          + (kept > 0
            ? "；之前的 \(Numbers.grouped(kept)) 个已写入：腾出空间后用 --resume 继续"
            : "；请换一个位置：--output FILE"))
    case .gradingAtWork(let path):
      Bilingual(
        en: "another grading is writing \(path); wait until it ends, or name another --output",
        zh: "另一个评判正在写入 \(path)；请等它结束，或用 --output 指定别的文件")
    case .gradingEnded(let judged, let all, let journal): Self.ended(judged, all, journal)
    case .verdictsKept(let count, let journal):
      Bilingual(
        en:
          "\(Numbers.grouped(count)) \(count == 1 ? "verdict" : "verdicts") of an earlier grading "
          + "are in \(journal); with --resume they are not judged again",
        zh: "\(journal) 里有之前评判的 \(Numbers.grouped(count)) 个结果；加上 --resume 就不再重新评判")
    case .oneFileEach(let format, let submissions):
      Bilingual(
        en: "a file for \(format.rawValue) is about one submission, and here are "
          + "\(Numbers.grouped(submissions)); name a folder, which gets a file for each: "
          + "--output results/",
        zh: "\(format.rawValue) 的每个文件只对应一份提交，而这里有 \(Numbers.grouped(submissions)) 份；"
          + "请指定一个文件夹，每份提交一个文件：--output results/")
    case .notAReport(let path):
      Bilingual(
        en:
          "\(path) is neither a report of grade --format json nor a journal of one; nothing was merged",
        zh: "\(path) 既不是 grade --format json 的报告，也不是它的日志；没有合并任何内容")
    case .otherReport(let path, let first):
      Bilingual(
        en:
          "\(path) is about other exercises or weights than \(first); merge reports of one assignment",
        zh: "\(path) 与 \(first) 的练习或权重不同；请合并同一份作业的报告")
    case .rowsLeftOut(let count, let journal):
      Bilingual(
        en: "\(Numbers.grouped(count)) of \(journal) are not judged to the end and are left out; "
          + "--resume judges the rest",
        zh: "\(journal) 中有 \(Numbers.grouped(count)) 份没有评判完，未包括在内；用 --resume 评判其余部分")
    case .reportVersion(let path, let version, let known):
      Bilingual(
        en:
          "\(path) has version \(version) of reports, this touchstone knows \(known); grade again, "
          + "or use the touchstone that wrote it",
        zh: "\(path) 是第 \(version) 版报告，当前版本只认识第 \(known) 版；请重新评判，或使用写出它的版本")
    default: Bilingual(en: "", zh: "")
    }
  }

  private static func ended(_ judged: Int, _ all: Int, _ journal: String?) -> Bilingual {
    let count = (Numbers.grouped(judged), Numbers.grouped(all))
    guard judged > 0 else {
      return Bilingual(en: "ended early: nothing is judged yet", zh: "提前结束：还没有评判任何提交")
    }
    guard let journal else {
      return Bilingual(
        en: "ended early: \(count.0) of \(count.1) were judged, and nothing is kept; "
          + "with --output FILE verdicts are",
        zh: "提前结束：已评判 \(count.0) / \(count.1)，没有保留；用 --output FILE 可以保留结果")
    }
    return Bilingual(
      en: "ended early: \(count.0) of \(count.1) are judged and kept in \(journal); to continue, "
        + "type the same line with --resume",
      zh: "提前结束：已评判 \(count.0) / \(count.1)，保存在 \(journal)；要继续，请在同一行命令后加上 --resume")
  }
}

extension CodePlace {
  /// The location and the fault: `RoundButton.swift:3:14: cannot find 'centre' in scope`.
  package var wording: Bilingual {
    let place = "\(file):\(line):\(column): "
    let fault = problem?.wording ?? Bilingual(en: "an error", zh: "有错误")
    return Bilingual(en: place + fault.en, zh: place + fault.zh)
  }
}
