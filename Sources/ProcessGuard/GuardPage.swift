import CProcess

/// The page on which a guarded process reports to its guard, in memory that outlives it: the piece
/// of work in progress, and whether it has noticed Ctrl-C.
package struct GuardPage: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<cprocess_guard_page>

  /// Creates an empty page, shared with every process that is forked later; nil if memory is
  /// refused.
  init?() {
    guard let memory = cprocess_guard_page_make() else { return nil }
    self.memory = memory
  }

  // MARK: Written by the guarded process

  /// Records the beginning of a piece of work: a typed entry, or one from a line of a script,
  /// counted from 1.
  /// 1. Only the beginning of a long text is stored.
  package func begin(_ text: String, line: Int = 0) {
    memory.pointee.begun += 1
    memory.pointee.line = UInt32(clamping: line)
    memory.pointee.text_length = Self.write(text, to: &memory.pointee.text)
    cprocess_store(&memory.pointee.work, memory.pointee.begun)
  }

  /// Records the end of the piece of work.
  package func end() {
    cprocess_store(&memory.pointee.work, 0)
  }

  /// Records that the present piece of work has noticed Ctrl-C, and is about to end.
  package func noteInterruptHeard() {
    cprocess_store(&memory.pointee.heard, memory.pointee.work)
  }

  /// Records that the process waits for its first line: an end after that is not a fault of its
  /// start.
  package func noteReady() {
    memory.pointee.ready = 1
  }

  /// Leaves a note for the next process.
  package func leave(_ note: String) {
    memory.pointee.note_length = Self.write(note, to: &memory.pointee.note)
  }

  // MARK: Read by the guard

  /// The number of the present piece of work, from 1; 0 between two.
  var work: UInt64 { cprocess_load(&memory.pointee.work) }

  /// Whether that piece of work has noticed Ctrl-C.
  func hasHeard(_ work: UInt64) -> Bool { cprocess_load(&memory.pointee.heard) == work }

  /// The last message of a process that has ended.
  func last(_ cause: GuardFault.Cause) -> GuardFault {
    let isAtWork = work != 0
    return GuardFault(
      cause: cause,
      text: isAtWork ? Self.read(&memory.pointee.text, memory.pointee.text_length) : nil,
      line: isAtWork ? Int(memory.pointee.line) : 0,
      wasReady: memory.pointee.ready != 0,
      note: Self.read(&memory.pointee.note, memory.pointee.note_length))
  }

  /// Clears the reports, before another process begins.
  func clear() {
    memory.pointee.ready = 0
    memory.pointee.note_length = 0
    cprocess_store(&memory.pointee.work, 0)
    cprocess_store(&memory.pointee.heard, 0)
  }

  private static func write<Field>(_ text: String, to field: inout Field) -> UInt32 {
    withUnsafeMutableBytes(of: &field) { bytes in
      var text = text
      return text.withUTF8 { utf8 in
        let count = min(utf8.count, bytes.count)
        bytes.copyBytes(from: utf8[..<count])
        return UInt32(count)
      }
    }
  }

  private static func read<Field>(_ field: inout Field, _ length: UInt32) -> String {
    withUnsafeBytes(of: &field) { bytes in
      String(decoding: bytes.prefix(Int(length)), as: UTF8.self)
    }
  }
}

/// An abnormal end of a guarded process, and its work at that time.
package struct GuardFault: Sendable {
  /// The cause of its end.
  package enum Cause: Sendable, Equatable {
    /// A signal that its own code caused, or that the system sent, such as 11.
    case signal(Int32)
    /// Ctrl-C was pressed, and the present work did not notice it within a second.
    case unheard
  }

  package let cause: Cause
  /// The piece of work in progress, as far as it was stored; nil between two.
  package let text: String?
  /// The line of the script where that began, from 1; 0 for typed text.
  package let line: Int
  /// Whether it had awaited its first line.
  package let wasReady: Bool
  /// The note that it left for the next one.
  package let note: String
}
