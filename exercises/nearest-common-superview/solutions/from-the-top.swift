// Both ways from the top down: the last view that they share.
// 从顶层往下比较两条路径：最后一个相同的视图就是答案。
import UIKit

private func way(to view: UIView) -> [UIView] {
  var way = [view]
  while let superview = way[0].superview { way.insert(superview, at: 0) }
  return way
}

func nearestCommonSuperview(_ first: UIView, _ second: UIView) -> UIView? {
  zip(way(to: first), way(to: second)).last { $0 === $1 }?.0
}
