import EventVocabulary
import Foundation

/// A kind of facts that an exercise compares, besides the owners of points.
package enum FactKind: String, Codable, Sendable, Hashable, CaseIterable {
  /// The order in which views are asked.
  case order
  /// The responder chain.
  case chain
  /// The events of objects: messages, actions and states.
  case log
  /// The geometry of views, and their switches.
  case geometry
  /// The callbacks to objects, in order.
  case callbacks
  /// The frames of views on the screen after layout, on screens of several sizes.
  case layout
  /// The appearance of views.
  case pixels
  /// The rendering cost of views.
  case frames
}

/// A list of facts about one subject, in the words of the command language.
package struct FactList: Codable, Sendable, Hashable {
  /// A point in numbers, or the name of an object; empty for the log.
  package let subject: String
  package let facts: [String]

  package init(_ subject: String, _ facts: [String]) {
    self.subject = subject
    self.facts = facts
  }
}

/// The first subject for which an answer's facts differ from the solution's.
package struct FactDifference: Codable, Sendable {
  package let kind: FactKind
  /// A point in numbers, or the name of an object; empty for the log.
  package let subject: String
  /// The lines that led there, after those of the scene.
  package let lines: [String]
  package let expected: [String]
  package let actual: [String]
  package let diagnoses: [FactDiagnosis]
  /// Both pictures, if pixels are compared.
  package let pictures: PicturePair?

  package init(
    _ kind: FactKind, subject: String, lines: [String], expected: [String], actual: [String],
    diagnoses: [FactDiagnosis] = [], pictures: PicturePair? = nil
  ) {
    self.pictures = pictures
    self.kind = kind
    self.subject = subject
    self.lines = lines
    self.expected = expected
    self.actual = actual
    self.diagnoses = diagnoses
  }

  /// Two corresponding facts; one is nil if the other side has none for it.
  package struct Row: Sendable, Hashable {
    package let yours: String?
    package let expected: String?

    /// Whether both sides are equal.
    package var isSame: Bool { yours == expected }
  }

  /// All facts, with equal ones in the same row.
  package var rows: [Row] {
    let changes = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (mine, theirs) = (0, 0)
    while mine < actual.count || theirs < expected.count {
      let isMissing = removed.contains(theirs)
      let isExtra = inserted.contains(mine)
      rows.append(
        Row(
          yours: isExtra || !isMissing ? actual[mine] : nil,
          expected: isMissing || !isExtra ? expected[theirs] : nil))
      if isExtra || !isMissing { mine += 1 }
      if isMissing || !isExtra { theirs += 1 }
    }
    return rows
  }
}

/// The difference of a log from the solution's: found in the two, not guessed.
package enum FactDiagnosis: Codable, Sendable, Hashable {
  /// Everything is the same as with the starter.
  case asBefore
  /// There are no facts about an object that should have some.
  case silent(name: String)
  /// A fact occurs the wrong number of times.
  case times(fact: String, actual: Int, expected: Int)
  /// A fact is missing.
  case missing(fact: String)
  /// A fact is superfluous.
  case extra(fact: String)
  /// One fact comes before another, and should come after it.
  case early(fact: String, before: String)
  /// A message is sent or received although the touch was cancelled.
  case afterCancel(fact: String)
  /// A fact occurs wherever another one should.
  case instead(fact: String, of: String)
  /// Two facts are exchanged, in every scene.
  case exchanged(fact: String, other: String)
  /// A superfluous fact comes directly after one that is right.
  case also(fact: String, after: String)
  /// A superfluous fact comes before the last finger, with nothing else wrong.
  case unawaited(fact: String)

  // Of layouts, in points of the screen.
  /// A view has another size; the excess, negative if it is too small.
  case resized(name: String, width: Double, height: Double)
  /// A view of the right size is elsewhere; the offset to the right and down.
  case moved(name: String, x: Double, y: Double)
  /// A view's position or size is ambiguous: it is right by chance, or wrong.
  case ambiguous(name: String)
  /// Constraints contradict each other, so that one of them is broken.
  case broken(constraint: String)
  /// A view is right on these screens only.
  case onScreens(right: [String], wrong: [String])

  // Of pictures.
  /// The number of visible pixels that are right, and the number required; the part of the view in
  /// which they differ, in points.
  case pixels(agree: Int, of: Int, least: Int, x: Double, y: Double, width: Double, height: Double)
  /// The picture has another size, in points.
  case pictureSize(actual: String, expected: String)
  /// Nothing is drawn.
  case empty(name: String)
  /// The shapes are right, with one colour in place of another.
  case recolored(actual: String, expected: String)
  /// The picture is right, but upside down, mirrored, or rotated clockwise by degrees.
  case flipped(vertically: Bool)
  case turned(degrees: Int)
  /// The picture is right, but shifted to the right and down, in points.
  case shifted(x: Double, y: Double)

  // Of costs.
  /// A layer needs an offscreen pass, for these reasons.
  case offscreen(layer: String, reasons: [OffscreenReason])
  /// A cost exceeds the solution's: points that are blended, bytes that are drawn.
  case costs(what: FrameCost, actual: Int, expected: Int)
}

/// A property of a view that changed although it was only asked (HT-23).
package struct SideEffect: Codable, Sendable, Hashable {
  /// The view, by its name.
  package let name: String
  /// The property, as UIKit spells it: `frame`, `subviews`.
  package let property: String
  package let before: String
  package let after: String

  package init(name: String, property: String, before: String, after: String) {
    self.name = name
    self.property = property
    self.before = before
    self.after = after
  }
}
