import HitMaps
import Records
import Scenes
import TypedText
import UIKitModel

extension Form {
  /// `map is FILE`, `map NAME is solution`.
  static var expectedMap: Form {
    Form(
      expecting: "map", .viewBeforeIs, .after("is", .expectedMap),
      .optional(.after("border", .border))
    ) { session, view, expected, border in
      let (file, map, unjudged) = try expected.map(in: session)
      let check = MapCheck(
        view: view.map { session.scene.objectName($0).text }, file: file, map: map,
        border: border.map { .points($0) } ?? unjudged)
      return check.expectation(try session.mapRecord(of: view))
    }
  }
}

/// The source of an expected map.
private enum ExpectedMap {
  case file(Token)
  case solution(Range<Int>)

  func map(
    in session: Session
  ) throws -> (file: String?, map: HitMap, border: MapCheck.Border) {
    switch self {
    case .file(let token):
      do {
        let text = try session.text(ofFile: token.text)
        return (token.text, try MapText.map(of: text, path: token.text), .points(0))
      } catch let problem as Problem {
        throw LocatedProblem(problem, token.range)
      }
    case .solution(let range):
      guard let (map, unjudged) = try session.companion?.solutionMap else {
        throw LocatedProblem(.noSolutionHere, range)
      }
      return (nil, map, .cells(unjudged))
    }
  }
}

extension Reader where Value == ExpectedMap {
  fileprivate static var expectedMap: Reader {
    .either(
      .reading(.word(.file), as: ExpectedMap.file),
      .reading(.written(Reader<Void>.keyword("solution"))) { .solution($0.range) })
  }
}

extension Reader where Value == UIView? {
  /// Reads an optional view before `is`.
  fileprivate static var viewBeforeIs: Reader {
    Reader(.lines([.nothing, .placeholder(.name)])) { arguments in
      arguments.isAtEnd || arguments.isNextFree("is") ? nil : try arguments.view()
    }
  }
}

extension Reader where Value == Double {
  /// Reads a distance from borders, in points.
  fileprivate static var border: Reader {
    Reader(.placeholder(.number("N"))) { arguments in
      let text = arguments.next?.text ?? ""
      let number = try arguments.number("N")
      guard number >= 0, number <= Double(MapCheck.widestBorder) else {
        throw arguments.problem(.borderOutOfRange(text, most: MapCheck.widestBorder))
      }
      return number
    }
  }
}
