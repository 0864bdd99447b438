import Records
import Scenes

extension Session {
  /// The entries that made the scene.
  package var journal: Journal { history.journal }

  /// The entries that make the current scene: the journal, followed by the changes of the running
  /// `source` so far, which will be one entry.
  var entriesSoFar: [Journal.Entry] {
    journal.entries + (sourcing.lines.isEmpty ? [] : [Journal.Entry(lines: sourcing.lines)])
  }

  /// Adds lines that changed something to the journal, or to the changes of a running script.
  func enter(_ lines: [String]) {
    guard !isReplaying, !lines.isEmpty else { return }
    if sourcing.isEmpty {
      add(.entry(Journal.Entry(lines: lines)))
    } else {
      sourcing.add(lines)
    }
  }

  private func add(_ record: Journal.Record) {
    history.add(record)
    onRecord?(record)
    companion?.didChange(in: self)
  }

  /// Undoes the last `count` entries by replaying the scene without them.
  package func undo(_ count: Int) throws -> Answer {
    guard journal.canUndo > 0 else { throw Problem.nothingToUndo }
    let taken = min(count, journal.canUndo)
    let lines = journal.entries.suffix(taken).reversed().prefix(3).flatMap(\.lines).prefix(3)
    try rebuild(from: Array(journal.entries.dropLast(taken)))
    add(.undo(taken))
    return .undone(
      count: taken, left: journal.count,
      lines: lines.map(Self.shownLine))
  }

  /// A line of the journal as an answer shows it.
  private static func shownLine(_ line: String) -> String {
    String(line.prefix { $0 != "\n" }.prefix(200))
  }

  /// Redoes the last `count` undone entries.
  package func redo(_ count: Int) throws -> Answer {
    guard journal.canRedo > 0 else { throw Problem.nothingToRedo }
    let taken = min(count, journal.canRedo)
    var after = journal
    after.apply(.redo(taken))
    try rebuild(from: after.entries)
    add(.redo(taken))
    let lines = after.entries.suffix(taken).prefix(3).flatMap(\.lines).prefix(3)
    return .redone(count: taken, lines: lines.map(Self.shownLine))
  }

  /// Replays the scene from entries; the present scene stays if a line fails. `visit` is called
  /// after each line.
  func rebuild(
    from entries: [Journal.Entry], visit: ((_ line: String) -> Void)? = nil
  ) throws {
    let present = scene
    let allowed = allowance
    isReplaying = true
    defer {
      isReplaying = false
      allowance.least = nil
    }
    present.engineIfMade?.host.deactivate()
    allowance.beginAgain()
    scene = Scene(commandWords: Set(commands.words))
    if !declaredFiles.isEmpty { try scene.declare(declaredFiles) }
    for line in newest(entries) {
      do {
        _ = try execute(line)
        visit?(line)
      } catch {
        allowance = allowed
        scene = present
        scene.activate()
        throw Problem.replayStopped(line: line, ProblemBox(error.problem))
      }
    }
    if let engine = present.engineIfMade { scene.engineIfMade?.resultCount = engine.resultCount }
    modes.lastHit = nil
  }

  /// The lines of entries, with the newest text of every type in place of its first.
  func newest(_ entries: [Journal.Entry]) -> [String] {
    var result = Redeclarations(commands) { [reader] in
      reader.kind(ofEntry: $0).isCode
    }
    for line in entries.lazy.flatMap(\.lines) { result.add(line) }
    return result.entries
  }

  /// The journal as a script that makes the same scene.
  package var savedLines: [String] { newest(journal.entries) }

  /// The part of them that made the present scene: those after the last that replaced one.
  package var linesOfScene: [String] {
    let lines = savedLines
    let last = lines.lastIndex(where: commands.replacesScene)
    return last.map { Array(lines[($0 + 1)...]) } ?? lines
  }

  /// Replays a journal that another run of the program left. Stops at the first line that is
  /// rejected, retains the result of the lines before it, and throws the line's diagnostic.
  package func resume(_ records: [Journal.Record]) throws(Diagnostic) {
    var whole = Journal()
    for record in records { whole.apply(record) }
    isReplaying = true
    allowance.beginAgain()
    scene = Scene(commandWords: Set(commands.words))
    var held: [Journal.Entry] = []
    var stop: Diagnostic?
    resuming: for entry in whole.entries {
      for line in entry.lines {
        do { _ = try execute(line) } catch {
          stop = error
          break resuming
        }
      }
      held.append(entry)
    }
    isReplaying = false
    allowance.least = nil
    if stop != nil || newest(held) != held.flatMap(\.lines) { try? rebuild(from: held) }
    history.begin(with: held)
    if let stop { throw stop }
  }

  /// Replaces the scene.
  package func replaceScene(_ scene: Scene) {
    self.scene = scene
    modes.lastHit = nil
  }
}
