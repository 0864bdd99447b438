import Foundation

/// A text for programs in which numbers, points and times are left for the renderer to write.
public struct EventText: Sendable, ExpressibleByStringInterpolation {
  /// A part of the text.
  public enum Part: Sendable {
    case text(String)
    case number(Double)
    /// A point of a coordinate space of the screen or of a view.
    case point(CGPoint)
    /// Seconds.
    case time(Double)
  }

  /// The parts, in order.
  public private(set) var parts: [Part]

  /// Creates a text from a literal.
  public init(stringLiteral text: String) { parts = [.text(text)] }

  /// Creates a text from a literal with interpolated values.
  public init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

  /// Joins texts with a separator.
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

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text unchanged.
    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }
    /// Appends a whole number.
    public mutating func appendInterpolation(_ number: Int) { parts.append(.text("\(number)")) }
    /// Appends a number that the renderer writes.
    public mutating func appendInterpolation(_ number: Double) { parts.append(.number(number)) }
    /// Appends `true` or `false`.
    public mutating func appendInterpolation(_ flag: Bool) { parts.append(.text("\(flag)")) }
    /// Appends a point that the renderer writes.
    public mutating func appendInterpolation(_ point: CGPoint) { parts.append(.point(point)) }
  }
}
