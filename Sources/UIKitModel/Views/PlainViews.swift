import Foundation

// Views whose place in the tree of classes and whose defaults matter to hit testing; what they
// show does not.

/// A view that shows a picture. Touches are off by default (UI-2).
open class UIImageView: UIView {
  /// An image view with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// An image view from an archive, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  deinit {}
}

/// A view that shows words. Touches are off by default (UI-2).
open class UILabel: UIView {
  /// The words.
  public final var text: String?

  /// A label with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label from an archive, of which there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  deinit {}
}

/// A view that lays out its subviews in a row or a column. Touches are on (UI-3).
open class UIStackView: UIView {
  deinit {}
}

/// A view that spins while something is under way. Touches are on (UI-3).
open class UIActivityIndicatorView: UIView {
  deinit {}
}

/// A view that shows how far something is. Touches are on (UI-3).
open class UIProgressView: UIView {
  deinit {}
}

/// A view that blurs what lies behind it. Touches are on (UI-4).
open class UIVisualEffectView: UIView {
  deinit {}
}

/// A view of wheels to choose from. Touches are on (UI-4).
open class UIPickerView: UIView {
  deinit {}
}

/// The bar of a navigation controller.
open class UINavigationBar: UIView {
  deinit {}
}

/// The bar of a tab bar controller.
open class UITabBar: UIView {
  deinit {}
}

/// A bar of buttons.
open class UIToolbar: UIView {
  deinit {}
}

/// A field to search with.
open class UISearchBar: UIView {
  deinit {}
}
