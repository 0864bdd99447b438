import CProcess

/// The host's own stack, which nested calls of the machine stand on.
enum HostStack {
  /// Where the stack stands now.
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
