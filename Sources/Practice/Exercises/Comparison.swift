import Foundation
import Records
import Scenes

/// The behaviour of an answer that is compared with the solution's.
package struct Comparison {
  package enum Kind {
    /// The view that gets the touch, at every point of the screen.
    case map(HitMapComparison)
    /// Facts of a kind, about these objects.
    case facts(FactKind, of: [String])
  }

  /// The options of single kinds of facts.
  package struct Options {
    /// The sizes of screens on which layouts are compared; empty for that of the exercise.
    package var screens: [CGSize] = []
    /// The callbacks that count; empty for all.
    package var callbacks: [String] = []
    /// How pictures are compared.
    package var pixels = PixelTolerance()
    /// The costs that count.
    package var costs: [FrameCost] = [.offscreen]
  }

  package let kind: Kind
  /// The points of the screen at which it is asked; for maps all.
  package let points: [CGPoint]
  /// The lines that run before it is asked: gestures, mostly.
  package var play: [ExerciseLine]
  package let options: Options
  /// The touches that are played in place of written lines; nil for most comparisons.
  package var touches: TouchPlay?

  /// The word by which a part refers to it.
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

  /// Whether facts of an answer are as right as the solution's: pictures may differ a little, and
  /// costs may be lower.
  func accepts(_ actual: [FactList], _ expected: [FactList]) -> Bool {
    guard case .facts(.frames, _) = kind else { return isAlike(actual, expected) }
    return FrameMeasure(actual, expected).isWithin
  }

  /// Whether two programs behave the same here.
  func isAlike(_ one: [FactList]?, _ other: [FactList]?) -> Bool {
    guard case .facts(.pixels, _) = kind, let one, let other else { return one == other }
    return one == other || options.pixels.areAlike(one, other)
  }
}

/// How much two pictures may differ and still look the same.
package struct PixelTolerance {
  /// The maximum difference of a colour component, of 255: different calls draw the edges of shapes
  /// slightly differently.
  package var within = 24
  /// The percentage of the pixels visible in either picture that have to agree.
  package var agree = 97
  /// The pixels per point.
  package var scale = 1
}
