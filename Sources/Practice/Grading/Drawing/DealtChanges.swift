/// The assignment of allowed changes to the scenes of a random variation.
///
/// A size is drawn in every scene. Each other change is made in at least one scene, every scene has
/// two or more if as many are allowed, and all may occur together. In scenes in which the views
/// around all others are switched off, nothing else is visible, so no other change is made there.
struct DealtChanges {
  /// A change in one of its forms.
  enum Form: Hashable {
    case change(RandomVariation.Change)
    /// A switch that refuses touches.
    case off
    /// Switches that let touches through.
    case faint
    /// A container of a kind.
    case nested(String)

    /// The order in which it is made: changes of a view itself come before changes of its
    /// surroundings.
    fileprivate var rank: Int {
      switch self {
      case .change(let change): RandomVariation.Change.allCases.firstIndex(of: change) ?? 0
      case .faint: 100
      case .off: 101
      case .nested: 102
      }
    }
  }

  /// A change of the views of one element of `allow`.
  struct Item: Hashable {
    let group: Int
    let form: Form
  }

  private let items: [Item]
  /// The scene in which a change is certainly made; nil for one in every scene, and for a
  /// superfluous one.
  private let scenes: [Item: Int]
  /// The scenes in which nothing is to be seen.
  private let blank: Set<Int>

  /// Deals the changes; `isAround` returns whether the views of a group contain those of all
  /// others.
  init(_ random: RandomVariation, _ deck: SeededDeck, isAround: (Int) -> Bool) {
    let items = random.allowed.enumerated().flatMap { group, allowed in
      allowed.changes.flatMap(Self.forms).map { Item(group: group, form: $0) }
    }
    let order = deck.dealt(Array(0..<random.count))
    var scenes: [Item: Int] = [:]
    // Most scenes should be visible; a single one is never hidden.
    let most = max(1, random.count - 3)
    for (number, item) in items.filter({ $0.form == .off && isAround($0.group) }).enumerated()
    where random.count > 1 {
      scenes[item] = order[order.count - 1 - number % most]
    }
    let blank = Set(scenes.values)
    let open = order.filter { !blank.contains($0) }
    let others = items.filter { item in
      item.form != .change(.size) && !(item.form == .off && isAround(item.group))
    }
    for (number, item) in deck.dealt(others).enumerated() {
      scenes[item] = open[number % open.count]
    }
    self.items = items
    self.scenes = scenes
    self.blank = blank
  }

  /// The forms in which a change is dealt, each separately.
  static func forms(of change: RandomVariation.Change) -> [Form] {
    switch change {
    case .switches: [.off, .faint]
    case .nesting: [.nested("scroll"), .nested("stack"), .nested("view")]
    default: [.change(change)]
    }
  }

  /// The changes in the scene of a deck, in the order in which they are made.
  func items(in deck: inout SeededDeck) -> [Item] {
    var chosen = Set(items.filter { $0.form == .change(.size) || scenes[$0] == deck.scene })
    for item in deck.shuffled(items.filter { !chosen.contains($0) && $0.form != .off })
    where chosen.count < 2 || deck.unit() < (item.isContainer ? 0.1 : 0.4) {
      chosen.insert(item)
    }
    let sorted = items.filter(chosen.contains).enumerated().sorted {
      ($0.element.form.rank, $0.offset) < ($1.element.form.rank, $1.offset)
    }
    return sorted.map(\.element)
  }

  /// The scenes in which a group of views gets no touch, or one of them.
  func scenesWithout(_ group: Int) -> Set<Int> {
    let own = scenes[Item(group: group, form: .off)]
    return own.map { blank.union([$0]) } ?? blank
  }
}

extension DealtChanges.Item {
  /// Whether it puts views into a container.
  fileprivate var isContainer: Bool {
    if case .nested = form { true } else { false }
  }
}
