import Foundation
import Scenes
import Testing
import UIKitBindings

/// The names in which texts speak to readers of Objective-C.
/// `TOUCHSTONE_UPDATE_GOLDENS=1 swift test --filter WorkbenchTests.ObjectiveCNameTests` writes them
/// again.
@Suite struct ObjectiveCNameTests {
  @Test("The file of names says what follows from the table of UIKit")
  func names() throws {
    let names = try #require(ObjectiveCContents(SwiftEngine.library)?.names)
    let kinds = [
      ("function", names.functions), ("method", names.methods), ("property", names.properties),
    ]
    let text = kinds.flatMap { kind, names in
      names.sorted { $0.key < $1.key }.map { "\(kind) \($0.key) \($0.value)\n" }
    }.joined()
    let file = Folder.repository.appendingPathComponent("Sources/Rendering/Names/objective-c.txt")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_GOLDENS"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(names.methods["point(inside:with:)"] == "pointInside:withEvent:")
    #expect(try Folder.text(file) == text)
  }
}
