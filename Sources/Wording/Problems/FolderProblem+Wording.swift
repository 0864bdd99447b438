import Records

extension FolderProblem {
  /// The problem, and what to do.
  package var wording: Bilingual {
    switch self {
    case .missing(let path):
      Bilingual(en: "there is no folder `\(path)`", zh: "没有文件夹 `\(path)`")
    case .notAFolder(let path):
      Bilingual(
        en: "`\(path)` is a file; name the folder with the app's sources",
        zh: "`\(path)` 是文件；请写 App 源代码所在的文件夹")
    case .unreadable(let path, let reason):
      Bilingual(
        en: "`\(path)` cannot be read: \(reason.wording.en)",
        zh: "无法读取 `\(path)`：\(reason.wording.zh)")
    case .noCode(let path):
      Bilingual(
        en: "no file of Swift or Objective-C is in `\(path)` or below it",
        zh: "`\(path)` 及其子文件夹中没有 Swift 或 Objective-C 文件")
    case .nothingWanted:
      Bilingual(
        en: """
          the scene is not from a dump, so that no class is looked for; type load DUMP with FOLDER, or \
          name classes: sources FOLDER CLASS
          """,
        zh: "当前场景不是来自转储，没有要查找的类；请输入 load DUMP with FOLDER，或写出类名：sources FOLDER CLASS")
    case .noneFound(let path, let classes):
      Bilingual(
        en: "`\(path)` does not declare \(classes.joined(separator: ", "))",
        zh: "`\(path)` 中没有声明 \(classes.joined(separator: "、"))")
    case .nothingDeclared:
      Bilingual(
        en: """
          no class of the dump's views is declared; type the class, or sources FOLDER with the folder \
          of the app
          """,
        zh: "转储中的视图没有一个类已声明；请输入这个类，或用 sources FOLDER 给出 App 的文件夹")
    }
  }
}
