import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

/// A point from a command's arguments: numbers, or a view for its middle.
///
/// Its point of the screen depends on where the view is when it is asked for.
package struct PointArgument {
  /// A view with the name that was typed.
  package struct NamedView {
    package let view: UIView
    let token: Token
  }

  package enum Place {
    case screen(CGPoint)
    case own(CGPoint, in: NamedView)
    case middle(of: NamedView)
  }

  package let place: Place
  /// The point in its plain form.
  package let text: String
  /// The range of its text, including the preposition.
  let range: Range<Int>

  /// The view that was named in place of numbers.
  var middleView: UIView? {
    if case .middle(let named) = place { named.view } else { nil }
  }

  /// The point in coordinates of a view, or of the screen without one.
  var own: (point: CGPoint, view: UIView?) {
    switch place {
    case .screen(let point): (point, nil)
    case .own(let point, let named): (point, named.view)
    case .middle(let named): (named.view.middle, named.view)
    }
  }

  /// The origin of the point, unless it is a point of the screen.
  func origin(in scene: Scene) -> HitTestTrace.Origin? {
    switch place {
    case .screen: nil
    case .own(let point, let named): .point(own: point, in: scene.objectName(named.view))
    case .middle(let named): .middle(of: scene.objectName(named.view))
    }
  }

  /// The point of the screen; throws if the view is in no window.
  func onScreen(in scene: Scene) throws -> CGPoint {
    switch place {
    case .screen(let point): return point
    case .own(let point, let named): return try named.onScreen(point, in: scene)
    case .middle(let named):
      scene.aimedView = named.view
      return try named.onScreen(named.view.middle, in: scene)
    }
  }

  /// The same point with names looked up again: after rows of a table moved, they refer to other
  /// cells.
  func again(in scene: Scene) throws -> PointArgument {
    let place: Place =
      switch place {
      case .screen: place
      case .own(let point, let named): .own(point, in: try named.again(in: scene))
      case .middle(let named): .middle(of: try named.again(in: scene))
      }
    return PointArgument(place: place, text: text, range: range)
  }
}

extension PointArgument.NamedView {
  fileprivate func onScreen(_ point: CGPoint, in scene: Scene) throws -> CGPoint {
    guard view.window != nil else {
      throw LocatedProblem(.notInWindow(scene.objectName(view).text), token.range)
    }
    return view.pointOnScreen(point)
  }

  fileprivate func again(in scene: Scene) throws -> PointArgument.NamedView {
    guard let view = try Arguments.object(token, kind: .view, in: scene) as? UIView else {
      return self
    }
    return PointArgument.NamedView(view: view, token: token)
  }
}

/// Readers of places.
extension Reader where Value == PointArgument {
  /// Reads POINT: `X Y`, `X,Y`, `(X, Y)` or a NAME for its middle, each with an optional `in VIEW`.
  static var point: Reader { point("in") }

  /// The same with synonyms of that `in`, which the usage does not show. A leading preposition, as
  /// in `tap on ok` or `drag from 10 10 to 20 20`, is ignored.
  static func point(_ prepositions: String...) -> Reader {
    Reader(.placeholder(.point)) { try $0.pointArgument(prepositions) }
  }
}

extension Arguments {
  fileprivate mutating func pointArgument(_ prepositions: [String]) throws -> PointArgument {
    let start = place.lowerBound
    if second != nil { _ = takeFree("at", "on", "from") }
    let textStart = place.lowerBound
    func argument(_ place: PointArgument.Place) -> PointArgument {
      let end = lastPlace.upperBound
      return PointArgument(
        place: place,
        text: String(source.characters[textStart..<max(textStart, end)]).trimmingBlanks,
        range: start..<max(start, end))
    }
    if nextIsBracketOrNumber {
      let point = try point()
      guard takeKeyword(prepositions) != nil else { return argument(.screen(point)) }
      return argument(.own(point, in: try namedView("VIEW")))
    }
    guard let token = next else { throw missing("POINT") }
    let named: PointArgument.NamedView
    do {
      named = try namedView("POINT")
    } catch let problem as LocatedProblem {
      if case .unknownName(let name, _, let suggestions) = problem.problem, suggestions.isEmpty,
        token.kind == .word, token.text.first?.isLetter != true
      {
        throw LocatedProblem(.notAPoint(name), problem.range)
      }
      throw problem
    }
    if takeKeyword(prepositions) != nil { _ = try view("VIEW") }
    return argument(.middle(of: named))
  }

  /// Reads VIEW, for its middle.
  mutating func middle() throws -> PointArgument {
    let named = try namedView("VIEW")
    return PointArgument(
      place: .middle(of: named), text: named.token.text, range: named.token.range)
  }

  private mutating func namedView(_ what: String) throws -> PointArgument.NamedView {
    let token = nameAhead
    let view = try view(what)
    return PointArgument.NamedView(
      view: view, token: token ?? Token(kind: .word, text: "", range: lastPlace))
  }

  /// Takes a word that is not the name of any object.
  private mutating func takeFree(_ words: String...) -> Bool {
    guard let token = next, scene.object(named: token.text) == nil else { return false }
    return takeKeyword(words) != nil
  }
}
