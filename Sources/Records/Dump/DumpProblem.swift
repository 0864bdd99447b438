/// The reason why a text is not a dump of views at all.
package nonisolated enum DumpProblem: Error, Sendable, Codable, Hashable {
  case empty
  case noViews
  /// `_printHierarchy` was called instead: controllers, without frames.
  case controllerHierarchy(line: Int)
  /// Views without a frame, as Chisel's `pviews -m` prints them.
  case noFrames(line: Int)
  /// A list of views instead of a tree: the superviews are unknown.
  case noDepth(line: Int, views: Int)
  case tooDeep(line: Int, limit: Int)
  /// A tree of accessibility elements, as tools that drive an app from outside print it.
  case accessibilityTree(AccessibilityTool)
  /// A file of Interface Builder.
  case interfaceBuilder(isStoryboard: Bool)
  /// A file of code.
  case code(path: String, language: SourceLanguage)
  /// Most lines that describe views could not be read: a scene without them would be another one.
  case mostUnreadable(line: Int, views: Int, unreadable: Int)

  /// The line to type in lldb for a readable dump.
  package static let lldbLine =
    "expr -l objc -O -- [[[UIApplication sharedApplication] keyWindow] recursiveDescription]"
}

/// A tool that prints accessibility elements.
package nonisolated enum AccessibilityTool: String, Sendable, Codable, CaseIterable {
  /// XCUITest's `debugDescription`, which WebDriverAgent prints as well.
  case xcuiTest
  /// Appium's page source.
  case appium
  /// Detox's view hierarchy.
  case detox
}
