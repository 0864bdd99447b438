import Foundation
import Records

/// Readers of numbers.
extension Reader where Value == Double {
  /// A number.
  static func number(_ letters: String) -> Reader {
    Reader(.placeholder(.number(letters))) { try $0.number(letters) }
  }

  /// A time in seconds.
  static func seconds(_ range: ClosedRange<Double>) -> Reader {
    Reader(.placeholder(.seconds)) { try $0.seconds(Placeholder.seconds.shown, range) }
  }
}

extension Reader where Value == Int {
  /// A whole number of things.
  package static func count(_ range: ClosedRange<Int>, letters: String = "N") -> Reader {
    Reader(.placeholder(.number(letters))) { try $0.count(letters, range) }
  }

  /// A whole number.
  static var wholeNumber: Reader {
    Reader(.placeholder(.number("N"))) { try $0.wholeNumber("N") }
  }
}

extension Reader where Value == CGPoint {
  /// Where something is to be.
  static var position: Reader {
    Reader(.placeholders("X", "Y")) { try $0.point(isPlace: true) }
  }

  /// The numbers of a point.
  static var numbersOfPoint: Reader { Reader(.placeholders("X", "Y")) { try $0.point() } }

  /// A way from one point to another.
  static var way: Reader { way(isPlace: false) }

  /// How far a view is moved.
  static var shift: Reader { way(isPlace: true) }

  private static func way(isPlace: Bool) -> Reader {
    Reader(.placeholders("DX", "DY")) { arguments in
      let numbers = try arguments.numbers(["DX", "DY"], isPlace: isPlace)
      return CGPoint(x: numbers[0], y: numbers[1])
    }
  }
}

extension Reader where Value == CGRect {
  /// A rectangle.
  static var rectangle: Reader {
    Reader(
      .placeholders("X", "Y", "W", "H"), begins: { $0.nextIsNumber || $0.next?.kind == .open }
    ) { try $0.rectangle() }
  }
}
