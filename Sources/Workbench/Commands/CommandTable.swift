/// Every command. A new one is a file of its own and a line here.
package enum CommandTable {
  private static let own: [Command] = [
    .add, .set, .frame, .bounds, .center, .move, .put, .front, .back, .remove, .on, .off,
    .gesture, .target,
    .present, .dismiss, .push, .pop, .profile, .screen, .load, .edit,
    .hit, .map, .trace, .why, .chain, .convert, .measure, .predict, .tree, .inspect, .list, .rule,
    .tap, .longpress, .drag, .swipe, .pinch, .rotate, .touch, .wait, .shake, .remote, .presses,
    .layout, .vsync, .log, .timeline,
    .expect,
    .help, .undo, .redo, .reset, .save, .export, .source, .teach, .language, .limits, .history,
    .clear, .quit,
  ]

  /// The rows of targets above, each made when the table is first read.
  private static var guests: [() -> [Command]] = []

  /// Adds rows of a target above. Costs nothing until the table is read.
  package static func register(_ rows: @escaping () -> [Command]) {
    guests.append(rows)
    loaded = nil
  }

  /// The table as it is read.
  private struct Loaded {
    let all: [Command]
    let words: [String]
    let synonyms: [String: String]
    let byWord: [String: Command]

    init(_ all: [Command]) {
      self.all = all
      words = all.map(\.word)
      synonyms = Dictionary(
        uniqueKeysWithValues: all.flatMap { row in row.synonyms.map { ($0, row.word) } })
      byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.word, $0) })
    }
  }

  private static var loaded: Loaded?

  /// The facts about usages that reading a line needs.
  package static let forms = CommandForms(
    standsAlone: { command($0)?.standsAlone ?? false },
    beginsWithPoint: { command($0)?.patterns.contains { $0.root.begins(with: .point) } ?? false })

  private static var table: Loaded {
    if let loaded { return loaded }
    let table = Loaded(own + guests.flatMap { $0() })
    loaded = table
    return table
  }

  package static var all: [Command] { table.all }

  /// The command words, in the order of the table.
  package static var words: [String] { table.words }

  /// The full words for the other words that people type.
  package static var synonyms: [String: String] { table.synonyms }

  package static func command(_ word: String) -> Command? {
    table.byWord[word]
  }
}
