/// Every command. A new one is a file of its own and a line here.
package enum CommandTable {
  package static let all: [Command] = [
    .add, .set, .frame, .bounds, .center, .move, .put, .front, .back, .remove, .on, .off,
    .present, .dismiss, .push, .pop, .profile, .screen, .load,
    .hit, .why, .chain, .convert, .tree, .inspect, .list, .rule,
    .expect,
    .help, .undo, .redo, .reset, .save, .source, .teach, .language, .history, .quit,
  ]

  /// The command words, in the order of the table.
  package static let words: [String] = all.map(\.word)

  /// The full words for the other words that people type.
  package static let synonyms: [String: String] = Dictionary(
    uniqueKeysWithValues: all.flatMap { command in command.synonyms.map { ($0, command.word) } })

  private static let byWord: [String: Command] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.word, $0) })

  package static func command(_ word: String) -> Command? {
    byWord[word]
  }
}
