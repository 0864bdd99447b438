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

  /// The font of the title.
  private var titleFont: UIFont { partsIfMade.textLabel?.font ?? firstTitleFont }

  /// The font of the title until the app sets another: 18 points in a button of custom type, 15 in
  /// others, the usual ones on a device.
  final var firstTitleFont: UIFont {
    .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  /// The size of title and image side by side with the content insets around them, or that of the
  /// symbol.
  ///
  /// Room for a title is at least 30 points wide, and 6 points are above and below it unless there
  /// are content insets, as on a device: an empty button of custom type is 30 points wide and 34
  /// high.
  final var contentSize: CGSize {
    if let configuration { return contentSize(configuration) }
    let title = currentTitle.flatMap { $0.isEmpty ? nil : $0 }
    if title == nil, let size = currentImage?.size ?? symbolSize { return framed(size) }
    let picture = currentImage?.size ?? .zero
    let lines = (title ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let font = titleFont
    let text = lines.map { font.width(of: $0) }.max() ?? 0
    let margin: CGFloat = contentEdgeInsets == .zero ? 12 : 0
    return framed(
      CGSize(
        width: max(30, text + picture.width), height: max(font.lineHeight + margin, picture.height))
    )
  }

  private func framed(_ size: CGSize) -> CGSize {
    let insets = contentEdgeInsets
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// The button's content changed its size: constraints have to be solved again (AL-13).
  final func contentChanged() { naturalSizeChanged() }
}
