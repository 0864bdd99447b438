import Records

extension Command {
  static let export = Command(
    "export", .session, .outside,
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
  ) {
    for format in ExportFormat.allCases {
      Form(.after(format.word, .optional(.fileBesideForce)), .flag("force")) {
        session, path, replaces in
        try session.export(format, to: path ?? format.file, replaces: replaces)
      }
    }
    Form(.exportedFile, .flag("force")) { session, file, replaces in
      try session.export(file.format, to: file.path, replaces: replaces)
    }
  }
}

/// A file whose ending chooses its format.
private struct ExportedFile {
  let format: ExportFormat
  let path: String
}

extension Reader where Value == ExportedFile {
  fileprivate static var exportedFile: Reader {
    Reader(.placeholder(.file)) { arguments in
      let path = try arguments.word(Placeholder.file.shown).text
      guard let format = ExportFormat(path: path) else {
        throw arguments.problem(
          .unknownExport(path, words: ExportFormat.allCases.map(\.word)))
      }
      return ExportedFile(format: format, path: path)
    }
  }
}

extension Reader where Value == String {
  /// A file; one that is called `force` is written in quotation marks.
  fileprivate static var fileBesideForce: Reader {
    .file.when { !$0.isAtEnd && !$0.isNext("force") }
  }
}

extension Session {
  fileprivate func export(
    _ format: ExportFormat, to path: String, replaces: Bool
  ) throws -> [Answer] {
    try checkNotSourced("export")
    guard let exporting else { throw Problem.writesNoFiles }
    let subject = try exportSubject(for: format)
    let text = String(decoding: exporting(format, subject, language), as: UTF8.self)
    try write(text, to: path, replaces: replaces)
    let saved = Answer.saved(path: path, lines: text.utf8.count { $0 == 0x0A })
    guard format == .sceneJSON else { return [saved] }
    let lost = notMadeAgain(subject.scene)
    return lost.isEmpty ? [saved] : [saved, .remark(.notMadeAgain(lost))]
  }
}
