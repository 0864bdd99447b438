import Glibc

/// A lock on the folder of a file that is read, changed and rewritten, so that several processes
/// that do so at once do not undo each other's changes.
///
/// The folder is locked and not the file, which another file replaces each time; and no lock file
/// is left over. If a file system does not support such locks there is none, and the last writer
/// wins.
package final class FolderLock {
  private var descriptor: Int32

  /// The maximum time to wait for another process, in milliseconds.
  private static let patience = 5000

  /// Waits for the lock of the folder of `path`; throws when another process has it for seconds,
  /// such as a process that was stopped.
  package init(of path: String) throws(FileProblem) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      guard errno == EWOULDBLOCK else { return }
      guard waited < Self.patience else { throw .failed(EWOULDBLOCK) }
      usleep(2000)
      waited += 2
    }
  }

  /// Releases the lock.
  package func release() {
    guard descriptor >= 0 else { return }
    // A process that is being started has the descriptor, too, until it executes its own program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
    descriptor = -1
  }

  deinit { release() }
}
