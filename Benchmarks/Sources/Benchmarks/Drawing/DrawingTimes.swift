import CairoBaseline
import Foundation
import UIKitModel

/// How long drawing takes, against Cairo.
enum DrawingTimes {
  private static let mark = Mark(limit: 2)

  /// The destination of the drawing on the model's side.
  private enum Target: String, CaseIterable {
    /// What `draw(_:)` of a view draws, shown as pixels: soft edges, as Cairo's.
    case view
    /// The caller's bytes: hard edges, as Cairo's without antialiasing.
    case bitmap = "bytes of a CGContext"
    /// Bytes of an image of a `UIGraphicsImageRenderer`: hard edges.
    case image = "bytes of an image"
  }

  /// The times of a drawing in each round.
  private struct Timed {
    let name: String
    let comparison: Comparison
  }

  /// Returns whether all drawings look as Cairo's.
  static func run(rounds: Int) -> Bool {
    print("Drawing: ms for all drawings of a set, processor time, \(rounds) rounds")
    guard cairoBaselineIsThere() else {
      print("  not measured: Cairo (libcairo2), which it is compared with, is not installed\n")
      return true
    }
    guard let text = try? String(contentsOf: testedDrawings, encoding: .utf8) else {
      print("  not measured: there is no \(testedDrawings.path)\n")
      return true
    }
    let small = DrawingProgram.all(in: text)
    let large = DrawingProgram.all(in: Screens.text)
    print(
      "  \(small.count) drawings of the tests, \(large.count) screens; "
        + "Cairo \(String(cString: cairoBaselineVersion()))")
    var table = Table("what", "Cairo", "touchstone", "ratio", "mark")
    var worst: [Timed] = []
    for target in Target.allCases {
      let few = target == .view ? rounds : max(rounds / 5, 3)
      guard let first = times(of: small, target, rounds: few, repeats: 10),
        let second = times(of: large, target, rounds: few, repeats: 1)
      else { return false }
      add("\(target.rawValue), \(small.count) drawings", first, isJudged: false, to: &table)
      add("\(target.rawValue), \(large.count) screens", second, isJudged: false, to: &table)
      add("\(target.rawValue), all", first + second, isJudged: target == .view, to: &table)
      if target == .view { worst = first + second }
    }
    table.print()
    print("The farthest from Cairo, in a view: µs")
    table = Table("drawing", "Cairo", "touchstone", "ratio")
    worst.sort { $0.comparison.ratio.median > $1.comparison.ratio.median }
    for timed in worst.prefix(3) + worst.filter { $0.name.hasPrefix("screen") }.prefix(3) {
      table.add(
        timed.name, Spread(timed.comparison.baseline).text(in: 1e3, decimals: 1),
        Spread(timed.comparison.ours).text(in: 1e3, decimals: 1),
        timed.comparison.ratio.text(decimals: 1))
    }
    table.print()
    return true
  }

  /// Beside this package, so that a checkout of any name has them.
  private static let testedDrawings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../../../Tests/RasterizerTests/drawings.txt").standardized

  private static func add(
    _ name: String, _ times: [Timed], isJudged: Bool, to table: inout Table
  ) {
    func sums(_ part: (Comparison) -> [Double]) -> [Double] {
      let all = times.map { part($0.comparison) }
      return all[0].indices.map { round in all.reduce(0) { $0 + $1[round] } }
    }
    let (baseline, ours) = (sums(\.baseline), sums(\.ours))
    let ratio = Spread(zip(ours, baseline).map { $0 / $1 })
    table.add(
      name, Spread(baseline).text(in: 1e6, decimals: 2), Spread(ours).text(in: 1e6, decimals: 2),
      ratio.text(decimals: 2), isJudged ? mark.verdict(on: ratio.median) : "none")
  }

  /// nil, and a word about it, where a drawing looks otherwise.
  private static func times(
    of programs: [DrawingProgram], _ target: Target, rounds: Int, repeats: Int
  ) -> [Timed]? {
    var times: [Timed] = []
    for program in programs {
      let drawing = ModelDrawing(program)
      defer { drawing.end() }
      func draw() -> [UInt8] {
        switch target {
        case .view: drawing.inView()
        case .bitmap: drawing.inBitmap()
        case .image: drawing.inImage()
        }
      }
      let isSoft = target == .view
      guard isAlike(draw(), program, isSoft: isSoft) else { return nil }
      let comparison = Comparison(
        rounds: rounds,
        baseline: {
          time(repeats) { program.drawByCairo(isSoft: isSoft, into: nil) ? [] : nil }
        }, ours: { time(repeats, draw) })
      guard let comparison else { return nil }
      times.append(Timed(name: program.name, comparison: comparison))
    }
    return times
  }

  private static func time(_ repeats: Int, _ draw: () -> [UInt8]?) -> Double? {
    let start = Clock.threadTime()
    for _ in 0..<repeats where draw() == nil { return nil }
    return (Clock.threadTime() - start) / Double(repeats)
  }

  /// Whether parts of pixels are on average less than 2 of 255 away from Cairo's; less than 4 for
  /// hard edges, which may take in the other pixel where they run through the middles of a row.
  private static func isAlike(_ ours: [UInt8], _ program: DrawingProgram, isSoft: Bool) -> Bool {
    var theirs = [UInt8](repeating: 0, count: ours.count)
    guard program.drawByCairo(isSoft: isSoft, into: &theirs) else { return false }
    var far = 0
    for pixel in stride(from: 0, to: ours.count, by: 4) {
      let alpha = isSoft ? Int(ours[pixel + 3]) : 255
      // Cairo's bytes are blue, green, red, alpha; those of a view are not multiplied by alpha.
      for (part, other) in [2, 1, 0].enumerated() {
        let own = (Int(ours[pixel + part]) * alpha + 127) / 255
        far += abs(own - Int(theirs[pixel + other]))
      }
      far += abs(Int(ours[pixel + 3]) - Int(theirs[pixel + 3]))
    }
    let mean = Double(far) / Double(ours.count)
    if mean < (isSoft ? 2 : 4) { return true }
    print("  WRONG: \"\(program.name)\" is \(mean) of 255 away from Cairo's")
    return false
  }
}

extension DrawingProgram {
  /// Draws it with Cairo; false where that fails.
  fileprivate func drawByCairo(isSoft: Bool, into bytes: UnsafeMutablePointer<UInt8>?) -> Bool {
    cairoBaselineDraw(words, words.count, Int32(width), Int32(height), isSoft, bytes)
  }
}
