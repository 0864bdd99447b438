import CommandLineTool
import Foundation
import SeededRandom

/// Makes folders of courses as a learning platform, a mail program and a hurried student leave
/// them, and worse: an assignment with its tables, and answers.
struct CourseMaker {
  /// Texts that may be answers.
  private let answers: [String]
  /// The root of everything that is made.
  let folder: String

  init(_ corpus: Corpus, folder: String) {
    answers = corpus.sources.isEmpty ? [""] : corpus.sources
    self.folder = folder
  }

  /// Writes a course; returns what it consists of, for a reader.
  func make(_ random: inout SeededRandom) -> String {
    try? FileManager.default.removeItem(atPath: folder)
    try? FileManager.default.createDirectory(
      atPath: "\(folder)/sub", withIntermediateDirectories: true)
    var report: [String] = []
    func write(_ path: String, _ bytes: [UInt8]) {
      let full = "\(folder)/\(path)"
      let parent = URL(fileURLWithPath: full).deletingLastPathComponent().path
      try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      _ = FileManager.default.createFile(atPath: full, contents: Data(bytes))
      report.append("\(path) (\(bytes.count) bytes)")
    }
    let assignment = damaged(Self.assignment(&random), &random)
    write("hw.yml", Array(assignment.utf8))
    for name in ["roster.csv", "late.csv", "overrides.csv"] where !random.oneIn(20) {
      write(name, Array(damaged(table(name, &random), &random).utf8))
    }
    for _ in 0..<random.number(0...6) {
      let (path, bytes) = handedIn(&random)
      write("sub/\(path)", bytes)
    }
    if random.oneIn(4) {
      let target = random.pick(["/etc/hostname", "../hw.yml", "..", "nowhere", "/dev/zero"])
      let link = "\(folder)/sub/\(random.pick(Self.students))-RoundButton.swift"
      try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      report.append("\(link) -> \(target)")
    }
    if random.oneIn(3) { write("sub.zip", archive(&random)) }
    return report.joined(separator: "\n") + "\n\n" + assignment
  }

  // MARK: Texts

  private static let students = [
    "anna", "bert", "anna_12", "李雷", "o'neil", "=1+1", "a b", "-x", "Anna", "ä", ".hidden", "a;b",
    "a\u{202E}b", "12", "",
  ]

  private static func assignment(_ random: inout SeededRandom) -> String {
    var lines = ["format: 1", "title: Homework"]
    let optional = [
      "points: 20", "seed: autumn", "student: \"^([^/]+)\"", "roster: roster.csv",
      random.pick(["best: 1", "drop: 1"]),
      "attempts: { name: \"try-(\\\\d+)\", most: 3 }",
      "late: { table: late.csv, per-day: 10, free: 1, most: 5 }", "overrides: overrides.csv",
    ]
    for line in optional where random.oneIn(3) { lines.append(line) }
    // Most are as they should be, so that what comes after the reading is tried, too.
    let wrong = [
      "student: \"(a+)+$\"", "points: -1", "roster: ../../etc/passwd",
      "late: { table: roster.csv }",
      "best: 1\ndrop: 1", "points: 1e999", "student: \"(\"", "unknown: 1",
    ]
    if random.oneIn(12) { lines.append(random.pick(wrong)) }
    let weight = random.pick(random.oneIn(12) ? ["0", "1e9", "x", "-3"] : ["40", "1", "2.5"])
    lines.append("exercises:")
    lines.append("  - { id: circular-button, weight: \(weight) }")
    if random.oneIn(2) {
      let files = random.pick(
        random.oneIn(10)
          ? ["[a, b]", "\"***/?*[\"", "\"\""] : ["\"**/*.swift\"", "\"**\"", "[\"**/L*.swift\"]"])
      lines.append("  - { id: enlarged-tap-area, weight: 60, files: \(files) }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A table with the columns that it should have; its cells mostly mean something.
  private func table(_ name: String, _ random: inout SeededRandom) -> String {
    let head =
      switch name {
      case "roster.csv": "id,name,mail"
      case "late.csv": "id,days"
      default: "id,exercise,points,reason"
      }
    let isSound = !random.oneIn(10)
    var students = Self.students.filter { !isSound || !$0.isEmpty }
    let rows = (0..<random.number(0...5)).map { _ in
      // A student twice is a fault of a roster.
      let place = random.number(0...(students.count - 1))
      let isOnce = isSound && name != "overrides.csv"
      let student = isOnce ? students.remove(at: place) : students[place]
      let second =
        switch name {
        case "roster.csv": random.pick(["Anna", "\"Meier, A\"", "=1+1"])
        case "late.csv": random.pick(["2", "0", "1", "365"])
        default: "circular-button"
        }
      let odd = ["circular-button", "2", "-1", "\"a,\"\"b\"", "", "nan"]
      let cells = [
        student.contains(";") ? "\"\(student)\"" : student, isSound ? second : random.pick(odd),
        isSound ? random.pick(["80", "0", "100"]) : random.pick(["1e300", "nan", "x", "-5"]),
        random.pick(["because", "=cmd", "\"\n\""]),
      ]
      let isUneven = !isSound && random.oneIn(4)
      return cells.prefix(head.split(separator: ",").count + (isUneven ? 1 : 0))
        .joined(separator: !isSound && random.oneIn(6) ? ";" : ",")
    }
    return ([head] + rows).joined(separator: random.pick(["\n", "\r\n"])) + "\n"
  }

  private func damaged(_ text: String, _ random: inout SeededRandom) -> String {
    guard random.oneIn(12) else { return text }
    var text = text
    if random.oneIn(2) {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let place = random.number(0...(lines.count - 1))
      switch random.number(0...3) {
      case 0: lines.remove(at: place)
      case 1: lines.insert(lines[place], at: place)
      case 2: lines[place] = "  " + lines[place]
      default: lines.swapAt(place, random.number(0...(lines.count - 1)))
      }
      text = lines.joined(separator: "\n")
    } else {
      random.damageBytes(of: &text)
    }
    return text
  }

  // MARK: Files

  private static let files = [
    "RoundButton.swift", "roundbutton (1).swift", "RoundButton-old.swift", "Helper.swift",
    "notes.txt", "try-1/RoundButton.swift", "try-2/RoundButton.swift", "a/b/c/d/e.swift",
    "__MACOSX/._RoundButton.swift", "LargeButton.swift", ".DS_Store", "RoundButton.SWIFT",
  ]

  private func handedIn(_ random: inout SeededRandom) -> (path: String, bytes: [UInt8]) {
    let student = random.pick(Self.students)
    let name = random.pick(Self.files)
    let path =
      random.oneIn(3) ? "\(student)_\(name.replacing("/", with: "_"))" : "\(student)/\(name)"
    return (path, answer(&random))
  }

  private func answer(_ random: inout SeededRandom) -> [UInt8] {
    var text = random.pick(answers)
    if random.oneIn(3) { random.damageBytes(of: &text) }
    switch random.number(0...12) {
    case 0: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case 1: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case 2: return Array(text.utf8).map { $0 ^ UInt8(random.oneIn(50) ? 0x80 : 0) }
    case 3: return []
    case 4: return Array(text.replacing("\n", with: "\r\n").utf8)
    default: return Array(text.utf8)
    }
  }

  /// A zip archive, mostly with a wrong byte, length or name.
  private func archive(_ random: inout SeededRandom) -> [UInt8] {
    var bytes = ZipWriter.bytes(
      of: (0..<random.number(0...3)).map { _ in
        let (path, bytes) = handedIn(&random)
        return (random.oneIn(6) ? "../" + path : path, bytes)
      })
    guard random.oneIn(2) else { return bytes }
    for _ in 0..<random.number(0...3) where !bytes.isEmpty {
      bytes[random.number(0...(bytes.count - 1))] = UInt8(random.number(0...255))
    }
    if random.oneIn(6) { bytes.removeLast(min(bytes.count, random.number(1...40))) }
    return bytes
  }
}
