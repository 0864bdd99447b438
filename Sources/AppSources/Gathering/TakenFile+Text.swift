import Records

/// The text that is taken of a file, and where its parts come from.
extension TakenFile {
  /// The text that is taken, with the lines in their places.
  func section() -> ProgramSection {
    stretches = []
    var text: [UInt8] = []
    let ordered = taken.filter { part in
      !taken.contains { $0.range != part.range && $0.range.covers(part.range) }
    }.sorted { $0.range.start < $1.range.start }
    let first = ordered.first.map { line(of: $0.range.start) } ?? 1
    var at = first
    for part in ordered {
      let start = line(of: part.range.start)
      text += Array(repeating: UInt8(ascii: "\n"), count: max(0, start - at))
      if start == at, !text.isEmpty, text.last != UInt8(ascii: "\n") {
        text.append(UInt8(ascii: ";"))
      }
      add(part, to: &text)
      at = line(of: part.range.end)
    }
    text.append(UInt8(ascii: "\n"))
    return ProgramSection(
      name: name, text: String(decoding: text, as: UTF8.self), firstLine: first)
  }

  private func add(_ part: SourcePart, to text: inout [UInt8]) {
    let whole = part.range.start..<part.range.end
    let inside = cuts.filter { whole.contains($0.range.lowerBound) } + headCuts(in: whole)
    var at = part.range.start
    for cut in inside.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where cut.range.lowerBound >= at {
      stretch(at..<cut.range.lowerBound, &text)
      text += cut.replacement.utf8
      text += bytes[cut.range].filter { $0 == UInt8(ascii: "\n") }
      at = cut.range.upperBound
    }
    stretch(at..<part.range.end, &text)
  }

  private func stretch(_ range: Range<Int>, _ text: inout [UInt8]) {
    guard !range.isEmpty else { return }
    stretches.append(
      Stretch(start: text.count, original: range.lowerBound, count: range.count))
    text += bytes[range]
  }

  /// The heads of declarations, written without the types that are left out.
  private func headCuts(in range: Range<Int>) -> [Cut] {
    let all = taken + taken.flatMap { types(in: $0) }
    let cut = all.filter {
      range.contains($0.range.start) && cutInherited[$0.range.start] != nil
    }
    return cut.compactMap { part -> Cut? in
      guard let first = part.inherited.first, let last = part.inherited.last else { return nil }
      let kept = inherited(of: part).map { index in
        let range = part.inherited[index].range
        return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
      }
      guard kept.isEmpty else {
        return Cut(
          range: first.range.start..<last.range.end, replacement: kept.joined(separator: ", "))
      }
      let colon = bytes[..<first.range.start].lastIndex(of: UInt8(ascii: ":"))
      return Cut(range: (colon ?? first.range.start)..<last.range.end)
    }
  }

  private func types(in part: SourcePart) -> [SourcePart] {
    part.members.filter(\.isType).flatMap { [$0] + types(in: $0) }
  }

  /// The offset in the file of an offset in the section that was made last.
  func original(_ offset: Int) -> Int {
    guard let stretch = stretches.last(where: { $0.start <= offset }) else { return 0 }
    return stretch.original + min(offset - stretch.start, stretch.count)
  }
}
