import Foundation

/// The menu that a long press shows (CT-42). Its preview is not shown.
open class UIContextMenuConfiguration: ModelObject {
  /// The identifier, as it was given; nil for none.
  public final let identifierObject: AnyObject?
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration whose menu a closure makes, when it is shown.
  public init(
    identifier: AnyObject? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    identifierObject = identifier
    self.actionProvider = actionProvider
    super.init()
  }

  deinit { willDeinitialize() }

  /// The menu; nil for none.
  public final func makeMenu() -> UIMenu? { actionProvider?([]) }
}
