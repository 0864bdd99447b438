import Glibc

/// The turn of a process to prepare a check while nothing is asked of it. One process of a computer
/// prepares at a time, so that the other seats of a class, which all begin an exercise at the same
/// moment, leave the processor to those who are asked something.
final class PreparingTurn {
  /// The program's own file, which all of them can open and lock; -1 where it cannot be opened.
  private let file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)

  deinit { close(file) }

  /// Runs the preparation if no other process is at it; returns whether it ran. Where nothing can
  /// be locked it always runs.
  func take(_ prepare: () -> Void) -> Bool {
    let isTaken = flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    if isTaken { return false }
    defer { flock(file, LOCK_UN) }
    prepare()
    return true
  }
}
