import Foundation
import Records

/// Regions that are right except for their position and size, also if the superview clips them: the
/// visible part of the right region is calculated and compared.
nonisolated extension MapMeasure {
  /// A possible shift of a region, with parts that are all facts of the view.
  private struct Shift {
    package let origin: MapDiagnosis.Origin?
    package let by: CGPoint
  }

  /// The origin by which the region is off, the factor of its size, or both; empty if neither
  /// explains it.
  package func moved(_ mine: CGRect, _ right: CGRect) -> [MapDiagnosis] {
    let room = place?.room ?? CGRect(x: 0, y: 0, width: width, height: expected.count / width)
    var best: (errors: Int, shift: Shift, factor: Double)?
    for shift in shifts(right) {
      for factor in factors(mine, right) where shift.origin != nil || factor != 1 {
        let box = predicted(right, shift.by, factor)
        let seen = box.intersection(room)
        guard !seen.isNull, isNear(seen, mine), seen.width * seen.height >= 9,
          seen.width * seen.height * 8 >= box.width * box.height
        else { continue }
        let errors = errors(right, shift.by, factor, in: mine.union(seen))
        let area = Int(mine.union(seen).width * mine.union(seen).height)
        guard errors * 40 <= area, errors < best?.errors ?? .max else { continue }
        best = (errors, shift, factor)
      }
    }
    guard let best else { return elsewhere(mine, right, room) }
    guard best.errors * 4 <= differences.missing + differences.extra else { return [] }
    var found: [MapDiagnosis] = []
    if let origin = best.shift.origin {
      found.append(
        .shifted(name: name, dx: best.shift.by.x, dy: best.shift.by.y, origin: origin))
    }
    if best.factor != 1 { found.append(.scaled(name: name, factor: best.factor)) }
    return found
  }

  /// A rectangle of another size around the position that the view would have, were the origin of
  /// its frame counted twice or subtracted.
  private func elsewhere(_ mine: CGRect, _ right: CGRect, _ room: CGRect) -> [MapDiagnosis] {
    guard let place, isFull(actual, mine), isFull(expected, right), !mine.intersects(right)
    else { return [] }
    return shifts(right).compactMap { shift -> MapDiagnosis? in
      guard let origin = shift.origin, origin == .frame || origin == .frameBackwards else {
        return nil
      }
      let own = place.rectangle.offsetBy(dx: shift.by.x, dy: shift.by.y)
      guard mine.contains(CGPoint(x: own.midX, y: own.midY)), room.contains(own) else { return nil }
      return .shifted(name: name, dx: shift.by.x, dy: shift.by.y, origin: origin)
    }
  }

  private func shifts(_ right: CGRect) -> [Shift] {
    var shifts = [Shift(origin: nil, by: .zero)]
    guard let place else { return shifts }
    let (frame, bounds, size) = (place.frame, place.bounds, place.rectangle.size)
    func add(_ origin: MapDiagnosis.Origin, _ x: Double, _ y: Double) {
      if x != 0 || y != 0 { shifts.append(Shift(origin: origin, by: CGPoint(x: x, y: y))) }
    }
    add(.frame, frame.x, frame.y)
    add(.frameBackwards, -frame.x, -frame.y)
    add(.bounds, -bounds.x, -bounds.y)
    add(.corner, -size.width / 2, -size.height / 2)
    add(.middle, right.width / 2, right.height / 2)
    return shifts
  }

  /// The usual factors, and the ratio of the two regions if it is the same in both directions.
  private func factors(_ mine: CGRect, _ right: CGRect) -> [Double] {
    let (x, y) = (mine.width / right.width, mine.height / right.height)
    let isEven = abs(mine.width - right.width * y) <= 2 && min(mine.width, mine.height) >= 4
    let usual = [1, 2, 0.5]
    let isUsual = usual.contains { abs($0 - x) * right.width <= 2 }
    // Rectangles are similar whatever their sides are; their edges show what they need.
    if place != nil, isFull(expected, right) { return [1] }
    guard isEven, !isUsual, !isFull(expected, right) else { return usual }
    return usual + [(x + y) / 2]
  }

  private func predicted(_ right: CGRect, _ by: CGPoint, _ factor: Double) -> CGRect {
    CGRect(
      x: right.midX + by.x - right.width * factor / 2,
      y: right.midY + by.y - right.height * factor / 2,
      width: right.width * factor, height: right.height * factor)
  }

  private func isNear(_ box: CGRect, _ other: CGRect) -> Bool {
    abs(box.minX - other.minX) <= 2 && abs(box.minY - other.minY) <= 2
      && abs(box.maxX - other.maxX) <= 2 && abs(box.maxY - other.maxY) <= 2
  }

  /// The number of cells of a box that differ from the right region, moved and scaled.
  private func errors(
    _ right: CGRect, _ by: CGPoint, _ factor: Double, in box: CGRect
  ) -> Int {
    let height = expected.count / width
    var different = 0
    for y in max(0, Int(box.minY))..<min(height, Int(box.maxY)) {
      for x in max(0, Int(box.minX))..<min(width, Int(box.maxX)) {
        let (ownX, ownY) = (
          Double(x) + 0.5 - right.midX - by.x, Double(y) + 0.5 - right.midY - by.y
        )
        let column = Int((right.midX + ownX / factor).rounded(.down))
        let row = Int((right.midY + ownY / factor).rounded(.down))
        let isOn = (0..<width).contains(column) && (0..<height).contains(row)
        if (isOn && expected[row * width + column]) != actual[y * width + x] { different += 1 }
      }
    }
    return different
  }

  /// The sides at which the region extends to the edge of the superview's contents, far beyond the
  /// right one.
  func unlimited(_ mine: CGRect, _ right: CGRect) -> [MapDiagnosis.Side] {
    guard let place, mine.intersects(right) else { return [] }
    let room = place.room
    return place.open.filter { side in
      switch side {
      case .left: mine.minX <= room.minX && right.minX - room.minX >= right.width / 2
      case .top: mine.minY <= room.minY && right.minY - room.minY >= right.height / 2
      case .right: mine.maxX >= room.maxX && room.maxX - right.maxX >= right.width / 2
      case .bottom: mine.maxY >= room.maxY && room.maxY - right.maxY >= right.height / 2
      }
    }
  }
}
