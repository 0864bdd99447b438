import Foundation

/// The parts of a text that is a path, as Foundation takes them: a slash at the end does not count,
/// and the path of the root is its own last component.
extension String {
  /// The name after the last slash.
  package var lastPathComponent: String { (self as NSString).lastPathComponent }

  /// The path of the folder: all of it before the last slash; empty for a name alone.
  package var deletingLastPathComponent: String { (self as NSString).deletingLastPathComponent }
}
