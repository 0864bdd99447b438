import Records
import SourceTree

/// A file from which declarations are taken, with the parts of them that are left out.
final class TakenFile {
<<<<<<< HEAD
  /// A part that is left out, with the text that replaces it.
  private struct Cut {
=======
  /// A part that is left out, with the text in place of it.
  struct Cut {
>>>>>>> 0d7cd2163e36d2799e54d9a63f44c583119c1c43
    let range: Range<Int>
    var replacement = ""
  }

<<<<<<< HEAD
  /// A range of the file in the text that is taken.
  private struct Stretch {
=======
  /// A stretch of the file in the text that is taken.
  struct Stretch {
>>>>>>> 0d7cd2163e36d2799e54d9a63f44c583119c1c43
    let start: Int
    let original: Int
    let count: Int
  }

  let index: Int
  let path: String
  let name: String
  let language: SourceLanguage
  /// Everything at its top level, as the front end reads it.
  let parts: [SourcePart]
  let bytes: [UInt8]
  private let source: SourceFile
  var taken: [SourcePart] = []
  var cuts: [Cut] = []
  /// The types after the colon of a head that are left out, by the start of its declaration.
  var cutInherited: [Int: Set<Int>] = [:]
  var stretches: [Stretch] = []
  /// The parts that were left out, by the start of the declaration that it is in.
  private(set) var leftOut: [Int: [SourcesReport.LeftOut]] = [:]

  init(index: Int, file: AppFolder.File, text: String) {
    self.index = index
    path = file.path
    name = file.name
    language = file.language
    bytes = Array(text.utf8)
    let unit = FrontEnds.frontEnd(for: file.language).parse(text, name: file.name, linesBefore: 0)
    source = unit.file
    parts = SourcePart.parts(of: unit)
    guard language == .objectiveC else { return }
    taken = [SourcePart(label: name, range: SourceRange(0, bytes.count), name: 0)]
    cutImports()
  }

  /// Headers are found by the folder's index, and those of the system are known.
  private func cutImports() {
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
      if text.hasPrefix("#import"), text.contains("\"") {
        cuts.append(Cut(range: start..<start + line.count))
      }
      start += line.count + 1
    }
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { source.line(of: offset) }

  /// The part that declares a name in a line; nil if the front end finds none.
  func part(_ declared: Declared) -> SourcePart? {
    func find(_ parts: [SourcePart]) -> SourcePart? {
      for part in parts {
        if part.label.split(separator: "(").first.map(String.init) == lastName(declared),
          line(of: part.name) == declared.line
        {
          return part
        }
        if let inner = find(part.members.filter(\.isType)) { return inner }
      }
      return nil
    }
    return find(parts)
  }

  private func lastName(_ declared: Declared) -> String {
    declared.name.split(separator: ".").last.map(String.init) ?? declared.name
  }

  /// Takes a declaration; returns false if it was taken already.
  func take(_ part: SourcePart) -> Bool {
    guard !taken.contains(where: { $0.range.covers(part.range) }) else { return false }
    taken.append(part)
    return true
  }

  /// Removes a taken declaration completely.
  func drop(_ part: SourcePart) {
    guard language == .swift else {
      cuts.append(Cut(range: part.range.start..<part.range.end))
      return
    }
    taken.removeAll { $0.range == part.range }
  }

  var isEmpty: Bool { taken.isEmpty }
  var isHeader: Bool { name.hasSuffix(".h") }

  /// The taken declaration at an offset; in an Objective-C file one of its parts.
  func part(at offset: Int) -> SourcePart? {
    let all = language == .objectiveC ? parts : taken
    return all.first { $0.range.start <= offset && offset <= $0.range.end }
  }

  // MARK: Leaving out

  /// Leaves a member out. Returns false if it was left out before.
  func leave(_ member: SourcePart, of part: SourcePart, _ reason: SourcesReport.Reason) -> Bool {
    let range = member.range.start..<member.range.end
    guard !cuts.contains(where: { $0.range.contains(range.lowerBound) }) else { return false }
    cuts.removeAll { range.contains($0.range.lowerBound) }
    cuts.append(Cut(range: range))
    note(member.label, line(of: member.name), of: part, reason)
    return true
  }

  /// Leaves out the text between two members that the front end could not parse.
  func leaveGap(at offset: Int, of part: SourcePart, _ reason: SourcesReport.Reason) -> Bool {
    let start = part.members.map(\.range.end).filter { $0 <= offset }.max() ?? part.body
    let end = part.members.map(\.range.start).filter { $0 > offset }.min() ?? part.range.end - 1
    guard start < end, start >= part.body else { return false }
    let found = Array(bytes[start..<end]).withUnsafeBufferPointer {
      SwiftScan.declarations(in: $0)
    }
    let label = found.prefix(3).map(\.name).joined(separator: ", ")
    let gap = SourcePart(
      label: label.isEmpty ? "…" : label, range: SourceRange(start, end), name: offset)
    return leave(gap, of: part, reason)
  }

  /// Leaves a type of a declaration's head out.
  func leaveInherited(
    _ number: Int, of part: SourcePart, _ reason: SourcesReport.Reason
  ) -> Bool {
    guard cutInherited[part.range.start, default: []].insert(number).inserted else { return false }
    note(part.inherited[number].name, line(of: part.name), of: part, reason)
    return true
  }

  /// The types of a declaration's head that are not left out.
  func inherited(of part: SourcePart) -> [Int] {
    part.inherited.indices.filter { !cutInherited[part.range.start, default: []].contains($0) }
  }

  private func note(
    _ label: String, _ line: Int, of part: SourcePart, _ reason: SourcesReport.Reason
  ) {
    leftOut[part.range.start, default: []].append(
      SourcesReport.LeftOut(member: label, line: line, reason: reason))
  }
<<<<<<< HEAD

  // MARK: The text

  /// The text that is taken, with its lines at their original positions.
  func section() -> ProgramSection {
    stretches = []
    var text: [UInt8] = []
    let ordered = taken.filter { part in
      !taken.contains { $0.range != part.range && $0.range.covers(part.range) }
    }.sorted { $0.range.start < $1.range.start }
    let first = ordered.first.map { self.line(of: $0.range.start) } ?? 1
    var at = first
    for part in ordered {
      let start = self.line(of: part.range.start)
      text += Array(repeating: UInt8(ascii: "\n"), count: max(0, start - at))
      if start == at, !text.isEmpty, text.last != UInt8(ascii: "\n") {
        text.append(UInt8(ascii: ";"))
      }
      add(part, to: &text)
      at = self.line(of: part.range.end)
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

  /// The offset in the file of an offset in the section that was created last.
  func original(_ offset: Int) -> Int {
    guard let stretch = stretches.last(where: { $0.start <= offset }) else { return 0 }
    return stretch.original + min(offset - stretch.start, stretch.count)
  }
=======
>>>>>>> 0d7cd2163e36d2799e54d9a63f44c583119c1c43
}

extension SourceRange {
  /// Whether it has another one in it.
  func covers(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
<<<<<<< HEAD

/// A part of a program: the text taken from one file.
package struct ProgramSection: Sendable {
  /// The file's name.
  package let name: String
  package let text: String
  /// The line of the file in which the text begins, from 1.
  package let firstLine: Int
}
=======
>>>>>>> 0d7cd2163e36d2799e54d9a63f44c583119c1c43
