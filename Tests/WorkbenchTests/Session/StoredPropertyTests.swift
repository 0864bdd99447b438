import Records
import Testing
import Workbench

/// Properties that are only stored: the session remarks on each once, when it is set.
@Suite struct StoredPropertyTests {
  /// The paths of the remarks of that kind among the answers to a line.
  private func stored(_ session: Session, _ line: String) throws -> [String] {
    try session.run(line).compactMap {
      guard case .remark(.onlyStored(let property)) = $0 else { return nil }
      return "\(property.owner).\(property.name)"
    }
  }

  @Test func `set remarks on a stored property once in a session`() throws {
    let session = session(after: ["add textfield code 0 0 200 40"])
    #expect(
      try stored(session, "set code.isSecureTextEntry true") == ["UITextField.isSecureTextEntry"])
    #expect(try stored(session, "set code.isSecureTextEntry false") == [])
  }

  @Test func `Swift remarks on a stored property once in a session, and not after undo`() throws {
    let session = session(after: ["let label = UILabel()"])
    #expect(
      try stored(session, "label.minimumScaleFactor = 0.5") == ["UILabel.minimumScaleFactor"])
    _ = try session.run("undo")
    #expect(try stored(session, "label.minimumScaleFactor = 0.4") == [])
  }

  @Test func `set and Swift share the remark`() throws {
    let session = session(after: ["add textfield field 0 0 100 40"])
    #expect(
      try stored(session, "field.isSecureTextEntry = true") == ["UITextField.isSecureTextEntry"])
    #expect(try stored(session, "set field.isSecureTextEntry false") == [])
  }

  @Test func `a copy into an object of another class sets no property that was not set`() throws {
    let session = session(after: [
      "add textfield field 0 0 100 40", "class Field: UITextField {}",
    ])
    #expect(try stored(session, "set field.class Field") == [])
  }

  @Test func `the remark is worded in both languages`() {
    for language in [Language.english, .chinese] {
      let session = freshSession(language)
      session.mustRun(["let label = UILabel()"])
      #expect(
        session.shown("label.minimumScaleFactor = 0.5").contains("UILabel.minimumScaleFactor"))
    }
  }
}
