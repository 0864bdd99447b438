import Glibc

/// The lock of a class: shared by its servers, and exclusive for the process that removes the data.
nonisolated final class ClassLock: Sendable {
  private let descriptor: Int32

  /// Locks a folder; nil if it is locked in the other way, or cannot be locked.
  init?(of folder: String, alone: Bool) {
    descriptor = open("\(folder)/lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, (alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 || errno != EWOULDBLOCK
    else {
      close(descriptor)
      return nil
    }
  }

  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
