import Lettering
import Records

extension PracticeProblem {
  /// The problem of a grading run, and how the run continues.
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
    case .verdictsSafe(let count, let journal):
      Bilingual(
        en:
          "no verdict is lost: all \(Numbers.grouped(count)) are in \(journal), and the same line with "
          + "--resume writes the report without judging again",
        zh: "评判结果没有丢失：\(Numbers.grouped(count)) 个都在 \(journal) 里，同一行命令加上 --resume 就能写出报告，"
          + "不必重新评判")
    case .oneFileEach(let format, let submissions):
      Bilingual(
        en: "a file for \(format.rawValue) is about one submission, and here are "
          + "\(Numbers.grouped(submissions)); name a folder, which gets a file for each: "
          + "--output results/",
        zh: "\(format.rawValue) 的每个文件只对应一份提交，而这里有 \(Numbers.grouped(submissions)) 份；"
          + "请指定一个文件夹，每份提交一个文件：--output results/")
    case .noStudentFits(let pattern, let names):
      Bilingual(
        en: "`student: \(pattern)` fits no name here; there are "
          + Self.shortList(names, ", ", more: "more") + ". Write a pattern that fits them.",
        zh: "`student: \(pattern)` 与这里的任何名字都不匹配；有 "
          + Self.shortList(names, "、", more: "个") + "。请写出与它们匹配的模式。")
    case .nothingFits(let patterns, let exercise, let names):
      Bilingual(
        en: "nothing matches \(patterns.joined(separator: " or ")) of \(exercise); there are "
          + Self.shortList(names, ", ", more: "more"),
        zh: "没有文件与 \(exercise) 的 \(patterns.joined(separator: " 或 ")) 匹配；有 "
          + Self.shortList(names, "、", more: "个"))
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
    case .archive(let path, let fault):
      Bilingual(en: "\(path): \(fault.wording.en)", zh: "\(path)：\(fault.wording.zh)")
    case .notPseudonyms(let path):
      Bilingual(
        en: "\(path) is not a table of pseudonyms with the columns `student` and `pseudonym`; name "
          + "the file that an earlier grading wrote, or one that is not there yet",
        zh: "\(path) 不是带有 `student` 和 `pseudonym` 两列的化名表；请指定之前评判写出的文件，或一个尚不存在的文件")
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

extension PracticeProblem {
  /// The maximum number of names in a message.
  private static var mostNames: Int { 5 }

  /// The first of some names, and the number of the others.
  static func shortList(_ names: [String], _ separator: String, more: String) -> String {
    let left = names.count - mostNames
    let shown = names.prefix(mostNames).joined(separator: separator)
    guard left > 0 else { return shown }
    return more == "more" ? "\(shown) and \(left) more" : "\(shown) 等 \(names.count) \(more)"
  }
}

extension ArchiveFault {
  /// The reason, and what to do instead of reading the archive.
  fileprivate var wording: Bilingual {
    switch self {
    case .noArchive:
      Bilingual(
        en: "this is not a zip archive, or it is cut; fetch it again, or name its unpacked folder",
        zh: "不是 zip 压缩包，或不完整；请重新下载，或改用解压后的文件夹")
    case .damaged(let file):
      Bilingual(
        en: "`\(file)` in it is damaged; fetch the archive again", zh: "其中的 `\(file)` 已损坏；请重新下载")
    case .encrypted(let file):
      Bilingual(
        en: "`\(file)` in it is encrypted; unpack it yourself, and name the folder",
        zh: "其中的 `\(file)` 已加密；请自行解压，再指定文件夹")
    case .unknownCompression(let file):
      Bilingual(
        en: "`\(file)` in it is not compressed by deflate; unpack it yourself, and name the folder",
        zh: "其中的 `\(file)` 不是用 deflate 压缩的；请自行解压，再指定文件夹")
    case .tooMany(let most):
      Bilingual(
        en: "it has more than \(Numbers.grouped(most)) files; grade it in several parts",
        zh: "文件超过 \(Numbers.grouped(most)) 个；请分几部分评判")
    case .tooLarge(let most):
      Bilingual(
        en: "its contents are larger than \(Numbers.grouped(most >> 20)) MB; remove what is not "
          + "Swift, or grade it in several parts",
        zh: "内容超过 \(Numbers.grouped(most >> 20)) MB；请删去非 Swift 的文件，或分几部分评判")
    case .tooDeep(let file, let most):
      Bilingual(
        en: "`\(file)` is more than \(most) folders deep; unpack it yourself, and name the folder",
        zh: "`\(file)` 的文件夹超过 \(most) 层；请自行解压，再指定文件夹")
    case .leadsOutside(let file):
      Bilingual(
        en:
          "the name `\(file)` leads out of the archive, which no program for zips does by itself; "
          + "nothing was unpacked",
        zh: "`\(file)` 指向压缩包之外，正常的压缩程序不会这样做；没有解压任何内容")
    case .archiveInside(let file):
      Bilingual(
        en: "`\(file)` in it is an archive, too, which is not looked into; unpack it yourself, and "
          + "name the folder",
        zh: "里面的 `\(file)` 又是压缩包，不会读取；请自行解压，再指定文件夹")
    case .link(let file):
      Bilingual(
        en: "`\(file)` in it is a link; nothing was unpacked: replace it by the file itself",
        zh: "其中的 `\(file)` 是链接；没有解压任何内容：请换成文件本身")
    case .twice(let file):
      Bilingual(
        en: "two files in it are named `\(file)`; nothing was unpacked: rename one of them",
        zh: "其中有两个文件都叫 `\(file)`；没有解压任何内容：请重命名其中一个")
    }
  }
}
