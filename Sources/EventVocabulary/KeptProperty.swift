/// A property that is stored here without effect, and what it decides on a device.
public struct KeptProperty: Codable, Sendable, Hashable {
  /// A matter that a property decides.
  public enum Effect: String, Codable, Sendable, Hashable, CaseIterable {
    /// The view that gets a touch.
    case touches
    /// The events and messages that are sent.
    case events
    /// Sizes and places.
    case layout
    /// The picture on the screen.
    case drawing
  }

  /// The class that declares it.
  public let owner: String
  /// The name, or that of a method that stores something.
  public let name: String
  /// The matters that it decides on a device; empty if it decides none of them.
  public let effects: [Effect]

  /// Creates a property of a class with what it decides on a device.
  public init(owner: String, name: String, effects: [Effect]) {
    (self.owner, self.name, self.effects) = (owner, name, effects)
  }

  /// A summary of the property that says that it is only stored.
  public func summary(_ subject: String) -> String {
    guard !effects.isEmpty else { return "\(subject) \(Self.mark)." }
    return "\(subject) \(Self.mark); on a device it decides "
      + effects.map(\.rawValue).joined(separator: ", ") + "."
  }

  /// The words by which the summary of such a property is recognized.
  public static let mark = "Only stored here"
}
