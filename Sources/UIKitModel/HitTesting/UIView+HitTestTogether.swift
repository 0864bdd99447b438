import Foundation

extension UIView {
  /// Answers `hitTest(_:with:)` as `UIView` itself does at many points, in the view's own
  /// coordinates: past an override of `hitTest(_:with:)` in the view, as `super` does, but not past
  /// those of its subviews. Nil where no point can be answered together.
  ///
  /// Only overrides that answer together and without observable effects are called.
  public final func hitTestTogether(x: [Double], y: [Double], event: UIEvent?) -> JointAnswers? {
    guard Door.observer == nil, !Door.isStopped, JointHitTest.depth < JointHitTest.mostDepth else {
      return nil
    }
    JointHitTest.depth += 1
    defer { JointHitTest.depth -= 1 }
    var test = JointHitTest(count: x.count)
    guard test.ask(self, x, y, event) else { return nil }
    return test.answers
  }
}

extension WindowOrder {
  /// Answers `hitTest(_:with:)` at many points of the screen, as far as they can be answered
  /// together.
  ///
  /// Only overrides that answer together and without observable effects are called.
  public func hitTestTogether(x: [Double], y: [Double], event: UIEvent?) -> JointAnswers? {
    guard Door.observer == nil, !Door.isStopped, JointHitTest.depth < JointHitTest.mostDepth else {
      return nil
    }
    JointHitTest.depth += 1
    defer { JointHitTest.depth -= 1 }
    var test = JointHitTest(count: x.count)
    var waiting = Array(x.indices)
    for window in windows where !waiting.isEmpty { test.ask(window, x, y, event, &waiting) }
    return test.answers
  }
}

/// A hit test of one view at many points.
private struct JointHitTest {
  /// The number of nested questions: code that is asked may ask again.
  static var depth = 0
  /// Deeper questions are asked point by point, where the machine checks its depth.
  static let mostDepth = 24

  private var costs: [Int32]
  private var outcomes: [UInt16]
  private var views: [UIView?] = [nil]

  init(count: Int) {
    costs = Array(repeating: 0, count: count)
    outcomes = Array(repeating: 0, count: count)
  }

  var answers: JointAnswers { JointAnswers(costs: costs, outcomes: outcomes, views: views) }

  /// Asks as `UIView.hitTest(_:with:)` does; returns false if the view has an answer of its own.
  mutating func ask(_ view: UIView, _ x: [Double], _ y: [Double], _ event: UIEvent?) -> Bool {
    let state = view.viewState
    guard state.pointee.manner == .plain else { return false }
    guard state.pointee.refusals.isEmpty else { return true }
    guard var waiting = inside(view, x, y, event) else { return false }
    for child in view.subviewCount > 0 ? view.subviews.reversed() : [] {
      if waiting.isEmpty { break }
      ask(child, x, y, event, &waiting)
    }
    let own = waiting.isEmpty ? 0 : place(of: view)
    for lane in waiting { outcomes[lane] = own }
    return true
  }

  /// The points that the view contains; nil where that cannot be asked together.
  private mutating func inside(
    _ view: UIView, _ x: [Double], _ y: [Double], _ event: UIEvent?
  ) -> [Int]? {
    let state = view.viewState
    guard state.pointee.mask[1] & Message.pointInside.bit != 0 else {
      return x.indices.filter { state.contains(CGPoint(x: x[$0], y: y[$0])) }
    }
    guard
      let joint = view.methodTable.method(for: .pointInside)?
        .answersTogether(.pointInside, view, x: x, y: y, event)
    else { return nil }
    costs = joint.costs
    return x.indices.filter { joint.costs[$0] >= 0 && joint.outcomes[$0] != 0 }
  }

  /// Asks a subview at the waiting points; those that it answers with nil keep waiting.
  mutating func ask(
    _ child: UIView, _ x: [Double], _ y: [Double], _ event: UIEvent?, _ waiting: inout [Int]
  ) {
    let state = child.viewState
    var (ownX, ownY) = ([Double](), [Double]())
    ownX.reserveCapacity(waiting.count)
    ownY.reserveCapacity(waiting.count)
    for lane in waiting {
      let own = state.convertFromSuperview(CGPoint(x: x[lane], y: y[lane]))
      ownX.append(own.x)
      ownY.append(own.y)
    }
    let isOverridden = state.pointee.mask[1] & Message.hitTest.bit != 0
    let joint =
      isOverridden
      ? child.methodTable.method(for: .hitTest)?
        .answersTogether(.hitTest, child, x: ownX, y: ownY, event)
      : child.hitTestTogether(x: ownX, y: ownY, event: event)
    guard let joint else {
      for lane in waiting { costs[lane] = -1 }
      return waiting = []
    }
    let places = joint.views.map { $0.map { place(of: $0) } ?? 0 }
    var left: [Int] = []
    for (order, lane) in waiting.enumerated() {
      guard joint.costs[order] >= 0 else {
        costs[lane] = -1
        continue
      }
      costs[lane] += joint.costs[order]
      let place = places[Int(joint.outcomes[order])]
      if place == 0 { left.append(lane) } else { outcomes[lane] = place }
    }
    waiting = left
  }

  private mutating func place(of view: UIView) -> UInt16 {
    if let place = views.firstIndex(where: { $0 === view }) { return UInt16(place) }
    views.append(view)
    return UInt16(views.count - 1)
  }
}
