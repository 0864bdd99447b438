import Foundation
import Interpreter
import Records
import UIKitModel

/// Counts the limits of scripts anew for each of many questions, and tells what stopped one.
struct ScriptBudget {
  private let engine: SwiftEngine?
  private let machine: Machine?

  init(_ scene: Scene) {
    engine = scene.engineIfMade
    machine = engine?.machine
  }

  /// Before the first question.
  func begin() {
    machine?.beginQuestion()
  }

  /// Before each question.
  @inline(__always)
  func renew() {
    machine?.renewQuestion()
  }

  /// Whether a script stopped in the question.
  @inline(__always)
  var isSpent: Bool { machine?.isStopped ?? false }

  /// Why a script stopped in the question.
  var report: StopReport? {
    machine?.failure.flatMap { engine?.report($0) }
  }

  /// What stops questions whose answers add one view after the other: each would take longer than
  /// the one before.
  func growthReport(since start: UInt64) -> StopReport? {
    guard _slowPath(UIView.insertionCount &- start > Self.mostInsertions) else { return nil }
    return engine?.report(
      RunFailure(
        problem: .growsWhileAsked(limit: Int(Self.mostInsertions)), file: nil,
        range: SourceRange(0, 0), calls: []))
  }

  private static let mostInsertions: UInt64 = 10_000

  /// Behind the last question, or the one in which a script stopped. The next one runs as if
  /// nothing had happened.
  func end() {
    guard let machine else { return }
    if machine.isStopped { Door.isStopped = false }
    machine.endQuestion()
  }
}
