import Foundation
import HitMaps
import Records
import UIKitModel

/// Makes the record of a hit map.
package struct MapMaker {
  private let scene: Scene
  private let question: HitMapQuestion
  private let map: HitMap
  /// The cells in the bounds of the view in question, before scripts ran; nil if it is in no
  /// window.
  private let isInside: [Bool]?
  /// Whether scripts wrote to something that later points may have read.
  private let isWritten: Bool

  /// Asks the whole screen, for `view` if one is given; throws if a script stops, or if the user
  /// interrupts.
  package init(_ scene: Scene, for view: UIView?) throws {
    self.scene = scene
    question = HitMapQuestion(scene, asked: view)
    let conversion = view.flatMap(ScreenConversion.init)
    // Only if a rotated view makes it go from point to point, does the conversion check for
    // interrupts.
    let depth = view.map {
      sequence(first: $0) { $0.superview }.reduce(0) { count, _ in count + 1 }
    }
    let limit = scene.limits.map
    let isTooMuch = question.width * question.height * (2 + (depth ?? 0)) > limit
    isInside = conversion?.cells(width: question.width, height: question.height) {
      isTooMuch || scene.isInterrupted()
    }
    if conversion != nil, isInside == nil {
      throw isTooMuch ? Problem.stopped(.nowhere(.map(limit: limit)), trace: nil) : .interrupted
    }
    let written = scene.writes
    map = try question.map()
    isWritten = scene.writes != written
  }

  /// The record, with the share of a view if one is given.
  package func record(of view: UIView?, isFine: Bool) throws(Problem) -> MapRecord {
    let areas = map.areas
    let kept = areas.indices.filter { areas[$0] > 0 }
    var places = Array(repeating: HitMap.nobody, count: areas.count)
    for (place, index) in kept.enumerated() { places[index] = UInt16(place) }
    let owners = kept.map { owner($0, points: areas[$0]) }
    let whole = HitMap(
      width: map.width, height: map.height, names: kept.map { map.names[$0] },
      cells: Self.renumbered(map.cells, places))
    let part = try view.map { view throws(Problem) in try share(of: view, whole, kept) }
    var isCounted = owners.map { $0.kind != .root }
    if let part {
      isCounted = owners.map { _ in false }
      for owner in part.parts where owner.relation != .other { isCounted[owner.owner] = true }
    }
    return MapRecord(
      map: whole, owners: owners,
      nobody: map.width * map.height - areas.reduce(0, +),
      nowhere: view == nil ? nowhere(kept.compactMap(question.view)) : [],
      box: Self.box(whole, isCounted, part?.bounds), share: part, isFine: isFine,
      remark: isWritten ? .writtenWhileAsked : nil)
  }

  /// The views of a record's owners, in order; nil for an owner that represents several.
  package var ownerViews: [UIView?] {
    let areas = map.areas
    return areas.indices.filter { areas[$0] > 0 }.map(question.view)
  }

  /// The maximum number of views that are reported to get nothing.
  private static let mostNowhere = 8

  /// The named views on the screen with an area that are not owners, and have no owner among their
  /// descendants.
  private func nowhere(_ owners: [UIView]) -> [ObjectName] {
    var reached: Set<ObjectIdentifier> = []
    for owner in owners {
      for view in sequence(first: owner, next: \.superview) {
        guard reached.insert(ObjectIdentifier(view)).inserted else { break }
      }
    }
    let windows = Set(scene.application.windowsFrontToBack.map { ObjectIdentifier($0) })
    return scene.namedObjects.compactMap { $0.object as? UIView }
      .filter { view in
        guard let window = view.window, view !== window else { return false }
        let bounds = view.storedBounds.standardized
        return windows.contains(ObjectIdentifier(window)) && bounds.width > 0 && bounds.height > 0
          && !reached.contains(ObjectIdentifier(view))
      }
      .prefix(Self.mostNowhere).map { scene.objectName($0) }
  }

  /// The bounding box of the points of some owners, and those of `bounds`.
  private nonisolated static func box(
    _ map: HitMap, _ isCounted: [Bool], _ bounds: HitMap?
  ) -> CGRect? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<map.height {
      for x in 0..<map.width {
        let cell = y * map.width + x
        let owner = map.cells[cell]
        let isIn = bounds.map { $0.cells[cell] == 0 } ?? false
        guard isIn || owner != HitMap.nobody && isCounted[Int(owner)] else { continue }
        left = min(left, x)
        right = max(right, x)
        top = min(top, y)
        bottom = max(bottom, y)
      }
    }
    guard right >= 0 else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private nonisolated static func renumbered(_ cells: [UInt16], _ places: [UInt16]) -> [UInt16] {
    cells.map { $0 == HitMap.nobody ? HitMap.nobody : places[Int($0)] }
  }

  private func owner(_ index: Int, points: Int) -> MapRecord.Owner {
    guard let view = question.view(index) else {
      return MapRecord.Owner(
        view: ObjectName(map.names[index], className: "UIView"),
        kind: question.isOfOthersBelow(UInt16(index)) ? .othersBelow : .others, color: nil,
        points: points)
    }
    return MapRecord.Owner(
      view: ObjectName(map.names[index], className: scene.className(of: view)),
      kind: isRoot(view) ? .root : .view,
      color: view.backgroundColor.flatMap(Self.word(for:)),
      points: points)
  }

  /// A colour by its name, else by the digits of red, green and blue; nil for a transparent one.
  private static func word(for color: UIColor) -> String? {
    let name = Colors.name(of: color)
    if Colors.names.contains(name) { return name }
    let parts = [color.red, color.green, color.blue]
    guard color.alpha > 0, parts.allSatisfy(\.isFinite) else { return nil }
    return "#" + parts.map { String(format: "%02x", Int(min(max($0, 0), 1) * 255 + 0.5)) }.joined()
  }

  /// Whether a view is a root controller's view, which fills a window.
  private func isRoot(_ view: UIView) -> Bool {
    view === scene.window.rootViewController?.viewIfLoaded
  }

  /// The part of the map that concerns `view`; `kept` are the question's indices of the owners.
  private func share(
    of view: UIView, _ whole: HitMap, _ kept: [Int]
  ) throws(Problem) -> MapShare {
    let name = scene.objectName(view)
    guard let cells = self.isInside else {
      throw .notInWindow(name.text)
    }
    let isInside = Self.bounds(cells)
    let (inside, all) = Self.counts(whole, isInside)
    let relations = kept.map { index -> MapShare.Relation in
      guard let owner = question.view(index) else {
        return question.isOfOthersBelow(UInt16(index)) ? .below : .other
      }
      return owner === view ? .itself : owner.isDescendant(of: view) ? .below : .other
    }
    let parts = kept.indices.compactMap { place -> MapShare.Part? in
      let isOther = relations[place] == .other
      let outside = isOther ? 0 : all[place] - inside[place]
      guard inside[place] + outside > 0 else { return nil }
      return MapShare.Part(
        owner: place, relation: relations[place], inside: inside[place], outside: outside)
    }
    return MapShare(
      view: name,
      bounds: HitMap(width: whole.width, height: whole.height, names: [name.text], cells: isInside),
      parts: parts.sorted {
        ($1.inside + $1.outside, $0.owner) < ($0.inside + $0.outside, $1.owner)
      },
      nobody: inside[kept.count])
  }

  /// 0 for each cell in the bounds, `nobody` for the others.
  private nonisolated static func bounds(_ isInside: [Bool]) -> [UInt16] {
    isInside.map { $0 ? 0 : HitMap.nobody }
  }

  /// The number of points of each owner inside and in all; the last one is for no view.
  private nonisolated static func counts(
    _ map: HitMap, _ isInside: [UInt16]
  ) -> (inside: [Int], all: [Int]) {
    var inside = Array(repeating: 0, count: map.names.count + 1)
    var all = inside
    for cell in map.cells.indices {
      let owner = min(Int(map.cells[cell]), map.names.count)
      all[owner] += 1
      if isInside[cell] == 0 { inside[owner] += 1 }
    }
    return (inside, all)
  }
}
