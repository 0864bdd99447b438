import Foundation
import UIKitModel

/// The views that are asked, one by the other, until a touch arrives at a view: its window first,
/// itself last.
package struct WayDown {
  package let path: [UIView]

  package init(to view: UIView) {
    path = Array(sequence(first: view) { $0.superview }.reversed())
  }

  package var view: UIView { path[path.count - 1] }

  /// The map from the view's own points to those of the screen.
  package var mapToScreen: Projection {
    path.reversed().reduce(.identity) { $0.concatenating($1.mapToSuperview) }
  }

  /// The coordinates of the view at a level for a point of the screen, by the exact arithmetic of a
  /// hit test.
  package func point(_ point: CGPoint, at level: Int) -> CGPoint {
    var result = path[0].ownPoint(ofScreen: point)
    var above = path[0]
    for view in path[0...level].dropFirst() {
      result = above.convert(result, to: view)
      above = view
    }
    return result
  }

  /// The decision by which a touch left the path, and the view that made it.
  package struct Decision {
    package enum Kind: Hashable {
      /// A switch of a view on the path (HT-2).
      case refused
      /// The point is outside a view on the path (HT-4).
      case outside
      /// Code answered `point(inside:)` or `hitTest` of a view on the path.
      case code(isPointInside: Bool)
      /// Code of a view inside the view answered with one outside it.
      case codeInside
      /// A view in front of one on the path answered (HT-5).
      case covered
      /// Another window answered (WN-5).
      case otherWindow
      /// The window is not among those that are asked.
      case windowNotAsked
      /// The hierarchy changed while it was asked.
      case changedMeanwhile
    }

    package let kind: Kind
    /// The view that made the decision.
    package let culprit: UIView
    /// The level of the view that excluded the touch, or was itself ignored.
    package let level: Int
    /// The index of the deciding step; nil if no step decided.
    package let step: Int?
  }

  /// The decision that excluded the touch in a recorded hit test whose result was neither the view
  /// nor a descendant of it.
  package func decision(in steps: [HitTestRecorder.Step], result: UIView?) -> Decision {
    var indices: [Int] = []
    for level in path.indices {
      guard let index = step(of: path[level], askedBy: indices.last, in: steps) else {
        return notAsked(at: level, askedBy: indices.last, in: steps)
      }
      let step = steps[index]
      if step.method != nil {
        if level + 1 < path.count {
          guard self.step(of: path[level + 1], askedBy: index, in: steps) == nil else {
            indices.append(index)
            continue
          }
          if let cover = covering(level + 1, askedBy: index, in: steps) { return cover }
        }
        return Decision(
          kind: .code(isPointInside: false), culprit: path[level], level: level, step: index)
      }
      if step.refusal != nil {
        return Decision(kind: .refused, culprit: path[level], level: level, step: index)
      }
      if step.isInside == false {
        return Decision(
          kind: step.insideMethod == nil ? .outside : .code(isPointInside: true),
          culprit: path[level], level: level, step: index)
      }
      indices.append(index)
    }
    return decisionBehindView(indices, in: steps)
  }

  /// The decision if the view was asked and answered, but is not the result.
  private func decisionBehindView(
    _ indices: [Int], in steps: [HitTestRecorder.Step]
  ) -> Decision {
    let last = indices[indices.count - 1]
    let answer = steps[last].answer
    if let answer, !answer.isDescendant(of: view) {
      var current = last
      while let next = steps.indices.first(where: {
        steps[$0].askedBy == current && steps[$0].answer === answer
      }) {
        current = next
      }
      if current != last, steps[current].method != nil {
        return Decision(
          kind: .codeInside, culprit: steps[current].view, level: path.count - 1, step: current)
      }
    } else if let answer {
      for (level, index) in indices.enumerated().dropLast().reversed()
      where steps[index].answer !== answer && steps[index].method != nil {
        return Decision(
          kind: .code(isPointInside: false), culprit: path[level], level: level, step: index)
      }
    }
    return Decision(
      kind: .changedMeanwhile, culprit: view, level: path.count - 1, step: last)
  }

  /// The reason why the view at a level was not asked although the one above it asked its subviews.
  private func notAsked(
    at level: Int, askedBy asker: Int?, in steps: [HitTestRecorder.Step]
  ) -> Decision {
    guard let asker else {
      let front = steps.indices.last { steps[$0].askedBy == nil && steps[$0].answer != nil }
      guard let front else {
        return Decision(kind: .windowNotAsked, culprit: path[0], level: 0, step: nil)
      }
      return Decision(kind: .otherWindow, culprit: steps[front].view, level: 0, step: front)
    }
    return covering(level, askedBy: asker, in: steps)
      ?? Decision(kind: .changedMeanwhile, culprit: view, level: level, step: asker)
  }

  /// The sibling of the view at a level that answered before it, if it is in front and its answer
  /// is that of the superview.
  private func covering(
    _ level: Int, askedBy asker: Int, in steps: [HitTestRecorder.Step]
  ) -> Decision? {
    let parent = path[level - 1]
    guard
      let index = steps.indices.last(where: {
        steps[$0].askedBy == asker && steps[$0].answer != nil && steps[$0].view.superview === parent
      }), steps[index].answer === steps[asker].answer,
      let own = parent.indexOfSubview(path[level]),
      let other = parent.indexOfSubview(steps[index].view), other > own
    else { return nil }
    return Decision(kind: .covered, culprit: steps[index].view, level: level, step: index)
  }

  /// The step in which a view was asked by that of another: the one with an answer, else the first.
  private func step(
    of view: UIView, askedBy asker: Int?, in steps: [HitTestRecorder.Step]
  ) -> Int? {
    var first: Int?
    for index in (asker.map { $0 + 1 } ?? 0)..<steps.count {
      let step = steps[index]
      if let asker, step.depth <= steps[asker].depth { break }
      guard step.view === view, step.askedBy == asker else { continue }
      if step.answer != nil { return index }
      if first == nil { first = index }
    }
    return first
  }
}

extension UIView {
  /// The coordinates of a point of the screen in the view, if it is a window; a view in no window
  /// is on no screen.
  fileprivate func ownPoint(ofScreen point: CGPoint) -> CGPoint {
    (self as? UIWindow)?.convert(point, from: nil as UIWindow?) ?? point
  }

  // The values that hit tests read, even if a script's class overrides the property.

  package var storedBounds: CGRect { Door.directly(.getBounds, of: self) { bounds } }
  var storedFrame: CGRect { Door.directly(.getFrame, of: self) { frame } }
  package var storedTransform: CGAffineTransform {
    Door.directly(.getTransform, of: self) { transform }
  }
  var storedClipsToBounds: Bool { Door.directly(.getClipsToBounds, of: self) { clipsToBounds } }
}
