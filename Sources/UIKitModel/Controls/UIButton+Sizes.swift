import Foundation

// These sizes depend on the rule for text (DR-52): only their relations can be relied on.

extension UIButton {
  /// The size of title and image side by side with the content insets around them; nil for a button
  /// without either, since nothing determines its size.
  final var contentSize: CGSize? {
    if let configuration { return contentSize(configuration) }
    let title = currentTitle.flatMap { $0.isEmpty ? nil : $0 }
    guard title != nil || currentImage != nil else { return nil }
    let font = partsIfMade.textLabel?.font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let lines = (title ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let text =
      title == nil
      ? .zero : CGSize(width: lines.map { font.width(of: $0) }.max() ?? 0, height: font.lineHeight)
    let picture = currentImage?.size ?? .zero
    let insets = contentEdgeInsets
    return CGSize(
      width: text.width + picture.width + insets.left + insets.right,
      height: max(text.height, picture.height) + insets.top + insets.bottom)
  }

  /// The button's content changed its size: constraints have to be solved again (AL-13).
  final func contentChanged() { naturalSizeChanged() }
}
