import Records
import Scenes
import Testing

/// Why `add` does not make a class of UIKit's, against the classes that it makes.
@Suite struct UnmadeClassTests {
  @Test func `a class that add makes is not listed among those that it does not make`() {
    let made = ViewClass.all.map(\.name) + ControllerClass.all.map(\.name)
    #expect(made.filter { UnmadeClass(className: $0) != nil } == [])
  }

  @Test func `classes of recognizers and layers are never made by add`() {
    for row in GestureClass.all {
      #expect(UnmadeClass(className: row.name) == .recognizer, "\(row.name)")
    }
    for name in ["CALayer", "CAShapeLayer", "CAMetalLayer"] {
      #expect(UnmadeClass(className: name) == .noView, "\(name)")
    }
  }
}
