import Foundation
import Records
import Scenes
import UIKitModel

/// Finds plausible reasons why a view might not get a touch, none of which applies in the scene.
///
/// Of all reasons of this kind only one can be true: a view was asked and refused for one fact, or
/// it was not asked because of one other view.
package struct UntrueReasons {
  private let scene: Scene
  private let view: UIView?
  private let point: CGPoint

  /// Creates a finder for the view with a name, and a point of the screen.
  package init(_ scene: Scene, _ name: String, _ point: CGPoint) {
    self.scene = scene
    view = scene.object(named: name) as? UIView
    self.point = point
  }

  /// Plausible wrong reasons, each of another kind, without the real one.
  package func beside(_ real: PredictionReason) -> [PredictionReason] {
    guard let view else { return [] }
    let name = scene.objectName(view)
    var reasons: [PredictionReason] = []
    let ancestors = sequence(first: view.superview, next: { $0?.superview }).compactMap { $0 }
      .filter { !($0 is UIWindow) }
    let siblings = view.superview?.subviews.filter { $0 !== view } ?? []
    if !view.isHidden { reasons.append(.refused(name, .hidden)) }
    if view.isUserInteractionEnabled { reasons.append(.refused(name, .interactionDisabled)) }
    for ancestor in ancestors.prefix(1) {
      let above = scene.objectName(ancestor)
      if ancestor.isUserInteractionEnabled {
        reasons.append(.neverAskedInRefused(name, ancestor: above, .interactionDisabled))
      }
      if contains(ancestor) { reasons.append(.neverAskedInOutside(name, ancestor: above)) }
    }
    for sibling in siblings {
      let other = scene.objectName(sibling)
      reasons.append(.neverAskedBehind(name, sibling: other, returned: other))
    }
    for ancestor in ancestors.dropFirst().prefix(1) where contains(ancestor) {
      reasons.append(.neverAskedInOutside(name, ancestor: scene.objectName(ancestor)))
    }
    if let window = view.window, contains(view) {
      reasons.append(
        .outside(name, point: view.convert(point, from: window), bounds: view.bounds))
    }
    return reasons.filter { $0 != real }
  }

  /// Whether the point of the screen is in the bounds of a view.
  private func contains(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    return view.bounds.contains(view.convert(point, from: window))
  }
}
