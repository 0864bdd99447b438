import Foundation
import SeededRandom
import Testing
import UIKitModel

/// Which cells of a screen lie in a view, by rows and columns, against each point by itself.
@Suite struct ScreenConversionTests {
  @Test("Random ways: every cell is as the point says by itself")
  func randomWays() {
    let seed = SeededRandom.seed
    var inside = 0
    for number in 0..<300 {
      var generator = SeededRandom(seed: seed &+ UInt64(number) &* 1_000_003)
      let window = UIWindow(frame: rect(0, 0, 40, 30))
      var view: UIView = window
      for _ in 0..<generator.integer(1..<6) {
        view = UIView.make(
          generator.number(-10...20), generator.number(-10...20), generator.number(1...60),
          generator.number(1...60), in: view)
        switch generator.integer(0..<8) {
        case 0: view.transform = CGAffineTransform(rotationAngle: generator.number(0...3))
        case 1, 2: view.transform = CGAffineTransform(scaleX: generator.number(-2...2), y: 1.5)
        case 3: view.bounds.origin = at(generator.number(-9...9), generator.number(-9...9))
        case 4 where generator.oneIn(4): view.transform = CGAffineTransform(scaleX: 0, y: 1)
        case 5 where generator.oneIn(4):
          view.transform = CGAffineTransform(scaleX: 1e300, y: 1e300)
        default: break
        }
      }
      guard let conversion = ScreenConversion(to: view) else { continue }
      let cells = conversion.cells(width: 40, height: 30) { false } ?? []
      #expect(cells.count == 1200)
      let isRight = cells.indices.allSatisfy { cell in
        cells[cell] == conversion.isInside(at(Double(cell % 40) + 0.5, Double(cell / 40) + 0.5))
      }
      #expect(isRight, "TOUCHSTONE_SEED=\(seed), way \(number)")
      inside += cells.count { $0 }
    }
    #expect(inside > 20_000, "\(inside)")
  }

  @Test("Upright views are looked at once for each column and row, turned ones row by row")
  func looks() {
    let window = UIWindow(frame: rect(0, 0, 40, 30))
    let view = UIView.make(5, 5, 10, 10, in: window)
    var looks = 0
    let conversion = ScreenConversion(to: view)
    let upright = conversion?.cells(width: 40, height: 30) {
      looks += 1
      return true
    }
    #expect(upright?.count { $0 } == 100 && looks == 0)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let turned = conversion?.cells(width: 40, height: 30) {
      looks += 1
      return looks == 3
    }
    #expect(turned == nil && looks == 3)
  }
}
