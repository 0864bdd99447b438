import Foundation

func now() -> Double {
  return Date().timeIntervalSince1970  // error:
}
