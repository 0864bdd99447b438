import Pages
import Records
import Rendering

/// A question of the page to its session: a line of JSON.
struct WebQuestion: Decodable {
  enum Deed: String, Decodable {
    /// Shows everything; what a page asks first.
    case open
    /// Runs an entry.
    case line
    /// Runs an entry that only asks; its answer is shown beside, and not among what was typed.
    case beside
    /// Completes the text before the cursor.
    case complete
    /// Whether an entry is whole, or has further lines.
    case whole
    /// The faults of the text of the editor.
    case faults
    /// Takes the text of the editor, and judges it where an exercise is open.
    case save
    /// Answers in another language from now on.
    case language
    /// The hit map of the scene.
    case map
    /// The lessons and the exercises, with how far the learner has come.
    case lists
    /// A file to take away.
    case file
    /// Everything that the page shows, for another page that only looks on.
    case look

    /// Whether it may change what the page shows.
    var changes: Bool {
      switch self {
      case .open, .line, .save, .language: true
      case .beside, .complete, .whole, .faults, .map, .lists, .file, .look: false
      }
    }
  }

  let deed: Deed
  var text: String?
  /// The text after the cursor, or what is asked for.
  var rest: String?
  var language: Language?
  var code: SourceLanguage?
  /// The columns of text that the page has room for.
  var columns: Int?

  private enum CodingKeys: String, CodingKey {
    case deed = "do"
    case text, rest, language, code, columns
  }
}

/// The answer to it: a line of JSON with everything that has changed.
struct WebReply: Encodable {
  var entries: [WebEntry]?
  var state: WebState?
  /// Whether what was shown is cleared.
  var clears: Bool?
  var completion: WebCompletion?
  /// Whether an entry is whole; if not, how far its next line is indented.
  var isWhole: Bool?
  var indent: Int?
  var faults: [WebFault]?
  var editor: WebEditor?
  var map: WebScene?
  var lessons: [LessonRecord]?
  var exercises: [ExerciseRecord]?
  var file: WebFile?
  var look: WebLook?
  /// Why nothing was done, in both languages.
  var problem: Bilingual?
}

/// A line that was run, with what was shown after it.
struct WebEntry: Encodable {
  var prompt = ""
  /// nil for what the program says by itself.
  var text: String?
  var blocks: [WebBlock]
  var isFailed: Bool?
}

/// The additions for a page that looks on.
struct WebLook: Encodable {
  /// Which state it is; the same one has the same, and is not sent again.
  let version: Int
  /// The lines of the scene as a script.
  let script: String
}

/// The text that the editor shows.
struct WebEditor: Encodable {
  let name: String
  let text: String
  let code: SourceLanguage
}

/// A file that the browser keeps.
struct WebFile: Encodable {
  let name: String
  let type: String
  let text: String
}

/// The words that may come at the cursor.
struct WebCompletion: Encodable {
  struct Word: Encodable {
    let text: String
    let note: String?
  }

  /// The beginning of the word, in UTF-16 units.
  let start: Int
  let words: [Word]
  /// The text that replaces the word, and how many UTF-16 units of it come after the cursor.
  let insertion: String?
  let back: Int
  let usage: String?
}
