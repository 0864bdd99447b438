import UIKit

private func way(to view: UIView) -> [UIView] {
  var way = [view]
  while let superview = way[0].superview { way.insert(superview, at: 0) }
  return way
}

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  let holders = way(to: second)
  return way(to: first).first { holders.contains($0) }
}
