import Foundation

/// The parts of a text that is a path, with Foundation's rules: a slash at the end is ignored, and
/// the path of the root is its own last component.
extension String {
  /// The name after the last slash.
  package var lastPathComponent: String { (self as NSString).lastPathComponent }

  /// The path of the folder: everything before the last slash; empty for a name alone.
  package var deletingLastPathComponent: String { (self as NSString).deletingLastPathComponent }
}
