import Foundation

func read() -> String {
  return (try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? ""  // error:
}
