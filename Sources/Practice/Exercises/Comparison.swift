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

  /// What single kinds of facts need beside the objects.
  package struct Options {
    /// The sizes of screens on which layouts are compared; empty for that of the exercise.
    package var screens: [CGSize] = []
    /// The callbacks that count; empty for all.
    package var callbacks: [String] = []
    /// How pictures are compared.
    package var pixels = PixelTolerance()
    /// Which costs count.
    package var costs: [FrameCost] = [.offscreen]
  }

  package let kind: Kind
  /// The points of the screen at which it is asked; for maps all.
  package let points: [CGPoint]
  /// The lines that run before it is asked: gestures, mostly.
  package let play: [ExerciseLine]
  package let options: Options

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

  /// Whether facts of an answer are as right as the solution's: pictures may differ a little, and
  /// costs may be lower.
  func accepts(_ actual: [FactList], _ expected: [FactList]) -> Bool {
    guard case .facts(.frames, _) = kind else { return isAlike(actual, expected) }
    return FrameMeasure(actual, expected).isWithin
  }

  /// Whether two programs do the same here.
  func isAlike(_ one: [FactList]?, _ other: [FactList]?) -> Bool {
    guard case .facts(.pixels, _) = kind, let one, let other else { return one == other }
    return one == other || options.pixels.areAlike(one, other)
  }
}

/// How much two pictures may differ and still be the same to the eye.
package struct PixelTolerance {
  /// How much a part of a pixel's colour may differ, of 255: edges of shapes are drawn a little
  /// differently by different calls.
  package var within = 24
  /// Of the pixels that either picture shows, how many in a hundred have to agree.
  package var agree = 97
  /// The pixels of a point.
  package var scale = 1
}
