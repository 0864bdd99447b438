import Foundation

/// Pictures that are drawn in one colour, where their alpha says.
extension UIImage {
  /// The same picture, drawn another way.
  public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copied(renderingMode, tint)
  }

  /// The same picture in one colour where its alpha says, with the rendering mode that it has: as a
  /// template it still takes the colour of the view that shows it. Its `cgImage` is the same.
  public final func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same picture in one colour where its alpha says, drawn another way.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copied(renderingMode, color)
  }

  /// The tint colour in which code draws it; nil for its own colours. A template without a colour
  /// of its own takes the fill colour.
  final func drawnColor(filling: CGColor) -> CGColor? {
    tint?.cgColor ?? (renderingMode == .alwaysTemplate ? filling : nil)
  }

  /// The colour that a view shows it in; nil for its own colours. Where the picture leaves it to
  /// the view, `automatically` says whether that takes pictures for templates. Those of the system
  /// are templates in every view.
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
  /// The colour that the view, or the button that it is part of, shows a picture in; nil for the
  /// picture's own colours. Buttons of the system take pictures for templates.
  final func shownColor(of image: UIImage) -> UIColor? {
    let button = (self as? UIButton) ?? (superview as? UIButton)
    let isOfSystemButton = button.map { $0.buttonType != .custom } ?? false
    return image.shownColor(in: self, automatically: isOfSystemButton)
  }
}
