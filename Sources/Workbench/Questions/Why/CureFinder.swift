import Foundation
import Records
import UIKitModel

/// Finds lines that make a view get the touch, and tries them before it tells them.
///
/// A cure is tried on the scene itself and taken back at once; one that does not help is not
/// offered, and one that helps only together with another is offered with it. Where scripts may
/// answer, and where lines do what cannot be taken back by hand, they are typed into a copy.
package struct CureFinder {
  /// Types lines into a copy of the scene and asks there, at the point of the question or in the
  /// middle of the view: the point at which the view gets the touch then; nil when it does not.
  package typealias Typing = (_ lines: [String], _ isMiddle: Bool) -> CGPoint?

  let scene: Scene
  let view: UIView
  let point: CGPoint
  private let type: Typing

  package init(_ scene: Scene, _ view: UIView, at point: CGPoint, type: @escaping Typing) {
    self.scene = scene
    self.view = view
    self.point = point
    self.type = type
  }

  /// How many causes may lie behind each other.
  private static let deepest = 12

  package func cures(for finding: WhyFinder.Finding) -> [Cure] {
    var cures = proposals(for: finding).compactMap(cure)
    if cures.isEmpty { cures = lastProposals(for: finding).compactMap(cure) }
    return cures
  }

  /// A proposal with all that it takes besides; nil when it does not help.
  private func cure(beginningWith proposal: Proposal) -> Cure? {
    var lines: [String] = []
    var further: [Cure.Further] = []
    var undo: [() -> Void] = []
    defer { for step in undo.reversed() { step() } }
    var speaker = Speaker(scene, asked: view)
    var isMiddle = false
    var next: Proposal? = proposal
    while let current = next, undo.count < Self.deepest {
      guard let new = current.lines(&speaker) else { return nil }
      lines += new
      isMiddle = isMiddle || current.movesView
      guard let apply = current.apply else {
        return type(lines, isMiddle).map { Cure(proposal.purpose, lines, further, at: $0) }
      }
      guard let takeBack = apply() else { return nil }
      undo.append(takeBack)
      let place =
        isMiddle && view.window != nil ? view.pointOnScreen(view.storedBounds.middle) : point
      guard let after = try? WhyFinder(scene, view, at: place).find() else { return nil }
      // A subview of the view at that point is as far as a touch can be led to it.
      if after.isReached, !after.isDisabled {
        return confirmed(
          Cure(proposal.purpose, lines, further, at: place), isMiddle, speaker.usesSwift)
      }
      further.append(Cure.Further(line: lines.count, cause: after.cause))
      next = (proposals(for: after) + lastProposals(for: after)).first { $0.apply != nil }
    }
    return nil
  }

  /// What scripts make of the lines is seen only by typing them.
  private func confirmed(_ cure: Cure, _ isMiddle: Bool, _ usesSwift: Bool) -> Cure? {
    guard scene.engineIfMade != nil || usesSwift else { return cure }
    return type(cure.lines, isMiddle).map { Cure(cure.purpose, cure.lines, cure.further, at: $0) }
  }

  /// A change that may help: the lines that make it, and the same done by hand.
  struct Proposal {
    let purpose: Cure.Purpose
    /// Whether the view is somewhere else then, so that its middle has to be tried.
    var movesView = false
    /// The lines; nil when there is no way to say it.
    let lines: (inout Speaker) -> [String]?
    /// Makes the change and gives what takes it back, or nil when it cannot be made; nil where the
    /// lines have to be typed to be tried.
    let apply: (() -> (() -> Void)?)?
  }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGFloat {
  /// The number as it can be typed.
  package var typed: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(Double(self))
  }
}

extension CGPoint {
  /// The two numbers as they can be typed.
  package var typed: String { "\(x.typed) \(y.typed)" }
}

extension CGSize {
  /// The two numbers as they can be typed.
  package var typed: String { "\(width.typed) \(height.typed)" }
}

extension CGRect {
  /// The four numbers as they can be typed.
  package var typed: String { "\(origin.typed) \(size.typed)" }
}
