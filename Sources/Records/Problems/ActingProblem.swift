import EventVocabulary
import Foundation

/// The reason why fingers, keys or time cannot do what the line says.
package enum ActingProblem: Codable, Sendable {
  /// A point that no finger reaches.
  case offScreen(CGPoint, screen: CGSize)
  /// A finger would leave the screen on its way.
  case leavesScreen(CGPoint, screen: CGSize)
  case fingerNotDown(Int, down: [Int])
  case fingerIsDown(Int)
  /// One finger has two actions at one moment.
  case fingerTwice(Int)
  case fingerOutOfRange(String, most: Int)
  /// Every finger is already down.
  case noFingerLeft(most: Int)
  /// A number that is too small or too large.
  case countOutOfRange(String, least: Int, most: Int)
  case timeOutOfRange(String, least: Double, most: Double)
  case factorOutOfRange(String, least: Double, most: Double)
  /// Degrees.
  case angleOutOfRange(String, most: Double)
  /// Two fingers do not fit.
  case noRoom(ObjectName?)
  case keyIsDown(String)
  case keyNotDown(String)
  case notAKey(String, words: [String])
  /// `settings`: the properties with which the first suggestion is the recognizer that was meant.
  case unknownGesture(String, suggestions: [String], settings: String? = nil)
  case unknownControlEvent(String, suggestions: [String])
  case requiresItself(String)
  /// The other one already waits for this one.
  case requiresInCircle(String, String)
  case notASelector(String)
  /// A recognizer does not search for a target along the chain.
  case recognizerNeedsTarget(String)
  /// The object is neither a control nor a recognizer, and has no targets.
  case hasNoTargets(ObjectName)
  case noSuchTarget(String, suggestions: [String])
  /// The app is not on the screen: touches and keys do not reach it.
  case appIsAway(LifeRefusal)
}

/// The JSON keys of unlabelled associated values.
// swift-format-ignore: OneCasePerLine
extension ActingProblem {
  private enum OffScreenCodingKeys: String, CodingKey { case _0 = "point", screen }
  private enum LeavesScreenCodingKeys: String, CodingKey { case _0 = "point", screen }
  private enum FingerNotDownCodingKeys: String, CodingKey { case _0 = "finger", down }
  private enum FingerOutOfRangeCodingKeys: String, CodingKey { case _0 = "text", most }
  private enum CountOutOfRangeCodingKeys: String, CodingKey { case _0 = "text", least, most }
  private enum TimeOutOfRangeCodingKeys: String, CodingKey { case _0 = "text", least, most }
  private enum FactorOutOfRangeCodingKeys: String, CodingKey { case _0 = "text", least, most }
  private enum AngleOutOfRangeCodingKeys: String, CodingKey { case _0 = "text", most }
  private enum NotAKeyCodingKeys: String, CodingKey { case _0 = "text", words }
  private enum UnknownGestureCodingKeys: String, CodingKey {
    case _0 = "word", suggestions, settings
  }
  private enum UnknownControlEventCodingKeys: String, CodingKey { case _0 = "word", suggestions }
  private enum RequiresInCircleCodingKeys: String, CodingKey {
    case _0 = "recognizer", _1 = "other"
  }
  private enum NoSuchTargetCodingKeys: String, CodingKey { case _0 = "name", suggestions }
}
