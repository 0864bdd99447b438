import Foundation
import Records

/// A part of a rectangle, point or size, as Swift names it.
package enum PropertyPart {
  /// The parts of a type, whole ones first.
  package static func parts(of type: PropertyType) -> [String] {
    switch type {
    case .rectangle:
      ["origin", "size", "origin.x", "origin.y", "size.width", "size.height"]
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    default: []
    }
  }

  /// The type of a part; nil if the type has no such part.
  package static func type(of part: String, in type: PropertyType) -> PropertyType? {
    guard parts(of: type).contains(part) else { return nil }
    switch part {
    case "origin": return .point
    case "size": return .size
    default: return .number
    }
  }

  /// The value of a part.
  package static func read(_ part: String, of value: PropertyValue) -> PropertyValue? {
    switch (value, part) {
    case (.rectangle(let rectangle), "origin"): .point(rectangle.origin)
    case (.rectangle(let rectangle), "size"): .size(rectangle.size)
    case (.rectangle(let rectangle), "origin.x"): .number(rectangle.origin.x)
    case (.rectangle(let rectangle), "origin.y"): .number(rectangle.origin.y)
    case (.rectangle(let rectangle), "size.width"): .number(rectangle.size.width)
    case (.rectangle(let rectangle), "size.height"): .number(rectangle.size.height)
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    default: nil
    }
  }

  /// The whole value with a part replaced.
  package static func write(
    _ part: String, _ new: PropertyValue, into value: PropertyValue
  ) -> PropertyValue {
    switch (value, part, new) {
    case (.rectangle(var rectangle), _, _):
      switch (part, new) {
      case ("origin", .point(let point)): rectangle.origin = point
      case ("size", .size(let size)): rectangle.size = size
      case ("origin.x", .number(let number)): rectangle.origin.x = number
      case ("origin.y", .number(let number)): rectangle.origin.y = number
      case ("size.width", .number(let number)): rectangle.size.width = number
      case ("size.height", .number(let number)): rectangle.size.height = number
      default: break
      }
      return .rectangle(rectangle)
    case (.point(let point), "x", .number(let number)):
      return .point(CGPoint(x: number, y: point.y))
    case (.point(let point), "y", .number(let number)):
      return .point(CGPoint(x: point.x, y: number))
    case (.size(let size), "width", .number(let number)):
      return .size(CGSize(width: number, height: size.height))
    case (.size(let size), "height", .number(let number)):
      return .size(CGSize(width: size.width, height: number))
    default: return value
    }
  }
}
