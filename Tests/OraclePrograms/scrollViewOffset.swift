// A scroll view's content offset is the origin of its bounds, which moves what it shows.

import UIKit

func scrollViewOffset() {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  scroll.contentSize = CGSize(width: 50, height: 200)
  for row in 0..<4 {
    let view = UIView(frame: CGRect(x: 0, y: row * 50, width: 50, height: 50))
    view.tag = row + 1
    scroll.addSubview(view)
  }
  print(scroll.hitTest(CGPoint(x: 10, y: 10), with: nil)?.tag ?? 0)
  scroll.contentOffset = CGPoint(x: 0, y: 120)
  print(scroll.bounds, scroll.frame)
  print(scroll.hitTest(CGPoint(x: 10, y: 130), with: nil)?.tag ?? 0)
  print(scroll.hitTest(CGPoint(x: 10, y: 10), with: nil)?.tag ?? 0)
  scroll.contentOffset.y -= 60
  print(
    scroll.contentOffset, scroll.bounds.minY, scroll.subviews[1].convert(CGPoint.zero, to: scroll))
  print(scroll.clipsToBounds, scroll.isScrollEnabled, scroll.contentSize)
}
