import Foundation

/// A text for programs whose numbers, points and times are written by the renderer.
public struct EventText: Sendable, ExpressibleByStringInterpolation {
  /// A stretch of the text.
  public enum Part: Sendable {
    case text(String)
    case number(Double)
    /// A point of a coordinate space of the screen or of a view.
    case point(CGPoint)
    /// Seconds.
    case time(Double)
  }

  /// The stretches, in order.
  public private(set) var parts: [Part]

  /// Creates a text as it is.
  public init(stringLiteral text: String) { parts = [.text(text)] }

  /// Creates a text with values in it.
  public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  /// Texts one after another.
  init(_ texts: [EventText], separator: String) {
    parts = Array(texts.map(\.parts).joined(separator: [.text(separator)]))
  }

  /// A time in seconds.
  static func time(_ seconds: Double) -> EventText {
    var text: EventText = ""
    text.parts = [.time(seconds)]
    return text
  }

  /// Collects the parts of an interpolated literal.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text unchanged.
    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    /// A text in the text.
    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }
    /// A whole number.
    public mutating func appendInterpolation(_ number: Int) { parts.append(.text("\(number)")) }
    /// A number that the renderer writes.
    public mutating func appendInterpolation(_ number: Double) { parts.append(.number(number)) }
    /// `true` or `false`.
    public mutating func appendInterpolation(_ flag: Bool) { parts.append(.text("\(flag)")) }
    /// A point that the renderer writes.
    public mutating func appendInterpolation(_ point: CGPoint) { parts.append(.point(point)) }
  }
}
