import Foundation
import Glibc

/// Waits until a file is saved.
///
/// Editors write a file in place, or another one that then replaces it; so the folder is watched
/// and not the file. If the kernel does not support this (`inotify`), it polls.
package final class FileWatcher {
  private let descriptor: Int32
  /// The time without further changes after which a saved file counts as complete, in milliseconds.
  private static let quiet: Int32 = 200
  /// The polling interval, in milliseconds.
  private static let pause: Int32 = 300

  /// Watches folders; a path that is not a folder is ignored.
  package init(folders: some Sequence<String>) {
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    guard descriptor >= 0 else { return }
    let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MODIFY)
    for folder in folders { inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, changes) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits until something in the folders has changed, and nothing more does; returns false once
  /// `isOver` returns true. The changed file may be one that the caller ignores.
  package func wait(isOver: () -> Bool) -> Bool {
    while !isOver() {
      guard descriptor >= 0 else {
        poll(nil, 0, Self.pause)
        return !isOver()
      }
      guard isTold(within: Self.pause) else { continue }
      while isTold(within: Self.quiet), !isOver() {}
      return !isOver()
    }
    return false
  }

  /// Whether the kernel reports a change; consumes all reports.
  private func isTold(within milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    return true
  }
}
