import Foundation
import Interpreter
import Records
import UIKitModel

/// Counts the limits of scripts anew for each of many questions, and tells what stopped one.
///
/// One limit counts for all of them together: answers that add one view after the other would take
/// longer each time.
final class ScriptBudget {
  private let engine: SwiftEngine?
  private let machine: Machine?
  /// How many subviews had been added before the first question.
  private var insertions: UInt64 = 0

  private static let mostInsertions = 10_000

  init(_ scene: Scene) {
    engine = scene.engineIfMade
    machine = engine?.machine
  }

  /// Before the first question.
  func begin() {
    insertions = UIView.insertionCount
    machine?.beginQuestion()
  }

  /// Before each question.
  @inline(__always)
  func renew() {
    machine?.renewQuestion()
  }

  /// Whether a script stopped in the question, or scripts have added too many views.
  @inline(__always)
  var isSpent: Bool { machine?.isStopped ?? false || hasGrown }

  private var hasGrown: Bool {
    UIView.insertionCount &- insertions > UInt64(Self.mostInsertions)
  }

  /// Why it is spent; nil where no script runs.
  var report: StopReport? {
    if let failure = machine?.failure { return engine?.report(failure) }
    guard hasGrown else { return nil }
    return engine?.report(
      RunFailure(
        problem: .growsWhileAsked(limit: Self.mostInsertions), file: nil,
        range: SourceRange(0, 0), calls: []))
  }

  /// Behind the last question, or the one in which a script stopped. The next one runs as if
  /// nothing had happened.
  func end() {
    guard let machine else { return }
    if machine.isStopped { Door.isStopped = false }
    machine.endQuestion()
  }
}
