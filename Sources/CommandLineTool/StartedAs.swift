import Files
import Foundation
import Workbench

/// The command with which the program was started, so that users can type the suggested commands.
enum StartedAs {
  /// The command as it was typed: `touchstone`, or a path such as `script/touchstone`.
  static let typed: String = {
    // That of ProcessInfo is the path of the program.
    let first = CommandLine.arguments.first ?? ""
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
