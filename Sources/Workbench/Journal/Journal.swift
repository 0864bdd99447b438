import Records

/// The accepted inputs that changed something, in order. Undo, save and resume are based on it
/// alone.
nonisolated package struct Journal {
  /// One accepted input: its lines as they can be typed again, never a path. Most have one line.
  package struct Entry: Codable, Equatable, Sendable {
    package let lines: [String]

    /// Creates an entry of accepted lines.
    package init(lines: [String]) {
      self.lines = lines
    }
  }

  /// A change of the journal, as it is written to disk.
  package enum Record: Equatable, Sendable {
    case entry(Entry)
    case undo(Int)
    case redo(Int)
  }

  package private(set) var entries: [Entry] = []
  private var undone: [Entry] = []

  package init() {}

  package var count: Int { entries.count }
  package var canUndo: Int { entries.count }
  package var canRedo: Int { undone.count }

  package mutating func apply(_ record: Record) {
    switch record {
    case .entry(let entry):
      entries.append(entry)
      undone = []
    case .undo(let count):
      // A number from a file may have any value.
      let count = max(0, min(count, entries.count))
      undone.append(contentsOf: entries.suffix(count).reversed())
      entries.removeLast(count)
    case .redo(let count):
      for _ in 0..<max(0, min(count, undone.count)) { entries.append(undone.removeLast()) }
    }
  }

  /// The entries as a script that makes the same scene.
  package var lines: [String] { entries.flatMap(\.lines) }
}

nonisolated extension Journal.Record: Codable {
  private enum Key: CodingKey {
    case entry
    case undo
    case redo
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let lines = try container.decodeIfPresent([String].self, forKey: .entry) {
      self = .entry(Journal.Entry(lines: lines))
    } else if let count = try container.decodeIfPresent(Int.self, forKey: .undo) {
      self = .undo(count)
    } else {
      self = .redo(try container.decode(Int.self, forKey: .redo))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .entry(let entry): try container.encode(entry.lines, forKey: .entry)
    case .undo(let count): try container.encode(count, forKey: .undo)
    case .redo(let count): try container.encode(count, forKey: .redo)
    }
  }
}
