import Foundation
import HitMaps
import Records
import UIKitModel

/// The views of a hit map's cells: every view on the screen, in the order of the hierarchy, so that
/// maps of the same scene number them equally.
struct MapOwners {
  /// The names of the indices; after those of `views` there are two for views that have no index:
  /// for all of them, and for descendants of the asked view.
  let names: [String]
  /// The views, in the order of `names`.
  let views: [UIView]
  private let indices: [ObjectIdentifier: UInt16]
  private let asked: UIView?

  /// Two numbers are not owners: `nobody`, and a cell that has to be asked. Two are for the others.
  private static let most = Int(HitMap.nobody) - 3
  /// The name for views that were on no screen when the question began.
  private static let stranger = "UIView#"
  /// The name for those of them that are descendants of the asked view.
  private static let strangerBelow = "UIView##"

  /// Creates the list; `asked` is the view that the question is about, if any: if there are more
  /// views than indices, it and its descendants get theirs before the others, followed by the views
  /// that `painting` shows.
  init(
    _ scene: Scene, _ order: WindowOrder, asked: UIView?, _ painting: () -> HitMapPainting
  ) {
    var views = Self.views(of: order)
    if views.count > Self.most { views = Self.chosen(views, painting(), asked) }
    var names = NameMaker(scene)
    var indices: [ObjectIdentifier: UInt16] = [:]
    indices.reserveCapacity(views.count)
    for view in views {
      indices[ObjectIdentifier(view)] = UInt16(names.names.count)
      names.add(view)
    }
    self.views = views
    self.names = names.names + [Self.stranger, Self.strangerBelow]
    self.indices = indices
    self.asked = asked
  }

  /// The index of a view; the shared index of all others for one that has none.
  func index(of view: UIView) -> UInt16 {
    if let own = indices[ObjectIdentifier(view)] { return own }
    let isBelow = asked.map(view.isDescendant) ?? false
    return isBelow ? indexOfOthersBelow : indexOfOthers
  }

  /// The index of all views that have no index of their own.
  var indexOfOthers: UInt16 { UInt16(views.count) }
  /// The index of those of them that are descendants of the asked view.
  var indexOfOthersBelow: UInt16 { UInt16(views.count + 1) }

  /// A view's own index; nil for one that has none.
  func ownIndex(of view: UIView) -> UInt16? { indices[ObjectIdentifier(view)] }

  /// The cells of a painting, by the indices of owners here.
  func cells(of painting: HitMapPainting) -> [UInt16] {
    let table = painting.views.map(index)
    return Self.cells(painting.places, table, width: painting.width)
  }

  private nonisolated static func cells(
    _ cells: [UInt32], _ table: [UInt16], width: Int
  ) -> [UInt16] {
    let (nobody, none) = (HitMapPainting.nobody, HitMap.nobody)
    return CellRows.map(cells, width: width) { cell in
      if cell < table.count { return table[Int(cell)] }
      return cell == nobody ? none : none - 1
    }
  }

  private static func views(of order: WindowOrder) -> [UIView] {
    var views: [UIView] = []
    var waiting: [UIView] = order.windows.reversed()
    while let view = waiting.popLast() {
      views.append(view)
      if view.subviewCount > 0 { waiting += view.subviews.reversed() }
    }
    return views
  }

  /// As many views as can have an index, in the order of the hierarchy: the asked view, then its
  /// descendants, then those that are known to own a cell. Views that certainly own none come last.
  private static func chosen(
    _ views: [UIView], _ painting: HitMapPainting, _ asked: UIView?
  ) -> [UIView] {
    let owning = Set(Self.owning(painting.places).map { ObjectIdentifier(painting.views[$0]) })
    // Each view comes before its descendants, so a superview's answer is known.
    var below: Set<ObjectIdentifier> = []
    let ranks = views.map { view -> Int in
      if view === asked || view.superview.map({ below.contains(ObjectIdentifier($0)) }) ?? false {
        below.insert(ObjectIdentifier(view))
      }
      if view === asked { return 0 }
      let isOwning = owning.contains(ObjectIdentifier(view))
      let isBelow = below.contains(ObjectIdentifier(view))
      if isBelow { return isOwning ? 1 : painting.hasUnknown ? 2 : 4 }
      return isOwning ? 3 : 4
    }
    var left = most
    var isChosen = Array(repeating: false, count: views.count)
    for rank in 0...4 {
      for index in views.indices where left > 0 && ranks[index] == rank {
        isChosen[index] = true
        left -= 1
      }
    }
    return views.indices.filter { isChosen[$0] }.map { views[$0] }
  }

  private nonisolated static func owning(_ cells: [UInt32]) -> Set<Int> {
    var owning: Set<Int> = []
    var last = HitMapPainting.nobody
    for cell in cells where cell != last {
      last = cell
      if cell < HitMapPainting.firstLink { owning.insert(Int(cell)) }
    }
    return owning
  }
}

/// Names views: by the name that the user gave, else by the class, numbered if there are several.
private struct NameMaker {
  private let scene: Scene
  private(set) var names: [String] = []
  private var taken: Set<String> = []
  private var numbers: [String: Int] = [:]

  init(_ scene: Scene) {
    self.scene = scene
  }

  mutating func add(_ view: UIView) {
    var name = scene.objectName(view).text
    if scene.givenName(of: view) == nil, taken.contains(name) {
      var number = (numbers[name] ?? 1) + 1
      while taken.contains("\(name)#\(number)") { number += 1 }
      numbers[name] = number
      name += "#\(number)"
    }
    taken.insert(name)
    names.append(name)
  }
}
