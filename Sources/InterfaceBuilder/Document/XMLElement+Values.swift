import Foundation

// Attributes and elements as values of Interface Builder.

extension XMLElement {
  /// The identifier by which the file names the object; nil without one.
  package var id: String? { self["id"] }

  /// A number; nil without the attribute, or if it is not a finite number.
  package func number(_ name: String) -> CGFloat? {
    guard let text = self[name], let number = Double(text), number.isFinite else { return nil }
    return CGFloat(number)
  }

  /// A whole number.
  package func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// `YES` or `NO`.
  package func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The rectangle of a key, in the superview's coordinates.
  package func rectangle(_ key: String) -> CGRect? {
    guard let child = child(key: key), child.name == "rect",
      let x = child.number("x"), let y = child.number("y"), let width = child.number("width"),
      let height = child.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The size of a key.
  package func size(_ key: String) -> CGSize? {
    guard let child = child(key: key), let width = child.number("width"),
      let height = child.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The four insets of a key: Interface Builder names the right and bottom ones by maxima.
  package func insets(_ key: String) -> (
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  )? {
    guard let child = child(key: key) else { return nil }
    func side(_ names: String...) -> CGFloat { names.lazy.compactMap(child.number).first ?? 0 }
    return (
      side("top", "minY"), side("left", "leading", "minX"), side("bottom", "maxY"),
      side("right", "trailing", "maxX")
    )
  }

  /// The text of a key: an attribute, or an element where the text has several lines.
  package func string(_ key: String) -> String? {
    self[key] ?? children.first { $0["key"] == key && $0.name == "string" }?.decodedText
  }

  /// The characters of a text element, also those that are stored as Base64.
  private var decodedText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let packed = text.filter { !$0.isWhitespace }
    let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The names whose attribute is `YES`, such as the sides of a mask.
  package var flags: Set<String> { Set(attributes.filter { $0.value == "YES" }.map(\.name)) }

  /// The class name in the file, or UIKit's for the element.
  package var customClass: String? { self["customClass"] }
}
