import Foundation

/// The appearance of a layer, apart from its geometry and its opacity: the properties that layer
/// animations interpolate as numbers.
enum LayerLook: String, CaseIterable {
  case cornerRadius, zPosition, borderWidth, shadowOpacity, shadowRadius, shadowOffset, anchorPoint
  case backgroundColor, borderColor, shadowColor
  case strokeStart, strokeEnd, lineWidth, fillColor, strokeColor
  case fontSize, foregroundColor

  /// The number of components of a value.
  var count: Int {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor,
      .foregroundColor:
      4
    case .shadowOffset, .anchorPoint: 2
    default: 1
    }
  }

  /// The numbers of a layer; nil for a look that layers of its class do not have.
  func numbers(of layer: CALayer) -> [CGFloat]? {
    let (shape, text) = (layer as? CAShapeLayer, layer as? CATextLayer)
    return switch self {
    case .cornerRadius: [layer.cornerRadius]
    case .zPosition: [layer.zPosition]
    case .borderWidth: [layer.borderWidth]
    case .shadowOpacity: [CGFloat(layer.shadowOpacity)]
    case .shadowRadius: [layer.shadowRadius]
    case .shadowOffset: [layer.shadowOffset.width, layer.shadowOffset.height]
    case .anchorPoint: [layer.anchorPoint.x, layer.anchorPoint.y]
    case .backgroundColor: Self.numbers(of: layer.backgroundColor)
    case .borderColor: Self.numbers(of: layer.borderColor)
    case .shadowColor: Self.numbers(of: layer.shadowColor)
    case .strokeStart: shape.map { [$0.strokeStart] }
    case .strokeEnd: shape.map { [$0.strokeEnd] }
    case .lineWidth: shape.map { [$0.lineWidth] }
    case .fillColor: shape.map { Self.numbers(of: $0.fillColor) }
    case .strokeColor: shape.map { Self.numbers(of: $0.strokeColor) }
    case .fontSize: text.map { [$0.fontSize] }
    case .foregroundColor: text.map { Self.numbers(of: $0.foregroundColor) }
    }
  }

  /// Sets the appearance on a layer that presents a moment of another.
  func set(_ numbers: [CGFloat], on layer: CALayer) {
    let (first, shape, text) = (numbers[0], layer as? CAShapeLayer, layer as? CATextLayer)
    switch self {
    case .cornerRadius: layer.cornerRadius = first
    case .zPosition: layer.zPosition = first
    case .borderWidth: layer.borderWidth = first
    case .shadowOpacity: layer.shadowOpacity = Float(first)
    case .shadowRadius: layer.shadowRadius = first
    case .shadowOffset: layer.shadowOffset = CGSize(width: first, height: numbers[1])
    case .anchorPoint: layer.anchorPoint = CGPoint(x: first, y: numbers[1])
    case .backgroundColor: layer.backgroundColor = Self.color(numbers)
    case .borderColor: layer.borderColor = Self.color(numbers)
    case .shadowColor: layer.shadowColor = Self.color(numbers)
    case .strokeStart: shape?.strokeStart = first
    case .strokeEnd: shape?.strokeEnd = first
    case .lineWidth: shape?.lineWidth = first
    case .fillColor: shape?.fillColor = Self.color(numbers)
    case .strokeColor: shape?.strokeColor = Self.color(numbers)
    case .fontSize: text?.fontSize = first
    case .foregroundColor: text?.foregroundColor = Self.color(numbers)
    }
  }

  /// The components of a colour; no colour is a clear one.
  static func numbers(of color: CGColor?) -> [CGFloat] { color?.components ?? [0, 0, 0, 0] }

  static func color(_ numbers: [CGFloat]) -> CGColor {
    CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }
}
