import Foundation
import Records
import UIKitModel

/// Asks single points and reads their decisions, with one recorder for all.
struct RecordedDecisions {
  private let scene: Scene
  private let way: WayDown
  private let isInterrupted: () -> Bool

  init(_ scene: Scene, _ way: WayDown, isInterrupted: @escaping () -> Bool) {
    self.scene = scene
    self.way = way
    self.isInterrupted = isInterrupted
  }

  /// The number of points that are asked between two checks for an interrupt.
  private static let batch = 256

  func read(
    _ points: [CGPoint], _ tell: (_ index: Int, _ decision: WayDown.Decision) -> Void
  ) throws {
    guard !points.isEmpty else { return }
    let recorder = HitTestRecorder()
    let event = UIEvent()
    let budget = ScriptBudget(scene, isRecorded: true)
    budget.begin()
    defer { budget.end() }
    let failure: Problem? = Door.watchingDecisions(recorder, about: way.path) {
      for (index, point) in points.enumerated() {
        if index % Self.batch == 0, isInterrupted() { return .interrupted }
        budget.renew(at: point)
        recorder.clear()
        let result = scene.application.hitTest(point, with: event)
        if budget.isSpent, let report = budget.report { return .stopped(report, trace: nil) }
        tell(index, way.decision(in: recorder.steps, result: result))
      }
      return nil
    }
    if let failure { throw failure }
  }
}
