import Files
import Foundation

extension SHA256 {
  /// The digest of a script or a style in base 64, as a policy allows it.
  package static func policy(_ text: String) -> String {
    "'sha256-\(Data(digest(Array(text.utf8))).base64EncodedString())'"
  }
}
