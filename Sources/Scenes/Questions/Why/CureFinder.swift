import Foundation
import Records
import UIKitModel

/// Finds lines that make a view get the touch, and tries them before it offers them.
///
/// A cure is tried on the scene itself and taken back at once; one that does not help is not
/// offered, and one that helps only together with another is offered with it. Where scripts may
/// answer, and where lines do what cannot be taken back by hand, they are typed into a copy.
package struct CureFinder {
  /// Types lines into a copy of the scene and asks there, at the point of the question or in the
  /// middle of the view; nil when the view does not get the touch then, whatever else is fixed.
  package typealias Typing = (_ lines: [String], _ isMiddle: Bool) -> Typed?

  /// The result of lines that were typed: those that were found to be missing, and where the view
  /// gets the touch then.
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

  /// `writtenBefore` are the writes of the scene before the cause was looked for: when scripts
  /// wrote since, the scene is another one, and every line is tried in a copy.
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

  /// The largest number of causes that may lie one behind another.
  private static let deepest = 12
  /// How many changes are tried for one cure.
  private static let mostTries = 60

  package func cures(for finding: WhyFinder.Finding) -> [Cure] {
    answer(to: finding).cures
  }

  /// The cures, and where there are none the code that lies behind the cause and decides whatever
  /// is fixed in front of it.
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

  /// A proposal with everything else that it needs; nil when it does not help. Whatever was tried
  /// is taken back.
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

  /// The effect of scripts on the lines shows only by typing them.
  private func confirmed(_ cure: Cure, _ search: Search) -> Cure? {
    guard scene.engineIfMade != nil || search.speaker.usesSwift else { return cure }
    guard let typed = type(cure.lines, search.isMiddle), typed.lines.isEmpty else { return nil }
    return Cure(cure.purpose, cure.lines, cure.further, at: typed.point)
  }

  /// A change that may help: the lines that make it, and the same done by hand.
  struct Proposal {
    let purpose: Cure.Purpose
    /// Whether the view is somewhere else then, so that its middle has to be tried.
    var movesView = false
    /// The lines; nil when there is no way to say it.
    let lines: (inout Speaker) -> [String]?
    /// Makes the change and returns what undoes it, or nil when it cannot be made; nil where the
    /// lines have to be typed to be tried.
    let apply: (() -> (() -> Void)?)?
  }
}
