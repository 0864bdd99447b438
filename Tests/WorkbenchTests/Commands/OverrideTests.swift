import Records
import Testing
import Workbench

@Suite("An object answers as a line of on says")
struct OverrideTests {
  private let red = ["add view red 100 100 200 200"]

  @Test("An error in the Swift of a line is placed in the line")
  func placesOfErrors() throws {
    let session = session(after: red)
    #expect {
      _ = try session.run("on red pointInside return point.z < 3")
    } throws: { error in
      guard case .code(let report)? = (error as? Diagnostic)?.problem else { return false }
      return report.text == "on red pointInside return point.z < 3"
        && report.diagnostics.first?.range.start == 32
    }
  }
}
