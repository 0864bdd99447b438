import Foundation
import InterfaceBuilder
import UIKitModel

/// The colours, fonts and images of a file of Interface Builder.
struct InterfacePalette {
  private let colors: [String: XMLElement]
  private let images: [String: XMLElement]

  init(_ document: InterfaceDocument) {
    colors = document.colors
    images = document.images
  }

  /// The colour of a key; nil without it.
  func color(_ key: String, of element: XMLElement) -> UIColor? {
    element.child(key: key).flatMap(color)
  }

  /// The colour of an element; nil for one that only the system or an asset catalogue defines.
  func color(_ element: XMLElement) -> UIColor? {
    guard element.name == "color" else { return nil }
    let alpha = element.number("alpha") ?? 1
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    if let name = element["systemColor"] ?? element["name"],
      let resource = colors[name], resource["systemColor"] == nil, resource["name"] == nil
    {
      return color(resource)
    }
    let known = element["systemColor"] ?? element["cocoaTouchSystemColor"]
    return known.flatMap { Self.system[$0] ?? Colors.color(named: $0.replacing("Color", with: "")) }
  }

  /// The system colours that files name without their components, in the light style.
  private static let system: [String: UIColor] = [
    "systemBackgroundColor": .white, "labelColor": .black, "darkTextColor": .black,
    "lightTextColor": UIColor(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": UIColor(red: 0.937, green: 0.937, blue: 0.957, alpha: 1),
    "systemGroupedBackgroundColor": UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1),
    "secondaryLabelColor": UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6),
    "tableCellGroupedBackgroundColor": .white,
  ]

  /// The image with a name, in the size that the file states for it; nil without a name.
  func image(_ name: String?) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    let resource = images[name]
    let size = CGSize(
      width: resource?.number("width") ?? 0, height: resource?.number("height") ?? 0)
    return UIImage(name: name, size: size)
  }

  /// The font of a key; nil without it.
  func font(_ key: String, of element: XMLElement) -> UIFont? {
    guard let description = element.child(key: key), description.name == "fontDescription" else {
      return nil
    }
    if let style = description["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = description.number("pointSize") ?? UIFont.systemFontSize
    if let name = description["name"] { return UIFont(name: name, size: size) }
    if let weight = description["weight"].flatMap({ Self.weights[$0] }) {
      return .systemFont(ofSize: size, weight: weight)
    }
    return switch description["type"] {
    case "boldSystem": .boldSystemFont(ofSize: size)
    case "italicSystem": .italicSystemFont(ofSize: size)
    default: .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": UIFont.Weight(rawValue: -0.8), "thin": UIFont.Weight(rawValue: -0.6),
    "light": .light, "regular": .regular, "medium": .medium, "semibold": .semibold,
    "bold": .bold, "heavy": .heavy, "black": UIFont.Weight(rawValue: 0.62),
  ]
}
