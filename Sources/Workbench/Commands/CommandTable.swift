import Records

/// The commands of a session: those of the workbench, and those that a target above adds. A new one
/// is a file of its own and a line here.
///
/// The rows are created when the table is first read.
package final class CommandTable {
  /// A word that completes an argument, and its meaning.
  package typealias Completion = (word: String, title: Bilingual)

  /// The commands of the workbench alone.
  package static let own = CommandTable()

  private static let ofWorkbench: [Command] = [
    .add, .set, .frame, .bounds, .center, .move, .put, .front, .back, .remove, .on, .off,
    .gesture, .target, .nib,
    .present, .dismiss, .push, .pop, .profile, .screen, .load, .sources, .doctor, .edit,
    .hit, .show, .map, .trace, .why, .chain, .cycle, .render, .drawing, .cost, .pipeline,
    .constraints, .convert, .measure, .transform, .predict, .tree,
    .inspect, .list,
    .rule,
    .tap, .longpress, .drag, .swipe, .pinch, .rotate, .touch, .wait, .shake, .remote, .presses,
    .launch, .device, .layout, .vsync, .log, .timeline,
    .expect,
    .help, .undo, .redo, .reset, .save, .export, .source, .resume, .teach, .language, .limits,
    .history,
    .clear, .quit,
  ]

  private let more: () -> [Command]
  private let completion: (String) -> [Completion]

  /// Creates a table with more rows after the workbench's own, and with the completions of
  /// placeholders that only they use.
  package init(
    adding more: @escaping () -> [Command] = { [] },
    completing completion: @escaping (_ placeholder: String) -> [Completion] = { _ in [] }
  ) {
    self.more = more
    self.completion = completion
  }

  /// The rows, in the order of the table.
  package private(set) lazy var all: [Command] = Self.ofWorkbench + more()

  /// The command words, in the order of the table.
  package private(set) lazy var words: [String] = all.map(\.word)

  /// The command words by their synonyms.
  package private(set) lazy var synonyms: [String: String] = Dictionary(
    uniqueKeysWithValues: all.flatMap { row in row.synonyms.map { ($0, row.word) } })

  private lazy var byWord: [String: Command] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.word, $0) })

  /// The command with a word; nil for any other word, including synonyms.
  package func command(_ word: String) -> Command? { byWord[word] }

  /// The completions of a placeholder that the workbench does not know.
  func completions(of placeholder: String) -> [Completion] { completion(placeholder) }

  /// The facts about usages that reading a line needs.
  package var forms: CommandForms {
    CommandForms(
      standsAlone: { self.command($0)?.standsAlone ?? false },
      beginsWithPoint: {
        self.command($0)?.patterns.contains { $0.root.begins(with: .point) } ?? false
      })
  }
}
