import EventVocabulary
import Foundation

/// What an exercise compares beside the owners of points.
package enum FactKind: String, Codable, Sendable, Hashable, CaseIterable {
  /// The order in which views are asked.
  case order
  /// The responder chain.
  case chain
  /// What objects hear, send and come to.
  case log
  /// Where views are, and their switches.
  case geometry
  /// The callbacks that objects hear, in order.
  case callbacks
  /// Where views are on the screen after layout, on screens of several sizes.
  case layout
  /// What views look like.
  case pixels
  /// What showing views costs.
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

/// The first subject of which an answer's facts are other than the solution's.
package struct FactDifference: Codable, Sendable {
  package let kind: FactKind
  /// A point in numbers, or the name of an object; empty for the log.
  package let subject: String
  /// The lines that led there, after those of the scene.
  package let lines: [String]
  package let expected: [String]
  package let actual: [String]
  package let diagnoses: [FactDiagnosis]
  /// Both pictures, where pixels are compared.
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

  /// Two facts beside each other; one is nil where the other side has nothing for it.
  package struct Row: Sendable, Hashable {
    package let yours: String?
    package let expected: String?

    /// Whether both sides have the same.
    package var isSame: Bool { yours == expected }
  }

  /// All facts, the equal ones beside each other.
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

/// In what way a log is another than the solution's: found in the two, not guessed.
package enum FactDiagnosis: Codable, Sendable, Hashable {
  /// Everything is as with the starter.
  case asBefore
  /// Nothing is told of an object of which something should be.
  case silent(name: String)
  /// A fact comes this many times, and should come another number of times.
  case times(fact: String, actual: Int, expected: Int)
  /// A fact that should be there is not.
  case missing(fact: String)
  /// A fact that should not be there is.
  case extra(fact: String)
  /// One fact comes before the other, and should come after it.
  case early(fact: String, before: String)
  /// Something is sent or heard though the touch was cancelled.
  case afterCancel(fact: String)
  /// A fact comes wherever another one should.
  case instead(fact: String, of: String)
  /// Two facts come in each other's place, in every scene.
  case exchanged(fact: String, other: String)
  /// A fact that should not be there comes directly after one that should.
  case also(fact: String, after: String)
  /// A fact that should not be there comes before the last finger, with nothing else wrong.
  case unawaited(fact: String)

  // Of layouts, in points of the screen.
  /// A view has another size; how much larger it is than it should be, negative where smaller.
  case resized(name: String, width: Double, height: Double)
  /// A view of the right size is elsewhere, so far to the right and down.
  case moved(name: String, x: Double, y: Double)
  /// Nothing decides where a view is, or how large: it is where it should be by chance, or is not.
  case ambiguous(name: String)
  /// Constraints contradict each other, so one of them is broken.
  case broken(constraint: String)
  /// A view is as it should be on these screens only.
  case onScreens(right: [String], wrong: [String])

  // Of pictures.
  /// How many of the pixels that show anything are as they should be, and how many must be; the
  /// part of the view in which they differ, in points.
  case pixels(agree: Int, of: Int, least: Int, x: Double, y: Double, width: Double, height: Double)
  /// The picture has another size, in points.
  case pictureSize(actual: String, expected: String)
  /// Nothing is drawn.
  case empty(name: String)
  /// The shapes are right, and where one colour should be is another.
  case recolored(actual: String, expected: String)
  /// The picture is right, but upside down, back to front, or turned clockwise by degrees.
  case flipped(vertically: Bool)
  case turned(degrees: Int)
  /// The picture is right, and so far to the right and down, in points.
  case shifted(x: Double, y: Double)

  // Of costs.
  /// A layer needs an offscreen pass, for these reasons.
  case offscreen(layer: String, reasons: [OffscreenReason])
  /// More than the solution of something: points that are blended, bytes that are drawn.
  case costs(what: FrameCost, actual: Int, expected: Int)
}

/// Something of a view that changed while it was only asked (HT-23).
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
