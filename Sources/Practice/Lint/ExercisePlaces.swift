import Records
import Workbench
import Yams

/// Where an exercise says what it says, for those who mend it.
struct ExercisePlaces {
  /// A place in one of its files; lines and columns from 1.
  struct Place {
    let file: String
    var line: Int?
    var column: Int?
  }

  private let id: String
  private let root: Node?
  private let lines: [String]
  private let sceneLines: [String]

  init(_ exercise: Exercise) {
    func text(_ file: String) -> String { (try? FileReading.text(at: exercise.path(file))) ?? "" }
    let yaml = text("exercise.yml")
    id = exercise.id
    root = try? Yams.compose(yaml: yaml)
    lines = Self.lines(yaml)
    sceneLines = Self.lines(text("scene.touchstone"))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func problem(_ fact: ContentFact, at place: Place) -> ContentProblem {
    ContentProblem(fact, file: "\(id)/\(place.file)", line: place.line, column: place.column)
  }

  /// The value of a key, each below the one before; the whole file where it is not there.
  func key(_ path: String...) -> Place {
    var node = root
    for key in path { node = node?[key] }
    return place(of: node)
  }

  /// An element of a list.
  func element(_ index: Int, of key: String) -> Place {
    place(of: root?[key]?.sequence.flatMap { index < $0.count ? $0[index] : nil })
  }

  /// The part or the variation with an id.
  func part(_ id: String) -> Place { place(of: node(ofPart: id)) }

  /// A line that runs in a part or a variation, or else in the scene.
  func line(_ text: String, ofPart id: String?) -> Place {
    let part = id.flatMap(node)
    if let script = part?["check"] ?? part?["do"], let first = script.mark?.line,
      let found = Self.place(of: text, in: lines, from: first)
    {
      return Place(file: "exercise.yml", line: found.line, column: found.column)
    }
    let found = Self.place(of: text, in: sceneLines, from: 1)
    return Place(file: "scene.touchstone", line: found?.line, column: found?.column)
  }

  /// The part or the variation in which a line is written; nil for one of the scene.
  func part(withLine text: String, of exercise: Exercise) -> String? {
    for part in exercise.parts {
      if case .script(let lines) = part.check, lines.contains(text) { return part.id }
    }
    for variation in exercise.variations {
      if case .lines(let lines) = variation.change, lines.contains(text) { return variation.id }
    }
    return nil
  }

  private func node(ofPart id: String) -> Node? {
    let all = ["parts", "variations"].flatMap { root?[$0]?.array() ?? [] }
    return all.first { $0["id"]?.string == id || id == "random" && $0["random"] != nil }
  }

  private func place(of node: Node?) -> Place {
    Place(file: "exercise.yml", line: node?.mark?.line, column: node?.mark?.column)
  }

  private static func place(
    of text: String, in lines: [String], from first: Int
  ) -> (line: Int, column: Int)? {
    for (index, line) in lines.enumerated().dropFirst(first - 1) {
      guard let range = line.firstRange(of: text) else { continue }
      return (index + 1, line[..<range.lowerBound].count + 1)
    }
    return nil
  }
}
