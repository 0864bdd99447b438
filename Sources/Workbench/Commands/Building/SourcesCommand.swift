import AppSources
import Records
import Scenes

extension Command {
  static let sources = Command(
    "sources", .building, .change, prepared: [],
    summary: Bilingual(
      en: "takes the classes of a dump from the sources of its app", zh: "从 App 的源代码中取出转储里的类"),
    text: Bilingual(
      en: """
        Looks in the Swift and Objective-C files of a folder, and below it, for the classes that the \
        dump names. What overrides hit testing, touches, tracking, layout or the questions of \
        recognizers runs from then on, and why names its lines. Only declarations are taken; what \
        needs something that is not there is left out, and named member by member. An initializer \
        runs once for each view; the views that it adds are those of the dump in the same order. \
        With names of classes, those are declared whether or not there is a dump. Without a folder: \
        views of the dump become instances of classes that were declared since.
        """,
      zh: """
        在文件夹及其子文件夹的 Swift、Objective-C 文件中查找转储里出现的类。其中重写命中测试、触摸、追踪、布局、\
        手势代理方法的代码从此会真正运行，why 会指出行号。只取声明；依赖的东西不在这里的成员会被省略，并逐个列出。\
        每个视图的初始化方法运行一次，它添加的子视图按顺序对应转储里的视图。写出类名时，无论有没有转储都会声明这些类。\
        不写文件夹时：转储的视图会变成之后声明的同名类的实例。
        """),
    examples: [
      "load paste",
      "<UIWindow: 0x7f8; frame = (0 0; 390 844)>",
      "   | <SheetView: 0x7f9; frame = (0 0; 390 844)>",
      "   |    | <UIButton: 0x7fa; frame = (20 60; 120 44)>",
      "",
      "class SheetView: UIView {",
      "  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }",
      "}",
      "sources",
      "why button1",
    ]
  ) {
    Form { session in [.sources(try session.adoptClasses())] }
    Form(.folder, .classNames) { session, path, names in
      let wanted = names.isEmpty ? try session.wantedClasses() : names
      return try session.takeSources(
        wanted, from: path, isWhole: !names.isEmpty, loading: nil)
    }
  }
}

extension Reader where Value == [String] {
  /// Reads the names of classes up to the end of the line.
  fileprivate static var classNames: Reader {
    Reader(.many(.optional(.placeholder(.ownClass)))) { arguments in
      var names: [String] = []
      while !arguments.isAtEnd { names.append(try arguments.word(Placeholder.ownClass.shown).text) }
      return names
    }
  }
}

extension Session {
  /// The classes of the dump that are not UIKit's, sorted.
  fileprivate func wantedClasses() throws -> [String] {
    guard let dumped = scene.dumped else { throw Problem.folder(.nothingWanted) }
    return dumped.classNames.filter { Self.isOfApp($0) }.sorted()
  }

  /// Whether a class of a dump may be declared in the sources of its app.
  static func isOfApp(_ name: String) -> Bool {
    !name.hasPrefix("UI") && !name.hasPrefix("_") && ViewClass.named(name) == nil
  }

  /// Makes views of the dump instances of declared classes, and reports them.
  fileprivate func adoptClasses() throws -> SourcesReport {
    guard let dumped = scene.dumped else { throw Problem.folder(.nothingWanted) }
    let adoption = try ClassAdoption.run(in: scene, dumped)
    let adopted = adoption.adopted
    guard !adopted.isEmpty || isReplaying || !sourcing.isEmpty else {
      throw Problem.folder(.nothingDeclared)
    }
    modes.lastHit = nil
    var names: [String] = []
    for one in adopted where !names.contains(one.className) { names.append(one.className) }
    return SourcesReport(
      folder: nil, files: 0,
      found: names.map { name in
        let own = adopted.filter { $0.className == name }
        return SourcesReport.Found(
          name: name, file: "", line: 0, members: [], leftOut: [],
          views: own.map { scene.objectName($0.view) },
          removed: own.reduce(0) { $0 + $1.removed },
          outlets: own.flatMap { one in
            one.outlets.map {
              SourcesReport.Outlet(
                view: scene.objectName(one.view), name: $0.name,
                destination: scene.objectName($0.destination))
            }
          })
      },
      refused: adoption.unmade.sorted { $0.key < $1.key }.map { name, problem in
        SourcesReport.Refused(name: name, file: "", line: 0, reason: .code(problem))
      })
  }

  /// Takes classes from a folder, and makes the views of the dump instances of them. `loading` is
  /// the line that loads the dump first, `last` a line that needs the classes.
  ///
  /// A part that stops meanwhile is left out, and everything is tried again.
  func takeSources(
    _ names: [String], from path: String, isWhole: Bool, loading: String?,
    then last: String? = nil
  ) throws -> [Answer] {
    let folder = try appFolder(path)
    if !isWhole, names.isEmpty, loading == nil { throw Problem.folder(.nothingWanted) }
    running.part = .lines([])
    var stops: [KnownStop] = []
    while true {
      let gathered = gathered(
        names, from: folder, isWhole: isWhole, isFresh: loading != nil, stops: stops)
      if isWhole, last == nil, gathered.taken.isEmpty, gathered.refused.isEmpty {
        throw Problem.folder(.noneFound(path, classes: names))
      }
      var lines = [loading].compactMap(\.self)
      for language in [SourceLanguage.objectiveC, .swift] {
        if let sections = gathered.sections[language] { lines.append(CodeText(sections).entry) }
      }
      let hasDump = last == nil && (loading != nil || scene.dumped != nil)
      if hasDump, !gathered.sections.isEmpty { lines.append(Command.sources.word) }
      if let last { lines.append(last) }
      do {
        let answers = try run(lines, path)
        return answers.others
          + [.sources(report(gathered, answers.report, folder, path))]
      } catch let problem as Problem {
        guard stops.count < Self.mostStops, let stop = KnownStop(problem) else { throw problem }
        stops.append(stop)
      }
    }
  }

  /// The maximum number of parts that stop and are left out, one after the other.
  private static let mostStops = 12

  /// Runs lines as one change; returns the answers that are shown, and the report on the views.
  private func run(
    _ lines: [String], _ path: String
  ) throws -> (others: [Answer], report: SourcesReport?) {
    guard !lines.isEmpty else { return ([], nil) }
    do {
      guard case .sourced(_, _, let answers) = try source(lines, path: path) else {
        return ([], nil)
      }
      var report: SourcesReport?
      let others = answers.filter { answer in
        if case .sources(let found) = answer { report = found }
        if case .loaded = answer { return true }
        if case .loadedInterface = answer { return true }
        if case .remark = answer { return true }
        return false
      }
      return (others, report)
    } catch Problem.inLine(_, _, let box) {
      throw box.problem
    }
  }

  private func report(
    _ gathered: GatheredClasses, _ adopted: SourcesReport?, _ folder: AppFolder, _ path: String
  ) -> SourcesReport {
    SourcesReport(
      folder: path, files: folder.files.count,
      found: gathered.taken.map { taken in
        let own = adopted?.found.first { $0.name == taken.name }
        return SourcesReport.Found(
          name: taken.name, file: taken.file, line: taken.line, members: taken.members,
          leftOut: taken.leftOut, views: own?.views ?? [], removed: own?.removed ?? 0,
          outlets: own?.outlets ?? [])
      },
      needed: gathered.needed, plain: gathered.plain, notFound: gathered.notFound,
      refused: gathered.refused + unmade(adopted, gathered), unread: folder.unread)
  }
}

extension Session {
  /// The classes without an instance in the scene, with their locations.
  private func unmade(
    _ adopted: SourcesReport?, _ gathered: GatheredClasses
  ) -> [SourcesReport.Refused] {
    (adopted?.refused ?? []).map { refused in
      let taken = gathered.taken.first { $0.name == refused.name }
      return SourcesReport.Refused(
        name: refused.name, file: taken?.file ?? "", line: taken?.line ?? 0,
        reason: refused.reason)
    }
  }
}

extension KnownStop {
  /// The innermost part of a file that stopped; nil for other problems.
  fileprivate init?(_ problem: Problem) {
    guard case .stopped(let report, _) = problem, report.problem != .interrupted,
      SourceLanguage(file: report.file) != nil
    else { return nil }
    self.init(file: report.file, line: report.line, problem: report.problem)
  }
}
