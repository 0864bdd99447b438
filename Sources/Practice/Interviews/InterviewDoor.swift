import Records
import Workbench

/// The permitted input while a question is open, besides an answer.
struct InterviewDoor {
  private let kind: InterviewKind
  private let occasion: InterviewEvent.Occasion

  init(_ kind: InterviewKind, _ occasion: InterviewEvent.Occasion) {
    self.kind = kind
    self.occasion = occasion
  }

  /// Whether a command that only reads would answer a question of a kind.
  private static func tells(_ word: String, _ kind: InterviewKind) -> Bool {
    switch word {
    case "map": kind != .say && kind != .code
    case "chain": kind == .chain
    case "inspect", "convert", "measure": kind == .number || kind == .inside
    case "cost", "frame", "constraints", "why", "render": kind == .number || kind == .choose
    case "log", "timeline", "cycle": kind == .choose
    default: false
    }
  }

  /// Commands that leave a coding task, or reveal its solution.
  private static let closedInCode: Set<String> = [
    "hint", "solution", "exercise", "exercises", "lesson", "lessons", "ask", "rule", "interview",
    "quiz", "daily", "predict", "source", "load", "reset",
  ]

  /// References that answer most questions.
  private static let books: Set<String> = ["rule", "ask", "lessons", "exercises", "history"]

  /// The command of a line that is closed while the question is open; nil for every other line.
  func closed(_ text: String, in session: Session) -> String? {
    // An answer in words may begin with any word.
    if kind == .say { return nil }
    let isMarked = text.hasPrefix(":") || text.hasPrefix("：")
    let bare = isMarked ? String(text.dropFirst()).trimmingBlanks : text
    let word = String(bare.prefix { !$0.isWhitespace })
    if kind == .code { return Self.closedInCode.contains(word) ? word : nil }
    guard let looking = session.lookingWord(in: bare) else {
      // A command that changes or asks the scene: only a line of a log may begin with such a word.
      let isOther =
        kind != .heard && kind != .sent && bare.contains(" ") && !Self.isWayOut(bare)
        && session.commandWord(of: bare) != nil
      return isMarked || isOther ? word : nil
    }
    if Self.tells(looking, kind) || looking == "show" && Session.asks(bare) { return looking }
    return occasion == .interview && Self.books.contains(looking) ? looking : nil
  }

  /// Whether a line leaves, or asks for help.
  static func isWayOut(_ text: String) -> Bool {
    ["leave", "quit", "q", "exit", "help"].contains(text)
  }

  /// Whether a line is a command all the same: it only reads, or it leaves.
  static func isOpen(_ text: String, _ kind: InterviewKind, in session: Session) -> Bool {
    if isWayOut(text) { return true }
    guard kind != .code, kind != .say else { return false }
    return session.lookingWord(in: text.hasPrefix(":") ? String(text.dropFirst()) : text) != nil
  }
}
