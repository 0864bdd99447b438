import Foundation

func home() -> String {
  return ProcessInfo.processInfo.environment["HOME"] ?? ""  // error:
}
