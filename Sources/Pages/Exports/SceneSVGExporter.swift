import Foundation
import Records
import Wording

/// Exports a scene as a picture: each view is a group with its transform, its rectangle and its
/// name, in drawing order.
///
/// Hidden views are omitted as they are on the screen, and named in the description.
struct SceneSVGExporter: Exporter {
  var look = ExportLook()
  /// Whether only the part of the screen with views is shown that are smaller than it.
  var isCropped = false

  func bytes(of scene: SceneRecord, in language: Language) -> [UInt8] {
    var picture = ScenePicture(scene, language, look)
    picture.draw(isCropped ? Self.content(of: scene) : CGRect(origin: .zero, size: scene.screen))
    return Array(picture.page.text.utf8)
  }

  /// The picture as an element of a page: each view has its index as `data-view`, and ids begin
  /// with a name that is unique in the page.
  func element(of scene: SceneRecord, named name: String, in language: Language) -> String {
    var picture = ScenePicture(scene, language, look)
    picture.name = name
    picture.draw(isCropped ? Self.content(of: scene) : CGRect(origin: .zero, size: scene.screen))
    return picture.page.text
  }
}

extension SceneSVGExporter {
  /// The space around the views of a cropped picture, in points, and its least size.
  private static let (margin, least) = (16.0, CGSize(width: 160, height: 80))

  /// The part of the screen around all drawn views that are smaller than it; all of it if there are
  /// none.
  static func content(of scene: SceneRecord) -> CGRect {
    let screen = CGRect(origin: .zero, size: scene.screen)
    let layers = SceneLayers(scene)
    let boxes = scene.views.indices.filter(layers.isDrawn).compactMap { index -> CGRect? in
      let corners = scene.views[index].visible ?? scene.views[index].corners
      guard let first = corners.first else { return nil }
      let box = corners.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }.intersection(screen)
      return box.isNull || box == screen ? nil : box
    }
    guard let first = boxes.first else { return screen }
    let box = boxes.reduce(first) { $0.union($1) }.insetBy(dx: -margin, dy: -margin)
    let wide = box.insetBy(
      dx: min(0, (box.width - least.width) / 2), dy: min(0, (box.height - least.height) / 2))
    return wide.intersection(screen).integral
  }
}

/// The picture while it is drawn.
private struct ScenePicture {
  let scene: SceneRecord
  let language: Language
  let look: ExportLook
  var page = SVGPage()
  /// The beginning of ids, if the picture is one of several in a page.
  var name: String?
  /// The subviews of each view, backmost first, and at the end the windows.
  private let inside: [[Int]]
  private let names: NamePlaces
  private let layers: SceneLayers

  init(_ scene: SceneRecord, _ language: Language, _ look: ExportLook) {
    self.scene = scene
    self.language = language
    self.look = look
    var inside = Array(repeating: [Int](), count: scene.views.count + 1)
    for (index, view) in scene.views.enumerated() {
      inside[view.superview ?? scene.views.count].append(index)
    }
    // Views are drawn by zPosition first; windows are already in order.
    for index in scene.views.indices {
      inside[index].sort { first, second in
        (scene.views[first].zPosition, first) < (scene.views[second].zPosition, second)
      }
    }
    self.inside = inside
    layers = SceneLayers(scene)
    names = NamePlaces(layers)
  }

  mutating func draw(_ part: CGRect) {
    let size = part.size
    let scale = look.width.map { Double($0) / max(1, size.width) } ?? 1
    page.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", SVGPage.number(size.width * scale)),
        ("height", SVGPage.number(size.height * scale)),
        (
          "viewBox",
          [part.minX, part.minY, part.width, part.height].map(SVGPage.number)
            .joined(separator: " ")
        ),
        ("role", "img"), ("aria-labelledby", "\(id("title")) \(id("desc"))"),
        ("xml:lang", language.rawValue),
        ("font-family", "system-ui, sans-serif"), ("font-size", "11"),
      ])
    page.element("title", [("id", id("title"))], title[language])
    page.element("desc", [("id", id("desc"))], description[language])
    page.empty(
      "rect",
      [
        ("width", SVGPage.number(scene.screen.width)),
        ("height", SVGPage.number(scene.screen.height)),
        ("fill", look.scheme == .light ? "#ffffff" : PictureColors(.dark).screen),
      ])
    // A tree may be deeper than the call stack, so the groups that are still open are in an array.
    var waiting: [Step] = inside[scene.views.count].reversed().map { .open($0) }
    while let step = waiting.popLast() {
      switch step {
      case .close(let count): for _ in 0..<count { page.close("g") }
      case .open(let index):
        guard isDrawn(scene.views[index]) else { continue }
        waiting.append(.close(open(scene.views[index], index)))
        waiting += inside[index].reversed().map { .open($0) }
      }
    }
    page.close("svg")
  }

  private func id(_ word: String) -> String { name.map { "\($0)-\(word)" } ?? word }

  private enum Step {
    case open(Int)
    case close(Int)
  }

  private func isDrawn(_ view: SceneRecord.View) -> Bool {
    !view.isHidden && view.alpha > 0 && view.hasPlace
  }

  /// Draws a view, leaves its groups open for its subviews, and returns the number of groups.
  private mutating func open(_ view: SceneRecord.View, _ index: Int) -> Int {
    var attributes = [("transform", SVGPage.transform(view.toSuperview))]
    if view.alpha < 1 { attributes.append(("opacity", SVGPage.number(view.alpha))) }
    page.open("g", attributes)
    page.element("title", [], tooltip(view))
    let (shape, box) = shape(view, index)
    let mark = name == nil ? [] : [("data-view", "\(index)")]
    page.empty(shape, box + paint(view.color) + mark)
    write(view, at: names[index])
    guard view.clipsToBounds, !inside[index].isEmpty else { return 1 }
    let clip = id("clip\(index)")
    page.open("clipPath", [("id", clip)])
    page.empty(shape, box)
    page.close("clipPath")
    page.open("g", [("clip-path", "url(#\(clip))")])
    return 2
  }

  /// The element of the bounds: in perspective a polygon, of which the group's transform shows the
  /// corners where they are.
  private func shape(
    _ view: SceneRecord.View, _ index: Int
  ) -> (String, [(String, String)]) {
    guard layers.isInPerspective[index] else { return ("rect", box(view)) }
    let points = view.corners.map { corner in
      let point = PerspectiveMap.back(layers.maps[index], corner)
      return "\(SVGPage.number(point.x)),\(SVGPage.number(point.y))"
    }
    return ("polygon", [("points", points.joined(separator: " "))])
  }

  private func box(_ view: SceneRecord.View) -> [(String, String)] {
    let bounds = view.bounds.standardized
    var box = [
      ("x", SVGPage.number(bounds.minX)), ("y", SVGPage.number(bounds.minY)),
      ("width", SVGPage.number(bounds.width)), ("height", SVGPage.number(bounds.height)),
    ]
    if view.cornerRadius > 0 { box.append(("rx", SVGPage.number(view.cornerRadius))) }
    return box
  }

  private func paint(_ color: SceneRecord.Color?) -> [(String, String)] {
    let outline = ("stroke", "#6e6e73")
    guard let color, color.alpha > 0 else { return [("fill", "none"), outline] }
    let fill = ("fill", color.hexadecimal)
    return color.alpha < 1
      ? [fill, ("fill-opacity", SVGPage.number(color.alpha)), outline] : [fill, outline]
  }

  /// Writes the name at its place, and the view's own text in its middle.
  private mutating func write(_ view: SceneRecord.View, at place: NamePlaces.Place?) {
    let bounds = view.bounds.standardized
    let plain =
      look.scheme == .light ? SceneRecord.Color.black.hexadecimal : PictureColors(.dark).ink
    let ink = view.color.map { $0.alpha >= 0.5 ? $0.ink : plain } ?? plain
    if let place {
      page.element(
        "text",
        [("x", SVGPage.number(place.x)), ("y", SVGPage.number(place.y)), ("fill", ink)],
        view.name.shortened(to: place.letters))
    }
    if let text = view.text, !text.isEmpty {
      page.element(
        "text",
        [
          ("x", SVGPage.number(bounds.midX)), ("y", SVGPage.number(bounds.midY)),
          ("fill", ink), ("text-anchor", "middle"), ("dominant-baseline", "central"),
        ], text.shortened(to: NamePlaces.letters(in: bounds)))
    }
  }

  // MARK: Words

  private var title: Bilingual {
    let count = scene.views.count
    return Bilingual(
      en: "A screen with \(count) \(count == 1 ? "view" : "views")", zh: "有 \(count) 个视图的屏幕")
  }

  private var description: Bilingual {
    let size = "\(SVGPage.number(scene.screen.width)) × \(SVGPage.number(scene.screen.height))"
    let missing = scene.views.filter { !isDrawn($0) }.map(\.name)
    let names = missing.prefix(20).joined(separator: ", ") + (missing.count > 20 ? " …" : "")
    return Bilingual(
      en: "The screen is \(size) points. Each view is drawn at its place, those in front last."
        + (missing.isEmpty ? "" : " Not drawn, since hidden or transparent: \(names)."),
      zh: "屏幕为 \(size) 点。每个视图画在自己的位置，前面的后画。"
        + (missing.isEmpty ? "" : "因隐藏或透明而没有画出：\(names)。"))
  }

  private func tooltip(_ view: SceneRecord.View) -> String {
    let frame = [view.frame.origin.x, view.frame.origin.y, view.frame.width, view.frame.height]
      .map { SVGPage.number($0) }
    let place = "(\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]))"
    let head =
      view.name == view.className
      ? "\(view.className) \(place)" : "\(view.name): \(view.className) \(place)"
    return view.text.map { "\(head) \"\($0)\"" } ?? head
  }
}

extension SceneRecord.View {
  /// The transform from its own points to points of its superview (GE-1, GE-2): a, b, c, d, tx, ty.
  /// In perspective the one that agrees with the map around the middle of the bounds.
  var toSuperview: [Double] {
    if let perspective { return PerspectiveMap(perspective).flat(around: bounds.standardized) }
    let map = transform ?? [1, 0, 0, 1, 0, 0]
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return Array(map.prefix(4)) + [
      center.x + map[4] - map[0] * anchor.x - map[2] * anchor.y,
      center.y + map[5] - map[1] * anchor.x - map[3] * anchor.y,
    ]
  }

  /// Whether all numbers of its geometry are finite.
  var hasPlace: Bool {
    let bounds = bounds.standardized
    return (toSuperview + [bounds.minX, bounds.minY, bounds.width, bounds.height])
      .allSatisfy(\.isFinite)
  }
}

extension SceneRecord.Color {
  static let black = SceneRecord.Color(red: 0, green: 0, blue: 0, alpha: 1)

  /// `#rrggbb`.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// The readable text colour on it: black or white, by its luminance.
  var ink: String {
    guard alpha >= 0.5 else { return Self.black.hexadecimal }
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    return luminance > 0.179 ? Self.black.hexadecimal : "#ffffff"
  }

  private func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
