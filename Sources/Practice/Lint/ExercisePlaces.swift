import Records
import Workbench
import Yams

/// The locations in an exercise's files, for reports to its author.
struct ExercisePlaces {
  /// A location in one of its files; lines and columns from 1.
  struct Place {
    let file: String
    var line: Int?
    var column: Int?
  }

  private let id: String
  private let root: Node?
  /// The lines of the two files, by their names.
  private let texts: [String: [String]]

  init(_ exercise: Exercise) {
    func text(_ file: String) -> String { (try? FileReading.text(at: exercise.path(file))) ?? "" }
    let yaml = text("exercise.yml")
    id = exercise.id
    root = try? Yams.compose(yaml: yaml)
    texts = [
      "exercise.yml": Self.lines(yaml), "scene.touchstone": Self.lines(text("scene.touchstone")),
    ]
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func problem(_ fact: ContentFact, at place: Place) -> ContentProblem {
    ContentProblem(fact, file: "\(id)/\(place.file)", line: place.line, column: place.column)
  }

  /// The location of a key's value, each key nested in the one before; the whole file if it is
  /// missing.
  func key(_ path: String...) -> Place {
    var node = root
    for key in path { node = node?[key] }
    return place(of: node)
  }

  /// An element of a list.
  func element(_ index: Int, of key: String) -> Place {
    place(of: root?[key]?.sequence.flatMap { index < $0.count ? $0[index] : nil })
  }

  /// The location of the part or the variation with an id.
  func part(_ id: String) -> Place { place(of: node(ofPart: id)) }

  /// The location of a comparison: the exercise's own, or that of a part.
  func comparison(_ index: Int, of exercise: Exercise) -> Place {
    let part = exercise.parts.first { part in
      guard case .compared(let indices) = part.check else { return false }
      return index >= exercise.comparedCount && indices.contains(index)
    }
    return part.map { self.part($0.id) } ?? key("compare")
  }

  /// The location of a line by the author.
  func line(_ line: ExerciseLine) -> Place {
    let lines = texts[line.file] ?? []
    guard lines.indices.contains(line.line - 1),
      let range = lines[line.line - 1].firstRange(of: line.text)
    else { return Place(file: line.file, line: line.line) }
    let column = lines[line.line - 1][..<range.lowerBound].count + 1
    return Place(file: line.file, line: line.line, column: column)
  }

  /// The location of the exercise's line with a text; of the scene if there is none.
  func line(withText text: String, of exercise: Exercise) -> Place {
    var lines = exercise.scene
    for part in exercise.parts {
      if case .script(let script) = part.check { lines += script }
    }
    for variation in exercise.variations {
      if case .lines(let changes) = variation.change { lines += changes }
    }
    lines += exercise.comparisons.flatMap(\.play)
    return lines.first { $0.text == text }.map(line) ?? Place(file: "scene.touchstone")
  }

  private func node(ofPart id: String) -> Node? {
    let all = ["parts", "variations"].flatMap { root?[$0]?.array() ?? [] }
    return all.first { $0["id"]?.string == id || id == "random" && $0["random"] != nil }
  }

  private func place(of node: Node?) -> Place {
    Place(file: "exercise.yml", line: node?.mark?.line, column: node?.mark?.column)
  }
}
