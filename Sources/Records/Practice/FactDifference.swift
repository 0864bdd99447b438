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
  /// A fact comes after another one, and should come before it; nil if it comes only after
  /// everything that is looked at.
  case late(fact: String, after: String?)
  /// A text is printed where another one should be: the number of the line among those that are
  /// printed, and the part that differs.
  case printed(number: Int, actual: String, expected: String, by: TextDifference)
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
  /// A fact is superfluous, and everything else is right.
  case superfluous(fact: String)
  /// A fact comes a second time without anything that happened since the first.
  case again(fact: String)
  /// A layout is done again and again, the given number of times, where one is right.
  case restless(fact: String, times: Int)
  /// Everything is as it is in the first scene, although the right facts differ.
  case asInFirst
  /// The same text is printed each time, where different ones should be.
  case constant(text: String)
  /// The description of another object is printed than the right one, in the line with this number;
  /// nil is `nil`.
  case object(number: Int, actual: String?, expected: String?, relation: ObjectRelation?)
  /// The numbers or words that are printed after the text `after` are wrong in a regular way.
  case values(after: String, by: ValueDifference)

  /// Two numbers of an object are exchanged: x and y, or width and height.
  case numbersExchanged(name: String, areSides: Bool)

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
  /// All views are elsewhere by the same offset, to the right and down.
  case allMoved(x: Double, y: Double)
  /// All views are larger by the same width and height; negative is smaller.
  case allResized(width: Double, height: Double)
  /// All views have this width or height, where it should be different ones.
  case sameSide(length: Double, isHeight: Bool)
  /// All views are at most this wide, where some should be wider.
  case squeezed(length: Double)
  /// The middle of each view lies where its top left corner should be.
  case middlesAtCorners
  /// The distance between neighbours: from edge to edge in a line, from start to start of lines.
  case apart(actual: Double, expected: Double, areLines: Bool)
  /// All lines but the first begin elsewhere by this distance, to the right.
  case lineStarts(x: Double)
  /// Everything is in one line, and should be in several.
  case oneLine(expected: Int)
  /// A view lies on another one, where none should.
  case overlap(name: String, other: String)
  /// A view begins a line in which it should not be: the one before has room for it.
  case breaksEarly(name: String)
  /// A view stays in a line, and should begin the next one.
  case breaksLate(name: String)
  /// The views are in another order.
  case reordered(isReversed: Bool)
  /// A view is as it is with the starter, while others are not.
  case untouched(name: String)

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
  /// The same where the shapes are not right either.
  case otherColor(actual: String, expected: String)
  /// The picture is right, but upside down, mirrored, or rotated clockwise by degrees.
  case flipped(vertically: Bool)
  case turned(degrees: Int)
  /// The picture is right, but mirrored at its diagonal: x and y are exchanged.
  case transposed
  /// The picture is right, but shifted to the right and down, in points.
  case shifted(x: Double, y: Double)
  /// A colour is missing.
  case lacksColor(color: String)
  /// A colour is drawn where nothing should be; the share in a hundred of what is right.
  case drawnBeyond(color: String, share: Int)
  /// Nothing is drawn where a colour should be; the share in a hundred that is missing.
  case drawnTooLittle(color: String, share: Int)
  /// The shape is right; the part in a colour is rotated clockwise by degrees.
  case turnedPart(color: String, degrees: Int)
  /// The shape is right; the part in a colour is mirrored.
  case mirroredPart(color: String, vertically: Bool)
  /// The shape is right; a colour covers another share of it, in hundredths.
  case colorShare(color: String, actual: Int, expected: Int)

  // Of costs.
  /// A layer needs an offscreen pass, for these reasons.
  case offscreen(layer: String, reasons: [OffscreenReason])
  /// A cost exceeds the solution's: points that are blended, bytes that are drawn.
  case costs(what: FrameCost, actual: Int, expected: Int)
}

/// The relation of an object to the right one, of the same scene.
package enum ObjectRelation: String, Codable, Sendable {
  /// It is the superview.
  case superview
  /// It is farther above.
  case above
  /// It is the right one's subview, or farther below.
  case below
  /// Both have the same superview.
  case sibling
}

/// The regular way in which values that are printed differ from the right ones.
package enum ValueDifference: Codable, Sendable, Hashable {
  /// Each is more by the same number; negative is less.
  case off(by: Double)
  /// Each runs the other way: what is small should be large.
  case mirrored
  /// A number is outside of the range of the right ones.
  case outOfRange(value: Double, low: Double, high: Double)
  /// The numbers end before the right ones, at the upper or the lower end.
  case ends(value: Double, expected: Double, isUpper: Bool)
  /// They only grow, or only fall, and should do both.
  case oneWay(isUp: Bool)
  /// The value never changes.
  case stays(value: String)
}

/// The part in which two texts differ.
package enum TextDifference: Codable, Sendable, Hashable {
  /// Upper and lower case alone.
  case letterCase
  /// Blanks alone.
  case blanks
  /// Punctuation alone.
  case signs
  /// The same words in another order.
  case order
  /// These words, with others around them that are the same; empty if there is nothing there.
  case words(actual: String, expected: String)
  /// Everything.
  case whole
}

/// A property of a view that changed although it was only asked (HT-23).
package struct SideEffect: Codable, Sendable, Hashable {
  /// The view, by its name, or the type of a stored property; empty for a variable of a file.
  package let name: String
  /// The property, as UIKit spells it: `frame`, `subviews`. Or a variable of the answer.
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
