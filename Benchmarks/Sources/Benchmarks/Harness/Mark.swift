import Foundation

/// What a figure may be at most.
struct Mark {
  let limit: Double
  var unit = ""

  /// Whether `figure` keeps to the mark, in words.
  func verdict(on figure: Double) -> String {
    let limit = String(format: "%g", limit) + unit
    return "at most \(limit): \(figure <= self.limit ? "reached" : "MISSED")"
  }
}
