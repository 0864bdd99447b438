// The names are Core Graphics' and Core Foundation's own.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Rasterizer

/// Memory that a bitmap is written to, whatever owns it.
public protocol PixelMemory: AnyObject {
  /// The number of bytes; nil where it is not known.
  var byteCount: Int? { get }
  /// The byte at an index.
  func byte(at index: Int) -> UInt8
  /// Changes the byte at an index.
  func set(_ byte: UInt8, at index: Int)
}

/// Memory at an address.
final class RawPixelMemory: PixelMemory {
  fileprivate let bytes: UnsafeMutablePointer<UInt8>
  let byteCount: Int? = nil

  init(_ pointer: UnsafeMutableRawPointer) {
    bytes = pointer.assumingMemoryBound(to: UInt8.self)
  }

  deinit {}

  func byte(at index: Int) -> UInt8 { bytes[index] }
  func set(_ byte: UInt8, at index: Int) { bytes[index] = byte }
}

/// The format of colours.
public final class CGColorSpace: NSObject {
  /// The number of components of a colour, without alpha.
  public let numberOfComponents: Int

  init(_ numberOfComponents: Int) {
    self.numberOfComponents = numberOfComponents
  }

  deinit {}
}

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3) }

/// Gray alone.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1) }

/// The position of alpha in a pixel.
nonisolated public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The format of a pixel: its alpha and the order of its bytes.
nonisolated public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates settings from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits for the position of alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The last byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The first byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Pixels in memory, of 8 bits for each component.
final class Bitmap {
  let width: Int
  let height: Int
  private let memory: any PixelMemory
  private let bytesPerRow: Int
  private let alphaInfo: CGImageAlphaInfo
  private let bytesPerPixel: Int
  private let isReversed: Bool
  /// The address of the bytes, for memory at one address.
  private let address: UnsafeMutablePointer<UInt8>?
  private var drawing: SampledDrawing

  init?(
    _ memory: (any PixelMemory)?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      bitsPerComponent == 8, let info = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
    else { return nil }
    let isGray = space?.numberOfComponents == 1
    if isGray, info != .none, info != .alphaOnly { return nil }
    if !isGray, info == .none || (space == nil && info != .alphaOnly) { return nil }
    // Contexts cannot draw into bitmaps without premultiplication.
    if info == .last || info == .first { return nil }
    bytesPerPixel = isGray || info == .alphaOnly ? 1 : 4
    let least = width * bytesPerPixel
    guard bytesPerRow == 0 || bytesPerRow >= least, bytesPerRow < Int(Int32.max) else {
      return nil
    }
    self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
    let needed = self.bytesPerRow * (height - 1) + least
    if let known = memory?.byteCount, known < needed { return nil }
    let memory = memory ?? OwnPixelMemory(needed)
    self.memory = memory
    address = (memory as? RawPixelMemory)?.bytes ?? (memory as? OwnPixelMemory)?.bytes
    self.width = width
    self.height = height
    alphaInfo = info
    isReversed = bitmapInfo & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
    let grid = SampleGrid(upwards: width, height)
    drawing = SampledDrawing(grid)
    if memory is OwnPixelMemory, order.alpha != nil || bytesPerPixel == 1 && info == .alphaOnly {
      return
    }
    drawing = SampledDrawing(grid, paintsOfBytes())
  }

  deinit {}

  /// The longest side of a bitmap, in pixels.
  private static let largestSide = 4096

  /// The memory that a bitmap takes; 0 for an impossible size.
  static func bytes(width: Int, height: Int, bytesPerRow: Int) -> Int {
    let sides = 1...largestSide
    guard sides.contains(width), sides.contains(height), bytesPerRow < Int(Int32.max) else {
      return 0
    }
    return max(width * 4, bytesPerRow) * height + width * height * MemoryLayout<Paint>.stride
  }

  /// Draws one step: each pixel shows the colour at its center.
  func apply(_ step: Picture.Step) {
    if step.shadow != nil { applyShadow(of: step) }
    var changed: [Range<Int>] = []
    drawing.draw(step) { changed.append($0) }
    for run in changed { write(run) }
  }

  private func applyShadow(of step: Picture.Step) {
    // The first row in memory is the highest one.
    let map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    let box = PixelBox(columns: 0..<width, rows: 0..<height)
    guard let shadow = step.shadow, let cast = step.castShadow(in: box, by: Projection(map)) else {
      return
    }
    let paint = Paint(shadow.color)
    for row in cast.box.rows {
      for column in cast.box.columns {
        let part = CGFloat(cast.value(column, row))
        let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(height - row) - 0.5)
        guard part > 0, step.clips.allSatisfy({ $0.contains(point) }) else { continue }
        let index = row * width + column
        drawing.meet(paint.faded(part), at: index, step.mode)
        write(index..<index + 1)
      }
    }
  }

  private func place(of index: Int) -> Int {
    index / width * bytesPerRow + index % width * bytesPerPixel
  }

  /// The offsets of red, green, blue and alpha in a pixel; nil for a component that is not stored.
  private var order: (red: Int, green: Int, blue: Int, alpha: Int?) {
    let isAlphaFirst = alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst
    let start = isAlphaFirst ? 1 : 0
    let alpha =
      alphaInfo == .premultipliedFirst ? 0 : alphaInfo == .premultipliedLast ? 3 : nil
    if !isReversed { return (start, start + 1, start + 2, alpha) }
    return (3 - start, 2 - start, 1 - start, alpha.map { 3 - $0 })
  }

  /// The initial contents of the bytes.
  private func paintsOfBytes() -> [Paint] {
    guard let address, bytesPerPixel == 4 else {
      return (0..<width * height).map { read(place(of: $0)) }
    }
    return [Paint](unsafeUninitializedCapacity: width * height) { paints, count in
      // Most pixels equal the one before.
      var (last, paint): (UInt32?, Paint) = (nil, .clear)
      for row in 0..<height {
        for place in stride(from: row * bytesPerRow, to: row * bytesPerRow + width * 4, by: 4) {
          let word = UnsafeRawPointer(address + place).loadUnaligned(as: UInt32.self)
          if word != last { (last, paint) = (word, read(place)) }
          paints.initializeElement(at: count, to: paint)
          count += 1
        }
      }
    }
  }

  private func read(_ place: Int) -> Paint {
    func part(_ offset: Int) -> CGFloat {
      let byte = address?[place + offset] ?? memory.byte(at: place + offset)
      return byte == 0 ? 0 : CGFloat(byte) / 255
    }
    var paint = Paint()
    if alphaInfo == .alphaOnly {
      paint.alpha = part(0)
      return paint
    }
    if bytesPerPixel == 1 {
      (paint.red, paint.green, paint.blue, paint.alpha) = (part(0), part(0), part(0), 1)
      return paint
    }
    let order = order
    (paint.red, paint.green, paint.blue) = (part(order.red), part(order.green), part(order.blue))
    paint.alpha = order.alpha.map(part) ?? 1
    return paint
  }

  /// Writes a run of pixels, which are in one row, to memory.
  private func write(_ run: Range<Int>) {
    let (order, step) = (order, bytesPerPixel)
    var place = place(of: run.lowerBound)
    // Most pixels equal the one before.
    var (last, bytes) = (Paint.clear, SIMD4<UInt8>.zero)
    drawing.paints.withUnsafeBufferPointer { paints in
      for paint in paints[run] {
        if paint != last { (last, bytes) = (paint, self.bytes(of: paint)) }
        if step == 1 {
          set(bytes.w, place)
        } else {
          set(bytes.x, place + order.red)
          set(bytes.y, place + order.green)
          set(bytes.z, place + order.blue)
          if let alpha = order.alpha { set(bytes.w, place + alpha) }
        }
        place += step
      }
    }
  }

  private func set(_ byte: UInt8, _ place: Int) {
    if let address { address[place] = byte } else { memory.set(byte, at: place) }
  }

  /// The bytes of a pixel; the last one alone for pixels of one byte.
  private func bytes(of paint: Paint) -> SIMD4<UInt8> {
    var bytes = paint.bytes
    if bytesPerPixel == 1, alphaInfo != .alphaOnly {
      bytes.w = Paint.byte(0.299 * paint.red + 0.587 * paint.green + 0.114 * paint.blue)
    }
    return bytes
  }
}

/// Memory of a bitmap's own.
final class OwnPixelMemory: PixelMemory {
  private let count: Int
  nonisolated(unsafe) fileprivate let bytes: UnsafeMutablePointer<UInt8>

  init(_ count: Int) {
    self.count = count
    bytes = .allocate(capacity: max(1, count))
    bytes.initialize(repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }

  var byteCount: Int? { count }
  func byte(at index: Int) -> UInt8 { bytes[index] }
  func set(_ byte: UInt8, at index: Int) { bytes[index] = byte }
}
