import Foundation
import Records
import Scenes

/// The lines that change one scene of a random variation as its author allows.
struct SceneChanges {
  private(set) var lines: [String] = []
  /// The size of the screen; nil for that of the exercise.
  private(set) var screen: CGSize?

  private let exercise: Exercise
  /// The first scene with the solution.
  private let scene: Scene
  private var deck: SeededDeck
  private var names = 0
  /// The sizes that were drawn, by the names of views.
  private var sizes: [String: CGSize] = [:]
  /// The containers that views were put into.
  private var holders: [String: String] = [:]

  init(_ exercise: Exercise, _ random: RandomVariation, _ scene: Scene, _ deck: SeededDeck) {
    self.init(exercise, scene, deck)
    let groups = random.allowed.map(views)
    let dealt = DealtChanges(random, deck) { group in
      groups.indices.allSatisfy { $0 == group || self.isAround(groups[group], groups[$0]) }
    }
    for item in dealt.items(in: &self.deck) {
      make(item.form, of: groups[item.group], hiddenIn: dealt.scenesWithout(item.group))
    }
  }

  private init(_ exercise: Exercise, _ scene: Scene, _ deck: SeededDeck) {
    self.exercise = exercise
    self.scene = scene
    self.deck = deck
  }

  /// The allowed changes that have no effect in the scene, with the names of the views.
  static func idle(
    _ exercise: Exercise, _ random: RandomVariation, _ scene: Scene
  ) -> [(change: RandomVariation.Change, views: [String])] {
    random.allowed.flatMap { allowed in
      allowed.changes.compactMap { change in
        var one = SceneChanges(exercise, scene, SeededDeck("", count: 1, scene: 0))
        let views = one.views(allowed)
        for form in DealtChanges.forms(of: change) { one.make(form, of: views, hiddenIn: []) }
        return one.lines.isEmpty && one.screen == nil ? (change, views) : nil
      }
    }
  }

  private func views(_ allowed: RandomVariation.Allowed) -> [String] {
    allowed.views.isEmpty ? [exercise.subject].compactMap(\.self) : allowed.views
  }

  /// Whether one of some views contains all of some others.
  private func isAround(_ views: [String], _ others: [String]) -> Bool {
    others.allSatisfy { other in
      var superview = scene.place(of: other)?.superview
      while let name = superview, !views.contains(name) {
        superview = scene.place(of: name)?.superview
      }
      return superview != nil
    }
  }

  private mutating func make(
    _ form: DealtChanges.Form, of views: [String], hiddenIn scenes: Set<Int>
  ) {
    switch form {
    case .change(.screen): screen = screenSize()
    case .change(.scroll): scroll(views)
    case .change(.order): reorder(views)
    case .off: turnOff(views)
    case .faint: weaken(views)
    case .change, .nested:
      for view in views {
        guard let place = scene.place(of: view) else { continue }
        make(form, of: view, place, hiddenIn: scenes)
      }
    }
  }

  private mutating func make(
    _ form: DealtChanges.Form, of view: String, _ place: ViewPlace, hiddenIn scenes: Set<Int>
  ) {
    switch form {
    case .change(.size): resize(view, place, hiddenIn: scenes)
    case .change(.origin):
      let x = offset("origin x \(view)", 5...60)
      lines.append("set \(view).bounds.origin \(x) \(offset("origin y \(view)", 5...60))")
    case .change(.move): move(view, place)
    case .change(.transform):
      let angle = offset("angle \(view)", 6...90)
      let scale = Double(deck.whole("scale \(view)", in: 6...14)) / 10
      lines.append("set \(view).transform rotation \(angle)deg scale \(scale)")
    case .change(.number): add(to: view, place)
    case .nested(let container): nest(view, place, container)
    case .change, .off, .faint: break
    }
  }

  /// An integer of a range, with either sign.
  private mutating func offset(_ topic: String, _ range: ClosedRange<Int>) -> Int {
    let isNegative = deck.one("\(topic) sign", of: [true, false]) ?? false
    return deck.whole(topic, in: range) * (isNegative ? -1 : 1)
  }

  // MARK: One view

  /// The positions of drawn sizes relative to those that are written down.
  private enum Size: CaseIterable {
    case larger, smaller, wide, tall
  }

  private mutating func resize(_ view: String, _ place: ViewPlace, hiddenIn scenes: Set<Int>) {
    let known = KnownSizes(of: view, place.bounds.size, in: exercise)
    // Larger and smaller come first, whatever the number of scenes is, and in scenes where they are
    // visible.
    let number = deck.place("size \(view)", last: scenes)
    let kind = Size.allCases[number % Size.allCases.count]
    let factor = deck.number("proportion \(view)", in: 1...1.7)
    let screen = exercise.screen
    let width = min(max(place.room.width, place.bounds.width), CGFloat(screen.width))
    let height = min(max(place.room.height, place.bounds.height), CGFloat(screen.height))
    let room = Double(min(width, height)) * 0.95
    var (short, long) = (0.0, 0.0)
    switch kind {
    case .larger:
      short = min(room, known.short.upperBound * deck.number("larger \(view)", in: 1.15...1.8))
      long = short * factor
    case .smaller:
      short = known.short.lowerBound * deck.number("smaller \(view)", in: 0.3...0.8)
      long = short * factor * factor
    case .wide, .tall:
      short = known.short.lowerBound * deck.number("flat \(view)", in: 0.6...1)
      long = max(short, known.long * deck.number("long \(view)", in: 0.9...1.4))
    }
    let isWide = kind == .wide || kind != .tall && deck.unit() < 0.5
    let sides = [max(4, short.rounded()), max(4, long.rounded())].map { Int($0) }
    let (across, down) = isWide ? (sides[1], sides[0]) : (sides[0], sides[1])
    lines.append(
      "set \(view).bounds.size \(min(across, max(4, Int(width)))) "
        + "\(min(down, max(4, Int(height))))")
    sizes[view] = CGSize(width: across, height: down)
  }

  private mutating func move(_ view: String, _ place: ViewPlace) {
    let size = sizes[view] ?? place.bounds.size
    let room = place.room
    let x = coordinate("x \(view)", room.minX, room.maxX, size.width / 2)
    let y = coordinate("y \(view)", room.minY, room.maxY, size.height / 2)
    lines.append("center \(view) \(x) \(y)")
  }

  /// An integer at a distance of `reach` from both ends, if there is enough room.
  private mutating func coordinate(
    _ topic: String, _ least: Double, _ most: Double, _ reach: Double
  ) -> Int {
    let (low, high) = (Int((least + reach).rounded(.up)), Int((most - reach).rounded(.down)))
    guard low < high else { return Int(((least + most) / 2).rounded()) + offset(topic, 1...9) }
    return deck.whole(topic, in: low...high)
  }

  /// Inserts a view into a container of its own, which takes its position.
  private mutating func nest(_ view: String, _ place: ViewPlace, _ container: String) {
    guard let parent = holders[view] ?? place.superview else { return }
    let name = freeName("holder")
    let (x, y) = (offset("holder x", 3...15), offset("holder y", 3...15))
    let room = place.room
    lines.append(
      "add \(container) \(name) \(Int(room.minX) + x) \(Int(room.minY) + y) \(Int(room.width)) "
        + "\(Int(room.height)) in \(parent)")
    lines.append("put \(name) above \(view)")
    lines.append("put \(view) in \(name)")
    if container == "scroll" {
      lines.append(
        "set \(name).contentOffset \(offset("scrolled x", 3...25)) \(offset("scrolled y", 3...25))")
    }
    holders[view] = name
  }

  private mutating func add(to view: String, _ place: ViewPlace) {
    let bounds = place.bounds
    for number in 1...deck.whole("number \(view)", in: 1...3) {
      let kind = deck.one("kind \(view) \(number)", of: ["button", "view", "label", "switch"])
      let width = max(12, Int(bounds.width * (0.15 + 0.3 * deck.unit())))
      let height = max(12, Int(bounds.height * (0.15 + 0.3 * deck.unit())))
      // Some of them reach beyond the bounds.
      let x = Int(bounds.minX + bounds.width * (deck.unit() * 1.1 - 0.15))
      let y = Int(bounds.minY + bounds.height * (deck.unit() * 1.1 - 0.15))
      lines.append(
        "add \(kind ?? "view") \(freeName("extra")) \(x) \(y) \(width) \(height) in \(view)")
    }
  }

  private mutating func freeName(_ word: String) -> String {
    repeat { names += 1 } while scene.isName("\(word)\(names)")
    return "\(word)\(names)"
  }

  // MARK: Several views

  /// Brings the views to the front in a different order; a single view is moved behind or in front
  /// of its siblings.
  private mutating func reorder(_ views: [String]) {
    guard let first = views.first, let place = scene.place(of: first) else { return }
    let current = place.siblings.filter { views.count == 1 || views.contains($0) }
    guard current.count > 1 else { return }
    var order = deck.shuffled(current)
    if order == current { order = order.dropFirst() + [order[0]] }
    lines += order.map { "front \($0)" }
  }

  private mutating func turnOff(_ views: [String]) {
    let values = [
      "isHidden true", "alpha 0.00\(deck.whole("alpha", in: 1...9))",
      "isUserInteractionEnabled false",
    ]
    guard let view = deck.one("off", of: views), scene.place(of: view) != nil,
      let value = deck.one("switch", of: values)
    else { return }
    lines.append("set \(view).\(value)")
  }

  /// Makes a view faint, and disables a control: both still get their touches.
  private mutating func weaken(_ views: [String]) {
    guard let view = deck.one("faint", of: views), let place = scene.place(of: view) else { return }
    lines.append("set \(view).alpha 0.0\(deck.whole("faint", in: 2...9))")
    if place.isControl { lines.append("set \(view).isEnabled false") }
  }

  private mutating func scroll(_ views: [String]) {
    let own = views.filter { scene.place(of: $0)?.content != nil }
    for view in own.isEmpty ? scene.scrollViewNames : own {
      guard let place = scene.place(of: view), let content = place.content else { continue }
      func offset(_ topic: String, _ room: CGFloat) -> Int {
        deck.whole("\(topic) \(view)", in: 0...max(0, Int(room)))
      }
      let x = offset("scroll x", content.width - place.bounds.width)
      let y = offset("scroll y", content.height - place.bounds.height)
      lines.append("set \(view).contentOffset \(x) \(y)")
    }
  }

  /// A screen somewhat narrower or wider, lower or higher.
  private mutating func screenSize() -> CGSize {
    let (width, height) = exercise.screen
    return CGSize(
      width: width + offset("screen width", width / 40 + 1...width / 7 + 2),
      height: height + offset("screen height", height / 40 + 1...height / 7 + 2))
  }
}
