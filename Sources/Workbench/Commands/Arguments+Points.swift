import Foundation
import Records
import TypedText
import UIKitModel

/// A point of the screen as a command was given it.
package struct PointArgument {
  /// The point of the screen.
  package let screenPoint: CGPoint
  /// The place as it was written, where it was not a point of the screen.
  package let origin: HitTestTrace.Origin?
  /// The view in whose coordinates the numbers were, and the numbers.
  package let own: (view: UIView, point: CGPoint)?
  /// How the point was written, in plain form.
  package let text: String
}

extension Arguments {
  /// POINT: `X Y`, `X,Y`, `(X, Y)` or a NAME for its middle, each with an optional `in VIEW`.
  ///
  /// `prepositions` are the words for that `in`. A preposition in front, as in `tap on ok` or
  /// `drag from 10 10 to 20 20`, says nothing.
  package mutating func pointArgument(prepositions: String...) throws -> PointArgument {
    let prepositions = prepositions.isEmpty ? ["in"] : prepositions
    if second != nil { _ = takeFree("at", "on", "from") }
    let start = place.lowerBound
    if nextIsNumber || next?.kind == .open {
      let point = try point()
      guard takeOne(of: prepositions) else {
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
    if takeOne(of: prepositions) { _ = try self.view("VIEW") }
    return PointArgument(
      screenPoint: try onScreen(middle, of: view), origin: .middle(of: scene.objectName(view)),
      own: (view, middle), text: text(from: start))
  }

  private mutating func takeOne(of words: [String]) -> Bool {
    guard let token = next, token.kind == .word, words.contains(token.text) else { return false }
    return take() != nil
  }

  /// A word that is not the name of any object; it is then taken.
  private mutating func takeFree(_ words: String...) -> Bool {
    guard let token = next, scene.object(named: token.text) == nil else { return false }
    return takeOne(of: words)
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
