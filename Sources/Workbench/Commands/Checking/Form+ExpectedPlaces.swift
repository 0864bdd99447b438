import Foundation
import Records
import Scenes
import UIKitModel

/// Checks of the positions of views and points.
extension Form {
  /// `frame NAME is X Y W H`, `convert POINT to VIEW is X Y`, `measure NAME NAME is N`.
  @FormBuilder static var expectedPlaces: [Form] {
    Form(expecting: "frame", .view, .after("is", .rectangle), .tolerance) {
      session, view, expected, tolerance in
      let actual = view.frame
      let pairs = [
        (expected.origin.x, actual.origin.x), (expected.origin.y, actual.origin.y),
        (expected.size.width, actual.size.width), (expected.size.height, actual.size.height),
      ]
      let name = session.scene.objectName(view).text
      return Expectation(
        subject: .frame(name: name), expected: expected.typed, actual: actual.typed,
        holds: pairs.allSatisfy { abs($0 - $1) <= tolerance }, tryLine: "frame \(name)")
    }
    Form(
      expecting: "convert", .point, .after("to", .view(.view)), .after("is", .numbersOfPoint),
      .tolerance
    ) { session, place, target, expected, tolerance in
      _ = try place.onScreen(in: session.scene)
      let (point, view) = place.own
      let actual = try session.scene.conversionRecord(of: point, from: view, to: target).result
      let name = session.scene.objectName(target).text
      return Expectation(
        subject: .conversion(point: place.text, to: name),
        expected: "\(expected.x.typed) \(expected.y.typed)",
        actual: "\(actual.x.typed) \(actual.y.typed)",
        holds: abs(expected.x - actual.x) <= tolerance && abs(expected.y - actual.y) <= tolerance,
        tryLine: "convert \(place.text) to \(name)")
    }
    Form(
      expecting: "measure", .subject, .second(.subject), .after("is", .number("N")), .tolerance
    ) { session, first, second, expected, tolerance in
      let record = try session.scene.measure(first.value, second.value)
      let actual = record.gapOfShapes ?? record.gap
      return Expectation(
        subject: .measure(first: first.text, second: second.text),
        expected: CGFloat(expected).typed, actual: CGFloat(actual).typed,
        holds: abs(expected - actual) <= tolerance,
        tryLine: "measure \(first.text), \(second.text)")
    }
  }
}

extension Reader where Value == Written<MeasureSubject> {
  /// Reads a view, or a point.
  fileprivate static var subject: Reader {
    .written(.measuredView.also(.measuredPoint))
  }
}

extension Reader where Value == Double {
  /// Reads `[within N]`, in points. Without it numbers are equal up to rounding errors.
  static var tolerance: Reader {
    let tolerance = Reader(.placeholder(.number("N"))) { arguments in
      let text = arguments.next?.text ?? ""
      let tolerance = try arguments.number("N")
      guard tolerance >= 0 else { throw arguments.problem(.negativeTolerance(text)) }
      return tolerance
    }
    return .optional(.after("within", tolerance), or: 1e-9)
  }
}
