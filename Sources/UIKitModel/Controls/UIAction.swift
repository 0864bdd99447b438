import Foundation

/// A closure as an action of a control or a menu.
open class UIAction: UIMenuElement {
  /// The behaviour of an action in a menu.
  nonisolated public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It looks dangerous.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The identifier of an action.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The behaviour in a menu (CT-40).
  public final var attributes: Attributes
  /// The check mark in a menu.
  public final var state: State
  /// The title that explains it longer, for a keyboard's list of commands.
  public final var discoverabilityTitle: String?
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
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    Self.made += 1
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.identifier = identifier ?? Identifier("action \(Self.made)")
    self.handler = handler
    super.init(title: title, image: image)
  }

  deinit { willDeinitialize() }

  final func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
