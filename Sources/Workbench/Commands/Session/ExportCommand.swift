import Records

extension Command {
  static let export = Command(
    "export", .session, .outside,
    usage: ExportFormat.allCases.map { "\($0.word) [FILE] [force]" } + ["FILE [force]"],
    summary: Bilingual(
      en: "writes the scene as a picture or for programs", zh: "把场景导出为图片或供程序使用的文件"),
    text: Bilingual(
      en: ExportFormat.allCases.map { "`\($0.word)`: \($0.title.en). " }.joined() + """
        Without FILE the file has that name, in the present folder; with FILE alone its ending \
        chooses. What reading a scene back would not make again, such as classes of your own, is \
        told. `force` replaces a file that is there. A script writes only new files in the folder \
        where it runs, unless it is run with --force.
        """,
      zh: ExportFormat.allCases.map { "`\($0.word)`：\($0.title.zh)。" }.joined() + """
        不写 FILE 时，在当前文件夹中使用这个文件名；只写 FILE 时由扩展名决定格式。读回时无法重建的内容（例如自己写的类）会列出。\
        force 会覆盖已有的文件。脚本只能在运行时所在的文件夹中写新文件，除非用 --force 运行。
        """),
    examples: []
  ) { arguments, session in
    let (format, path) = try exportedFile(&arguments)
    let replaces = arguments.takeKeyword("force") != nil
    try arguments.finish()
    try notInSource(arguments, session)
    guard let exporting = session.exporting else { throw Problem.writesNoFiles }
    let record = session.scene.record
    let text = String(decoding: exporting(format, record, session.language), as: UTF8.self)
    try session.write(text, to: path, replaces: replaces)
    let saved = Answer.saved(path: path, lines: text.utf8.count { $0 == 0x0A })
    guard format == .sceneJSON else { return [saved] }
    let lost = session.notMadeAgain(record)
    return lost.isEmpty ? [saved] : [saved, .remark(.notMadeAgain(lost))]
  }

  /// The format and the file: the format's own name where none is typed, and the format that a
  /// file's ending means where only the file is.
  private static func exportedFile(
    _ arguments: inout Arguments
  ) throws -> (ExportFormat, path: String) {
    let token = try arguments.word("FILE")
    if token.kind == .word, let format = ExportFormat(rawValue: token.text) {
      guard let next = arguments.next, next.kind == .string || next.text != "force" else {
        return (format, format.word)
      }
      return (format, try arguments.word("FILE").text)
    }
    guard let format = ExportFormat(path: token.text) else {
      throw arguments.problem(
        .unknownExport(token.text, words: ExportFormat.allCases.map(\.word)))
    }
    return (format, token.text)
  }
}
