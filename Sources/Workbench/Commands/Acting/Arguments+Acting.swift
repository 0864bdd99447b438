import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Arguments {
  /// The maximum time that one line lets pass, in seconds.
  static let longestTime = 3600.0
  /// The minimum and maximum duration of a movement, in seconds.
  static let movementTimes = 0.01...60.0
  /// The maximum number of moves of one line.
  static let mostMoves = 10_000
  /// The maximum number of taps of one line.
  static let mostTaps = 100

  /// A time in seconds, optionally followed by an `s`.
  mutating func seconds(_ what: String, _ range: ClosedRange<Double>) throws -> Double {
    guard let token = next, token.kind == .word || token.kind == .string else {
      throw missing(what)
    }
    let text = token.text.hasSuffix("s") ? String(token.text.dropLast()) : token.text
    guard let seconds = Double(text) else {
      throw LocatedProblem(.notANumber(token.text), token.range)
    }
    guard seconds.isFinite, range.contains(seconds) else {
      throw LocatedProblem(
        .acting(
          .timeOutOfRange(token.text, least: range.lowerBound, most: range.upperBound)),
        token.range)
    }
    _ = take()
    // Turns -0 into 0.
    return seconds + 0
  }

  /// An integer in a range.
  package mutating func count(_ what: String, _ range: ClosedRange<Int>) throws -> Int {
    guard let token = next, token.kind == .word || token.kind == .string else {
      throw missing(what)
    }
    guard let number = Double(token.text) else {
      throw LocatedProblem(.notANumber(token.text), token.range)
    }
    guard let count = Int(exactly: number), range.contains(count) else {
      throw LocatedProblem(
        .acting(
          .countOutOfRange(token.text, least: range.lowerBound, most: range.upperBound)),
        token.range)
    }
    _ = take()
    return count
  }

  /// The number of a finger.
  mutating func finger() throws -> Int {
    guard let token = next, token.kind == .word else { throw missing("N") }
    guard let number = Double(token.text), let finger = Int(exactly: number),
      (1...ActPlan.mostFingers).contains(finger)
    else {
      throw LocatedProblem(
        .acting(.fingerOutOfRange(token.text, most: ActPlan.mostFingers)), token.range)
    }
    _ = take()
    return finger
  }
}

extension Reader where Value == Int {
  /// The number of a finger.
  static var finger: Reader { Reader(.placeholder(.number("N"))) { try $0.finger() } }
}

extension Reader where Value == PointArgument {
  /// The middle of a view.
  static var middle: Reader { Reader(.placeholder(.view)) { try $0.middle() } }
}

extension PointArgument {
  /// The position where a finger goes down or moves to.
  func finger(in scene: Scene) throws -> EventPlace {
    let place = try again(in: scene)
    let point = try place.onScreen(in: scene)
    guard scene.isOnScreen(point) else {
      throw LocatedProblem(
        .acting(.offScreen(point, screen: scene.application.screen.bounds.size)), range)
    }
    return EventPlace(point: point, origin: place.origin(in: scene))
  }

  /// The position between two fingers, and the room that they have there, in points.
  func fingers(in scene: Scene) throws -> (place: EventPlace, view: UIView?, room: CGFloat?) {
    let place = try again(in: scene)
    let finger = try place.finger(in: scene)
    guard let view = place.middleView else { return (finger, nil, nil) }
    let frame = view.frameOnScreen
    return (finger, view, 0.8 * min(frame.width, frame.height))
  }
}

extension Scene {
  /// Whether a finger can be at a point.
  func isOnScreen(_ point: CGPoint) -> Bool {
    let size = application.screen.bounds.size
    return (0...size.width).contains(point.x) && (0...size.height).contains(point.y)
  }

  /// The lowest numbers of fingers that are not down.
  func freeFingers(_ count: Int) throws -> [Int] {
    let down = application.fingersDown
    let free = (1...ActPlan.mostFingers).filter { !down.contains($0) }
    guard free.count >= count else {
      throw Problem.acting(.noFingerLeft(most: ActPlan.mostFingers))
    }
    return Array(free.prefix(count))
  }

  /// Throws if a finger would leave the screen.
  func checkOnScreen(_ points: [CGPoint]) throws {
    guard let outside = points.first(where: { !isOnScreen($0) }) else { return }
    throw Problem.acting(.leavesScreen(outside, screen: application.screen.bounds.size))
  }
}

extension UIView {
  /// The bounding box of the view's corners, in points of the screen.
  fileprivate var frameOnScreen: CGRect {
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map(pointOnScreen)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
