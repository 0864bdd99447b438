import Records
import Testing
import Workbench

/// The handling of unexpected failures.
@Suite struct FaultTests {
  private struct Unforeseen: Error, CustomStringConvertible {
    var description: String { "the editor went away" }
  }

  @Test("an unforeseen failure is told as one of the line, not as a file that cannot be read")
  func unforeseen() {
    let session = session(after: ["class Card: UIView {\n}", "add Card card 0 0 10 10"])
    session.edit = { _, _, _ in throw Unforeseen() }
    let before = session.picture
    let refusal = session.refusal(of: "edit Card") ?? ""
    #expect(refusal.contains("the editor went away"), "\(refusal)")
    #expect(!refusal.contains("cannot be read"), "\(refusal)")
    #expect(session.picture == before)
  }
}
