import Foundation
import Records
import UIKitModel

/// Finds lines that make a view get the touch, and tries them before it offers them.
///
/// A cure is tried on the scene itself and reverted at once; one that does not help is not offered,
/// and one that helps only together with another is offered with it. If scripts may answer, or if
/// the effect of lines cannot be reverted by hand, they are typed into a copy.
package struct CureFinder {
  /// Types lines into a copy of the scene and asks there, at the point of the question or in the
  /// middle of the view; returns nil if the view does not get the touch then, whatever else is
  /// fixed.
  package typealias Typing = (_ lines: [String], _ isMiddle: Bool) -> Typed?

  /// The result of lines that were typed: further lines that were necessary, and the point at which
  /// the view gets the touch then.
  package struct Typed {
    let lines: [String]
    let further: [Cure.Further]
    let point: CGPoint
  }

  let scene: Scene
  package let view: UIView
  package let point: CGPoint
  private let type: Typing
  private let writtenBefore: Int

  /// Creates a finder; `writtenBefore` is the scene's write counter before the search for the
  /// cause: if scripts wrote since, the scene has changed, and every line is tried in a copy.
  package init(
    _ scene: Scene, _ view: UIView, at point: CGPoint, writtenBefore: Int? = nil,
    type: @escaping Typing
  ) {
    self.scene = scene
    self.writtenBefore = writtenBefore ?? scene.writes
    self.view = view
    self.point = point
    self.type = type
  }

  /// The maximum number of causes that may be hidden by one another.
  private static let deepest = 12
  /// The maximum number of changes that are tried for one cure.
  private static let mostTries = 60

  package func cures(for finding: WhyFinder.Finding) -> [Cure] {
    answer(to: finding).cures
  }

  /// The cures and, if there are none, the code that decides once the cause is fixed.
  func answer(to finding: WhyFinder.Finding) -> (cures: [Cure], codeBehind: WhyCause?) {
    var codeBehind: WhyCause?
    func cure(_ proposal: Proposal) -> Cure? {
      var search = Search(speaker: Speaker(scene, asked: view), tries: Self.mostTries)
      let cure = self.cure(with: proposal, &search)
      codeBehind = codeBehind ?? search.codeBehind
      return cure
    }
    var cures = proposals(for: finding).compactMap(cure)
    if cures.isEmpty { cures = lastProposals(for: finding).compactMap(cure) }
    return (cures, cures.isEmpty ? codeBehind : nil)
  }

  /// The state of the search for one cure.
  private struct Search {
    var speaker: Speaker
    var tries: Int
    var purpose: Cure.Purpose?
    var lines: [String] = []
    var further: [Cure.Further] = []
    var isMiddle = false
    var depth = 0
    var codeBehind: WhyCause?
  }

  /// A proposal with everything else that it needs; nil if it does not help. Everything that was
  /// tried is reverted.
  private func cure(with proposal: Proposal, _ search: inout Search) -> Cure? {
    guard search.tries > 0, search.depth < Self.deepest else { return nil }
    search.tries -= 1
    var next = search
    next.depth += 1
    next.purpose = search.purpose ?? proposal.purpose
    defer {
      search.tries = next.tries
      search.codeBehind = next.codeBehind
    }
    guard let purpose = next.purpose, let new = proposal.lines(&next.speaker) else { return nil }
    next.lines += new
    next.isMiddle = search.isMiddle || proposal.movesView
    guard let apply = proposal.apply, scene.writes == writtenBefore else {
      return type(next.lines, next.isMiddle).map { typed in
        let further = typed.further.map {
          Cure.Further(line: next.lines.count + $0.line, cause: $0.cause)
        }
        return Cure(
          purpose, next.lines + typed.lines, next.further + further, at: typed.point)
      }
    }
    guard let takeBack = apply() else { return nil }
    defer { takeBack() }
    let place =
      next.isMiddle && view.window != nil ? view.pointOnScreen(view.storedBounds.middle) : point
    guard let after = try? WhyFinder(scene, view, at: place).find() else { return nil }
    // A subview of the view at that point is as close as a touch can get to the view.
    if after.isReached, !after.isDisabled {
      return confirmed(Cure(purpose, next.lines, next.further, at: place), next)
    }
    if case .script = after.cause { next.codeBehind = next.codeBehind ?? after.cause }
    next.further.append(Cure.Further(line: next.lines.count, cause: after.cause))
    for further in proposals(for: after) + lastProposals(for: after) {
      if let cure = cure(with: further, &next) { return cure }
    }
    return nil
  }

  /// The cure, if typing it confirms it: only that shows the effect of scripts.
  private func confirmed(_ cure: Cure, _ search: Search) -> Cure? {
    guard scene.engineIfMade != nil || search.speaker.usesSwift else { return cure }
    guard let typed = type(cure.lines, search.isMiddle), typed.lines.isEmpty else { return nil }
    return Cure(cure.purpose, cure.lines, cure.further, at: typed.point)
  }

  /// A change that may help: the lines that make it, and the same change to the live scene.
  struct Proposal {
    let purpose: Cure.Purpose
    /// Whether it moves the view, so that its new middle has to be tried.
    var movesView = false
    /// The lines; nil if it cannot be expressed.
    let lines: (inout Speaker) -> [String]?
    /// Makes the change and returns a function that reverts it, or nil if it cannot be made; nil if
    /// the lines have to be typed to be tried.
    let apply: (() -> (() -> Void)?)?
  }
}
