import Records

extension Session {
  /// The lines that precede a typed part of an Objective-C class when the whole class is listed, as
  /// `edit` and every replay of the scene do: its interface, and earlier parts. Line numbers in
  /// traces count from there, so they stay the same when the scene is replayed.
  func linesAbove(_ entry: String, _ text: CodeText) -> Int {
    guard !isReplaying, text.file == nil, text.language == .objectiveC else { return 0 }
    guard let part = Redeclarations.declarations(in: text).first(where: { $0.key != $0.name })
    else { return 0 }
    let whole = newest(entriesSoFar + [Journal.Entry(lines: [entry])])
    for listed in whole.reversed().map({ CodeText($0) }) where listed.language == .objectiveC {
      guard
        let same = Redeclarations.declarations(in: listed).first(where: { $0.key == part.key })
      else { continue }
      return max(0, listed.line(of: same.range) - text.line(of: part.range))
    }
    return 0
  }
}

extension CodeText {
  /// The line in which a part of the text begins, from 0.
  fileprivate func line(of part: Range<Int>) -> Int {
    body.utf8.prefix(part.lowerBound).count { $0 == UInt8(ascii: "\n") }
  }
}
