import Foundation

/// An element of a menu.
open class UIMenuElement: ModelObject {
  /// The check mark of an element.
  nonisolated public enum State: Int, Sendable {
    case off, on, mixed
  }

  /// The title that a menu shows.
  public final var title: String
  /// The second line that a menu shows.
  public final var subtitle: String?
  /// The image that a menu shows.
  public final var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }

  deinit { willDeinitialize() }
}

/// A list of actions and further menus (CT-40).
open class UIMenu: UIMenuElement {
  /// The options of a menu in another one.
  nonisolated public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its elements are shown among those of the menu that it is in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It looks dangerous.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one of its elements is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of a menu.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of the menu.
  public final let options: Options
  /// The identifier of the menu.
  public final let identifier: Identifier
  private static var made = 0
  /// The elements, from the top.
  public final var children: [UIMenuElement] { elements ?? [] }
  nonisolated(unsafe) private final var elements: [UIMenuElement]?

  /// Creates a menu of elements.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("menu \(Self.made)")
    self.options = options
    elements = children
    super.init(title: title, image: image)
  }

  deinit {
    willDeinitialize()
    ChainDismantling.release(&elements)
  }

  /// The elements that are shown as rows: those of inline menus among the others, hidden actions
  /// left out.
  final var rows: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.rows }
      if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
      return [element]
    }
  }
}
