import Pages
import Records
import Rendering

/// A question of the page to its session: a line of JSON.
struct WebQuestion: Decodable {
  enum Deed: String, Decodable {
    /// Shows everything; the first question of a page.
    case open
    /// Runs an entry.
    case line
    /// Runs an entry that only asks; its answer is shown separately, outside of the transcript.
    case beside
    /// Completes the text before the cursor.
    case complete
    /// Whether an entry is complete, or has further lines.
    case whole
    /// The faults of the text of the editor.
    case faults
    /// Declares the text of the editor, and judges it if an exercise is open.
    case save
    /// Answers in another language from now on.
    case language
    /// The hit map of the scene.
    case map
    /// The lessons and the exercises, with the learner's progress.
    case lists
    /// A file to download.
    case file
    /// Everything that the page shows, for another page that only observes.
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
  /// The text after the cursor, or the name of the requested item.
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
  /// Whether the transcript is cleared.
  var clears: Bool?
  var completion: WebCompletion?
  /// Whether an entry is complete; if not, the indentation of its next line.
  var isWhole: Bool?
  var indent: Int?
  var faults: [WebFault]?
  var editor: WebEditor?
  var map: WebScene?
  var lessons: [LessonRecord]?
  var exercises: [ExerciseRecord]?
  var file: WebFile?
  var look: WebLook?
  /// The reason why nothing was done, in both languages.
  var problem: Bilingual?
}

/// A line that was run, with what was shown after it.
struct WebEntry: Encodable {
  var prompt = ""
  /// nil for a message of the program itself.
  var text: String?
  var blocks: [WebBlock]
  var isFailed: Bool?
}

/// The additions for a page that looks on.
struct WebLook: Encodable {
  /// The version of the state; a state that the page has already is not sent again.
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

/// A file that the browser saves.
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
  /// The text that replaces the word, and its number of UTF-16 units after the cursor.
  let insertion: String?
  let back: Int
  let usage: String?
}
