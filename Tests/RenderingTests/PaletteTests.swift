import Foundation
import Rendering
import Testing

/// The colours of pictures: text on them is readable, and they are distinguishable.
@Suite struct PaletteTests {
  /// How much of red, green and blue is seen with each vision, in linear light (Machado and others,
  /// 2009, the severest form of each).
  private static let visions: [(name: String, matrix: [[Double]])] = [
    ("ordinary", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    ),
    (
      "deuteranopia",
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    ),
    (
      "tritanopia",
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    ),
  ]

  /// A colour as it is seen, in Oklab, where distances are as they look.
  private static func seen(_ color: RGB, _ matrix: [[Double]]) -> [Double] {
    let light = color.linear
    let parts = matrix.map { row in
      min(1, max(0, zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }))
    }
    func mix(_ weights: [Double], _ parts: [Double]) -> Double {
      zip(weights, parts).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let cones = [
      [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ].map { cbrt(mix($0, parts)) }
    return [
      [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.8086757660],
    ].map { mix($0, cones) }
  }

  @Test func `text on each colour has the contrast of AA, on every terminal`() {
    for color in Palette.colors {
      #expect(color.contrast(with: color.ink) >= 4.5, "\(color.hexadecimal)")
      let shown = RGB(placeOf256: color.placeOf256)
      #expect(shown.contrast(with: shown.ink) >= 4.5, "\(color.hexadecimal) of 256")
    }
  }

  @Test func `black or white can be read on any colour`() {
    for place in 16..<256 {
      let color = RGB(placeOf256: place)
      #expect(color.contrast(with: color.ink) >= 4.5, "\(color.hexadecimal)")
    }
  }

  @Test func `any two colours can be told apart with every vision`() {
    for (vision, matrix) in Self.visions {
      for (index, first) in Palette.colors.enumerated() {
        for second in Palette.colors.dropFirst(index + 1) {
          let pairs = zip(Self.seen(first, matrix), Self.seen(second, matrix))
          let distance = pairs.reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
          #expect(
            distance >= 0.1, "\(vision): \(first.hexadecimal) and \(second.hexadecimal) \(distance)"
          )
        }
      }
    }
  }

  @Test func `the nearest of 256 colours is itself where it is one of them`() {
    for place in 16..<232 {
      let color = RGB(placeOf256: place)
      #expect(RGB(placeOf256: color.placeOf256) == color)
    }
  }

  @Test func `what a terminal says of its colours is read`() {
    #expect(ColorDepth(term: "xterm", colorTerm: "") == .sixteen)
    #expect(ColorDepth(term: "screen-256color", colorTerm: "") == .many)
    #expect(ColorDepth(term: "xterm-256color", colorTerm: "truecolor") == .all)
    #expect(ColorDepth(term: "xterm-kitty", colorTerm: "") == .all)
    #expect(ColorDepth(term: "xterm-direct", colorTerm: "") == .all)
  }
}
