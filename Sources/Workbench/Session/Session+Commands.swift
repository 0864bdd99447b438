import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Session {
  /// Runs a command on the text after its word, and adds its changes to the journal.
  func execute(
    _ command: Command, _ source: SourceText, from start: Int, payload: String
  ) throws -> [Answer] {
    var arguments = try Arguments(
      command: command, source: source, from: start, payload: payload, scene: scene,
      commands: commands, reader: reader)
    let outer = running
    running = RunningLine()
    defer { running = outer }
    var answers: [Answer]
    let written = scene.writes
    let recorder = scene.recorder
    let mark = recorder.mark
    var isKept = false
    // Effects that are not in the journal would be missing from the log when it is replayed.
    defer { if !isKept, command.kind != .outside { recorder.rollBack(to: mark) } }
    do {
      answers =
        command.kind == .outside
        ? try command.run(&arguments, self)
        : try asWhole {
          let line = fullLine(command, source, from: start)
          scene.cycles.begin(line, isChange: command.kind == .change)
          let answers = try Door.watchingEvents(recorder) { try command.run(&arguments, self) }
          if running.endsTurn(command.kind, hasWritten: scene.writes != written) {
            Door.watchingEvents(recorder) { scene.finishTurns() }
          }
          return answers
        }
    } catch let problem as Problem {
      let place = arguments.lastPlace
      throw LocatedProblem(problem, place.isEmpty ? 0..<start : place)
    }
    if let engine = scene.engineIfMade {
      let printed = engine.takeOutput()
      let leftOut = engine.takeLeftOut()
      if leftOut > 0 { answers.insert(.remark(.printsLeftOut(bytes: leftOut)), at: 0) }
      if !printed.isEmpty { answers.insert(.printed(printed), at: 0) }
    }
    if !answers.contains(where: \.isEvent) {
      answers += recorder.lostTouches(since: mark).map { .remark($0) }
    }
    if let loss = scene.delegateLoss() { answers.append(.remark(loss)) }
    if let loss = scene.windowLoss() { answers.append(.remark(loss)) }
    answers += scene.cycles.remarks.map { .remark($0) }
    let line = fullLine(command, source, from: start)
    if let lines = running.journaled(command.kind, line, hasWritten: scene.writes != written) {
      isKept = true
      if answers.contains(where: \.isEvent) { scene.noteActing(line) }
      enter(lines)
    }
    return answers
  }

  /// The line with its full command word, as the journal stores it.
  private func fullLine(_ command: Command, _ source: SourceText, from start: Int) -> String {
    let line = command.word + String(source.characters[start...])
    guard scene.isName(command.word) else { return line }
    // If the name would win when the line is read again, a colon marks the command.
    if case .command(command.word, _) = reader.kind(of: SourceText(line)) { return line }
    return ":\(line)"
  }

  /// The command whose word begins a line of Swift that was rejected.
  func commandMeant(_ problem: Problem, _ head: SourceText) -> LineOffer? {
    guard case .code = problem else { return nil }
    let first = head.characters.drop { $0.isWhitespace }.prefix(while: Identifier.isBody)
    let word = String(first)
    guard scene.isName(word), commands.command(word) != nil else { return nil }
    return .command(word)
  }
}
