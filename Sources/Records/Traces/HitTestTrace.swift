import EventVocabulary
import Foundation

/// The record of one hit test: every view that was asked, in order, each decision with its numbers,
/// and the views that were never asked.
package struct HitTestTrace: Codable, Sendable {
  /// The version of this format; it increases when the meaning of a field changes.
  package static let version = 1

  /// The touched point, in points of the screen.
  package let point: CGPoint
  /// The point as the user typed it, unless it was a point of the screen.
  package let origin: Origin?
  /// The hit-test view; nil if no view answered.
  package let result: ObjectName?
  /// Whether the hit-test view is in no window, so that no view gets the touch (HT-30).
  package let isResultStray: Bool
  /// The views that were asked, in order.
  package let steps: [HitTestStep]
  /// The responder chain of the hit-test view, itself first.
  package let chain: [ObjectName]
  /// The answers with a view that is in no window, which UIKit logs at each superview that they
  /// pass; in that order (HT-30).
  package let strays: [StrayAnswer]
  /// The reason why a script stopped meanwhile, if the trace is stored without the problem that
  /// reported it.
  package private(set) var stop: StopReport?
  package let version: Int

  /// A point that was given by a view or in a view's coordinates.
  package enum Origin: Codable, Sendable, Hashable {
    /// One of several points of the screen.
    case screen
    /// The middle of a view.
    case middle(of: ObjectName)
    /// A point in a view's own coordinates.
    case point(own: CGPoint, in: ObjectName)
  }

  package init(
    point: CGPoint, origin: Origin?, steps: [HitTestStep], result: ObjectName?,
    chain: [ObjectName], strays: [StrayAnswer] = [], isResultStray: Bool = false
  ) {
    self.strays = strays
    self.isResultStray = isResultStray
    version = Self.version
    self.point = point
    self.origin = origin
    self.steps = steps
    self.result = result
    self.chain = chain
  }

  /// The same, with the reason of a stop.
  package func stopped(by stop: StopReport) -> HitTestTrace {
    var trace = self
    trace.stop = stop
    return trace
  }

  /// The same without the lines of scripts: the decisions, without their calculation.
  package var withoutLines: HitTestTrace {
    HitTestTrace(
      point: point, origin: origin, steps: steps.map(\.withoutLines), result: result, chain: chain)
  }

  /// Whether a script was stopped meanwhile, so that there is no result.
  package var isStopped: Bool { steps.contains { $0.outcome == .stopped } }
}

/// A result of a subview's `hitTest(_:with:)` that is in no window.
package struct StrayAnswer: Codable, Sendable, Hashable {
  /// The superview that asked, and returns the answer.
  package let superview: ObjectName
  package let subview: ObjectName
  package let answer: ObjectName

  package init(superview: ObjectName, subview: ObjectName, answer: ObjectName) {
    self.superview = superview
    self.subview = subview
    self.answer = answer
  }

  /// The line that UIKit writes to the console, verbatim except for the addresses (HT-30).
  package var logLine: String {
    """
    Invalid returned hit test result for view in hierarchy: The returned hit test result is invalid \
    and may cause issues as it is not in a window hierarchy: self: \(superview.logged); hit-tested \
    subview: \(subview.logged); invalid returned view: \(answer.logged)
    """
  }
}

extension ObjectName {
  /// The form of an object in a console, with its name in place of the address.
  fileprivate var logged: String { isNamed ? "<\(className): \(text)>" : "<\(className)>" }
}

/// One view that received `hitTest(_:with:)`. Complete in itself.
package struct HitTestStep: Codable, Sendable {
  /// The number of the step, from 1.
  package let number: Int
  package let view: ObjectName
  /// The touched point in the view's own coordinates.
  package let point: CGPoint
  package let outcome: HitTestOutcome
  /// The result of `point(inside:)`, if it was called.
  package let inside: InsideCheck?
  /// The switches, if the view's own hit test read them.
  package let switches: Switches?
  /// The step that asked; nil for a window.
  package let askedBy: Int?
  /// The depth: 0 for a window, 1 for its subviews, and so on.
  package let depth: Int
  /// The conversion of the point from the asker's coordinates; nil for a call that did not come
  /// from a superview.
  package let conversion: PointConversion?
  /// The number of subviews when the view was asked.
  package let subviewCount: Int
  /// The subviews that were never asked, last first.
  package let neverAsked: [ObjectName]
  /// The number of views in the subtrees of those that were never asked.
  package let neverAskedInAll: Int
  /// The line that overrides the view's class, such as `on red hitTest return nil`.
  package let answeredBy: String?
  /// The override of a script that answered.
  package let script: ScriptPlace?
  /// The lines of scripts that ran while the view was asked, in order; those that ran in views that
  /// it asked in turn are in the steps of those views.
  package let lines: [ScriptLine]

  package init(
    number: Int, askedBy: Int?, depth: Int, view: ObjectName, point: CGPoint,
    conversion: PointConversion?, switches: Switches?, inside: InsideCheck?, subviewCount: Int,
    outcome: HitTestOutcome, neverAsked: [ObjectName], neverAskedInAll: Int, answeredBy: String?,
    script: ScriptPlace? = nil, lines: [ScriptLine] = []
  ) {
    self.script = script
    self.lines = lines
    self.number = number
    self.askedBy = askedBy
    self.depth = depth
    self.view = view
    self.point = point
    self.conversion = conversion
    self.switches = switches
    self.inside = inside
    self.subviewCount = subviewCount
    self.outcome = outcome
    self.neverAsked = neverAsked
    self.neverAskedInAll = neverAskedInAll
    self.answeredBy = answeredBy
  }

  fileprivate var withoutLines: HitTestStep {
    HitTestStep(
      number: number, askedBy: askedBy, depth: depth, view: view, point: point,
      conversion: conversion, switches: switches, inside: inside, subviewCount: subviewCount,
      outcome: outcome, neverAsked: neverAsked, neverAskedInAll: neverAskedInAll,
      answeredBy: answeredBy, script: script)
  }
}

/// The switches that a hit test reads before anything else (HT-2, HT-3).
package struct Switches: Codable, Sendable, Hashable {
  package let isHidden: Bool
  package let isUserInteractionEnabled: Bool
  /// The stored opacity, a 32-bit float widened (HT-13).
  package let alpha: Double

  package init(isHidden: Bool, isUserInteractionEnabled: Bool, alpha: Double) {
    self.isHidden = isHidden
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.alpha = alpha
  }
}

/// The bounds that `point(inside:)` compared a point with, and its result.
package struct InsideCheck: Codable, Sendable, Hashable {
  package let answer: Bool
  /// The bounds at that moment.
  package let bounds: CGRect
  /// The line that overrides the view's class.
  package let answeredBy: String?
  /// The override of a script that answered.
  package let script: ScriptPlace?

  package init(bounds: CGRect, answer: Bool, answeredBy: String?, script: ScriptPlace? = nil) {
    self.script = script
    self.bounds = bounds
    self.answer = answer
    self.answeredBy = answeredBy
  }
}

/// The answer of a view, and the reason.
package enum HitTestOutcome: Codable, Sendable, Hashable {
  /// A switch refuses touches: nil, `point(inside:)` was not called (HT-2, HT-3).
  case refused(RefusalReason)
  /// `point(inside:)` returned false: nil, no subview was asked (HT-4).
  case outside
  /// No subview answered: the view itself (HT-6).
  case itself
  /// A subview answered (HT-5).
  case subview(ObjectName)
  /// An override in place of the class's own method; nil for none (HT-26).
  case replaced(ObjectName?)
  /// No answer: the running code was stopped while the view was being asked.
  case stopped

  /// Whether the view returned nil.
  package var isNil: Bool {
    switch self {
    case .refused, .outside: true
    case .itself, .subview: false
    case .replaced(let view): view == nil
    case .stopped: false
    }
  }
}

/// The switch that refused touches for a view.
package enum RefusalReason: Codable, Sendable, Hashable {
  case hidden
  case interactionDisabled
  case transparent(alpha: Double)
  case animating
}

/// One conversion of a point between a view and its superview, with its numbers (GE-1).
package struct PointConversion: Codable, Sendable, Hashable {
  package enum Direction: String, Codable, Sendable {
    /// From the superview's coordinates to the view's own.
    case down
    /// From the view's own coordinates to the superview's.
    case up
  }

  package let view: ObjectName
  package let direction: Direction
  package let from: CGPoint
  package let to: CGPoint
  package let frameOrigin: CGPoint
  package let boundsOrigin: CGPoint
  /// The six entries of the view's transform; nil for the identity. With perspective the nine
  /// entries of the map to the superview, row by row, by whose last column the others are divided.
  package let transform: [Double]?
  /// False if the transform cannot be inverted, so that there is no such point (GE-25).
  package let isPossible: Bool

  package init(
    view: ObjectName, direction: Direction, from: CGPoint, to: CGPoint, frameOrigin: CGPoint,
    boundsOrigin: CGPoint, transform: [Double]?, isPossible: Bool
  ) {
    self.view = view
    self.direction = direction
    self.from = from
    self.to = to
    self.frameOrigin = frameOrigin
    self.boundsOrigin = boundsOrigin
    self.transform = transform
    self.isPossible = isPossible
  }
}
