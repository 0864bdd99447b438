import CProcess
import Glibc

/// The time in which nothing is asked of the process of a session. The next check of the exercise
/// is prepared then, and memory that is not in use is returned.
final class WorkerRest {
  /// Whose turn the seat of a class is; nil for a session of the person at this computer.
  private let turn: SeatTurn?
  private let preparing = PreparingTurn()
  private var isResting = false

  /// The milliseconds after a question in which another one is likely, and those between two looks
  /// at whose turn the seat is.
  private static let (soon, pause): (Int32, Int32) = (200, 100)

  init(turn: SeatTurn?) {
    self.turn = turn
  }

  /// Whether what is done meanwhile has to stop.
  var isOver: Bool { isResting && (Self.isAsked(within: 0) || (turn?.isOver ?? false)) }

  /// Waits for a question; returns whether there is something to read. There is not if the seat is
  /// another process's, or was removed.
  func waitForQuestion(of session: WebSession) -> Bool {
    if Self.isAsked(within: Self.soon) { return true }
    cprocess_return_freed_memory()
    var isPrepared = prepare(session)
    while !Self.isAsked(within: turn == nil && isPrepared ? -1 : Self.pause) {
      if turn?.isOver ?? false { return false }
      if !isPrepared { isPrepared = prepare(session) }
    }
    return true
  }

  /// Prepares the next check, until something is asked; returns false while another process does
  /// so.
  private func prepare(_ session: WebSession) -> Bool {
    isResting = true
    defer { isResting = false }
    return preparing.take {
      session.prepareCheck()
      cprocess_return_freed_memory()
    }
  }

  /// Whether a question, or the end of all questions, can be read within some milliseconds; -1
  /// waits for it.
  private static func isAsked(within milliseconds: Int32) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let ready = poll(&input, 1, milliseconds)
    return ready > 0 || ready < 0 && errno != EINTR
  }
}
