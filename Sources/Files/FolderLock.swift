import Glibc

/// A lock on the folder of a file that is read, changed and rewritten, so that several processes
/// that do so at once undo nothing of one another.
///
/// The folder is locked and not the file, whose place another file takes each time; and no file is
/// left for it. Where a file system knows no such locks there is none, and the last to write wins.
package final class FolderLock {
  private var descriptor: Int32

  /// How long another process may take, in milliseconds.
  private static let patience = 5000

  /// Waits for the lock of the folder that `path` is in; throws when another process holds it for
  /// seconds, such as a process that was stopped.
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

  /// Lets others in.
  package func release() {
    guard descriptor >= 0 else { return }
    // A process that is being started has the descriptor, too, until it runs its own program.
    flock(descriptor, LOCK_UN)
    close(descriptor)
    descriptor = -1
  }

  deinit { release() }
}
