import CProcess
import TypedProgram

/// The host's own stack, on which nested calls of the machine run.
enum HostStack {
  /// The present end of the stack.
  @inline(never)
  static var place: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// The end of the thread's stack.
  static var lowest: UInt {
    UInt(cprocess_stack_end())
  }
}
