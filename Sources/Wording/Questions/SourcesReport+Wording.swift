import Lettering
import Records

extension SourcesReport.Reason {
  /// Why something was left out.
  package var wording: Bilingual {
    switch self {
    case .missing(let name):
      Bilingual(
        en: "`\(name)` is neither in the folder nor in the workbench",
        zh: "文件夹和工作台里都没有 `\(name)`")
    case .code(let problem): problem.wording
    case .stops(let problem):
      Bilingual(en: "it stops: \(problem.wording.en)", zh: "它会停止：\(problem.wording.zh)")
    case .tooMuch:
      Bilingual(
        en: "it needs more of the folder than is taken at once", zh: "它需要的内容超出了一次能取用的范围")
    }
  }
}

extension SourcesReport.UnreadFile {
  /// Why a file was not read.
  package var wording: Bilingual {
    let reason: Bilingual =
      switch reason {
      case .tooLarge(let limit):
        Bilingual(
          en: "larger than \(Numbers.grouped(limit)) bytes", zh: "超过 \(Numbers.grouped(limit)) 字节")
      case .notText: Bilingual(en: "not a text", zh: "不是文本")
      case .system(let reason): reason.wording
      case .tooMany(let limit):
        Bilingual(
          en: "and what follows: at most \(Numbers.grouped(limit)) files are looked at",
          zh: "及其后的文件：最多查看 \(Numbers.grouped(limit)) 个文件")
      case .tooDeep(let limit):
        Bilingual(
          en: "folders are looked into to a depth of \(limit)", zh: "文件夹最多查看 \(limit) 层")
      }
    return Bilingual(
      en: "not read: \(path) (\(reason.en))", zh: "未读取：\(path)（\(reason.zh)）")
  }
}
