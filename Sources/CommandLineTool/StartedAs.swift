import Files
import Foundation
import Workbench

/// The words by which the program was started, so that what it says to type can be typed.
enum StartedAs {
  /// As it was typed: `touchstone`, or a path such as `script/touchstone`.
  static let typed: String = {
    let first = ProcessInfo.processInfo.arguments.first ?? ""
    let isPath = first.contains("/") && first.lastPathComponent == "touchstone"
    return isPath ? first : "touchstone"
  }()

  /// The same for a user who is in another folder.
  static var anywhere: String {
    guard typed.contains("/"), !typed.hasPrefix("/") else { return typed }
    let path = "\(FileManager.default.currentDirectoryPath)/\(typed)"
    return (path as NSString).standardizingPath
  }
}
