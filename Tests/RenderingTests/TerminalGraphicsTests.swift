import Foundation
import Rendering
import Testing

/// Pixels as terminals want them.
@Suite struct TerminalGraphicsTests {
  private static let pixels = [RGB(255, 0, 0), .white, .white, .black]

  @Test func `kitty gets its pixels in pieces of at most 4,096 bytes, and is asked for no answer`()
    throws
  {
    let small = TerminalGraphics.kitty.text(columns: 2, rows: 2, pixels: Self.pixels)
    let data = Data(Self.pixels.flatMap { [$0.red, $0.green, $0.blue] }).base64EncodedString()
    #expect(small == "\u{1B}_Ga=T,f=24,q=2,s=2,v=2,m=0;\(data)\u{1B}\\")
    let large = TerminalGraphics.kitty.text(
      columns: 100, rows: 100, pixels: Array(repeating: .white, count: 10_000))
    let pieces = large.split(separator: "\u{1B}\\")
    #expect(pieces.count == 10)
    #expect(pieces.dropLast().allSatisfy { $0.contains("m=1;") && $0.count < 4_200 })
    #expect(pieces.last?.contains("m=0;") ?? false)
  }

  @Test func `sixels have a register for each colour and repeat what is alike`() {
    let text = TerminalGraphics.sixel.text(columns: 2, rows: 2, pixels: Self.pixels)
    #expect(text.hasPrefix("\u{1B}Pq\"1;1;2;2#0;2;0;0;0#1;2;100;0;0#2;2;100;100;100"))
    // Black at the lower right, red at the upper left, white elsewhere.
    #expect(text.hasSuffix("#0?A$#1@?$#2A@-\u{1B}\\"))
    let row = TerminalGraphics.sixel.text(
      columns: 50, rows: 1, pixels: Array(repeating: .black, count: 50))
    #expect(row.contains("#0!50@-"))
  }

  @Test func `a picture of very many colours has no more than 256 registers`() {
    let levels = (0..<64).map { (level: Int) -> UInt8 in UInt8(level * 4) }
    let pixels: [RGB] = levels.flatMap { green in levels.map { red in RGB(red, green, 77) } }
    let text = TerminalGraphics.sixel.text(columns: 64, rows: 64, pixels: pixels)
    let registers = text.matches(of: /#(\d+);2;/).compactMap { Int($0.output.1) }
    #expect(registers.count <= 256 && registers == Array(0..<registers.count))
  }
}
