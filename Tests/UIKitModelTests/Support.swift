import Foundation
import SeededRandom
import Testing
import UIKitModel

/// Shorter names for the numbers of geometry.
nonisolated func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

nonisolated func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension UIView {
  /// A view of this class with a frame, added to `superview` where there is one.
  @discardableResult
  static func make(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
  ) -> Self {
    let view = Self(coder: NSCoder())!
    view.frame = rect(x, y, width, height)
    superview?.addSubview(view)
    return view
  }

  /// The hit test as the workbench asks it: through the door.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    Door.hitTest(self, at(x, y), with: nil)
  }
}

/// Whether two numbers differ by no more than `tolerance`.
nonisolated func isClose(_ first: CGFloat, _ second: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}

nonisolated func isClose(_ first: CGPoint, _ second: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
  isClose(first.x, second.x, tolerance) && isClose(first.y, second.y, tolerance)
}

nonisolated func isClose(_ first: CGRect, _ second: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
  isClose(first.origin, second.origin, tolerance)
    && isClose(first.size.width, second.size.width, tolerance)
    && isClose(first.size.height, second.size.height, tolerance)
}

nonisolated func isClose(
  _ first: CGAffineTransform, _ second: CGAffineTransform, _ tolerance: CGFloat = 1e-12
) -> Bool {
  zip(
    [first.a, first.b, first.c, first.d, first.tx, first.ty],
    [second.a, second.b, second.c, second.d, second.tx, second.ty]
  ).allSatisfy { isClose($0, $1, tolerance) }
}

/// Runs `body` with a new application as the shared one, and puts the old one back.
func withApplication<Result>(
  _ profile: UIApplication.Profile = .textbook, _ body: (UIApplication) throws -> Result
) rethrows -> Result {
  let (previous, host) = (UIApplication.shared, UIApplication.host)
  let application = UIApplication(profile: profile)
  application.makeCurrent()
  defer { previous.makeCurrent(with: host) }
  return try body(application)
}

/// The errors that UIKit's own calls refuse with while `body` runs.
func refusals(of body: () -> Void) -> [HierarchyError] {
  let previous = UIView.refused
  defer { UIView.refused = previous }
  var errors: [HierarchyError] = []
  UIView.refused = { errors.append($0) }
  body()
  return errors
}

/// One of the ways to keep touches from a view.
enum TouchSwitch: CaseIterable {
  case hidden, interactionDisabled, transparent, animating

  func apply(to view: UIView) {
    switch self {
    case .hidden: view.isHidden = true
    case .interactionDisabled: view.isUserInteractionEnabled = false
    case .transparent: view.alpha = 0
    case .animating: view.isAnimatingWithoutUserInteraction = true
    }
  }

  func undo(on view: UIView) {
    view.isHidden = false
    view.isUserInteractionEnabled = true
    view.alpha = 1
    view.isAnimatingWithoutUserInteraction = false
  }
}

/// A view whose overrides are closures, as a subclass written in Swift has methods.
class Overriding: UIView {
  var hitTestOverride: ((_ point: CGPoint, _ inherited: () -> UIView?) -> UIView?)?
  var pointInsideOverride: ((_ point: CGPoint, _ inherited: () -> Bool) -> Bool)?
  private(set) var hitTestCount = 0
  private(set) var pointInsideCount = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestCount += 1
    guard let hitTestOverride else { return super.hitTest(point, with: event) }
    return hitTestOverride(point) { super.hitTest(point, with: event) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    pointInsideCount += 1
    guard let pointInsideOverride else { return super.point(inside: point, with: event) }
    return pointInsideOverride(point) { super.point(inside: point, with: event) }
  }
}

/// An observer that records its notifications, as views and as lines.
final class Recorder: MessageObserver {
  private(set) var asked: [UIView] = []
  private(set) var askedInside: [UIView] = []
  private(set) var refused: [UIView] = []
  private(set) var lines: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  init(_ names: KeyValuePairs<String, UIView> = [:]) {
    for (name, view) in names { self.names[ObjectIdentifier(view)] = name }
  }

  /// Records the messages that are sent while `view` is asked.
  @discardableResult
  func watch(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIView? {
    Door.watching(self) { Door.hitTest(view, at(x, y), with: nil) }
  }

  func willHitTest(_ view: UIView, _ point: CGPoint, convertedFrom superviewPoint: CGPoint?) {
    asked.append(view)
    let origin = superviewPoint.map { " from \(text($0))" } ?? ""
    lines.append("ask \(name(view)) at \(text(point))\(origin)")
  }

  func didRefuse(_ view: UIView, _ refusal: UIView.Refusal) {
    refused.append(view)
    lines.append("refuse \(name(view)): \(refusal)")
  }

  func didAskPointInside(
    _ view: UIView, _ point: CGPoint, _ answer: Bool, by method: (any Method)?, afterSwitches: Bool
  ) {
    askedInside.append(view)
    let by = method == nil ? "" : " by a method"
    let unasked = afterSwitches ? "" : " unasked"
    lines.append("inside \(name(view)) \(text(point)): \(answer)\(by)\(unasked)")
  }

  func didHitTest(_ view: UIView, _ answer: UIView?, by method: (any Method)?) {
    let by = method == nil ? "" : " by a method"
    lines.append("answer \(name(view)): \(answer.map(name) ?? "nil")\(by)")
  }

  private func name(_ view: UIView) -> String {
    names[ObjectIdentifier(view)] ?? "\(type(of: view))"
  }

  private func text(_ point: CGPoint) -> String {
    String(format: "%g %g", Double(point.x), Double(point.y))
  }
}

extension SeededRandom {
  /// The value of TOUCHSTONE_SEED, or the same number every time.
  static var seed: UInt64 {
    ProcessInfo.processInfo.environment["TOUCHSTONE_SEED"].flatMap { UInt64($0) } ?? 20_260_807
  }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func integer(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool {
    integer(0..<count) == 0
  }
}
