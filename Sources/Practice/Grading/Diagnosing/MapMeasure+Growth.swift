import Foundation
import Records

/// How far a rectangle extends beyond the bounds of its view at each side; less than 0 is inside.
private nonisolated struct Margins {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  init(_ box: CGRect, around own: CGRect) {
    left = own.minX - box.minX
    top = own.minY - box.minY
    right = box.maxX - own.maxX
    bottom = box.maxY - own.maxY
  }

  var all: [Double] { [left, top, right, bottom] }
}

nonisolated extension MapMeasure {
  /// The way in which the growth of a rectangle is wrong; nil if no known way matches. A rectangle
  /// that the superview clips may be longer than it appears.
  package func growth(_ mine: CGRect, _ right: CGRect) -> MapDiagnosis.Growth? {
    guard let place else { return nil }
    let has = Margins(mine, around: place.rectangle)
    let needs = Margins(right, around: place.rectangle)
    let ends = Margins(place.room, around: place.rectangle).all
    let isCut = zip(has.all, ends).map { $0 >= $1 - 0.5 }
    // Sides that are clipped show only a minimum length.
    guard isCut.count(where: { !$0 }) >= 2 else { return nil }
    func has(_ wanted: [Double], within tolerance: Double = 1) -> Bool {
      zip(zip(has.all, isCut), wanted).allSatisfy { side, wanted in
        abs(side.0 - wanted) <= tolerance || (side.1 && wanted >= side.0)
      }
    }
    let grows = needs.all.map { $0 > 1 }
    guard grows.contains(true) else {
      // A rectangle that also extends beyond the bounds is in another place, or of another size.
      let isInside = has.all.allSatisfy { $0 <= 1 }
      return isInside && has.all.contains { $0 < -1 } ? .cut : nil
    }
    if zip(has.all, grows).allSatisfy({ $0 < -1 || !$1 }), has.all.allSatisfy({ $0 <= 0.5 }) {
      return .inward
    }
    if zip(has.all, needs.all).contains(where: { $0 < -1 && $1 >= -0.5 }),
      zip(has.all, needs.all).allSatisfy({ $0 <= $1 + 1 })
    {
      return .cut
    }
    return oneWay(has, needs, grows) ?? other(has, needs, has(_:within:))
  }

  /// Growth at one of two opposite sides.
  private func oneWay(_ has: Margins, _ needs: Margins, _ grows: [Bool]) -> MapDiagnosis.Growth? {
    let starts = max(abs(has.left), abs(has.top))
    let ends = max(abs(has.right), abs(has.bottom))
    if starts <= 0.5, grows[0] ? has.right > 1 : true, grows[1] ? has.bottom > 1 : true {
      return .rightAndDown
    }
    if ends <= 0.5, grows[2] ? has.left > 1 : true, grows[3] ? has.top > 1 : true {
      return .leftAndUp
    }
    return nil
  }

  private func other(
    _ has: Margins, _ needs: Margins, _ isLike: ([Double], Double) -> Bool
  ) -> MapDiagnosis.Growth? {
    let isUneven = abs(needs.left - needs.top) > 1
    if isUneven, isLike([needs.top, needs.left, needs.bottom, needs.right], 1) {
      return .exchanged
    }
    if needs.top > 1, needs.left > 1 {
      if isLike([needs.left, 0, needs.right, 0], 0.5) { return .onlyWide }
      if isLike([0, needs.top, 0, needs.bottom], 0.5) { return .onlyTall }
    }
    for factor in [2, 0.5] where isLike(needs.all.map { $0 * factor }, 1) {
      return .times(factor: factor)
    }
    let shown = [has.left, has.right].min() ?? 0
    if isUneven, shown > 1, isLike(Array(repeating: shown, count: 4), 0) {
      return .alike(distance: shown)
    }
    let more = has.left - needs.left
    if abs(more) > 1, isLike(needs.all.map { $0 + more }, 0.5) { return .off(distance: more) }
    return nil
  }
}
