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
    return try turn(command.kind) { turn in
      var answers: [Answer]
      do {
        answers =
          command.kind == .outside
          ? try command.run(&arguments, self)
          : try asWhole {
            try turn.run(
              fullLine(command, source, from: start), isChange: command.kind == .change,
              isOver: { running.endsTurn(command.kind, hasWritten: turn.hasWritten) }
            ) { try command.run(&arguments, self) }
          }
      } catch let problem as Problem {
        let place = arguments.lastPlace
        throw LocatedProblem(problem, place.isEmpty ? 0..<start : place)
      }
      answers = printed() + answers
      let isAct = answers.contains(where: \.isEvent)
      let lost = isAct ? [] : turn.lostTouches
      answers += (lost + turn.takeRemarks()).map { .remark($0) }
      let line = fullLine(command, source, from: start)
      if let lines = running.journaled(command.kind, line, hasWritten: turn.hasWritten) {
        if isAct { scene.noteActing(line) }
        turn.enter(lines)
      }
      return answers
    }
  }

  /// Enters the expressions in a question's line that changed something when they were evaluated,
  /// such as a lazy property that had no value yet: the question itself stays one, and copies of
  /// the scene begin with the same values.
  func enterWhatReadingChanged() {
    guard let engine = scene.engineIfMade else { return }
    let changing = engine.takeChangingExpressions()
    guard !changing.isEmpty else { return }
    scene.finishTurns()
    running.writtenWhenRead = scene.writes
    enter(changing.map { "_ = \($0)" })
  }

  /// The output of scripts while a command ran.
  private func printed() -> [Answer] {
    guard let engine = scene.engineIfMade else { return [] }
    let printed = engine.takeOutput()
    let leftOut = engine.takeLeftOut()
    return (printed.isEmpty ? [] : [.printed(printed)])
      + (leftOut > 0 ? [.remark(.printsLeftOut(bytes: leftOut))] : [])
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
