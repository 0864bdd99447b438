import Foundation
import Testing
import UIKitModel

/// Changes that the tree refuses without any effect, and the limits of its size.
@Suite struct HierarchyErrorTests {
  /// A parent with two subviews, a stranger, and an ancestor above them.
  private struct Family {
    let ancestor = UIView()
    let parent = UIView()
    let first = UIView()
    let second = UIView()
    let stranger = UIView()
    let strangersHome = UIView()

    init() {
      ancestor.addSubview(parent)
      parent.addSubview(first)
      parent.addSubview(second)
      strangersHome.addSubview(stranger)
    }

    func isAsItWas() -> Bool {
      parent.subviews == [first, second] && parent.superview === ancestor
        && ancestor.subviews == [parent] && strangersHome.subviews == [stranger]
        && stranger.superview === strangersHome && first.superview === parent
        && ancestor.superview == nil
    }
  }

  /// Inserts, checks that this throws `error` and that nothing moved.
  private func expect(
    _ error: (Family) -> HierarchyError, sourceLocation: SourceLocation = #_sourceLocation,
    from insert: (Family) throws -> Void
  ) {
    let family = Family()
    #expect(throws: error(family), sourceLocation: sourceLocation) { try insert(family) }
    #expect(family.isAsItWas(), sourceLocation: sourceLocation)
  }

  @Test("HT-1: a view cannot be its own subview")
  func addsItself() {
    expect({ .addsItself($0.parent) }, from: { try $0.parent.insert($0.parent, at: .front) })
    expect({ .addsItself($0.parent) }, from: { try $0.parent.insert($0.parent, at: .index(9)) })
  }

  @Test("HT-1: a view cannot be put into what it holds")
  func addsAncestor() {
    expect(
      { .addsAncestor($0.ancestor, to: $0.second) },
      from: { try $0.second.insert($0.ancestor, at: .front) })
    expect(
      { .addsAncestor($0.parent, to: $0.first) },
      from: { try $0.first.insert($0.parent, at: .index(0)) })
  }

  @Test("HT-1: a window is in no view")
  func addsWindow() {
    let window = UIWindow()
    expect({ _ in .addsWindow(window) }, from: { try $0.parent.insert(window, at: .front) })
    #expect(window.superview == nil)
  }

  @Test("HT-7: an index must be in 0...count, where a subview itself does not count")
  func indexOutOfRange() {
    for index in [-1, 3, .max, .min] {
      expect(
        { _ in .indexOutOfRange(index, count: 2) },
        from: { try $0.parent.insert($0.stranger, at: .index(index)) })
    }
    for index in [-1, 2] {
      expect(
        { _ in .indexOutOfRange(index, count: 1) },
        from: { try $0.parent.insert($0.first, at: .index(index)) })
    }
  }

  @Test("HT-7: below and above need a sibling that is another subview")
  func notASubview() {
    expect(
      { .notASubview($0.stranger, of: $0.parent) },
      from: { try $0.parent.insert(UIView(), at: .below($0.stranger)) })
    expect(
      { .notASubview($0.ancestor, of: $0.parent) },
      from: { try $0.parent.insert($0.first, at: .above($0.ancestor)) })
    expect(
      { .notASubview($0.first, of: $0.parent) },
      from: { try $0.parent.insert($0.first, at: .above($0.first)) })
    expect(
      { .notASubview($0.stranger, of: $0.parent) },
      from: { try $0.parent.insert($0.stranger, at: .below($0.stranger)) })
  }

  @Test("HT-7: UIKit's own calls refuse with the same errors, and change nothing")
  func ownCalls() {
    let family = Family()
    let (parent, window) = (family.parent, UIWindow())
    let errors = refusals {
      parent.addSubview(parent)
      family.first.addSubview(family.ancestor)
      parent.addSubview(window)
      parent.insertSubview(family.stranger, at: 3)
      parent.insertSubview(UIView(), belowSubview: family.stranger)
      parent.insertSubview(UIView(), aboveSubview: family.stranger)
      parent.exchangeSubview(at: 0, withSubviewAt: 2)
      parent.exchangeSubview(at: -1, withSubviewAt: 0)
    }
    #expect(
      errors == [
        .addsItself(parent), .addsAncestor(family.ancestor, to: family.first), .addsWindow(window),
        .indexOutOfRange(3, count: 2), .notASubview(family.stranger, of: parent),
        .notASubview(family.stranger, of: parent), .indexOutOfRange(2, count: 1),
        .indexOutOfRange(-1, count: 1),
      ])
    #expect(family.isAsItWas())
  }

  /// A chain of `count` views, as its first and its last. Short chains are put into each other as
  /// long as they fit, for each view that is put below others has its depth counted; the last ones
  /// go in one by one.
  private func chain(_ count: Int) throws -> (top: UIView, bottom: UIView) {
    let short = try shortChain(min(count, 100))
    var bottom = short.bottom
    var length = min(count, 100)
    while length + 200 < count {
      let next = try shortChain(100)
      try bottom.insert(next.top, at: .front)
      bottom = next.bottom
      length += 100
    }
    for _ in length..<count {
      let next = UIView.make(0, 0, 10, 10)
      try bottom.insert(next, at: .front)
      bottom = next
    }
    return (short.top, bottom)
  }

  private func shortChain(_ count: Int) throws -> (top: UIView, bottom: UIView) {
    let top = UIView.make(0, 0, 10, 10)
    var bottom = top
    for _ in 1..<count {
      let next = UIView.make(0, 0, 10, 10)
      try bottom.insert(next, at: .front)
      bottom = next
    }
    return (top, bottom)
  }

  @Test("HT-1: 10,000 levels are accepted, asked and released, and one more is refused")
  func deepest() throws {
    weak var released: UIView?
    do {
      let (top, bottom) = try chain(UIView.deepestLevel)
      #expect(top.height == 10_000)
      #expect(bottom.depth == 9_999)
      #expect(top.hit(5, 5) === bottom)
      let recorder = Recorder()
      #expect(recorder.watch(top, 5, 5) === bottom)
      #expect(recorder.asked.count == 10_000)
      #expect(throws: HierarchyError.tooDeep) { try bottom.insert(UIView(), at: .front) }
      #expect(bottom.subviewCount == 0)
      let above = UIView()
      #expect(throws: HierarchyError.tooDeep) { try above.insert(top, at: .front) }
      #expect(above.subviewCount == 0 && top.superview == nil)
      var middle = bottom
      for _ in 1..<5000 { middle = try #require(middle.superview) }
      middle.removeFromSuperview()
      #expect(middle.height == 5000 && top.height == 5000)
      try above.insert(middle, at: .front)
      released = bottom
    }
    #expect(released == nil, "and no overflow on the way")
  }

  @Test("HT-1: the deepest tree is released without recursion, as a small stack shows")
  func releasedOnASmallStack() throws {
    nonisolated(unsafe) var top: UIView? = try chain(UIView.deepestLevel).top
    let isReleased = DispatchSemaphore(value: 0)
    let thread = Thread {
      top = nil
      isReleased.signal()
    }
    thread.stackSize = 128 * 1024
    thread.start()
    isReleased.wait()
    #expect(top == nil)
  }

  @Test("HT-1: moving a subview within the deepest tree is no new level")
  func movingWithinTheDeepest() throws {
    let (top, bottom) = try chain(UIView.deepestLevel)
    let superview = try #require(bottom.superview)
    try superview.insert(bottom, at: .front)
    #expect(superview.subviews == [bottom])
    #expect(top.subviewCount == 1)
  }

  @Test("HT-5: 100,000 siblings are kept, asked in order and released")
  func manySiblings() throws {
    weak var released: UIView?
    do {
      let parent = UIView.make(0, 0, 100, 100)
      let first = UIView.make(0, 0, 10, 10, in: parent)
      for _ in 1..<100_000 { parent.addSubview(UIView()) }
      #expect(parent.subviewCount == 100_000)
      #expect(parent.subviews.count == 100_000)
      #expect(parent.hit(5, 5) === first)
      parent.bringSubviewToFront(first)
      #expect(parent.subviews.last === first)
      released = first
    }
    #expect(released == nil)
  }

  @Test("HT-1: a superview that is gone leaves its subviews without one")
  func superviewIsGone() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    #expect(child.next == nil)
  }
}

/// Calls for which a device raises an exception, besides changes of the tree.
@Suite struct RefusedCallTests {
  @Test("A place or a size of NaN is refused and changes nothing; infinities are taken")
  func geometry() {
    let view = UIView.make(1, 2, 3, 4)
    let refused = refusals {
      view.frame.origin.x = .nan
      view.bounds.size.height = .nan
      view.center.y = .nan
      view.layer.position.x = .nan
    }
    #expect(refused == Array(repeating: .invalidGeometry(view), count: 4))
    #expect(view.frame == rect(1, 2, 3, 4))
    let taken = refusals {
      view.frame.origin.x = .infinity
      view.transform.a = .nan
    }
    #expect(taken.isEmpty)
  }

  @Test("Cells that nothing is registered for, rows and places that there are not")
  func indices() {
    let table = UITableView(frame: rect(0, 0, 100, 100))
    let stack = UIStackView(frame: rect(0, 0, 100, 100))
    let path = IndexPath(row: 7, section: 0)
    let refused = refusals {
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
      table.scrollToRow(at: path, at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: false)
      stack.insertArrangedSubview(UIView(), at: 1)
    }
    #expect(
      refused == [
        .exceptionAbout(.cellNotRegistered, table, word: "row"),
        .exceptionAbout(
          .scrollsBeyondRows, table,
          word: "row (7) when there are only 0 rows in section 0."),
        .exceptionAbout(
          .scrollsBeyondRows, table, word: "section (3) when there are only 1 sections."),
        .indexOutOfRange(1, count: 0),
      ])
    #expect(
      stack.subviews.isEmpty && refusals { stack.insertArrangedSubview(table, at: 0) }.isEmpty)
    #expect(refusals { stack.insertArrangedSubview(table, at: 1) }.isEmpty)
  }
}
