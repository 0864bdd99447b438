import Records
import Scenes
import UIKitModel

extension Command {
  static let export = Command(
    "export", .session, .outside,
    summary: Bilingual(
      en: "writes a page, a picture, or the scene as data or code", zh: "导出网页、图片，或作为数据、代码的场景"
    ),
    text: Bilingual(
      en: ExportFormat.allCases.map { "`\($0.word)`: \($0.title.en). " }.joined() + """
        Without FILE the file has that name, in the present folder, with `.svg` where the word has \
        no ending; with FILE alone its name and ending choose. Pictures are SVG, or PNG where the \
        file ends in `.png`: those of maps are made here, the others by `rsvg-convert`. `width` is \
        in pixels. `steps` writes a picture of each step of the last trace into a new folder. What \
        reading a scene back would not make again, such as classes of your own, is named. `force` \
        replaces a file that is there. A script writes only new files in the folder where it runs, \
        unless it is run with --force.
        """,
      zh: ExportFormat.allCases.map { "`\($0.word)`：\($0.title.zh)。" }.joined() + """
        不写 FILE 时，在当前文件夹中使用这个文件名，没有扩展名的词加上 .svg；只写 FILE 时由文件名和扩展名决定格式。\
        图片是 SVG；文件以 .png 结尾时为 PNG：命中图由本程序生成，其他图片由 rsvg-convert 转换。width 以像素为单位。\
        steps 把上一次跟踪的每一步各画一张图，写入一个新文件夹。\
        读回时无法重建的内容（例如自己写的类）会列出。force 会覆盖已有的文件。\
        脚本只能在运行时所在的文件夹中写新文件，除非用 --force 运行。
        """),
    examples: []
  ) {
    for format in ExportFormat.allCases {
      switch format.argument {
      case nil:
        Form(.after(format.word, .optional(.fileBesideWords)), .exportOptions(format)) {
          session, path, options in
          try session.export(format, to: path ?? format.file, options)
        }
      case .step:
        Form(
          .after(format.word, .count(1...1_000_000)), .optional(.fileBesideWords),
          .exportOptions(format)
        ) { session, number, path, options in
          var options = options
          options.look.step = number
          return try session.export(format, to: path ?? "step-\(number).svg", options)
        }
      case .view:
        Form(.after(format.word, .view), .optional(.fileBesideWords), .exportOptions(format)) {
          session, view, path, options in
          var options = options
          options.look.view = session.scene.pictured.firstIndex { $0 === view }
          guard options.look.view != nil else {
            throw Problem.notInWindow(session.scene.objectName(view).text)
          }
          return try session.export(format, to: path ?? format.file, options)
        }
      }
    }
    Form(.after("steps", .file), .exportOptions(.step)) { session, folder, options in
      try session.exportSteps(to: folder, options)
    }
    Form(.exportedFile, .exportOptions(.sceneSVG)) { session, file, options in
      try session.export(file.format, to: file.path, options)
    }
  }
}

/// A file whose extension determines its format.
private struct ExportedFile {
  let format: ExportFormat
  let path: String
}

/// The words after the file.
struct ExportOptions {
  var look = ExportLook()
  var replaces = false

  fileprivate enum Part {
    case width(Int)
    case scheme(ExportLook.Scheme)
    case force
  }
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

extension Reader where Value == ExportOptions {
  /// Reads the options of a format, in any order.
  fileprivate static func exportOptions(_ format: ExportFormat) -> Reader {
    let force = Reader<ExportOptions.Part>.keyword("force", as: .force)
    let look: [Reader<ExportOptions.Part>] = [
      .after("width", .count(16...8000)) { .width($0) },
      .either(ExportLook.Scheme.allCases.map { .keyword($0.rawValue, as: .scheme($0)) }).onOneLine,
    ]
    return Reader<[ExportOptions.Part]>.anyOf((format.isPicture ? look : []) + [force]).map {
      var options = ExportOptions()
      for part in $0 {
        switch part {
        case .width(let width): options.look.width = width
        case .scheme(let scheme): options.look.scheme = scheme
        case .force: options.replaces = true
        }
      }
      return options
    }
  }
}

extension Reader where Value == String {
  /// Reads a file; the name of one that equals an option has to be quoted.
  fileprivate static var fileBesideWords: Reader {
    .file.when { arguments in
      !arguments.isAtEnd
        && !["force", "width", "light", "dark"].contains { arguments.isNext($0) }
    }
  }
}

extension Session {
  fileprivate func export(
    _ format: ExportFormat, to path: String, _ options: ExportOptions
  ) throws -> [Answer] {
    try checkNotSourced("export")
    guard let exporting else { throw Problem.writesNoFiles }
    try checkEnding(of: path, format)
    var subject = try exportSubject(for: format)
    subject.look = options.look
    subject.look.isBitmap = format.isPicture && path.hasSuffix(".png")
    try checkExport(format, subject)
    let bytes = exporting(format, subject, language)
    let file = try Self.converted(bytes, subject.look, isMap: format == .map)
    try write(file, to: path, replaces: options.replaces)
    if subject.look.isBitmap { return [.exported(path: path, files: 1)] }
    let saved = Answer.saved(path: path, lines: bytes.count { $0 == 0x0A })
    if format.code != nil, !subject.leftOut.isEmpty {
      return [saved, .remark(.notInCode(subject.leftOut))]
    }
    guard format == .sceneJSON else { return [saved] }
    let lost = notMadeAgain(subject.scene)
    return lost.isEmpty ? [saved] : [saved, .remark(.notMadeAgain(lost))]
  }

  /// Exports a picture of each step of the last trace, into a folder that is created for them.
  fileprivate func exportSteps(to folder: String, _ options: ExportOptions) throws -> [Answer] {
    try checkNotSourced("export")
    guard let exporting else { throw Problem.writesNoFiles }
    var subject = try exportSubject(for: .step)
    subject.look = options.look
    guard let trace = subject.trace else { throw Problem.noTrace }
    guard !trace.steps.isEmpty else { throw Problem.noSuchStep("1", count: 0) }
    guard trace.steps.count <= Self.mostPictures else {
      throw Problem.export(.tooManySteps(trace.steps.count, limit: Self.mostPictures))
    }
    let files = trace.steps.map { step in
      subject.look.step = step.number
      let digits = "\(step.number)"
      let number = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      return ("step-\(number).svg", exporting(.step, subject, language))
    }
    try write(files, toFolder: folder, replaces: options.replaces)
    return [.exported(path: folder, files: files.count)]
  }

  /// The maximum number of pictures that `export steps` writes.
  private static let mostPictures = 500

  /// Throws if the name of a file has the extension of another format.
  private func checkEnding(of path: String, _ format: ExportFormat) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let endings = Set(ExportFormat.allCases.flatMap(\.endings))
    guard let dot = name.lastIndex(of: ".") else { return }
    let ending = String(name[name.index(after: dot)...])
    guard endings.contains(ending), !format.endings.contains(ending) else { return }
    throw Problem.export(.wrongEnding(path, word: format.word, endings: format.endings))
  }

  /// Throws if data for a format is missing.
  private func checkExport(_ format: ExportFormat, _ subject: ExportSubject) throws {
    switch format {
    case .page, .sceneSVG, .sceneJSON, .sceneSwift, .sceneObjectiveC, .sceneStoryboard, .exploded,
      .frame, .brief:
      break
    case .check: if subject.verdict == nil { throw Problem.export(.noCheck) }
    case .map: if let problem = subject.mapProblem { throw problem }
    case .timeline: if subject.timeline == nil { throw Problem.export(.noEvents) }
    case .chain:
      guard let trace = subject.trace else { throw Problem.noTrace }
      if trace.result == nil || subject.chains.isEmpty { throw Problem.export(.noChain) }
    case .step:
      guard let trace = subject.trace else { throw Problem.noTrace }
      let number = subject.look.step ?? 1
      guard trace.steps.indices.contains(number - 1) else {
        throw Problem.noSuchStep("\(number)", count: trace.steps.count)
      }
    }
  }
}
