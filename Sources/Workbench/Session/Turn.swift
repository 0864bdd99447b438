import Records
import Scenes
import UIKitModel

/// The turn of the run loop that an entry is, whether it is a command or Swift: its messages are
/// recorded, and the journal and the log of events get the same entries.
struct Turn {
  private let session: Session
  private let kind: CommandKind
  private let recorder: EventRecorder
  private let mark: Int
  private let written: Int
  private var isEntered = false

  fileprivate init(_ session: Session, _ kind: CommandKind) {
    self.session = session
    self.kind = kind
    recorder = session.scene.recorder
    mark = recorder.mark
    written = session.scene.writes
  }

  /// Whether a script has written something that outlives the entry.
  var hasWritten: Bool {
    session.scene.writes != session.running.writtenWhenRead ?? written
  }

  /// Whether the log of events has grown.
  var hasRecorded: Bool { recorder.mark != mark }

  /// Runs `entry`, and what waits for the end of the turn where `isOver` says that one ends after
  /// it. Remarks about `line` are collected from here on.
  func run<Result>(
    _ line: String, isChange: Bool, isOver: () -> Bool = { true }, _ entry: () throws -> Result
  ) rethrows -> Result {
    let scene = session.scene
    scene.cycles.begin(line, isChange: isChange)
    return try Door.watchingEvents(recorder) {
      let result = try entry()
      if isOver() { session.scene.finishTurns() }
      return result
    }
  }

  /// The touches that the entry took from the fingers that are down.
  var lostTouches: [Remark] { recorder.lostTouches(since: mark) }

  /// What should be known after the entry, wherever it came from. What was lost is said once.
  func takeRemarks() -> [Remark] {
    let scene = session.scene
    return [scene.delegateLoss(), scene.windowLoss()].compactMap(\.self)
      + session.unsaid(scene.cycles.remarks)
  }

  /// Enters lines into the journal, which keeps the events of the turn in the log.
  mutating func enter(_ lines: [String]) {
    isEntered = true
    session.enter(lines)
  }

  /// Takes the events of a turn that is not in the journal out of the log: they would be missing
  /// from it when the journal is replayed.
  fileprivate func end() {
    if !isEntered, kind != .outside { recorder.rollBack(to: mark) }
  }
}

extension Session {
  /// The remarks without those that are made once in a session and have been made. Replaying a line
  /// shows none.
  fileprivate func unsaid(_ remarks: [Remark]) -> [Remark] {
    if isReplaying { return remarks }
    return remarks.filter { remark in
      switch remark {
      case .onlyStored, .writtenInHitTest: return saidOnce.insert(remark).inserted
      default: return true
      }
    }
  }

  /// Takes one turn with an entry of a kind: `take` runs it, enters it into the journal where it
  /// belongs there, and returns its answers.
  func turn(_ kind: CommandKind, _ take: (inout Turn) throws -> [Answer]) rethrows -> [Answer] {
    var turn = Turn(self, kind)
    defer { turn.end() }
    return try take(&turn)
  }
}
