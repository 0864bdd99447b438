import Foundation

/// An image: drawn, or one of the system's, or a name. There are no image files here, so a named
/// one shows nothing and has no size.
open class UIImage: ModelObject {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The name that the image was loaded by; nil for one without.
  public final let name: String?
  /// The size in points.
  public final let size: CGSize
  /// The number of pixels of a point: the side of a pixel is 1 / scale points.
  public final let scale: CGFloat
  /// The contents, in points with the origin at the top left; nil for none.
  final let picture: Picture?
  /// Whether no pixel has an alpha of its own (FP-37).
  final let isOpaque: Bool
  /// The rendering mode.
  public final let renderingMode: RenderingMode
  /// The tint colour that was set; nil for its own colours.
  final let tint: UIColor?
  /// Whether it is one of the system's.
  public final let isSymbolImage: Bool

  /// How the pixels are turned to be shown.
  public internal(set) final var imageOrientation = Orientation.up
  /// The pixels as they were given, where they are turned to be shown.
  final var givenPixels: CGImage?

  /// Creates an image without content.
  public override convenience init() {
    self.init(name: nil, size: .zero)
  }

  /// Creates an image of the app.
  public convenience init?(named name: String) {
    self.init(name: name, size: .zero)
  }

  /// Creates an image of the app, for `#imageLiteral`.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: .zero)
  }

  /// Creates an image of the system, 20 points square. Circles, squares, triangles, stars and the
  /// like have their shapes, filled with `.fill`; every other name is a disc.
  public convenience init?(systemName name: String) {
    let shape = ImageShape(systemName: name)
    let size = CGSize(width: 20, height: 20)
    self.init(
      name: name, size: size, scale: 3, picture: shape.picture(in: size), isSymbolImage: true)
  }

  /// Creates an image of pixels, at one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// Creates an image of pixels, at that many pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      name: nil,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale,
      picture: Picture([
        Picture.Step(
          content: .points { cgImage.paint(CGPoint(x: $0.x * scale, y: $0.y * scale)) })
      ]), isOpaque: cgImage.isOpaque)
  }

  /// Creates an image of a size without content.
  public convenience init(name: String?, size: CGSize, scale: CGFloat = 1) {
    self.init(name: name, size: size, scale: scale, picture: nil)
  }

  init(
    name: String?, size: CGSize, scale: CGFloat, picture: Picture?, isOpaque: Bool = false,
    renderingMode: RenderingMode = .automatic, tint: UIColor? = nil, isSymbolImage: Bool = false
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.picture = picture
    self.isOpaque = isOpaque
    self.renderingMode = renderingMode
    self.tint = tint
    self.isSymbolImage = isSymbolImage
  }

  /// The same image with another mode and colour.
  final func copied(_ renderingMode: RenderingMode, _ tint: UIColor?) -> UIImage {
    let copy = UIImage(
      name: name, size: size, scale: scale, picture: picture, isOpaque: isOpaque,
      renderingMode: renderingMode, tint: tint, isSymbolImage: isSymbolImage)
    copy.imageOrientation = imageOrientation
    copy.givenPixels = givenPixels
    return copy
  }

  deinit { willDeinitialize() }

  /// The pixels, not turned: the size times the scale. Nil for an image without content.
  public final var cgImage: CGImage? { givenPixels ?? pixelImage }

  /// Cached: code that reads a pixel for each point of the screen gets it each time.
  private final lazy var pixelImage: CGImage? = {
    let scale = scale
    guard let picture, let width = Self.pixels(size.width * scale),
      let height = Self.pixels(size.height * scale)
    else { return nil }
    return CGImage(
      width: width, height: height, isOpaque: isOpaque,
      paint: { picture.paint(at: CGPoint(x: $0.x / scale, y: $0.y / scale)) },
      allPaints: { picture.paints(SampleGrid(width: width, height: height, scale: scale)) })
  }()

  /// The number of pixels of a side; nil for none, and for more than an image can have.
  private static func pixels(_ side: CGFloat) -> Int? {
    guard side > 0, side < 100_000 else { return nil }
    return Int(side.rounded(.up))
  }

  /// Draws the image in the current context, its top left at a point.
  public final func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image in the current context in a blend mode, its top left at a point.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched to a rectangle.
  public final func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image in the current context, with an opacity.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current(for: "UIImage.draw") else { return }
    let opacity = Paint.unit(alpha) * context.state.alpha
    let color = drawnColor(filling: context.state.fill)
    context.add(mode: blendMode == .normal ? nil : blendMode) {
      self.paint($0, in: rect, color)?.faded(opacity)
    }
    context.note("UIImage.draw", [rect.minX, rect.minY, rect.width, rect.height])
  }

  /// The colour of the image at a point, stretched to a rectangle; nil outside of it. Tinted if
  /// there is a colour.
  final func paint(_ point: CGPoint, in rect: CGRect, _ color: CGColor? = nil) -> Paint? {
    guard let picture, rect.holds(point), rect.width > 0, rect.height > 0 else { return nil }
    let paint = picture.paint(
      at: CGPoint(
        x: (point.x - rect.minX) / rect.width * size.width,
        y: (point.y - rect.minY) / rect.height * size.height))
    return color.map { Paint($0).faded(paint.alpha) } ?? paint
  }

  /// The image in another size, in points, with as many pixels as that takes: the memory of the
  /// full image is not needed (FP-41). Nil for an image without content, and for an empty size.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard picture != nil, Self.pixels(size.width * scale) != nil,
      Self.pixels(size.height * scale) != nil
    else { return nil }
    let box = CGRect(origin: .zero, size: size)
    let small = Picture([Picture.Step(content: .points { self.paint($0, in: box) })])
    return UIImage(
      name: nil, size: size, scale: scale, picture: small, isOpaque: isOpaque,
      renderingMode: renderingMode, tint: tint, isSymbolImage: isSymbolImage)
  }
}

/// A shape with an alpha of its own, made without a file.
public enum ImageShape: String, CaseIterable, Sendable {
  /// A disc, as wide as the image.
  case circle
  /// A stroked circle, a quarter of the radius wide.
  case ring
  /// The whole image.
  case square
  /// A triangle with a horizontal base.
  case triangle
  /// A square on its corner.
  case diamond
  /// A star of five points.
  case star

  /// The shape of one of the system's images.
  init(systemName name: String) {
    let isFilled = name.hasSuffix(".fill")
    if name.hasPrefix("circle") {
      self = isFilled ? .circle : .ring
    } else {
      self = Self.allCases.first { name.hasPrefix($0.rawValue) } ?? .circle
    }
  }

  /// An image of the shape, opaque inside and clear outside.
  public func image(size: CGSize, scale: CGFloat = 3) -> UIImage {
    UIImage(name: rawValue, size: size, scale: scale, picture: picture(in: size))
  }

  func picture(in size: CGSize) -> Picture {
    let path = path(in: CGRect(origin: .zero, size: size))
    let paint = Paint(.black)
    return Picture([
      Picture.Step(content: .area(path.outline, evenOdd: true, paint))
    ])
  }

  private func path(in box: CGRect) -> CGPath {
    switch self {
    case .circle: return CGPath(ellipseIn: box, transform: nil)
    case .ring:
      let path = CGMutablePath()
      path.addEllipse(in: box)
      path.addEllipse(in: box.insetBy(dx: box.width / 8, dy: box.height / 8))
      return path
    case .square: return CGPath(rect: box, transform: nil)
    case .triangle: return Self.polygon([(0.5, 0), (1, 1), (0, 1)], in: box)
    case .diamond: return Self.polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: box)
    case .star:
      let corners = (0..<10).map { index -> (CGFloat, CGFloat) in
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        let radius: CGFloat = index % 2 == 0 ? 0.5 : 0.2
        return (0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
      }
      return Self.polygon(corners, in: box)
    }
  }

  private static func polygon(_ corners: [(CGFloat, CGFloat)], in box: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: corners.map {
        CGPoint(x: box.minX + $0.0 * box.width, y: box.minY + $0.1 * box.height)
      })
    path.closeSubpath()
    return path
  }
}
