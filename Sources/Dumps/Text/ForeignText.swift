import Foundation
import Records

/// Recognizes texts that describe what is on a screen and are not dumps of views.
package nonisolated enum ForeignText {
  /// Whether a text is a storyboard of Interface Builder, or else a xib; nil for other texts.
  package static func isStoryboard(_ text: String) -> Bool? {
    let head = text.prefix(2_000).drop(while: \.isWhitespace)
    guard head.hasPrefix("<"), head.contains("com.apple.InterfaceBuilder"),
      head.contains("<document") || head.contains("<archive")
    else { return nil }
    return head.contains("Storyboard")
  }

  /// The problem of a text in which no line is a view, if it is known what it is.
  static func problem(of text: String) -> DumpProblem? {
    if let isStoryboard = isStoryboard(text) {
      return .interfaceBuilder(isStoryboard: isStoryboard)
    }
    if text.contains("<XCUIElementType") || text.contains("<AppiumAUT") {
      return .accessibilityTree(.appium)
    }
    if text.contains("<ViewHierarchy") { return .accessibilityTree(.detox) }
    return text.split(whereSeparator: \.isNewline).contains(where: isElement)
      ? .accessibilityTree(.xcuiTest) : nil
  }

  /// Whether a line is an element of XCUITest: `Button, 0x1c5, {{0.0, 0.0}, {30.0, 40.0}}`.
  private static func isElement(_ line: Substring) -> Bool {
    guard line.contains("{{"), !line.contains("<"),
      let address = line.range(of: ", 0x"), let frame = line.range(of: "{{")
    else { return false }
    let name = line[..<address.lowerBound].drop { !$0.isLetter }
    return address.lowerBound < frame.lowerBound && !name.isEmpty && name.count < 60
  }
}
