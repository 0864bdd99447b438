import Foundation
import Records
import UIKitModel

/// A point of the screen as a command was given it.
package struct PointArgument {
  /// The point of the screen.
  package let screenPoint: CGPoint
  /// What was written, where it was not a point of the screen.
  package let origin: HitTestTrace.Origin?
  /// The view in whose coordinates the numbers were, and the numbers.
  package let own: (view: UIView, point: CGPoint)?
  /// How the point was written, in plain form.
  package let text: String
}

extension Arguments {
  /// POINT: `X Y`, `X,Y`, `(X, Y)` or a NAME for its middle, each with an optional `in VIEW`.
  package mutating func pointArgument() throws -> PointArgument {
    let start = place.lowerBound
    if nextIsNumber || next?.kind == .open {
      let point = try point()
      guard takeKeyword("in") != nil else {
        return PointArgument(
          screenPoint: point, origin: nil, own: nil, text: text(from: start))
      }
      let view = try view("VIEW")
      return PointArgument(
        screenPoint: try onScreen(point, of: view),
        origin: .point(own: point, in: scene.objectName(view)), own: (view, point),
        text: text(from: start))
    }
    guard next != nil else { throw missing("POINT") }
    let token = next
    let view: UIView
    do {
      view = try self.view("POINT")
    } catch let problem as LocatedProblem {
      if case .unknownName(let name, _, let suggestions) = problem.problem, suggestions.isEmpty,
        token?.kind == .word, token?.text.first?.isLetter != true
      {
        throw LocatedProblem(.notAPoint(name), problem.range)
      }
      throw problem
    }
    let middle = view.middle
    if takeKeyword("in") != nil { _ = try self.view("VIEW") }
    return PointArgument(
      screenPoint: try onScreen(middle, of: view), origin: .middle(of: scene.objectName(view)),
      own: (view, middle), text: text(from: start))
  }

  /// A point of a view on the screen; throws when the view is in no window.
  private func onScreen(_ point: CGPoint, of view: UIView) throws -> CGPoint {
    guard view.window != nil else {
      throw problem(.notInWindow(scene.objectName(view).text))
    }
    return view.pointOnScreen(point)
  }

  private func text(from start: Int) -> String {
    String(source.characters[start..<max(start, lastPlace.upperBound)]).trimmingBlanks
  }
}
