// Attributes of images that are stored: they have no effect on the pixels.
extension UIImage {
  enum ResizingMode: Int { case tile, stretch }
  enum SymbolWeight: Int {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  enum SymbolScale: Int { case `default`, unspecified, small, medium, large }

  class Configuration: NSObject {}

  class SymbolConfiguration: Configuration {
    override init() { super.init() }
    init(pointSize: CGFloat) { super.init() }
    init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { super.init() }
    init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      super.init()
    }
    init(weight: UIImage.SymbolWeight) { super.init() }
    init(scale: UIImage.SymbolScale) { super.init() }
    init(font: UIFont) { super.init() }
    init(font: UIFont, scale: UIImage.SymbolScale) { super.init() }
    init(textStyle: UIFont.TextStyle) { super.init() }
    init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { super.init() }
    init(paletteColors: [UIColor]) { super.init() }
    init(hierarchicalColor: UIColor) { super.init() }
    func applying(
      _ otherConfiguration: UIImage.SymbolConfiguration
    ) -> UIImage.SymbolConfiguration { self }
  }

  convenience init?(systemName: String, withConfiguration: UIImage.Configuration?) {
    self.init(systemName: systemName)
  }
  func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage { self }
  func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? { self }
}
