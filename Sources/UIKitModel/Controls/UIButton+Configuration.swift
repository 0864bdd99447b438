import Foundation

extension UIButton {
  /// The content and the look of a button as one value (CT-41).
  nonisolated public struct Configuration {
    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The size that the system gives the button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The distances around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size that the system gives the button.
    public var buttonSize = Size.medium
    /// Whether an indicator is shown in place of the image.
    public var showsActivityIndicator = false

    /// Creates a configuration without content.
    public init() {}
  }

  /// The content and the look of the button; nil for one that is set up by `setTitle` and the like
  /// (CT-41).
  public final var configuration: Configuration? {
    get { (extras?.configuration as? ConfigurationBox)?.value }
    set {
      ownExtras.configuration = newValue.map { ConfigurationBox($0) }
      configurationChanged()
    }
  }

  /// The size of a configured button: image, title and subtitle with the insets around them
  /// (CT-41).
  final func contentSize(_ configuration: Configuration) -> CGSize {
    let title = Self.size(of: configuration.title, pointSize: UIFont.labelFontSize)
    let subtitle = Self.size(of: configuration.subtitle, pointSize: Self.subtitleSize)
    let gap = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
    let text = CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    let picture = configuration.image?.size ?? .zero
    let padding = text == .zero || picture == .zero ? 0 : configuration.imagePadding
    let insets = configuration.contentInsets
    return CGSize(
      width: picture.width + padding + text.width + insets.leading + insets.trailing,
      height: max(picture.height, text.height) + insets.top + insets.bottom)
  }

  private static let subtitleSize: CGFloat = 12

  private static func size(of text: String?, pointSize: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let font = UIFont.systemFont(ofSize: pointSize)
    return CGSize(width: font.width(of: text), height: font.lineHeight)
  }
}

/// A configuration as an object among a view's rare properties.
private final class ConfigurationBox {
  let value: UIButton.Configuration

  init(_ value: UIButton.Configuration) { self.value = value }
}
