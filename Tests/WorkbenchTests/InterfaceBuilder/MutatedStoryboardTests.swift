import Foundation
import SeededRandom
import Testing
import Workbench

/// Files of Interface Builder that no editor would write.
@Suite struct MutatedStoryboardTests {
  /// The files in the scripts of this repository.
  private var files: [String] {
    get throws {
      let folder = Folder.tests.appendingPathComponent("Scripts/rules")
      return try Folder.files(below: folder, ending: ".touchstone").filter {
        $0.contains("storyboards") || $0.contains("segues") || $0.contains("xibs")
      }.flatMap { path in
        let text = try Folder.text(folder.appendingPathComponent(path))
        return text.components(separatedBy: "load paste ").dropFirst().map { part in
          let lines = part.components(separatedBy: "\n").prefix { !$0.isEmpty }
          return "load paste " + lines.joined(separator: "\n") + "\n"
        }
      }
    }
  }

  @Test("Two thousand damaged files are loaded or refused") func damaged() throws {
    let files = try files
    #expect(files.count >= 5)
    var random = SeededRandom(seed: 40)
    var session = freshSession()
    for round in 0..<2_000 {
      if round.isMultiple(of: 100) { session = freshSession() }
      let text = mutated(files[round % files.count], &random)
      _ = session.shown(text)
    }
    #expect(session.refusal(of: "add view stillHere 0 0 10 10") == nil)
  }

  /// A text with one to three changes: values exchanged, pieces removed, doubled or moved.
  private func mutated(_ text: String, _ random: inout SeededRandom) -> String {
    var lines = text.components(separatedBy: "\n")
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 1..<max(2, lines.count - 1), using: &random)
      guard index < lines.count else { continue }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines[index] = exchanged(lines[index], &random)
      case 3: lines[index] = String(lines[index].prefix(lines[index].count / 2))
      case 4: lines.swapAt(index, max(1, lines.count / 2))
      default: lines[index] = lines[index].replacing("=\"", with: "=\"-1e300", maxReplacements: 1)
      }
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private static let values = [
    "", "0", "-1", "1e308", "nan", "c1", "v1", "b1", "YES", "UIButton", "UIViewController", "width",
    "leading", "99999999999999999999", "NSLayoutConstraint", "embed", "unwind",
  ]

  /// A line in which one value is another one.
  private func exchanged(_ line: String, _ random: inout SeededRandom) -> String {
    var parts = line.components(separatedBy: "\"")
    guard parts.count > 2 else { return line }
    let index = 2 * Int.random(in: 0..<(parts.count - 1) / 2, using: &random) + 1
    parts[index] = Self.values.randomElement(using: &random) ?? ""
    return parts.joined(separator: "\"")
  }
}
