import Foundation
import Records
import Scenes
import UIKitModel

/// Checks of the cost and timing of frames.
extension Form {
  /// `offscreen NAME is TEXT…`, `blended NAME is NAME…`, `pipeline MS… shown N…`.
  @FormBuilder static var expectedFrames: [Form] {
    Form(
      expecting: "offscreen", .view(.view), .after("is", .optional(.texts, or: []))
    ) { session, view, expected in
      let record = session.scene.costs(of: view)
      return expectation(
        .offscreen(view: record.view.text), expected,
        record.offscreen.map { pass in
          "\(pass.layer.text): \(pass.reasons.map(\.rawValue).joined(separator: ", "))"
        }, tryLine: "cost \(record.view.text)")
    }
    Form(
      expecting: "blended", .view(.view), .after("is", .optional(.texts, or: []))
    ) { session, view, expected in
      let record = session.scene.costs(of: view)
      return expectation(
        .blended(view: record.view.text), expected, record.blended.map(\.text),
        tryLine: "cost \(record.view.text)")
    }
    Form(expecting: "pipeline", .simulatedFrames, .frameFact) { _, frames, fact in
      fact.expectation(of: frames)
    }
  }

  private static func expectation(
    _ subject: Expectation.Subject, _ expected: [String], _ actual: [String], tryLine: String
  ) -> Expectation {
    func list(_ texts: [String]) -> String {
      texts.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    return Expectation(
      subject: subject, expected: list(expected), actual: list(actual), holds: expected == actual,
      tryLine: tryLine)
  }
}

/// The expected result of simulated frames.
private enum FrameFact {
  /// The refreshes at which they are shown, from 1.
  case shown([Double])
  /// Their lateness in milliseconds, to a hundredth.
  case late([Double])
  /// The hitch time ratio in milliseconds per second, to a hundredth (FP-12).
  case ratio(Double)
  /// The band of that ratio on the scale of a year (FP-13).
  case band(HitchScale, HitchScale.Band)

  func expectation(of frames: FramesRecord) -> Expectation {
    switch self {
    case .shown(let expected):
      Self.expectation(.framesShown, expected, frames.frames.map { Double($0.shown) })
    case .late(let expected):
      Self.expectation(
        .framesLate, expected,
        frames.frames.map { Self.rounded(Double($0.late) * frames.period) })
    case .ratio(let expected):
      Self.expectation(.hitchRatio, [expected], [Self.rounded(frames.hitchRatio)])
    case .band(let scale, let expected):
      Expectation(
        subject: .hitchBand(year: scale.rawValue), expected: expected.rawValue,
        actual: scale.band(frames.hitchRatio).rawValue,
        holds: scale.band(frames.hitchRatio) == expected, tryLine: nil)
    }
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private static func expectation(
    _ subject: Expectation.Subject, _ expected: [Double], _ actual: [Double]
  ) -> Expectation {
    func list(_ numbers: [Double]) -> String {
      numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
    }
    let holds =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy { abs($0 - $1) < 0.005 }
    return Expectation(
      subject: subject, expected: list(expected), actual: list(actual), holds: holds, tryLine: nil)
  }
}

extension Reader where Value == FrameFact {
  /// Reads `shown N…`, `late MS…`, `ratio N`, `band 2020 BAND`.
  fileprivate static var frameFact: Reader {
    let numbers = Reader<[Double]>.many(.number("N")) { $0.nextIsNumber }
    return .either(
      .after("shown", numbers) { .shown($0) }, .after("late", numbers) { .late($0) },
      .after("ratio", Reader<Double>.number("N")) { .ratio($0) },
      .after(
        "band", .reading(.year, Reader<HitchScale.Band>.oneOf.onOneLine) { .band($0, $1) }))
  }
}

extension Reader where Value == HitchScale {
  /// Reads the year of a scale.
  fileprivate static var year: Reader {
    .either(HitchScale.allCases.map { .keyword("\($0.rawValue)", as: $0) }).onOneLine
  }
}
