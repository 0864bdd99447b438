import Foundation
import Records

/// The positions of a scene's views on the screen, and their drawing order.
struct SceneLayers {
  let scene: SceneRecord
  /// The transform of each view from its points to points of the screen: a, b, c, d, tx, ty.
  let maps: [[Double]]
  /// Whether each view is in perspective, by itself or in a superview: `corners` then has its shape
  /// on the screen, which its transform only approximates.
  let isInPerspective: [Bool]
  /// 0 for a window, 1 for its subviews, and so on.
  let depths: [Int]
  /// Each view's effective opacity, with that of its superviews; 0 if it is not drawn.
  let opacities: [Double]
  /// The views from the back to the front, by zPosition among siblings.
  let order: [Int]

  init(_ scene: SceneRecord) {
    self.scene = scene
    var maps: [[Double]] = []
    var isInPerspective: [Bool] = []
    var depths: [Int] = []
    var opacities: [Double] = []
    var inside = Array(repeating: [Int](), count: scene.views.count + 1)
    for (index, view) in scene.views.enumerated() {
      inside[view.superview ?? scene.views.count].append(index)
      isInPerspective.append(
        view.perspective != nil || view.superview.map { isInPerspective[$0] } ?? false)
      let own = view.isHidden || !view.hasPlace ? 0 : min(1, max(0, view.alpha))
      guard let above = view.superview else {
        maps.append(view.toSuperview)
        depths.append(0)
        opacities.append(own)
        continue
      }
      maps.append(Self.product(view.toSuperview, maps[above]))
      depths.append(depths[above] + 1)
      opacities.append(own * opacities[above])
    }
    var order: [Int] = []
    var waiting = Array(inside[scene.views.count].reversed())
    while let index = waiting.popLast() {
      order.append(index)
      waiting += inside[index].sorted {
        (scene.views[$0].zPosition, $0) < (scene.views[$1].zPosition, $1)
      }.reversed()
    }
    (self.maps, self.depths, self.opacities, self.order) = (maps, depths, opacities, order)
    self.isInPerspective = isInPerspective
  }

  /// The composition of two transforms: the first one, then the second.
  static func product(_ first: [Double], _ second: [Double]) -> [Double] {
    [
      second[0] * first[0] + second[2] * first[1], second[1] * first[0] + second[3] * first[1],
      second[0] * first[2] + second[2] * first[3], second[1] * first[2] + second[3] * first[3],
      second[0] * first[4] + second[2] * first[5] + second[4],
      second[1] * first[4] + second[3] * first[5] + second[5],
    ]
  }

  static func apply(_ map: [Double], _ point: CGPoint) -> CGPoint {
    CGPoint(
      x: map[0] * point.x + map[2] * point.y + map[4],
      y: map[1] * point.x + map[3] * point.y + map[5])
  }

  /// Whether a view is drawn.
  func isDrawn(_ index: Int) -> Bool { opacities[index] > 0 && scene.views[index].hasPlace }
}

extension Picture {
  /// Draws the views of a scene; `side` returns the transform of the layer of a depth.
  mutating func draw(
    _ layers: SceneLayers, clips: Bool, names: Bool = true, at side: (Int) -> [Double]
  ) {
    let scene = layers.scene
    let writing = NamePlaces(layers)
    for index in layers.order where layers.isDrawn(index) {
      let view = scene.views[index]
      let bounds = view.bounds.standardized
      let place = side(layers.depths[index])
      var attributes: [(String, String)] = []
      if clips, let visible = view.visible {
        guard visible.count > 2 else { continue }
        page.open("clipPath", [("id", "clip\(index)")])
        polygon(visible.map { SceneLayers.apply(place, $0) }, [])
        page.close("clipPath")
        attributes.append(("clip-path", "url(#clip\(index))"))
      }
      if layers.opacities[index] < 1 {
        attributes.append(("opacity", Self.number(layers.opacities[index])))
      }
      page.open("g", attributes)
      page.element("title", [], "\(view.name): \(view.className)")
      page.open(
        "g",
        [("transform", SVGPage.transform(SceneLayers.product(layers.maps[index], place)))])
      var box = [
        ("x", SVGPage.number(bounds.minX)), ("y", SVGPage.number(bounds.minY)),
        ("width", SVGPage.number(bounds.width)), ("height", SVGPage.number(bounds.height)),
        ("stroke", colors.edge), ("vector-effect", "non-scaling-stroke"),
      ]
      if view.cornerRadius > 0, !layers.isInPerspective[index] {
        box.append(("rx", SVGPage.number(view.cornerRadius)))
      }
      if let color = view.color, color.alpha > 0 {
        box.append(("fill", color.hexadecimal))
        if color.alpha < 1 { box.append(("fill-opacity", SVGPage.number(color.alpha))) }
      } else if clips {
        box.append(("fill", "none"))
      } else {
        box += [("fill", colors.screen), ("fill-opacity", "0.35")]
      }
      if layers.isInPerspective[index] {
        page.close("g")
        polygon(view.corners.map { SceneLayers.apply(place, $0) }, Array(box.dropFirst(4)))
        page.open(
          "g",
          [("transform", SVGPage.transform(SceneLayers.product(layers.maps[index], place)))])
      } else {
        page.empty("rect", box)
      }
      let ink = view.color.map { $0.alpha >= 0.5 ? $0.ink : colors.ink } ?? colors.ink
      if names, let place = writing[index] {
        text(
          view.name, x: place.x, y: place.y, [("fill", ink), ("font-size", "11")],
          most: place.letters)
      }
      if let shown = view.text, !shown.isEmpty {
        text(
          shown, x: bounds.midX, y: bounds.midY,
          [
            ("fill", ink), ("font-size", "11"), ("text-anchor", "middle"),
            ("dominant-baseline", "central"),
          ], most: NamePlaces.letters(in: bounds))
      }
      page.close("g")
      page.close("g")
    }
  }
}
