import Synchronization

/// The name with which the program was started, for commands to type in a shell.
package enum ProgramName {
  private static let kept = Mutex("touchstone")

  /// `touchstone`, or the path that was typed, such as `script/touchstone`.
  package static var current: String {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
