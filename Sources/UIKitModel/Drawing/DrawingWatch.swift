import EventVocabulary
import Foundation
import Rasterizer

/// A call on a context, with its effects.
package struct DrawingCall {
  /// The name in Swift.
  package let name: String
  /// The numeric arguments.
  package let numbers: [Double]
  /// The effects; empty without any.
  package let effects: [DrawingEffect]
}

/// An observer of the calls on one context.
final class DrawingWatch {
  /// The present observer; nil nearly always, and then a call costs one check.
  static var current: DrawingWatch?

  private(set) var calls: [DrawingCall] = []
  /// The number of calls that were not recorded.
  private(set) var further = 0
  private let context: CGContext
  private let bounds: CGRect
  private var before = Look()

  /// The state of a context between two calls.
  private struct Look {
    var state = CGContext.State()
    var depth = 1
    var pathSteps = 0
    var steps = 0
    var layers = 0
  }

  private static let most = 500

  /// Observes drawing in bounds, in points of the view that draws.
  init(_ context: CGContext, _ bounds: CGRect) {
    self.context = context
    self.bounds = bounds
  }

  deinit {}

  /// Records a call that has ended; calls on other contexts, such as that of an image, are ignored.
  func note(_ name: String, _ numbers: [CGFloat], _ called: CGContext, lines: Int?) {
    guard called === context else { return }
    guard calls.count < Self.most else {
      further += 1
      return
    }
    var now = Look()
    now.state = context.state
    now.depth = context.depth
    now.pathSteps = context.currentPath.elementCount
    now.steps = context.picture.steps.count
    now.layers = context.layersInHand
    calls.append(
      DrawingCall(
        name: name, numbers: numbers.map { Double($0) },
        effects: (lines.map { [.text(lines: $0)] } ?? []) + effects(before, now, context.picture)))
    before = now
  }

  private func effects(_ old: Look, _ new: Look, _ picture: Picture) -> [DrawingEffect] {
    var effects: [DrawingEffect] = []
    let (was, now) = (old.state, new.state)
    if old.depth != new.depth { effects.append(.kept(new.depth - 1)) }
    if was.transform != now.transform {
      let map = now.transform
      effects.append(.transform([map.a, map.b, map.c, map.d, map.tx, map.ty].map { Double($0) }))
    }
    if was.fill != now.fill { effects.append(.fillColor(Self.parts(now.fill))) }
    if was.stroke != now.stroke { effects.append(.strokeColor(Self.parts(now.stroke))) }
    if was.lineWidth != now.lineWidth { effects.append(.lineWidth(Double(now.lineWidth))) }
    if was.lineCap != now.lineCap { effects.append(.lineCap("\(now.lineCap)")) }
    if was.lineJoin != now.lineJoin { effects.append(.lineJoin("\(now.lineJoin)")) }
    if was.miterLimit != now.miterLimit { effects.append(.miterLimit(Double(now.miterLimit))) }
    if was.dashes != now.dashes || was.dashPhase != now.dashPhase {
      effects.append(.dash(now.dashes.map { Double($0) }, phase: Double(now.dashPhase)))
    }
    if was.alpha != now.alpha { effects.append(.alpha(Double(now.alpha))) }
    if was.mode != now.mode { effects.append(.blendMode("\(now.mode)")) }
    if was.shadow != now.shadow {
      effects.append(
        now.shadow.map {
          .shadow(
            x: Double($0.offset.width), y: Double($0.offset.height), blur: Double($0.blur),
            color: Self.parts($0.color))
        } ?? .noShadow)
    }
    if was.clips.count != now.clips.count { effects.append(.clips(now.clips.count)) }
    // A transparency layer has steps of its own, which are drawn as a unit when it ends.
    let added = new.layers == old.layers ? new.steps - old.steps : old.layers - new.layers
    if added > 0, added <= new.steps {
      effects.append(drawn(Array(picture.steps.suffix(added)), now.transform))
    }
    if old.pathSteps != new.pathSteps { effects.append(.path(new.pathSteps)) }
    return effects
  }

  private static func parts(_ color: CGColor) -> [Double] {
    (color.components ?? []).map { Double($0) }
  }

  /// The pixels that steps draw on, at one a point: those that are not empty in eight bits.
  private func drawn(_ steps: [Picture.Step], _ map: CGAffineTransform) -> DrawingEffect {
    let width = Int(min(bounds.width.rounded(.up), 1000))
    let height = Int(min(bounds.height.rounded(.up), 1000))
    var pixels = Pixels(width: width, height: height)
    // Clearing is visible only on a full background.
    let plain = steps.map { step in
      var step = step
      step.mode = .normal
      return step
    }
    pixels.draw(
      Picture(plain), by: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY),
      mask: Mask(pixels.box))
    var count = 0
    var (columns, rows) = (Int.max..<Int.max, Int.max..<Int.max)
    for row in 0..<height {
      for column in 0..<width where pixels[column, row].w >= Self.leastInk {
        count += 1
        columns =
          columns.lowerBound == Int.max
          ? column..<column + 1
          : min(columns.lowerBound, column)..<max(columns.upperBound, column + 1)
        rows = rows.lowerBound == Int.max ? row..<row + 1 : rows.lowerBound..<row + 1
      }
    }
    guard count > 0 else { return .drawsNothing(reasonForNothing(steps, map)) }
    return .draws(
      pixels: count, x: Double(bounds.minX) + Double(columns.lowerBound),
      y: Double(bounds.minY) + Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
  }

  /// The least alpha that is not 0 in eight bits.
  private static let leastInk: Float = 0.5 / 255

  private func reasonForNothing(
    _ steps: [Picture.Step], _ map: CGAffineTransform
  ) -> DrawingEffect.NothingDrawn {
    if steps.allSatisfy({ $0.content.isEmptyGroup }) { return .emptyLayer }
    if !map.isInvertible { return .transform }
    return steps.allSatisfy { $0.content.isClear } ? .clear : .outside
  }
}

extension Picture.Step.Content {
  /// Whether nothing was drawn in the group (DR-48).
  fileprivate var isEmptyGroup: Bool {
    if case .group(let picture, _, _) = self { picture.steps.isEmpty } else { false }
  }

  /// Whether its colour has no alpha.
  fileprivate var isClear: Bool {
    if case .area(_, _, let paint) = self { paint.alpha == 0 } else { false }
  }
}

extension UIView {
  /// Sends `draw(_:)` for the whole bounds into a context of its own, and records each call on it.
  /// The view's contents do not change.
  package final func traceDrawing() -> (calls: [DrawingCall], further: Int) {
    let context = CGContext(.view, bounds.standardized, scale: UIScreen.main.scale)
    let watch = DrawingWatch(context, bounds)
    CGContext.push(context)
    DrawingWatch.current = watch
    defer {
      DrawingWatch.current = nil
      CGContext.pop()
    }
    sendDraw(bounds)
    return (watch.calls, watch.further)
  }
}
