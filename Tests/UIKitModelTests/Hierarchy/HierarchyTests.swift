import Foundation
import SeededRandom
import Testing
import UIKitModel

/// The tree of views: order and index arithmetic (HT-5, HT-7).
@Suite struct HierarchyTests {
  /// A view with five subviews that are tagged 0 to 4 from back to front.
  private func family() -> (parent: UIView, children: [UIView]) {
    let parent = UIView.make(0, 0, 100, 100)
    let children = (0..<5).map { tag in
      let child = UIView.make(0, 0, 10, 10, in: parent)
      child.tag = tag
      return child
    }
    return (parent, children)
  }

  private func order(_ parent: UIView) -> [Int] { parent.subviews.map(\.tag) }

  private func newView() -> UIView {
    let view = UIView()
    view.tag = 9
    return view
  }

  @Test("HT-7: addSubview puts a view in front, a new one and one that is there")
  func addSubview() {
    let (parent, children) = family()
    #expect(order(parent) == [0, 1, 2, 3, 4])
    parent.addSubview(children[1])
    #expect(order(parent) == [0, 2, 3, 4, 1])
    parent.addSubview(newView())
    #expect(order(parent) == [0, 2, 3, 4, 1, 9])
    #expect(parent.subviewCount == 6)
    #expect(parent.subviews.allSatisfy { $0.superview === parent })
  }

  @Test("The array of subviews grows and shrinks at its end without being made again")
  func subviewsAtTheEnd() {
    let (parent, children) = family()
    #expect(order(parent) == [0, 1, 2, 3, 4])
    let kept = parent.subviews
    parent.addSubview(newView())
    #expect(parent.viewState.pointee.subviews?.map(\.tag) == [0, 1, 2, 3, 4, 9])
    parent.subviews[5].removeFromSuperview()
    children[4].removeFromSuperview()
    #expect(parent.viewState.pointee.subviews?.map(\.tag) == [0, 1, 2, 3])
    #expect(kept.map(\.tag) == [0, 1, 2, 3, 4])
    children[1].removeFromSuperview()
    #expect(parent.viewState.pointee.subviews == nil)
    #expect(order(parent) == [0, 2, 3])
    parent.insertSubview(newView(), at: 1)
    #expect(order(parent) == [0, 9, 2, 3])
  }

  @Test("HT-7: a new view is inserted at, below and above", arguments: 0..<5)
  func insertingANewView(index: Int) {
    func inserting(_ insert: (UIView, UIView, UIView) -> Void) -> [Int] {
      let (parent, children) = family()
      insert(parent, newView(), children[index])
      return order(parent)
    }
    let below = Array(0..<index) + [9] + Array(index..<5)
    let above = Array(0...index) + [9] + Array((index + 1)..<5)
    #expect(inserting { parent, view, _ in parent.insertSubview(view, at: index) } == below)
    #expect(inserting { $0.insertSubview($1, belowSubview: $2) } == below)
    #expect(inserting { $0.insertSubview($1, aboveSubview: $2) } == above)
    #expect(
      inserting { parent, view, _ in parent.insertSubview(view, at: 5) } == [0, 1, 2, 3, 4, 9])
  }

  @Test("HT-7: a subview that is inserted again is first taken out, then counted", arguments: 0..<5)
  func insertingASubview(old: Int) throws {
    let others = [0, 1, 2, 3, 4].filter { $0 != old }
    for index in 0..<5 {
      let (parent, children) = family()
      parent.insertSubview(children[old], at: index)
      var expected = others
      expected.insert(old, at: index)
      #expect(order(parent) == expected, "from \(old) to \(index)")
    }
    for sibling in others {
      let place = try #require(others.firstIndex(of: sibling))
      let (below, belowChildren) = family()
      below.insertSubview(belowChildren[old], belowSubview: belowChildren[sibling])
      #expect(order(below) == others[..<place] + [old] + others[place...])
      let (above, aboveChildren) = family()
      above.insertSubview(aboveChildren[old], aboveSubview: aboveChildren[sibling])
      #expect(order(above) == others[...place] + [old] + others[(place + 1)...])
    }
  }

  @Test("HT-7: bringing to front and sending to back, and neither for a stranger")
  func frontAndBack() {
    let (parent, children) = family()
    parent.bringSubviewToFront(children[2])
    #expect(order(parent) == [0, 1, 3, 4, 2])
    parent.sendSubviewToBack(children[4])
    #expect(order(parent) == [4, 0, 1, 3, 2])
    parent.bringSubviewToFront(children[2])
    parent.sendSubviewToBack(children[4])
    #expect(order(parent) == [4, 0, 1, 3, 2])
    let (other, strangers) = family()
    let errors = refusals {
      parent.bringSubviewToFront(strangers[0])
      parent.sendSubviewToBack(strangers[1])
    }
    #expect(errors.isEmpty)
    #expect(order(parent) == [4, 0, 1, 3, 2])
    #expect(order(other) == [0, 1, 2, 3, 4])
  }

  @Test("HT-7: exchanging two subviews, in either order, near and far")
  func exchanging() {
    for first in 0..<5 {
      for second in 0..<5 {
        let (parent, _) = family()
        parent.exchangeSubview(at: first, withSubviewAt: second)
        var expected = [0, 1, 2, 3, 4]
        expected.swapAt(first, second)
        #expect(order(parent) == expected)
        #expect(parent.subviews.allSatisfy { $0.superview === parent })
      }
    }
  }

  @Test("HT-7: a view that is added elsewhere leaves its old superview")
  func movingOver() {
    let (parent, children) = family()
    let other = UIView()
    other.insertSubview(children[3], at: 0)
    #expect(order(parent) == [0, 1, 2, 4])
    #expect(children[3].superview === other)
    #expect(children.map { parent.indexOfSubview($0) } == [0, 1, 2, nil, 3])
    #expect(parent.subviewCount == 4 && other.subviewCount == 1)
  }

  @Test("HT-7: removing a view, and one that has no superview")
  func removing() {
    let (parent, children) = family()
    children[2].removeFromSuperview()
    #expect(order(parent) == [0, 1, 3, 4])
    #expect(children[2].superview == nil)
    children[2].removeFromSuperview()
    for child in children { child.removeFromSuperview() }
    #expect(parent.subviews.isEmpty)
    #expect(parent.subviewCount == 0)
    #expect(parent.hit(5, 5) === parent)
  }

  @Test("HT-7: the subviews array is a value: it does not follow later changes")
  func subviewsAreAValue() {
    let (parent, children) = family()
    let before = parent.subviews
    children[0].removeFromSuperview()
    #expect(before == children)
    #expect(parent.subviews == Array(children.dropFirst()))
  }

  @Test("HT-7: a long random history leaves the same order as an array")
  func randomHistory() {
    var generator = SeededRandom(seed: SeededRandom.seed)
    let parent = UIView()
    let pool = (0..<12).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    var expected: [Int] = []
    for step in 0..<2000 {
      let view = pool[generator.integer(0..<pool.count)]
      let rest = expected.filter { $0 != view.tag }
      switch generator.integer(0..<4) {
      case 0:
        view.removeFromSuperview()
        expected = rest
      case 1:
        let index = generator.integer(0..<(rest.count + 1))
        parent.insertSubview(view, at: index)
        expected = rest
        expected.insert(view.tag, at: index)
      case 2:
        guard let place = rest.indices.randomElement(using: &generator) else { continue }
        parent.insertSubview(view, aboveSubview: pool[rest[place]])
        expected = rest
        expected.insert(view.tag, at: place + 1)
      default:
        guard expected.count > 1 else { continue }
        let (first, second) = (0, generator.integer(0..<expected.count))
        parent.exchangeSubview(at: first, withSubviewAt: second)
        expected.swapAt(first, second)
      }
      guard order(parent) == expected else {
        Issue.record("seed \(SeededRandom.seed), step \(step): \(order(parent)), \(expected)")
        return
      }
    }
  }

  @Test("HT-1: who holds whom: window, topmost, isDescendant, depth, height, viewWithTag")
  func relations() {
    let window = UIWindow()
    let (middle, leaf, loose) = (UIView(), UIView(), UIView())
    window.addSubview(UIView())
    window.addSubview(middle)
    middle.addSubview(leaf)
    (middle.tag, leaf.tag) = (3, 7)
    #expect(leaf.window === window && window.window === window && loose.window == nil)
    #expect(leaf.topmost === window && loose.topmost === loose)
    #expect(leaf.isDescendant(of: window) && leaf.isDescendant(of: leaf))
    #expect(!window.isDescendant(of: leaf) && !loose.isDescendant(of: window))
    #expect(window.depth == 0 && leaf.depth == 2)
    #expect(window.height == 3 && leaf.height == 1)
    #expect(window.viewWithTag(7) === leaf && middle.viewWithTag(3) === middle)
    #expect(window.viewWithTag(8) == nil)
    leaf.tag = 3
    #expect(window.viewWithTag(3) === middle, "the view itself before what it holds")
    window.subviews[0].tag = 3
    #expect(window.viewWithTag(3) === window.subviews[0], "and the back before the front")
  }
}
