import Foundation

/// Images tinted in one colour, by their alpha.
extension UIImage {
  /// The same image with another rendering mode.
  public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copied(renderingMode, tint)
  }

  /// The same image tinted in one colour, with its rendering mode: as a template it still takes the
  /// colour of the view that shows it. Its `cgImage` is the same.
  public final func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same image tinted in one colour, with another rendering mode.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copied(renderingMode, color)
  }

  /// The tint colour in which code draws it; nil for its own colours. A template without a colour
  /// of its own takes the fill colour.
  final func drawnColor(filling: CGColor) -> CGColor? {
    tint?.cgColor ?? (renderingMode == .alwaysTemplate ? filling : nil)
  }

  /// The tint colour in which a view shows it; nil for its own colours. If the image leaves that to
  /// the view, `automatically` says whether the view treats images as templates. Those of the
  /// system are templates in every view.
  final func shownColor(in view: UIView, automatically: Bool) -> UIColor? {
    let isTemplate =
      switch renderingMode {
      case .automatic: automatically || isSymbolImage
      case .alwaysOriginal: false
      case .alwaysTemplate: true
      }
    return isTemplate ? view.tintColor : tint
  }
}

extension UIView {
  /// The colour in which the view, or the button that it is part of, shows an image; nil for the
  /// image's own colours. System buttons treat images as templates.
  final func shownColor(of image: UIImage) -> UIColor? {
    let button = (self as? UIButton) ?? (superview as? UIButton)
    let isOfSystemButton = button.map { $0.buttonType != .custom } ?? false
    return image.shownColor(in: self, automatically: isOfSystemButton)
  }
}
