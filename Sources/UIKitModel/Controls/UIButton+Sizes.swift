import Foundation

// These sizes depend on the rule for text (DR-52): only their relations can be relied on.

extension UIButton {
  /// The size of the symbol that the system draws in buttons of some types, which they have as soon
  /// as they are made; nil for other types. The usual sizes on a device.
  final var symbolSize: CGSize? {
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd: CGSize(width: 22, height: 22)
    case .close: CGSize(width: 30, height: 30)
    case .custom, .system: nil
    }
  }

  /// The font of a title for which no other is set: 15 points in a button of type `system`, 18 in a
  /// custom one.
  final var usualFont: UIFont {
    UIFont.systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  /// The size of title and image side by side with the content insets around them, or that of the
  /// symbol. Without image and content insets there are 6 points above and below a line of the
  /// title, and at least 30 points of width, even without a title (AL-25).
  final var contentSize: CGSize {
    if let configuration { return contentSize(configuration) }
    let title = currentTitle.flatMap { $0.isEmpty ? nil : $0 }
    let insets = contentEdgeInsets
    let picture = currentImage?.size ?? (title == nil ? symbolSize : nil)
    let font = partsIfMade.textLabel?.font ?? usualFont
    let lines = (title ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let width = lines.map { font.width(of: $0) }.max() ?? 0
    guard picture != nil || insets != .zero else {
      return CGSize(width: max(30, width), height: font.lineHeight + 12)
    }
    let text = title == nil ? .zero : CGSize(width: width, height: font.lineHeight)
    return CGSize(
      width: text.width + (picture?.width ?? 0) + insets.left + insets.right,
      height: max(text.height, picture?.height ?? 0) + insets.top + insets.bottom)
  }

  /// The button's content changed its size: constraints have to be solved again (AL-13).
  final func contentChanged() { naturalSizeChanged() }
}
