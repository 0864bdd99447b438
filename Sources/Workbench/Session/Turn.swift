import Records
import Scenes
import UIKitModel

/// The turn of the run loop in which an entry runs, a command or Swift: its messages are recorded,
/// and the journal and the log of events get the same entries.
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

  /// Runs `entry`, and pending work for the end of the turn if `isOver` returns that a turn ends
  /// after it. Remarks about `line` are collected from here on.
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

  /// The facts that concern every entry, whatever its source. A loss is reported once.
  func takeRemarks() -> [Remark] {
    let scene = session.scene
    return [scene.delegateLoss(), scene.windowLoss()].compactMap(\.self)
      + session.unsaid(scene.cycles.remarks)
  }

  /// Enters lines into the journal; the events of the turn then stay in the log.
  mutating func enter(_ lines: [String]) {
    isEntered = true
    session.enter(lines)
  }

  /// Removes the events of a turn that is not in the journal from the log: they would be missing
  /// after a replay of the journal.
  fileprivate func end() {
    if !isEntered, kind != .outside { recorder.rollBack(to: mark) }
  }
}

extension Session {
  /// The remarks without those that are made once per session and were made already. A replay shows
  /// none.
  fileprivate func unsaid(_ remarks: [Remark]) -> [Remark] {
    if isReplaying { return remarks }
    return remarks.filter { remark in
      switch remark {
      case .onlyStored, .writtenInHitTest: return saidOnce.insert(remark).inserted
      default: return true
      }
    }
  }

  /// Runs one turn with an entry of a kind: `take` runs the entry, enters it into the journal if it
  /// belongs there, and returns its answers.
  func turn(_ kind: CommandKind, _ take: (inout Turn) throws -> [Answer]) rethrows -> [Answer] {
    var turn = Turn(self, kind)
    defer { turn.end() }
    return try take(&turn)
  }
}
