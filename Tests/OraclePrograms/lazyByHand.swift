// The pattern that a mutating getter is for: a value that is made when it is first read.

import UIKit

func lazyByHand() {
  var report = Report(["x", "y", "z"])
  print(report.text, report.text.count, report.work)
  let holder = Holder()
  print(holder.report.text, holder.report.text, holder.report.work)
}

private struct Report {
  let lines: [String]
  private var made: String?
  private(set) var work = 0
  init(_ lines: [String]) { self.lines = lines }
  var text: String {
    mutating get {
      if let made { return made }
      work += 1
      let text = lines.joined(separator: "+")
      made = text
      return text
    }
  }
}
private final class Holder { var report = Report(["a", "b"]) }
