import Foundation
import Machine
import ScriptLibrary
import TypedProgram
import UIKitModel

/// Key paths of key-value coding: `superview.tag`, the parts of structures of layers, such as
/// `transform.scale`, and the answers of collections (EX-30).
extension KeyValueCoding {
  /// The value at the end of a path; nil where an object on the way is nil.
  static func value(
    forKeyPath path: String, of object: NSObject
  ) throws(RunStop) -> AnyValue? {
    try value(at: keys(path)[...], of: object)
  }

  /// Sets the property at the end of a path; nothing where an object on the way is nil.
  static func set(
    _ value: AnyValue?, forKeyPath path: String, of object: NSObject
  ) throws(RunStop) {
    let keys = keys(path)
    var current = object
    for (index, key) in keys.dropLast().enumerated() {
      guard let next = try self.value(forKey: key, of: current) else { return }
      let rest = keys[(index + 1)...]
      guard let inner = next.object as? NSObject, !(next.object is AnyBox) else {
        let whole = Crossing.native(next)
        guard current is CALayer, !(whole is [Any]),
          let changed = value.flatMap({ replacing(rest, of: whole, with: $0) })
        else {
          throw undefined(
            rest[index + 1], ofClass: name(of: whole), in: "setValue:forUndefinedKey:")
        }
        return try set(AnyValue(Crossing.boxed(changed)), forKey: key, of: current)
      }
      current = inner
    }
    try set(value, forKey: keys[keys.count - 1], of: current)
  }

  private static func keys(_ path: String) -> [String] {
    let keys = path.split(separator: ".").map(String.init)
    return keys.isEmpty ? [path] : keys
  }

  private static func value(
    at keys: ArraySlice<String>, of object: NSObject
  ) throws(RunStop) -> AnyValue? {
    guard let first = keys.first, let next = try value(forKey: first, of: object) else {
      return nil
    }
    let rest = keys.dropFirst()
    guard !rest.isEmpty else { return next }
    if let list = next.object as? ObjectArray { return try value(at: rest, ofAll: list.elements) }
    if let inner = next.object as? NSObject, !(next.object is AnyBox) {
      return try value(at: rest, of: inner)
    }
    let whole = Crossing.native(next)
    if let list = whole as? [Any] { return try value(at: rest, ofAll: list) }
    if object is CALayer, let part = part(rest, of: whole) {
      return AnyValue(Crossing.boxed(part))
    }
    throw undefined(rest[rest.startIndex], ofClass: name(of: whole), in: "valueForUndefinedKey:")
  }

  // MARK: Collections

  /// The values of all elements, or what an operator such as `@count` makes of them.
  private static func value(
    at keys: ArraySlice<String>, ofAll list: [Any]
  ) throws(RunStop) -> AnyValue? {
    guard let first = keys.first else { return nil }
    if first == "@count" { return AnyValue(Crossing.boxed(list.count)) }
    let isOperator = first.hasPrefix("@")
    var values: [AnyObject] = []
    for element in list {
      guard let object = element as? NSObject else {
        throw undefined(first, ofClass: name(of: element), in: "valueForUndefinedKey:")
      }
      let path = isOperator ? keys.dropFirst() : keys
      if let value = try value(at: path, of: object) { values.append(value.object) }
    }
    guard isOperator else { return AnyValue(ObjectArray(values)) }
    let numbers = values.compactMap { number(AnyValue($0)) }
    let result: Double? =
      switch first {
      case "@sum": numbers.reduce(0, +)
      case "@avg": numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
      case "@max": numbers.max()
      case "@min": numbers.min()
      default: nil
      }
    guard let result else {
      if first == "@max" || first == "@min" { return nil }
      throw undefined(first, ofClass: "__NSArrayI", in: "valueForUndefinedKey:")
    }
    return AnyValue(Crossing.boxed(result))
  }

  // MARK: Parts of structures

  /// The part of a structure; nil if it has none of that name.
  private static func part(_ keys: ArraySlice<String>, of whole: Any) -> Any? {
    guard let first = keys.first else { return whole }
    let rest = keys.dropFirst()
    return switch (whole, first) {
    case (let rect as CGRect, "origin"): part(rest, of: rect.origin)
    case (let rect as CGRect, "size"): part(rest, of: rect.size)
    case (let point as CGPoint, "x") where rest.isEmpty: point.x
    case (let point as CGPoint, "y") where rest.isEmpty: point.y
    case (let size as CGSize, "width") where rest.isEmpty: size.width
    case (let size as CGSize, "height") where rest.isEmpty: size.height
    case (let transform as CATransform3D, _): transform.part(at: keys.joined(separator: "."))
    default: nil
    }
  }

  /// The structure with a part replaced; nil if it has none of that name, or the value has another
  /// type.
  private static func replacing(
    _ keys: ArraySlice<String>, of whole: Any, with value: AnyValue
  ) -> Any? {
    let rest = keys.dropFirst()
    guard let first = keys.first else {
      let native = Crossing.native(value)
      return Swift.type(of: native) == Swift.type(of: whole) ? native : nil
    }
    let number = rest.isEmpty ? Self.number(value).map { CGFloat($0) } : nil
    switch (whole, first) {
    case (var rect as CGRect, "origin"):
      guard let origin = replacing(rest, of: rect.origin, with: value) as? CGPoint else {
        return nil
      }
      rect.origin = origin
      return rect
    case (var rect as CGRect, "size"):
      guard let size = replacing(rest, of: rect.size, with: value) as? CGSize else { return nil }
      rect.size = size
      return rect
    case (let point as CGPoint, "x"): return number.map { CGPoint(x: $0, y: point.y) }
    case (let point as CGPoint, "y"): return number.map { CGPoint(x: point.x, y: $0) }
    case (let size as CGSize, "width"): return number.map { CGSize(width: $0, height: size.height) }
    case (let size as CGSize, "height"): return number.map { CGSize(width: size.width, height: $0) }
    case (let transform as CATransform3D, _):
      return transform.replacing(keys.joined(separator: "."), with: Crossing.native(value))
    default: return nil
    }
  }

  /// The class of the object in which Objective-C stores a value.
  private static func name(of value: Any) -> String {
    switch value {
    case is [Any]: "__NSArrayI"
    case is String: "__NSCFString"
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint: "__NSCFNumber"
    default: "NSConcreteValue"
    }
  }
}
