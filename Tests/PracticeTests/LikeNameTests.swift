import Practice
import Testing

/// Names of files that are nearly the one that was asked for.
@Suite struct LikeNameTests {
  private let wanted = LikeName("RoundButton.swift")

  @Test(
    "Copies and other versions are recognized",
    arguments: [
      "roundbutton (1).swift", "RoundButton-old.swift", "RoundButton copy.swift",
      "Copy of RoundButton.swift", "RoundButton2.SWIFT", "RoundButton.swift",
    ])
  func copies(_ name: String) { #expect(wanted.isCopy(name)) }

  @Test(
    "Other files are not",
    arguments: ["RoundButtonTests.swift", "MyRoundButton.swift", "Round.swift"])
  func others(_ name: String) { #expect(!wanted.isLike(name)) }

  @Test("A name of a student before it is like it, but not a copy")
  func students() {
    #expect(wanted.isLike("anna_RoundButton.swift") && !wanted.isCopy("anna_RoundButton.swift"))
  }

  @Test("Upper and lower case do not matter for the same name")
  func same() {
    #expect(wanted.isSame("roundbutton.swift") && !wanted.isSame("RoundButton-old.swift"))
  }
}
