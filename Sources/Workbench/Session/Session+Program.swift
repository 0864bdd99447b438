import AppSources
import Records
import Scenes

extension Session {
  /// Declares a program of several files, completely or not at all.
  func execute(program text: CodeText, _ entry: String) throws -> [Answer] {
    let engine = scene.engine
    return try turn(.question) { turn in
      let units = try turn.run(CodeText.programStart, isChange: false) {
        let units = try engine.declare(program: text.sections)
        try engine.load()
        return units
      }
      turn.enter([entry])
      let types = units.flatMap(\.types).filter { $0.outer == nil }
      return [
        .swift(
          SwiftAnswer(
            printed: engine.takeOutput(), values: [],
            declared: types.map { "\($0.kind.word) \($0.name)" }, hidden: [], named: [],
            replaced: [], warnings: nil))
      ]
    }
  }

  /// The source folder that a line names, with the declarations of its files.
  func appFolder(_ path: String) throws -> AppFolder {
    if let preparedLines { throw Problem.readsNoFiles(preparedLines) }
    do throws(FolderProblem) {
      return try AppFolder(
        FileReading.expanded(path), cache: sourceCache, isInterrupted: isInterrupted)
    } catch {
      throw Problem.folder(error.naming(path))
    }
  }

  /// Takes classes from a folder. Nothing is declared.
  func gathered(
    _ names: [String], from folder: AppFolder, isWhole: Bool, isFresh: Bool, stops: [KnownStop]
  ) -> GatheredClasses {
    let present = scene
    defer { present.activate() }
    var stage = Scene(commandWords: Set(commands.words))
    let known = isFresh ? [] : Set(scene.engineIfMade?.declaredNames ?? [])
    return ClassGathering.gather(
      names, from: folder, known: known, withAdditions: !isWhole, isWhole: isWhole, stops: stops
    ) { language in
      { sections in
        // Objective-C without errors is declared, so each attempt needs an empty scene.
        if language == .objectiveC { stage = Scene(commandWords: []) }
        stage.activate()
        return stage.engine.diagnostics(
          of: sections.map {
            CodeFile(text: $0.text, name: $0.name, linesAbove: $0.firstLine - 1)
          })
      }
    }
  }
}

extension FolderProblem {
  /// The same with the path as it was typed.
  fileprivate func naming(_ path: String) -> FolderProblem {
    switch self {
    case .missing: .missing(path)
    case .notAFolder: .notAFolder(path)
    case .unreadable(_, let reason): .unreadable(path, reason: reason)
    case .noCode: .noCode(path)
    default: self
    }
  }
}
