import Pages
import Records
import Workbench

/// The view of a session for a page that only observes.
extension WebSession {
  /// The entries that are shown to who looks on.
  private static let mostLooked = 60

  /// Answers with what the page of the session shows, unless it is the same as at `version`, which
  /// came with the last answer. Neither the language nor the columns of the session change.
  func answerLook(since version: String?, _ reply: inout WebReply) {
    let lines = session.savedLines
    reply.look = WebLook(version: self.version, script: lines.map { $0 + "\n" }.joined())
    guard version != "\(self.version)" else { return }
    reply.entries = Array(shown.suffix(Self.mostLooked))
    reply.state = state
  }
}
