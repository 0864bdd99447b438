import Foundation

/// A closure as an action of a control or a menu.
open class UIAction: ModelObject {
  /// The identifier of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title that a menu shows.
  public final var title: String
  /// The image that a menu shows.
  public final var image: UIImage?
  /// The identifier of the action.
  public final let identifier: Identifier
  /// The object that performs the action; nil while it does not run.
  public private(set) final weak var sender: AnyObject?
  /// The object that represents the handler, if there is one: a closure of a script.
  public final var handlerObject: AnyObject?
  private let handler: (UIAction) -> Void
  private static var made = 0

  /// Creates an action that runs `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    Self.made += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action \(Self.made)")
    self.handler = handler
  }

  deinit { willDeinitialize() }

  final func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
