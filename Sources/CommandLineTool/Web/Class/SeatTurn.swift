import Glibc

/// The turn of a process at a seat: it has the lock of the seat's file `lock` for as long as it
/// lives, and no other process of any server runs the seat meanwhile.
nonisolated final class SeatTurn: Sendable {
  private let folder: String
  private let descriptor: Int32

  /// The polling interval, and the time until another process is reported to be in the way, in
  /// milliseconds.
  private static let (pause, patience): (useconds_t, useconds_t) = (5, 4000)

  private static func wanted(_ folder: String) -> String { "\(folder)/wanted" }

  /// Waits for the turn, and asks the process that has it to end; nil if it does not, or if
  /// there is no such seat.
  init?(at folder: String) {
    self.folder = folder
    descriptor = open("\(folder)/lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    var waited: useconds_t = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, waited < Self.patience else {
        close(descriptor)
        return nil
      }
      // Repeatedly, since another waiting process may have removed it.
      if waited % 100 == 0 { Self.ask(folder) }
      usleep(Self.pause * 1000)
      waited += Self.pause
    }
    unlink(Self.wanted(folder))
  }

  private static func ask(_ folder: String) {
    let file = open(wanted(folder), O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
  }

  /// Whether another process wants the seat, or it was removed.
  var isOver: Bool {
    access(Self.wanted(folder), F_OK) == 0 || access("\(folder)/lock", F_OK) != 0
  }
}
