import Foundation
import Lettering
import Records
import Wording

/// The data for the script of a page: everything that it shows, as values with their words in both
/// languages.
struct PageData: Encodable {
  /// The version of the format; the script reads only this one.
  static let version = 1

  let format = Self.version
  let language: String
  let title: Bilingual
  let screen: [Double]
  let isPlain: Bool
  let views: [View]
  /// The number of views of the scene that are not here.
  let leftOut: Int
  let trace: Trace?
  let isOutdated: Bool
  let map: Map?
  let mapProblem: Bilingual?
  let links: [Link]
  /// For each view with a chain: its index, then those of the links.
  let chains: [[Int]]
  let events: Events?
  let sources: [ExportedSource]
  let words: [String: Bilingual]

  /// A view. Values that most views share are omitted.
  struct View: Encodable {
    var name: String
    var type: String
    /// The index of its superview.
    var up: Int?
    var frame: String
    var bounds: [Double]
    /// The transform from its own points to points of its superview: a, b, c, d, tx, ty.
    var matrix: [Double]
    /// The part that clipping superviews leave: x and y of each corner, on the screen.
    var visible: [Double]?
    /// Whether some number of its geometry is infinite or NaN, so that it cannot be drawn.
    var isNowhere: Bool?
    var isHidden: Bool?
    var alpha: Double?
    var clips: Bool?
    var z: Double?
    var radius: Double?
    var fill: String?
    var fillAlpha: Double?
    var ink: String?
    var text: String?
    /// The wording of a hit test if a switch refuses: the decision and the switches.
    var refused: Bilingual?
    var switches: Bilingual?
    var notes: [String]?
  }

  /// A responder in a chain, and the reason why it follows the one before.
  struct Link: Encodable, Hashable {
    var name: String
    var type: String
    var reason: Bilingual?
    var rule: String?
    var overrides: [String]?
  }
}

/// Makes the data of a page.
package struct PageDataMaker {
  package let subject: ExportSubject
  package let language: Language
  /// The indices in the page of the views that are kept; nil for those that are omitted.
  package private(set) var places: [Int?]
  private let kept: [Int]
  let traced: TracedPlaces

  /// The maximum number of views of a page: a browser does not draw more of them smoothly.
  package static let mostViews = 2500

  package init(_ subject: ExportSubject, _ language: Language) {
    self.subject = subject
    self.language = language
    traced = TracedPlaces(subject)
    let views = subject.scene.views
    var isKept = Array(repeating: views.count <= Self.mostViews, count: views.count)
    if views.count > Self.mostViews {
      var count = 0
      func keep(_ place: Int) {
        var place: Int? = place
        while let view = place, !isKept[view], count < Self.mostViews {
          isKept[view] = true
          count += 1
          place = views[view].superview
        }
      }
      let numbers = subject.trace.map(Self.keptSteps) ?? []
      for number in numbers.prefix(Self.mostViews / 2) {
        if let place = traced.steps[number - 1] { keep(place) }
      }
      for place in subject.owners.prefix(200).compactMap(\.self) { keep(place) }
      for place in views.indices { keep(place) }
      // A view without its superview cannot be placed.
      for place in views.indices where isKept[place] {
        if let above = views[place].superview, !isKept[above] { isKept[place] = false }
      }
    }
    kept = views.indices.filter { isKept[$0] }
    places = Array(repeating: nil, count: views.count)
    for (place, view) in kept.enumerated() { places[view] = place }
  }

  var data: PageData {
    let scene = subject.scene
    let leftOut = scene.views.count - kept.count
    let (links, chains) = chains
    return PageData(
      language: language.rawValue, title: title, screen: [scene.screen.width, scene.screen.height],
      isPlain: subject.isPlain && leftOut == 0 && scene.views.allSatisfy(\.hasPlace)
        && scene.views.allSatisfy(\.canBeUndone),
      views: kept.map(view), leftOut: leftOut, trace: trace, isOutdated: subject.isOutdated,
      map: map, mapProblem: subject.mapProblem?.wording, links: links, chains: chains,
      events: events, sources: subject.sources.map(\.onPage), words: PageWords.all)
  }

  /// The index in the page of a view of the scene.
  package func place(_ view: Int?) -> Int? { view.flatMap { places[$0] } }

  private var title: Bilingual {
    guard let trace = subject.trace else {
      let count = subject.scene.views.count
      return Bilingual(
        en: "A screen with \(count) \(count == 1 ? "view" : "views")", zh: "有 \(count) 个视图的屏幕")
    }
    let point = Numbers.point(trace.point)
    guard let result = trace.result else {
      return Bilingual(en: "A touch at \(point): no view", zh: "\(point) 处的触摸：没有视图")
    }
    let name = Escaping.name(result.text).shortened(to: 40)
    return Bilingual(en: "A touch at \(point): \(name)", zh: "\(point) 处的触摸：\(name)")
  }

  private func view(_ index: Int) -> PageData.View {
    let view = subject.scene.views[index]
    let name = subject.names.indices.contains(index) ? subject.names[index].text : view.name
    var data = PageData.View(
      name: Escaping.name(name), type: Escaping.name(view.className),
      up: place(view.superview), frame: Numbers.rectangle(view.frame),
      bounds: [0, 0, 0, 0], matrix: [1, 0, 0, 1, 0, 0])
    if view.hasPlace {
      let bounds = view.bounds.standardized
      data.bounds = [bounds.minX, bounds.minY, bounds.width, bounds.height]
      data.matrix = view.perspective ?? view.toSuperview
      data.visible = view.visible?.flatMap { [$0.x, $0.y] }
    } else {
      data.isNowhere = true
    }
    if view.isHidden { data.isHidden = true }
    if view.alpha != 1 { data.alpha = view.alpha }
    if view.clipsToBounds { data.clips = true }
    if view.zPosition != 0, view.zPosition.isFinite { data.z = view.zPosition }
    if view.cornerRadius > 0, view.cornerRadius.isFinite { data.radius = view.cornerRadius }
    if let color = view.color, color.alpha > 0 {
      data.fill = color.hexadecimal
      data.ink = color.ink
      if color.alpha < 1 { data.fillAlpha = color.alpha }
    }
    if let text = view.text, !text.isEmpty { data.text = Escaping.name(text) }
    let notes = view.lines + view.recognizers.map { "\($0.name): \($0.className)" }
    if !notes.isEmpty { data.notes = notes.map(Escaping.name) }
    let refusal = subject.refusals.indices.contains(index) ? subject.refusals[index] : nil
    let words = PageTemplates.switches(
      Switches(
        isHidden: view.isHidden, isUserInteractionEnabled: view.isUserInteractionEnabled,
        alpha: view.alpha), refusal)
    if let refusal { data.refused = PageTemplates.refused(refusal) }
    if words != PageTemplates.plainSwitches { data.switches = words }
    return data
  }

  private var chains: ([PageData.Link], [[Int]]) {
    var links: [PageData.Link] = []
    var places: [PageData.Link: Int] = [:]
    var chains: [[Int]] = []
    for (view, chain) in subject.chains.sorted(by: { $0.key < $1.key }) {
      guard let view = place(view) else { continue }
      chains.append(
        [view]
          + chain.links.map { link in
            let data = PageData.Link(
              name: Escaping.name(link.responder.text), type: link.responder.className,
              reason: link.reason?.wording, rule: link.reason.map { "\($0.rule)" },
              overrides: link.overrides.isEmpty ? nil : link.overrides.map(Escaping.name))
            if let place = places[data] { return place }
            places[data] = links.count
            links.append(data)
            return links.count - 1
          })
    }
    return (links, chains)
  }
}

extension ExportedSource {
  /// The text for a page, without the folders of the author's machine.
  fileprivate var onPage: ExportedSource {
    ExportedSource(
      name: name.pageName, text: Escaping.visible(text), classes: classes)
  }
}

extension String {
  /// The last component of a file's path.
  var pageName: String { split(separator: "/").last.map(String.init) ?? self }
}

extension SceneRecord.View {
  /// Whether the transform to its superview can be inverted.
  fileprivate var canBeUndone: Bool {
    guard let transform else { return true }
    let determinant = transform[0] * transform[3] - transform[1] * transform[2]
    return determinant.isFinite && determinant.magnitude > 1e-9
  }
}
