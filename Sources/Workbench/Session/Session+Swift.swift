import Foundation
import Machine
import Records
import Scenes
import TypedProgram
import UIKitModel

extension Session {
  /// Runs an entry of code, whole or not at all.
  func execute(code entry: String) throws -> [Answer] {
    let text = CodeText(entry)
    let engine = scene.engine
    let redeclared = isReplaying ? [] : redeclared(in: text)
    if text.isProgram, redeclared.isEmpty { return try execute(program: text, entry) }
    let unit = try engine.check(
      text.body, file: text.file, as: .prompt, at: isReplaying ? nil : position,
      below: linesAbove(entry, text))
    guard redeclared.isEmpty else { return try redeclare(redeclared, entry) }
    let hasStatements = unit.hasStatements
    let before = unit.variables.compactMap { variable in
      scene.object(named: variable.name).map { (name: variable.name, object: $0) }
    }
    let declares = !unit.types.isEmpty || !unit.variables.isEmpty || text.declaresMore
    let assigned = hasStatements ? assigned(by: unit) : nil
    return try turn(hasStatements ? .change : .question) { turn in
      defer { engine.host.mainCalls = [] }
      let launched = try turn.run(entry, isChange: hasStatements) { try run(unit, engine) }
      try refuseFailure(of: engine)
      if declares || hasStatements || turn.hasWritten || turn.hasRecorded { turn.enter([entry]) }
      let losses = turn.takeRemarks()
      let main = engine.mainClass(of: unit).map { [Remark.startsApp($0)] } ?? []
      return [.swift(answer(to: unit, engine, covered: covered(before), replaced: []))]
        + (assigned.map { [.changed($0.change(in: scene))] } ?? [])
        + (main + losses).map { .remark($0) } + launched
    }
  }

  /// Runs a unit, and launches the app where it calls `UIApplicationMain`.
  private func run(_ unit: CheckedUnit, _ engine: SwiftEngine) throws -> [Answer] {
    try engine.run(unit)
    try refuseFailure(of: engine)
    // On a device the call never returns, so it has no value (AP-1).
    if !engine.host.mainCalls.isEmpty { _ = engine.takeShown() }
    let launched = try scene.launch(as: engine.host.mainCalls)
    return launched.isEmpty
      ? [] : launched + scene.remarksOnScenes.map { .remark($0) }
  }

  /// The objects that were named by variables and that Swift no longer refers to by that name.
  private func covered(_ before: [(name: String, object: ModelObject)]) -> [CoveredName]? {
    let covered = before.compactMap { name, object -> CoveredName? in
      guard scene.engine.object(inVariable: name) !== object else { return nil }
      return CoveredName(
        ObjectName(
          name, className: scene.className(of: object),
          role: (object as? UIGestureRecognizer)?.role),
        isKeptInCommands: scene.object(named: name) === object)
    }
    return covered.isEmpty ? nil : covered
  }

  /// Throws the failure of a `deinit` or of code called by layout, which has no caller to throw to.
  private func refuseFailure(of engine: SwiftEngine) throws {
    guard let failure = engine.machine.failure else { return }
    throw Problem.stopped(engine.report(failure), trace: nil)
  }

  private func answer(
    to unit: CheckedUnit, _ engine: SwiftEngine, covered: [CoveredName]?,
    replaced: [ReplacedClass]
  ) -> SwiftAnswer {
    let names = unit.variables.map(\.name) + unit.types.map(\.name)
    let warnings = unit.diagnostics
    let text = CodeText(body: unit.file.text, file: unit.file.name)
    return SwiftAnswer(
      printed: engine.takeOutput(),
      values: unit.variables.map { engine.value(of: $0, in: unit.file.language) }
        + engine.takeShown(),
      declared: unit.types.filter { $0.outer == nil }.map { "\($0.kind.word) \($0.name)" }
        + text.declaredFunctions.map { "func \($0)" } + text.declaredExtensions,
      hidden: names.filter(commands.words.contains), covered: covered,
      named: unit.variables.compactMap { scene.object(named: $0.name).map(scene.objectName) },
      replaced: replaced,
      warnings: warnings.isEmpty
        ? nil : CodeReport(file: nil, text: unit.file.text, diagnostics: warnings))
  }

  /// Replaces the declarations of existing types and functions by new texts, by replaying the scene
  /// with them: instances need no migration.
  private func redeclare(_ names: [String], _ entry: String) throws -> [Answer] {
    guard sourcing.isEmpty else {
      enter([entry])
      try rebuild(from: entriesSoFar)
      return [.swift(redeclared(names))]
    }
    try rebuild(from: journal.entries + [Journal.Entry(lines: [entry])])
    enter([entry])
    return [.swift(redeclared(names))]
  }

  private func redeclared(_ names: [String]) -> SwiftAnswer {
    let engine = scene.engine
    let types = names.filter { engine.nominal(named: $0) != nil }
    let replaced = types.map { name in
      ReplacedClass(
        name: name,
        objects: scene.namedObjects.filter { engine.scriptClass(of: $0.object)?.name == name }
          .map { scene.objectName($0.object) })
    }
    return SwiftAnswer(
      printed: engine.takeOutput(), values: [],
      declared: names.map { name in
        engine.nominal(named: name).map { "\($0.kind.word) \($0.name)" }
          ?? "func \(name.prefix { $0 != "(" })"
      },
      hidden: [], named: [], replaced: replaced, warnings: nil)
  }

  /// Checks a learner's files and declares their contents, now and in every replay; nothing in them
  /// runs. Throws a `CodeFailure` for the first invalid one.
  package func declare(_ files: [CodeFile]) throws(CodeFailure) {
    do {
      scene.activate()
      try scene.declare(files)
      declaredFiles += files
    } catch {
      if case .code(let report)? = error as? Problem { throw CodeFailure(report: report) }
      throw CodeFailure(report: CodeReport(file: files.first?.name, text: "", diagnostics: []))
    }
  }
}

/// A learner's file that was rejected.
package struct CodeFailure: Error {
  package let report: CodeReport
}

extension CheckedUnit {
  /// Whether it contains statements besides expressions whose values are shown.
  var hasStatements: Bool {
    guard let entry else { return false }
    return entry.checkedBody?.statements.contains { statement in
      if case .show = statement.kind { return false }
      return true
    } ?? false
  }
}
