import Records
import SourceTree

/// A file of which declarations are taken, and the parts of them that are left out.
final class TakenFile {
  /// A part that is left out, with the text in place of it.
  struct Cut {
    let range: Range<Int>
    var replacement = ""
  }

  /// A stretch of the file in the text that is taken.
  struct Stretch {
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

  /// The part that declares a name in a line; nil where the front end reads none.
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

  /// Takes a declaration; returns false if it is taken already.
  func take(_ part: SourcePart) -> Bool {
    guard !taken.contains(where: { $0.range.covers(part.range) }) else { return false }
    taken.append(part)
    return true
  }

  /// Takes a declaration back, whole.
  func drop(_ part: SourcePart) {
    guard language == .swift else {
      cuts.append(Cut(range: part.range.start..<part.range.end))
      return
    }
    taken.removeAll { $0.range == part.range }
  }

  var isEmpty: Bool { taken.isEmpty }
  var isHeader: Bool { name.hasSuffix(".h") }

  /// The taken declaration at an offset; in a file of Objective-C one of its parts.
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

  /// Leaves out what the front end could not read between two members.
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

  /// The types of a declaration's head that are still in it.
  func inherited(of part: SourcePart) -> [Int] {
    part.inherited.indices.filter { !cutInherited[part.range.start, default: []].contains($0) }
  }

  private func note(
    _ label: String, _ line: Int, of part: SourcePart, _ reason: SourcesReport.Reason
  ) {
    leftOut[part.range.start, default: []].append(
      SourcesReport.LeftOut(member: label, line: line, reason: reason))
  }
}

extension SourceRange {
  /// Whether it has another one in it.
  func covers(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
