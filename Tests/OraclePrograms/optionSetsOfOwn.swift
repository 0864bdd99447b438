// Option sets that a program declares, with what every set can do.

import UIKit

private nonisolated struct Edges: OptionSet {
  let rawValue: Int

  static let top = Edges(rawValue: 1 << 0)
  static let left = Edges(rawValue: 1 << 1)
  static let bottom = Edges(rawValue: 1 << 2)
  static let vertical: Edges = [.top, .bottom]
}

private class EdgeView: UIView {
  var edges: Edges = []

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard bounds.contains(point) else { return false }
    if edges.contains(.top), point.y < 10 { return true }
    return edges.contains(.left) && point.x < 10
  }
}

func optionSetsOfOwn() {
  var edges: Edges = [.top]
  print(edges.insert(.bottom).inserted, edges.insert(.top).inserted, edges == .vertical)
  print(edges.contains(.left), edges.contains([.top, .bottom]), edges.isEmpty, Edges().isEmpty)
  print(edges.union(.left).rawValue, edges.intersection([.top, .left]).rawValue)
  print(edges.subtracting(.top).rawValue, edges.symmetricDifference([.top, .left]).rawValue)
  print(edges.isSubset(of: [.top, .left, .bottom]), edges.isSuperset(of: .top))
  print(edges.isDisjoint(with: .left), edges.remove(.top)?.rawValue ?? 0, edges.rawValue)
  print(edges.remove(.left)?.rawValue ?? -1)
  edges.formUnion(.left)
  edges.subtract(.bottom)
  print(edges == [.left])
  let view = EdgeView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  for edges in [[], .top, [.top, .left]] as [Edges] {
    view.edges = edges
    let points = [CGPoint(x: 5, y: 30), CGPoint(x: 30, y: 5), CGPoint(x: 30, y: 30)]
    print(points.map { view.point(inside: $0, with: nil) })
  }
}
