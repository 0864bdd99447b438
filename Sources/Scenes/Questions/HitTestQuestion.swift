import EventVocabulary
import Foundation
import Machine
import Records
import TypedProgram
import UIKitBindings
import UIKitModel

/// One recorded hit test of the whole screen.
package struct HitTestQuestion {
  package let scene: Scene
  package let point: CGPoint
  package let steps: [HitTestRecorder.Step]
  package let result: UIView?
  /// The number of steps, and those still open, when a script was stopped.
  private let stop: (steps: Int, open: Set<Int>)?
  /// The lines of scripts that ran, by the index of their step.
  package let lines: [Int: [ScriptLine]]

  package init(_ scene: Scene, at point: CGPoint) {
    self.scene = scene
    self.point = point
    scene.activate()
    let recorder = HitTestRecorder()
    let collector = ScriptLineCollector(recorder)
    let machine = scene.engineIfMade?.machine
    machine?.recorder = collector
    var stop: (steps: Int, open: Set<Int>)?
    machine?.onStop = { stop = (recorder.steps.count, Set(recorder.openSteps)) }
    machine?.onCatch = { stop = nil }
    let result = Door.watching(recorder) { scene.application.hitTest(point, with: UIEvent()) }
    machine?.recorder = nil
    machine?.onStop = nil
    machine?.onCatch = nil
    self.stop = stop
    self.result = stop == nil ? result : nil
    // Steps after a stop do not count: everything only unwound.
    steps = stop.map { Array(recorder.steps.prefix($0.steps)) } ?? recorder.steps
    lines = collector.lines
  }

  /// Creates a question from the recorder of another hit test.
  init(
    _ scene: Scene, at point: CGPoint, steps: [HitTestRecorder.Step], result: UIView?,
    lines: [Int: [ScriptLine]]
  ) {
    self.scene = scene
    self.point = point
    self.steps = steps
    self.result = result
    self.lines = lines
    stop = nil
  }

  /// The problem of a question that a script's stop ended, with the trace up to that point.
  package func stopped() -> Problem? {
    guard let engine = scene.engineIfMade, let failure = engine.machine.failure else { return nil }
    return .stopped(engine.report(failure), trace: trace(origin: nil))
  }

  /// The step in which a view was asked; nil if it was not.
  package func step(of view: UIView) -> HitTestRecorder.Step? {
    steps.first { $0.view === view }
  }

  /// The first step of every view that was asked, for many lookups.
  package var stepsByView: [ObjectIdentifier: HitTestRecorder.Step] {
    Dictionary(steps.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
  }

  /// The trace as a record.
  package func trace(origin: HitTestTrace.Origin?) -> HitTestTrace {
    scene.namingStoredViews { namedTrace(origin: origin) }
  }

  private func namedTrace(origin: HitTestTrace.Origin?) -> HitTestTrace {
    let asked = Set(steps.map { ObjectIdentifier($0.view) })
    return HitTestTrace(
      point: point, origin: origin,
      steps: steps.indices.map { record($0, asked) },
      result: result.map(scene.objectName),
      chain: result.map { scene.chain(from: $0).links.map(\.responder) } ?? [],
      strays: strays, isResultStray: result.map { $0.window == nil } ?? false)
  }

  /// The steps in which views returned an answer that is in no window; the deepest first, as they
  /// occur (HT-30).
  private var strays: [StrayAnswer] {
    // Only code in place of UIKit's can return one.
    guard steps.contains(where: { $0.method != nil && $0.answer?.window == nil }) else { return [] }
    return steps.reversed().compactMap { step in
      guard step.superviewPoint != nil, let answer = step.answer, answer.window == nil,
        let superview = step.view.superview, superview.window != nil
      else { return nil }
      return StrayAnswer(
        superview: scene.objectName(superview), subview: scene.objectName(step.view),
        answer: scene.objectName(answer))
    }
  }

  private func record(
    _ index: Int, _ asked: Set<ObjectIdentifier>
  ) -> HitTestStep {
    let step = steps[index]
    let view = step.view
    let isStopped = stop?.open.contains(index) ?? false
    let (neverAsked, inAll) = isStopped ? ([], 0) : neverAsked(below: step, asked)
    return HitTestStep(
      number: index + 1, askedBy: step.askedBy.map { $0 + 1 }, depth: step.depth,
      view: scene.nameOfRow(view), point: step.point,
      conversion: step.superviewPoint.map {
        scene.conversion(of: $0, to: step.point, for: view, .down)
      },
      switches: step.passedSwitches || step.refusal != nil
        ? Switches(
          isHidden: view.isHidden, isUserInteractionEnabled: view.isUserInteractionEnabled,
          alpha: Double(view.alpha)) : nil,
      inside: isStopped && step.insideMethod != nil
        ? nil
        : step.isInside.map {
          InsideCheck(
            bounds: view.bounds, answer: $0, answeredBy: line(step.insideMethod),
            script: place(step.insideMethod))
        },
      subviewCount: step.subviewCount, outcome: isStopped ? .stopped : outcome(of: step),
      neverAsked: neverAsked,
      neverAskedInAll: inAll, answeredBy: line(step.method), script: place(step.method),
      lines: lines[index] ?? [])
  }

  private func line(_ method: (any UIKitModel.Method)?) -> String? { method?.overrideLine }

  /// The location of the method in a script; nil for an override by `on`.
  package func place(_ method: (any UIKitModel.Method)?) -> ScriptPlace? { method?.scriptPlace }

  private func outcome(of step: HitTestRecorder.Step) -> HitTestOutcome {
    if step.method != nil { return .replaced(step.answer.map(scene.nameOfRow)) }
    if let refusal = step.refusal { return .refused(RefusalReason(refusal)) }
    guard let answer = step.answer else {
      return step.isInside == false ? .outside : .replaced(nil)
    }
    return answer === step.view ? .itself : .subview(scene.objectName(answer))
  }

  /// The subviews that were not asked, last first, and the number of views that this excludes.
  private func neverAsked(
    below step: HitTestRecorder.Step, _ asked: Set<ObjectIdentifier>
  ) -> ([ObjectName], Int) {
    guard step.subviewCount > 0 else { return ([], 0) }
    let left = step.view.subviews.reversed().filter { !asked.contains(ObjectIdentifier($0)) }
    return (left.map(scene.nameOfRow), left.reduce(0) { $0 + $1.subtreeCount })
  }
}

extension UIKitModel.Method {
  /// The line of `on` of this method.
  package var overrideLine: String? { (self as? AnswerOverride)?.line }

  /// Whether that line calls UIKit's own code as well.
  var callsSuper: Bool { (self as? AnswerOverride)?.callsSuper ?? false }

  /// The location of the override in a script; nil for an override by `on`.
  package var scriptPlace: ScriptPlace? {
    guard !(self is AnswerOverride), let function = implementation as? Function,
      let file = function.file
    else { return nil }
    return ScriptPlace(
      className: function.owner?.name ?? file.name, file: file.name,
      line: file.listedLine(of: function.range.start))
  }
}

/// Assigns each line of a script that runs to the view that is being asked meanwhile.
private final class ScriptLineCollector: LineRecorder {
  /// The maximum number of recorded lines of one question; the answers show what decided.
  private static let most = 2_000

  private let recorder: HitTestRecorder
  private(set) var lines: [Int: [ScriptLine]] = [:]
  private var count = 0

  init(_ recorder: HitTestRecorder) {
    self.recorder = recorder
  }

  var isFull: Bool { count >= Self.most }

  func record(_ line: ScriptLine) {
    guard !isFull, let step = recorder.openStep else { return }
    count += 1
    lines[step, default: []].append(line)
  }
}
