import CEditLine
import Glibc

/// The output of libedit for the screen.
///
/// An entry is drawn by a `Painter`, not by libedit, which supports neither a prompt before each
/// line nor entries that are taller than the screen. Of libedit's own drawing only the bell, the
/// request to clear the screen, and its answers about bindings matter.
nonisolated final class LibeditOutput {
  /// The file to which libedit writes.
  let file: UnsafeMutablePointer<FILE>
  private let text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let size: UnsafeMutablePointer<Int>

  init() {
    text = .allocate(capacity: 1)
    text.initialize(to: nil)
    size = .allocate(capacity: 1)
    size.initialize(to: 0)
    guard let file = open_memstream(text, size) else { fatalError("libedit: no memory") }
    self.file = file
  }

  /// Returns the text written since the last call.
  func take() -> String {
    fflush(file)
    let count = size.pointee
    guard count > 0, let start = text.pointee else { return "" }
    defer { rewind(file) }
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }

  /// Frees the memory; libedit must have ended.
  func close() {
    fclose(file)
    free(text.pointee)
    text.deallocate()
    size.deallocate()
  }
}
