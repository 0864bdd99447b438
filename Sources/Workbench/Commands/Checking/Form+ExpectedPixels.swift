import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

/// The form of `expect` for the pixels of a view.
extension Form {
  @FormBuilder static var expectedPixels: [Form] {
    Form(
      expecting: "pixel", .numbersOfPoint, .after("of", .view(.name)), .after("is", .pixelColor),
      .tolerance
    ) { session, point, view, expected, tolerance in
      let actual = PixelColor(parts: view.renderedPixel(at: point))
      let name = session.scene.objectName(view).text
      let far = zip(expected.parts, actual.parts).map { abs(Int($0) - Int($1)) }.max() ?? 0
      // Invisible colours are equal.
      let isClear = expected.parts[3] == 0 && actual.parts[3] == 0
      return Expectation(
        subject: .pixel(view: name, point: "\(point.x.typed) \(point.y.typed)"),
        expected: expected.text, actual: actual.text,
        holds: isClear || Double(far) <= max(tolerance, 1), tryLine: "render \(name)")
    }
  }
}

extension Reader where Value == PixelColor {
  /// Reads a colour.
  fileprivate static var pixelColor: Reader {
    Reader(.placeholder(.color)) { arguments in
      let word = try arguments.word(Placeholder.color.shown)
      guard let color = PixelColor(word.text) else {
        throw arguments.problem(
          .unknownColor(
            word.text, suggestions: Suggestions.near(word.text, in: Colors.names)))
      }
      return color
    }
  }
}
