import Records
import Scenes

extension Command {
  static let save = Command(
    "save", .session, .outside,
    summary: Bilingual(en: "writes the changes as a script", zh: "把更改保存为脚本"),
    text: Bilingual(
      en: """
        The script makes the same scene, with `source FILE` or `touchstone run FILE`. \
        Questions are not in it. `force` replaces an existing file. A script writes only new \
        files in the folder where it runs, unless it is run with --force.
        """,
      zh: """
        用 source FILE 或 touchstone run FILE 可以重新得到同样的场景。提问不会保存。force 会覆盖已有的文件。\
        脚本只能在运行时所在的文件夹中写新文件，除非用 --force 运行。
        """),
    examples: []
  ) {
    Form(.file, .flag("force")) { session, path, replaces in
      try session.checkNotSourced("save")
      let lines = session.savedLines
      try session.write(lines.map { $0 + "\n" }.joined(), to: path, replaces: replaces)
      return [.saved(path: path, lines: lines.count)]
    }
  }

  static let source = Command(
    "source", .session, .change,
    summary: Bilingual(en: "runs a script", zh: "运行脚本"),
    text: Bilingual(
      en: """
        All of its lines or none: if one fails, the scene is as before. Counts as one change \
        for undo. A file of code (FILE.swift, FILE.m) is checked whole and declares its classes. A scene \
        that was exported (FILE.json) takes the place of the present one. Of the journal of a session \
        that ended unexpectedly, the readable lines run.
        """,
      zh: """
        要么全部执行，要么全部不执行：有一行失败，场景就恢复原样。对 undo 来说算一次更改。\
        代码文件（FILE.swift、FILE.m）会整体检查，并声明其中的类。导出的场景（FILE.json）会取代当前场景。\
        意外结束的会话留下的日志也可以执行：能读出的行都会运行。
        """),
    examples: []
  ) {
    Form(.file) { session, path in
      let text = try FileReading.text(at: path)
      if path.hasSuffix(".json") { return [try session.source(scene: text, path: path)] }
      if let script = JournalFile.script(ofText: text) {
        return [try session.source(script, path: path)]
      }
      guard SourceLanguage(file: path) != nil else {
        return [try session.source(text, path: path)]
      }
      session.running.part = .lines([])
      let answers = try session.execute(codeFile: text, path: path)
      return [.sourced(path: path, changes: 1, answers: answers)]
    }
  }
}

extension Session {
  /// Adds the declarations of a code file. Classes whose headers it imports may be implemented in
  /// files next to it; these are declared as well if the file alone cannot be.
  fileprivate func execute(codeFile text: String, path: String) throws -> [Answer] {
    let name = String(path.split(separator: "/").last ?? "")
    do {
      let body = ImportedHeaders.followed(text, path: path)
      return try execute(code: CodeText(body: body, file: name).entry)
    } catch {
      guard case .code? = error as? Problem,
        let whole = ImportedHeaders.completed(text, path: path)
      else { throw error }
      // The errors of the whole: those of the file alone are about classes that are not there.
      return try execute(code: CodeText(body: whole, file: name).entry)
    }
  }
}
