import Foundation
import Records

/// Readers of numbers.
extension Reader where Value == Double {
  /// Reads a number.
  static func number(_ letters: String) -> Reader {
    Reader(.placeholder(.number(letters))) { try $0.number(letters) }
  }

  /// Reads a time in seconds.
  static func seconds(_ range: ClosedRange<Double>) -> Reader {
    Reader(.placeholder(.seconds)) { try $0.seconds(Placeholder.seconds.shown, range) }
  }
}

extension Reader where Value == Int {
  /// Reads a count.
  package static func count(_ range: ClosedRange<Int>, letters: String = "N") -> Reader {
    Reader(.placeholder(.number(letters))) { try $0.count(letters, range) }
  }

  /// Reads an integer.
  static var wholeNumber: Reader {
    Reader(.placeholder(.number("N"))) { try $0.wholeNumber("N") }
  }
}

extension Reader where Value == CGPoint {
  /// Reads a position.
  static var position: Reader {
    Reader(.placeholders("X", "Y")) { try $0.point(isPlace: true) }
  }

  /// Reads the numbers of a point.
  static var numbersOfPoint: Reader { Reader(.placeholders("X", "Y")) { try $0.point() } }

  /// Reads a vector from one point to another.
  static var way: Reader { way(isPlace: false) }

  /// Reads the translation of a view.
  static var shift: Reader { way(isPlace: true) }

  private static func way(isPlace: Bool) -> Reader {
    Reader(.placeholders("DX", "DY")) { arguments in
      let numbers = try arguments.numbers(["DX", "DY"], isPlace: isPlace)
      return CGPoint(x: numbers[0], y: numbers[1])
    }
  }
}

extension Reader where Value == CGRect {
  /// Reads a rectangle.
  static var rectangle: Reader {
    Reader(
      .placeholders("X", "Y", "W", "H"), begins: { $0.nextIsBracketOrNumber }
    ) { try $0.rectangle() }
  }
}
