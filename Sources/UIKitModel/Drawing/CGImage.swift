// The names are Core Graphics' and Core Foundation's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An image in Core Graphics' sense: pixels, the first row at the top.
public final class CGImage: NSObject {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether no pixel has an alpha of its own (FP-37).
  let isOpaque: Bool
  /// The colour at a point of the pixels' plane, with the origin at the top left.
  let paint: (CGPoint) -> Paint
  /// The colours of all pixels, computed at once; nil where each has to be evaluated.
  private let allPaints: () -> [Paint]?

  init(
    width: Int, height: Int, isOpaque: Bool = false, paint: @escaping (CGPoint) -> Paint,
    allPaints: @escaping () -> [Paint]? = { nil }
  ) {
    self.allPaints = allPaints
    self.isOpaque = isOpaque
    self.width = width
    self.height = height
    self.paint = paint
  }

  deinit {}

  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The position of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }
  /// The provider of the bytes.
  public var dataProvider: CGDataProvider? { CGDataProvider(self) }

  /// The bytes; nil for more than 16 million pixels, which are not created here. Cached: code that
  /// reads a pixel for each point of the screen gets them each time.
  private(set) lazy var data: CFData? = width * height <= 1 << 24 ? CFData(bytes) : nil

  /// A part of the image; nil for one that is not in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.standardized.overlap(with: whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let origin = CGPoint(x: part.minX.rounded(.down), y: part.minY.rounded(.down))
    return CGImage(
      width: Int(part.width.rounded(.up)), height: Int(part.height.rounded(.up)),
      isOpaque: isOpaque
    ) {
      self.paint(CGPoint(x: $0.x + origin.x, y: $0.y + origin.y))
    }
  }

  /// The bytes of all pixels: red, green, blue, alpha.
  var bytes: [UInt8] {
    let paints = allPaints()
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      // Most pixels equal the one before.
      var (last, written) = (Paint.clear, Paint.clear.bytes)
      let words = UnsafeMutableRawBufferPointer(bytes)
      for index in 0..<width * height {
        let paint =
          paints?[index]
          ?? paint(CGPoint(x: CGFloat(index % width) + 0.5, y: CGFloat(index / width) + 0.5))
        if paint != last { (last, written) = (paint, paint.bytes) }
        words.storeBytes(of: written, toByteOffset: index * 4, as: SIMD4<UInt8>.self)
      }
      count = width * height * 4
    }
  }
}

/// A provider of the bytes of an image.
public final class CGDataProvider: NSObject {
  private let image: CGImage

  init(_ image: CGImage) {
    self.image = image
  }

  deinit {}

  /// The bytes; nil for more than 16 million pixels, which are not created here.
  public var data: CFData? { image.data }
}

/// Bytes that do not change.
public final class CFData: NSObject {
  /// The bytes.
  public let bytes: [UInt8]
  nonisolated(unsafe) private let pointer: UnsafeMutablePointer<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    pointer = .allocate(capacity: max(1, bytes.count))
    pointer.initialize(from: bytes, count: bytes.count)
  }

  deinit { pointer.deallocate() }

  /// The address of the bytes, valid as long as the object lives.
  var address: UnsafePointer<UInt8> { UnsafePointer(pointer) }
}

/// The address of the bytes, valid as long as the data live.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.map(\.address)
}

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.bytes.count ?? 0 }
