import Foundation
import Records
import Scenes

/// What of an answer's behaviour is compared with the solution's.
package struct Comparison {
  package enum Kind {
    /// Who gets the touch, at every point of the screen.
    case map(HitMapComparison)
    /// Facts of a kind, of these objects.
    case facts(FactKind, of: [String])
  }

  package let kind: Kind
  /// The points of the screen at which it is asked; for maps all.
  package let points: [CGPoint]
  /// The lines that run before it is asked: gestures, mostly.
  package let play: [ExerciseLine]

  /// The word by which a part speaks of it.
  package var word: String {
    switch kind {
    case .map(.owners): "owners"
    case .map(.hittable): "hittable"
    case .facts(let kind, _): kind.rawValue
    }
  }

  package var isMap: Bool {
    if case .map = kind { return true }
    return false
  }
}
