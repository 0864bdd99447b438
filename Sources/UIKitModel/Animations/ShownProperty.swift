import Foundation

/// A property of a layer that can be animated, by its key path.
struct ShownProperty {
  private let kind: Kind

  private enum Kind {
    /// A property that hit tests of `presentation()` depend on.
    case part(Part)
    case look(LayerLook)
  }

  private enum Part: String {
    case position, opacity, bounds, transform
    case x = "position.x"
    case y = "position.y"
    case size = "bounds.size"
    case width = "bounds.size.width"
    case height = "bounds.size.height"
    case origin = "bounds.origin"
    case originX = "bounds.origin.x"
    case originY = "bounds.origin.y"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case rotation = "transform.rotation"
    case rotationX = "transform.rotation.x"
    case rotationY = "transform.rotation.y"
    case rotationZ = "transform.rotation.z"
    case translationZ = "transform.translation.z"
    case scaleZ = "transform.scale.z"
    case perspective = "transform.m34"
  }

  /// Creates a property by its key path; nil for one that cannot be animated.
  init?(_ keyPath: String) {
    if let part = Part(rawValue: keyPath) {
      kind = .part(part)
    } else if let look = LayerLook(rawValue: keyPath) {
      kind = .look(look)
    } else {
      return nil
    }
  }

  /// The number of components of a value.
  private var count: Int {
    switch kind {
    case .look(let look): look.count
    case .part(.position), .part(.size), .part(.origin), .part(.translation): 2
    case .part(.bounds): 4
    case .part(.transform): 16
    case .part: 1
    }
  }

  /// The components of a value that an app set; nil for a value of another type.
  func numbers(of value: Any?) -> [CGFloat]? {
    guard let value else { return nil }
    let numbers: [CGFloat]
    switch value {
    case let point as CGPoint: numbers = [point.x, point.y]
    case let size as CGSize: numbers = [size.width, size.height]
    case let rect as CGRect:
      numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case let t as CGAffineTransform: numbers = CATransform3DMakeAffineTransform(t).entries
    case let space as CATransform3D: numbers = space.entries
    case let number as CGFloat: numbers = [number]
    case let number as Double: numbers = [CGFloat(number)]
    case let number as Float: numbers = [CGFloat(number)]
    case let number as Int: numbers = [CGFloat(number)]
    case let number as NSNumber: numbers = [CGFloat(number.doubleValue)]
    case let color as CGColor: numbers = LayerLook.numbers(of: color)
    case let color as UIColor: numbers = LayerLook.numbers(of: color.cgColor)
    case let boxed as NSValue:
      switch kind {
      case .part(.bounds): return self.numbers(of: boxed.cgRectValue)
      case .part(.transform): return self.numbers(of: boxed.caTransform3DValue)
      case .part(.size), .part(.translation), .look(.shadowOffset):
        return self.numbers(of: boxed.cgSizeValue)
      default: return self.numbers(of: boxed.cgPointValue)
      }
    default: return nil
    }
    return numbers.count == count && numbers.allSatisfy(\.isFinite) ? numbers : nil
  }

  /// Numbers as a value that `numbers(of:)` takes.
  func boxed(_ numbers: [CGFloat]) -> Any {
    switch (kind, numbers.count) {
    case (.look, 4):
      CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    case (.part, 4):
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case (_, 16): CATransform3D(entries: numbers)
    case (.look(.shadowOffset), _), (.part(.size), _), (.part(.translation), _):
      CGSize(width: numbers[0], height: numbers[1])
    case (_, 2): CGPoint(x: numbers[0], y: numbers[1])
    default: numbers[0]
    }
  }

  /// The components of the model value.
  func value(in values: ShownValues) -> [CGFloat] {
    switch kind {
    case .part(let part): return Self.value(of: part, in: values)
    case .look(let look):
      return values.looks[look] ?? values.layer.flatMap(look.numbers)
        ?? Array(repeating: 0, count: look.count)
    }
  }

  private static func value(of part: Part, in values: ShownValues) -> [CGFloat] {
    let (position, bounds, t) = (values.position, values.bounds, values.transform)
    return switch part {
    case .position: [position.x, position.y]
    case .x: [position.x]
    case .y: [position.y]
    case .opacity: [CGFloat(values.opacity)]
    case .bounds: [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
    case .size: [bounds.size.width, bounds.size.height]
    case .width: [bounds.size.width]
    case .height: [bounds.size.height]
    case .origin: [bounds.origin.x, bounds.origin.y]
    case .originX: [bounds.origin.x]
    case .originY: [bounds.origin.y]
    case .transform: t.entries
    case .translation: [t.m41, t.m42]
    case .translationX: [t.m41]
    case .translationY: [t.m42]
    case .translationZ: [t.m43]
    case .perspective: [t.m34]
    case .scale, .scaleX: [parts(of: t).scale.x]
    case .scaleY: [parts(of: t).scale.y]
    case .scaleZ: [parts(of: t).scale.z]
    case .rotation, .rotationZ: [parts(of: t).angle.z]
    case .rotationX: [parts(of: t).angle.x]
    case .rotationY: [parts(of: t).angle.y]
    }
  }

  /// Sets as many numbers as the property has.
  func set(_ numbers: [CGFloat], in values: inout ShownValues) {
    switch kind {
    case .part(let part): set(numbers, of: part, in: &values)
    case .look(let look): values.looks[look] = numbers
    }
  }

  private func set(_ numbers: [CGFloat], of part: Part, in values: inout ShownValues) {
    let first = numbers[0]
    switch part {
    case .position: values.position = CGPoint(x: first, y: numbers[1])
    case .x: values.position.x = first
    case .y: values.position.y = first
    case .opacity: values.opacity = Float(first)
    case .bounds:
      values.bounds = CGRect(x: first, y: numbers[1], width: numbers[2], height: numbers[3])
    case .size: values.bounds.size = CGSize(width: first, height: numbers[1])
    case .width: values.bounds.size.width = first
    case .height: values.bounds.size.height = first
    case .origin: values.bounds.origin = CGPoint(x: first, y: numbers[1])
    case .originX: values.bounds.origin.x = first
    case .originY: values.bounds.origin.y = first
    case .transform:
      values.transform = CATransform3D(entries: numbers)
    case .translation: (values.transform.m41, values.transform.m42) = (first, numbers[1])
    case .translationX: values.transform.m41 = first
    case .translationY: values.transform.m42 = first
    case .translationZ: Self.change(&values.transform) { $0.shift.z = first }
    case .perspective: values.transform.m34 = first
    case .scale:
      guard CATransform3DIsAffine(values.transform) else {
        return Self.change(&values.transform) { $0.scale = SIMD3(repeating: first) }
      }
      turn(&values.transform, scaleX: first, scaleY: first)
    case .scaleX: turn(&values.transform, scaleX: first)
    case .scaleY: turn(&values.transform, scaleY: first)
    case .scaleZ: Self.change(&values.transform) { $0.scale.z = first }
    case .rotation, .rotationZ: turn(&values.transform, angle: first)
    case .rotationX: Self.change(&values.transform) { $0.angle.x = first }
    case .rotationY: Self.change(&values.transform) { $0.angle.y = first }
    }
  }

  /// The parts of a transform; of one of the plane without the rounding of space.
  private static func parts(of t: CATransform3D) -> SpaceParts {
    var parts = SpaceParts(t)
    guard CATransform3DIsAffine(t) else { return parts }
    parts.scale = SIMD3(hypot(t.m11, t.m12), hypot(t.m21, t.m22), 1)
    parts.angle = SIMD3(0, 0, atan2(t.m12, t.m11))
    return parts
  }

  private static func change(
    _ transform: inout CATransform3D, _ change: (inout SpaceParts) -> Void
  ) {
    var parts = SpaceParts(transform)
    change(&parts)
    transform = parts.transform
  }

  private func turn(
    _ space: inout CATransform3D, scaleX: CGFloat? = nil, scaleY: CGFloat? = nil,
    angle: CGFloat? = nil
  ) {
    guard CATransform3DIsAffine(space) else {
      return Self.change(&space) {
        if let scaleX { $0.scale.x = scaleX }
        if let scaleY { $0.scale.y = scaleY }
        if let angle { $0.angle.z = angle }
      }
    }
    var t = CATransform3DGetAffineTransform(space)
    let x = scaleX ?? hypot(t.a, t.b)
    let y = scaleY ?? hypot(t.c, t.d)
    let angle = angle ?? atan2(t.b, t.a)
    (t.a, t.b) = (x * cos(angle), x * sin(angle))
    (t.c, t.d) = (-y * sin(angle), y * cos(angle))
    space = CATransform3DMakeAffineTransform(t)
  }
}
