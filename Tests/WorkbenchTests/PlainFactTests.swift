import Foundation
import Records
import Rendering
import SeededRandom
import Testing

/// `--plain` has the facts that `--format json` has, for people who hear them line by line.
///
/// A fact is one of the JSON goldens' answers or verdicts with another value than it had: `--plain`
/// shows it if its text changes with it, in one of the languages.
@Suite struct PlainFactTests {
  /// The fact that cannot be tried: the version of a hit map is a constant, which is not read.
  private static let constant: Set = [
    "map.map.version", "map.share.bounds.version",
    "practice.verdict.finding.difference.wrong.version",
  ]

  @Test("Every fact of JSON is in --plain")
  func omissions() throws {
    var facts = Facts()
    for name in GoldenTests.names {
      let text = try Folder.text(GoldenTests.folder.appendingPathComponent("\(name).json"))
      for line in text.split(separator: "\n") { try facts.read(Data(line.utf8)) }
    }
    let verdicts = Folder.tests.deletingLastPathComponent()
      .appendingPathComponent("PracticeTests/Goldens")
    // One of each exercise, which has nearly all that the others have; some each day.
    let files = Dictionary(grouping: Folder.files(below: verdicts, ending: ".json")) {
      $0.prefix { $0 != "/" }
    }
    for name in Sample.of(files.values.compactMap(\.first).sorted(), count: 26) {
      try facts.readVerdict(Data(Folder.text(verdicts.appendingPathComponent(name)).utf8))
    }
    facts.tryAll()
    #expect(facts.shownCount > 1000)
    #expect(facts.omitted.filter { !Self.constant.contains($0) } == [])
  }
}

/// Facts of answers, by the kind of the answer and the path to them.
private struct Facts {
  private var answers: [JSON] = []
  /// The values of each fact, with which it may be exchanged.
  private var values: [String: Set<JSON>] = [:]
  private var shown: Set<String> = []
  private var tried: [String: Int] = [:]

  /// How many times a fact that seems to be left out is tried.
  private static let most = 8

  /// Reads a line of the JSON goldens.
  mutating func read(_ line: Data) throws {
    guard case .object(let line) = try JSONDecoder().decode(JSON.self, from: line),
      case .array(let answers)? = line["answers"]
    else { return }
    for answer in answers {
      // Help is text.
      if case .object(let kinds) = answer, kinds["help"] != nil { continue }
      take(answer)
    }
  }

  /// Reads a golden of a verdict.
  mutating func readVerdict(_ data: Data) throws {
    let verdict = try JSONDecoder().decode(JSON.self, from: data)
    take(.object(["practice": .object(["verdict": verdict])]))
  }

  private mutating func take(_ answer: JSON) {
    answers.append(answer)
    for fact in answer.leaves { values[fact.name, default: []].insert(fact.value) }
  }

  mutating func tryAll() {
    // Short answers first: what they show, long ones need not.
    for answer in answers.map({ ($0, $0.leaves) }).sorted(by: { $0.1.count < $1.1.count }) {
      let (answer, leaves) = answer
      guard leaves.contains(where: { isOpen($0.name) }), let text = plain(answer) else { continue }
      let own = Dictionary(grouping: leaves, by: \.name).mapValues { Set($0.map(\.value)) }
      for fact in leaves where isOpen(fact.name) {
        for other in others(than: fact.value, of: fact.name, own[fact.name] ?? []) {
          guard let changed = plain(answer.replacing(fact.path, with: other)) else { continue }
          tried[fact.name, default: 0] += 1
          if changed != text {
            shown.insert(fact.name)
            break
          }
        }
      }
    }
  }

  /// Whether it is still to be shown that the fact is not left out.
  private func isOpen(_ name: String) -> Bool {
    !shown.contains(name) && tried[name, default: 0] < Self.most
  }

  var shownCount: Int { shown.count }

  /// Those that were tried and never changed a line.
  var omitted: [String] { tried.keys.filter { !shown.contains($0) }.sorted() }

  /// Other values of a fact. `own`: those that the same answer has, among which indices are right.
  private func others(than value: JSON, of name: String, _ own: Set<JSON>) -> [JSON] {
    let known = values[name, default: []].subtracting([value]).sorted { "\($0)" < "\($1)" }
    switch value {
    case .bool(let value): return [.bool(!value)]
    case .number(let number) where number.rounded() == number:
      return own.subtracting([value]).sorted { "\($0)" < "\($1)" }.prefix(3) + [
        .number(number + 0.5)
      ]
    case .number(let number): return [.number(number + 0.5)] + known.prefix(2)
    case .text(let text): return [.text(text + "x")] + known.prefix(2)
    case .array, .object, .null: return Array(known.prefix(3))
    }
  }

  private func plain(_ answer: JSON) -> String? {
    guard let data = try? JSONEncoder().encode(answer),
      let answer = try? JSONReader.record(Answer.self, from: data)
    else { return nil }
    return PlainRenderer(language: .english, teach: .full).render(answer)
      + PlainRenderer(language: .chinese, teach: .full).render(answer)
  }
}

/// Any value of JSON.
private indirect enum JSON: Codable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([String: JSON])

  fileprivate enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  /// A value without further ones in it, or a case without values.
  struct Leaf {
    fileprivate let path: Path
    let value: JSON

    /// The path with every element of an array alike.
    var name: String {
      path.steps.map { step in
        switch step {
        case .key(let key): "." + key
        case .index: "[]"
        }
      }.joined().dropFirst().description
    }
  }

  struct Path {
    fileprivate var steps: [Step] = []
  }

  var leaves: [Leaf] {
    var found: [Leaf] = []
    collect(Path(), into: &found)
    return found
  }

  private func collect(_ path: Path, into found: inout [Leaf]) {
    switch self {
    case .array(let elements):
      // What is true of three is true of all.
      for (index, element) in elements.prefix(3).enumerated() {
        element.collect(Path(steps: path.steps + [.index(index)]), into: &found)
      }
    case .object(let members) where !members.isEmpty:
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        member.collect(Path(steps: path.steps + [.key(key)]), into: &found)
      }
    case .null, .bool, .number, .text, .object: found.append(Leaf(path: path, value: self))
    }
  }

  func replacing(_ path: Path, with value: JSON) -> JSON { replacing(path.steps[...], value) }

  private func replacing(_ steps: ArraySlice<Step>, _ value: JSON) -> JSON {
    switch (self, steps.first) {
    case (.array(var elements), .index(let index)?):
      elements[index] = elements[index].replacing(steps.dropFirst(), value)
      return .array(elements)
    case (.object(var members), .key(let key)?):
      members[key] = members[key]?.replacing(steps.dropFirst(), value)
      return .object(members)
    default: return value
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value):
      // Whole numbers are written without a point, which integers need.
      if let whole = Int(exactly: value) {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    case .text(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
