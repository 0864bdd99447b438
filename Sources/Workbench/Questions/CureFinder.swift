import Foundation
import Records
import UIKitModel

/// Finds lines that make a view get the touch, and tries them before it tells them.
///
/// A cure is tried on the scene itself and taken back at once; one that does not help is not
/// offered, and one that helps only together with another is offered with it.
package struct CureFinder {
  private let scene: Scene
  private let view: UIView
  private let point: CGPoint

  package init(_ scene: Scene, _ view: UIView, at point: CGPoint) {
    self.scene = scene
    self.view = view
    self.point = point
  }

  /// How many causes may lie behind each other.
  private static let deepest = 12

  package func cures(for finding: WhyFinder.Finding) -> [Cure] {
    proposals(for: finding).compactMap { proposal in
      var lines: [String] = []
      var further: [Cure.Further] = []
      var undo: [() -> Void] = []
      defer { for step in undo.reversed() { step() } }
      var next: Proposal? = proposal
      while let current = next, undo.count < Self.deepest {
        guard let takeBack = current.apply() else { return nil }
        undo.append(takeBack)
        lines += current.lines
        let after = WhyFinder(scene, view, at: place(after: finding)).find()
        switch after.cause {
        // A subview of the view at that point is as far as a touch can be led to it.
        case .hit, .subviewHit: return Cure(proposal.purpose, lines, further: further)
        case .hitButDisabled where proposal.purpose != .mend:
          return Cure(proposal.purpose, lines, further: further)
        default:
          further.append(Cure.Further(line: lines.count, cause: after.cause))
          next = proposals(for: after).first
        }
      }
      return nil
    }
  }

  /// The point to try: that of the question, but a view that was to be found nowhere is tried in
  /// its middle once it is somewhere.
  private func place(after finding: WhyFinder.Finding) -> CGPoint {
    switch finding.cause {
    case .notInWindow, .offScreen, .singularTransform, .emptyAncestor: break
    default: return point
    }
    return view.window == nil ? point : view.pointOnScreen(view.middle)
  }

  /// A change that may help: the lines that make it, and the same done by hand.
  private struct Proposal {
    let purpose: Cure.Purpose
    let lines: [String]
    /// Makes the change and gives what takes it back; nil when it cannot be made.
    let apply: () -> (() -> Void)?
  }

  private func proposals(for finding: WhyFinder.Finding) -> [Proposal] {
    guard let culprit = finding.culprit, let name = scene.givenName(of: culprit) else { return [] }
    switch finding.cause {
    case .hitButDisabled: return [flag("isEnabled", true, of: culprit, name)].compactMap(\.self)
    case .refuses(let reason, _), .ancestorRefuses(_, let reason, _, _):
      return refusal(reason, of: culprit, name)
    case .covered(_, _, let shadowed, _):
      return [ignoreTouches(culprit, name), bringToFront(shadowed.text)].compactMap(\.self)
    case .drawnInFront:
      return [bringToFront(frontmostName(beside: culprit))].compactMap(\.self)
    case .otherWindow: return [flag("isHidden", true, of: culprit, name)].compactMap(\.self)
    case .ownCode: return [removeOverrides(culprit, name)]
    case .outsideAncestor, .emptyAncestor:
      return [enlarge(culprit, name), moveOut(of: culprit)].compactMap(\.self)
    case .notInWindow: return [putOnScreen(culprit, name)].compactMap(\.self)
    case .singularTransform:
      let old = culprit.transform
      return [
        Proposal(purpose: .mend, lines: ["set \(name).transform identity"]) {
          culprit.transform = .identity
          return { culprit.transform = old }
        }
      ]
    case .offScreen: return [moveOntoScreen(culprit, name)].compactMap(\.self)
    case .hit, .subviewHit, .outsideItself, .script: return []
    }
  }

  private func refusal(_ reason: RefusalReason, of view: UIView, _ name: String) -> [Proposal] {
    switch reason {
    case .hidden: return [flag("isHidden", false, of: view, name)].compactMap(\.self)
    case .interactionDisabled:
      return [flag("isUserInteractionEnabled", true, of: view, name)].compactMap(\.self)
    case .animating:
      return [flag("isAnimatingWithoutUserInteraction", false, of: view, name)]
        .compactMap(\.self)
    case .transparent(let alpha):
      func show(_ purpose: Cure.Purpose, _ lines: [String]) -> Proposal {
        Proposal(purpose: purpose, lines: lines) {
          view.alpha = 1
          return { view.layer.opacity = Float(alpha) }
        }
      }
      return [
        show(.mend, ["set \(name).alpha 0.02"]),
        show(
          .invisibleButTouchable,
          ["set \(name).alpha 1", "set \(name).backgroundColor clear"]),
      ]
    }
  }

  /// Sets a Boolean property, by the table that the line will be read with.
  private func flag(
    _ path: String, _ value: Bool, of view: UIView, _ name: String,
    purpose: Cure.Purpose = .mend
  ) -> Proposal? {
    guard let write = PropertyTable.property(path, of: view)?.write else { return nil }
    return Proposal(purpose: purpose, lines: ["set \(name).\(path) \(value)"]) {
      write(view, .value(.boolean(value)))
      return { write(view, .value(.boolean(!value))) }
    }
  }

  private func ignoreTouches(_ cover: UIView, _ name: String) -> Proposal? {
    flag("isUserInteractionEnabled", false, of: cover, name, purpose: .coverNeedsNoTouches)
  }

  private func bringToFront(_ name: String?) -> Proposal? {
    guard let name, let shadowed = scene.object(named: name) as? UIView,
      let superview = shadowed.superview
    else { return nil }
    return Proposal(purpose: .orderIsWrong, lines: ["front \(name)"]) {
      guard let index = superview.indexOfSubview(shadowed) else { return nil }
      superview.bringSubviewToFront(shadowed)
      return { superview.insertSubview(shadowed, at: index) }
    }
  }

  /// The name of the view on our way that stands beside a cover.
  private func frontmostName(beside cover: UIView) -> String? {
    let way = sequence(first: view) { $0.superview }
    return way.first { $0.superview === cover.superview }.flatMap { scene.givenName(of: $0) }
  }

  private func removeOverrides(_ view: UIView, _ name: String) -> Proposal {
    Proposal(purpose: .mend, lines: ["off \(name)"]) {
      let table = view.methodTable
      let methods = table.answered.map { ($0, table.method(for: $0)) }
      for (message, _) in methods { view.setMethod(nil, for: message) }
      return { for (message, method) in methods { view.setMethod(method, for: message) } }
    }
  }

  /// Makes an ancestor large enough for the view, where it sticks out at the right or bottom only;
  /// at the top or left a larger frame would take the subviews along.
  private func enlarge(_ ancestor: UIView, _ name: String) -> Proposal? {
    guard ancestor.transform.isIdentity else { return nil }
    var rectangle = view.convert(view.bounds, to: ancestor)
    let bounds = ancestor.bounds.standardized
    // A view without an area gets the size that a fingertip needs.
    if rectangle.width == 0 { rectangle.size.width = 44 }
    if rectangle.height == 0 { rectangle.size.height = 44 }
    guard rectangle.minX >= bounds.minX, rectangle.minY >= bounds.minY else { return nil }
    let width = max(bounds.width, (rectangle.maxX - bounds.minX).rounded(.up))
    let height = max(bounds.height, (rectangle.maxY - bounds.minY).rounded(.up))
    let old = ancestor.frame
    let frame = CGRect(x: old.minX, y: old.minY, width: width, height: height)
    return Proposal(purpose: .mend, lines: ["frame \(name) \(frame.typed)"]) {
      let (bounds, center) = (ancestor.bounds, ancestor.center)
      ancestor.frame = frame
      return {
        ancestor.bounds = bounds
        ancestor.center = center
      }
    }
  }

  /// Puts the view into the superview of the ancestor that shuts it out, at the place on screen
  /// where it is.
  private func moveOut(of ancestor: UIView) -> Proposal? {
    guard let target = ancestor.superview, let targetName = scene.givenName(of: target),
      let name = scene.givenName(of: view), let superview = view.superview,
      view.transform.isIdentity, scene.controller(ofRootView: view) == nil
    else { return nil }
    let origin = superview.convert(view.frame, to: target).origin
    let lines = [
      "put \(name) in \(targetName)", "move \(name) to \(origin.x.typed) \(origin.y.typed)",
    ]
    return Proposal(purpose: .mend, lines: lines) { [view] in
      guard let index = superview.indexOfSubview(view) else { return nil }
      let center = view.center
      guard (try? target.insert(view, at: .front)) != nil else { return nil }
      view.frame.origin = origin
      return {
        superview.insertSubview(view, at: index)
        view.center = center
      }
    }
  }

  /// Moves a view by as much as it takes to lie on the screen.
  private func moveOntoScreen(_ view: UIView, _ name: String) -> Proposal? {
    guard let superview = view.superview, let window = view.window else { return nil }
    let screen = window.convert(scene.application.screen.bounds, to: superview)
    let frame = view.frame
    guard frame.width <= screen.width, frame.height <= screen.height else { return nil }
    let x = min(max(frame.minX, screen.minX), screen.maxX - frame.width)
    let y = min(max(frame.minY, screen.minY), screen.maxY - frame.height)
    return Proposal(purpose: .mend, lines: ["move \(name) to \(x.typed) \(y.typed)"]) {
      let center = view.center
      view.center = CGPoint(x: center.x + x - frame.minX, y: center.y + y - frame.minY)
      return { view.center = center }
    }
  }

  private func putOnScreen(_ top: UIView, _ name: String) -> Proposal? {
    guard !(top is UIWindow) else { return nil }
    let host = scene.defaultSuperview
    guard let hostName = scene.givenName(of: host), host !== top, host.window != nil else {
      return nil
    }
    let lines = ["put \(name) in \(hostName)"]
    return Proposal(purpose: .mend, lines: lines) {
      guard (try? host.insert(top, at: .front)) != nil else { return nil }
      return { top.removeFromSuperview() }
    }
  }
}

extension CGFloat {
  /// The number as it can be typed.
  package var typed: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}

extension CGRect {
  /// The four numbers as they can be typed.
  package var typed: String {
    "\(origin.x.typed) \(origin.y.typed) \(size.width.typed) \(size.height.typed)"
  }
}
