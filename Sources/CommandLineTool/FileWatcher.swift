import Foundation
import Glibc

/// Waits until somebody saves a file.
///
/// Editors write a file in place, or another one that then takes its name; so the folder is watched
/// and not the file. Where the kernel refuses to tell (`inotify`), it looks every now and then.
final class FileWatcher {
  private let descriptor: Int32
  /// How long nothing must happen before what was saved counts as whole, in milliseconds.
  private static let quiet: Int32 = 200
  /// How long it sleeps where nobody tells, in milliseconds.
  private static let pause: Int32 = 300

  /// Watches folders; a path without a folder is left out.
  init(folders: some Sequence<String>) {
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    guard descriptor >= 0 else { return }
    let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MODIFY)
    for folder in folders { inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, changes) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits until something in the folders has changed, and nothing more does; false once `isOver`
  /// says so. Something else may have changed than what the caller looks at.
  func wait(isOver: () -> Bool) -> Bool {
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

  /// Whether the kernel tells of a change; takes all that it tells.
  private func isTold(within milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    return true
  }
}
