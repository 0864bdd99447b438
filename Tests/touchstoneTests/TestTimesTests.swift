import Foundation
import Testing

/// `script/test-times` with files in the form in which the tests write them.
@Suite struct TestTimesTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("script/test-times").path

  private static let swiftTesting = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="TestResults" errors="0" tests="5" failures="1" skipped="1" time="27.5">
        <testcase classname="PracticeTests.LessonTests" name="verify()" time="15.25" />
        <testcase classname="WorkbenchTests.ScriptTests" name="runs(_:)" time="8.0">
          <failure message="line 3: a &amp;&amp; b" />
        </testcase>
        <testcase classname="WorkbenchTests.ScriptTests" name="folders()" time="0.5" />
        <testcase classname="PracticeTests.LessonTests" name="player()" time="0.25" />
        <testcase classname="PracticeTests.SlowTests" name="all()" time="0">
          <skipped>Disabled</skipped>
        </testcase>
      </testsuite>
    </testsuites>
    """

  private static let xctest = """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
    <testsuite name="TestResults" errors="0" tests="0" failures="0" skipped="0" time="0.0">
    </testsuite>
    </testsuites>
    """

  private func times(_ arguments: String...) throws -> Finished {
    try execute(Self.script, arguments)
  }

  @Test("Suites and tests are listed slowest first, and a suite over 15 seconds is named")
  func table() throws {
    try withFolder { folder in
      try folder.write("out-swift-testing.xml", Self.swiftTesting)
      let finished = try times(try folder.write("out.xml", Self.xctest))
      #expect(finished.status == 0)
      #expect(
        finished.output == """
          4 tests in 2 suites took 24.0 seconds.

            seconds  tests  suite
              15.50      2  PracticeTests.LessonTests  over 15 s
               8.50      2  WorkbenchTests.ScriptTests

            seconds  test
              15.25  PracticeTests.LessonTests/verify()
               8.00  WorkbenchTests.ScriptTests/runs(_:)
               0.50  WorkbenchTests.ScriptTests/folders()
               0.25  PracticeTests.LessonTests/player()

          Over 15 seconds: PracticeTests.LessonTests.

          """)
    }
  }

  @Test("A file that is not there, or is another one, is an error that names it")
  func otherFiles() throws {
    try withFolder { folder in
      let missing = try times(folder("none.xml"))
      #expect(missing.status == 66)
      #expect(missing.messages.contains("none-swift-testing.xml"))
      let other = try times(try folder.write("a.xml", "plain text"))
      #expect(other.status == 66)
      #expect(other.messages.contains("a.xml is not what the tests write"))
    }
  }
}
