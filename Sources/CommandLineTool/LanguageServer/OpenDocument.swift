import LanguageServer
import Records

/// The server's state of an open document.
struct OpenDocument {
  /// A request that is answered from the analysis of the present text.
  struct Question {
    let id: RequestID
    let method: String
    let params: JSONValue
  }

  var document: ServerDocument
  /// A number that grows with each change.
  private(set) var version = 0
  /// The time of the next analysis, in seconds; nil if nothing has changed since the last one.
  private(set) var due: Double?
  /// The analysis of the present text; nil while there is none.
  private(set) var analysis: JSONValue?
  /// The requests that wait for it.
  private(set) var questions: [Question] = []

  /// The delay between a change and its analysis, in seconds, as in the page of `web`.
  private static let pause = 0.15

  /// Creates a document that was just opened.
  init(_ document: ServerDocument) {
    self.document = document
    due = ServerClock.now
  }

  /// Records that the text, or one that it depends on, has changed.
  mutating func noteChange() {
    version += 1
    analysis = nil
    due = questions.isEmpty ? ServerClock.now + Self.pause : ServerClock.now
  }

  /// Records that the analysis has begun.
  mutating func begin() { due = nil }

  /// Adds a question, which does not wait for the delay.
  mutating func ask(_ question: Question) {
    questions.append(question)
    if due != nil { due = ServerClock.now }
  }

  /// Records an analysis; returns the questions that waited for it.
  mutating func take(_ analysis: JSONValue) -> [Question] {
    self.analysis = analysis
    defer { questions = [] }
    return questions
  }

  /// Removes a question; returns whether there was one.
  mutating func removeQuestion(_ id: RequestID) -> Bool {
    let count = questions.count
    questions.removeAll { $0.id == id }
    return questions.count < count
  }
}
