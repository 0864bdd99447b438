import Foundation

func now() -> String {
  return DateFormatter().string(from: Date())  // error:
}
