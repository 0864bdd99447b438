import Records
import Scenes
import Testing
import UIKitModel
import Workbench

/// `tree layers`.
@Suite struct LayerTreeTests {
  private let layers = session(after: [
    "add view red 10 10 100 100",
    "add view inner 0 0 10 10 in red",
    "let dot = CAShapeLayer()",
    "dot.frame = CGRect(x: 5, y: 5, width: 20, height: 20)",
    "dot.zPosition = 2",
    "red.layer.addSublayer(dot)",
    "red.layer.mask = CALayer()",
  ])

  @Test("Layers come after the one above them, its mask first, free ones without a view")
  func tellsEachLayer() throws {
    let nodes = layers.scene.layerTree(from: layers.scene.object(named: "red") as? UIView).nodes
    #expect(nodes.map(\.layer.text) == ["red.layer", "CALayer", "inner.layer", "dot"])
    #expect(nodes.map { $0.view?.text } == ["red", nil, "inner", nil])
    #expect(nodes.map(\.depth) == [0, 1, 1, 1])
    #expect(nodes.map(\.isMask) == [nil, true, nil, nil])
    let dot = try #require(nodes.last)
    #expect(dot.layer.className == "CAShapeLayer")
    #expect(dot.zPosition == 2 && dot.frame.origin.x == 5)
  }

  @Test("The lines say which layer is free")
  func shown() {
    let shown = layers.shown("tree layers red")
    #expect(shown.contains("dot CAShapeLayer (5 5; 20 20) zPosition 2  free"))
    #expect(shown.contains("CALayer (0 0; 0 0) [mask]  free"))
    #expect(shown.contains("no touch reaches it (LA-3)"))
    #expect(!layers.shown("tree layers inner").contains("LA-3"))
  }

  @Test("Masks that mask each other are shown once")
  func masksInACircle() {
    layers.mustRun([
      "let first = CALayer()", "let second = CALayer()",
      "first.mask = second", "second.mask = first", "inner.layer.mask = first",
    ])
    let inner = layers.scene.object(named: "inner") as? UIView
    #expect(layers.scene.layerTree(from: inner).nodes.count == 2)
  }

  @Test("A view that is called layers is shown as a view")
  func viewOfThatName() {
    layers.mustRun(["add view layers 0 0 10 10"])
    #expect(layers.shown("tree layers").contains("layers UIView (0 0; 10 10)"))
  }
}
