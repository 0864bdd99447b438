import Foundation
import Rasterizer
import Testing

/// Files of pictures.
@Suite struct PNGTests {
  @Test("the same pixels make the same file, which other programs read")
  func stable() {
    let red: [UInt8] = [255, 0, 0, 255]
    let clear: [UInt8] = [0, 0, 0, 0]
    let file = PNG.file(width: 2, height: 2, rgba: red + clear + clear + red)
    #expect(file == PNG.file(width: 2, height: 2, rgba: red + clear + clear + red))
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(String(decoding: file[12..<16], as: UTF8.self) == "IHDR")
    #expect(file[16..<24] == [0, 0, 0, 2, 0, 0, 0, 2])
    #expect(String(decoding: file.suffix(8).prefix(4), as: UTF8.self) == "IEND")
  }

  @Test("a flat picture takes a fiftieth of its pixels' bytes at most")
  func flat() {
    let pixels = [UInt8](repeating: 200, count: 300 * 300 * 4)
    #expect(PNG.file(width: 300, height: 300, rgba: pixels).count < 7200)
  }
}
