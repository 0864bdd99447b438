import Foundation

/// The limit of a figure.
struct Mark {
  let limit: Double
  var unit = ""

  /// Whether `figure` keeps to the mark, in words.
  func verdict(on figure: Double) -> String {
    let limit = String(format: "%g", limit) + unit
    return "at most \(limit): \(figure <= self.limit ? "reached" : "MISSED")"
  }
}
