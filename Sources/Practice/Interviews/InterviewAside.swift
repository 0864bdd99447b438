import Records
import Workbench

/// A line of an interview that is not an answer: it begins with a colon, as a command does, so an
/// answer in words may begin with any word.
enum InterviewAside {
  case clock
  case hint
  /// A note at the question with a number; nil for the open one.
  case note(String, question: Int?)

  /// Reads a line; nil if it is none of these. `hint` alone is one, too, unless the question is
  /// answered in words.
  init?(_ text: String, to kind: InterviewKind) {
    let isMarked = text.hasPrefix(":") || text.hasPrefix("：")
    guard isMarked || text == "hint" && kind != .say else { return nil }
    let bare = isMarked ? String(text.dropFirst()).trimmingBlanks : text
    let word = String(bare.prefix { !$0.isWhitespace })
    let rest = String(bare.dropFirst(word.count)).trimmingBlanks
    switch word {
    case "time" where rest.isEmpty: self = .clock
    case "hint" where rest.isEmpty: self = .hint
    case "note":
      let number = Int(rest.prefix { !$0.isWhitespace })
      let said = number == nil ? rest : String(rest.drop { !$0.isWhitespace }).trimmingBlanks
      self = .note(said, question: number)
    default: return nil
    }
  }
}

extension InterviewHint {
  /// The hint with a number, from 1, for a question; nil if there are no more: the rules of the
  /// answer, the points of a model answer, the hints of an exercise.
  static func hint(
    _ number: Int, for question: InterviewQuestion, exercises: ExerciseLibrary?
  ) -> InterviewHint? {
    switch question.task {
    case .say(let id):
      return number < question.points ? .point(question: id, number: number) : nil
    case .code(let name, _):
      let hints = (try? exercises?.exercise(name))?.hints ?? []
      return hints.indices.contains(number - 1) ? .exercise(hints[number - 1]) : nil
    case .predict, .why, .number, .choose:
      let rules = question.rules ?? []
      return rules.indices.contains(number - 1) ? .rule(rules[number - 1]) : nil
    }
  }
}
