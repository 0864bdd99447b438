import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

extension Arguments {
  /// Reads a value of a type, as it is typed for `set` and `add`.
  package mutating func value(of type: PropertyType) throws -> TypedValue {
    switch type {
    case .number: return .value(.number(try scalar()))
    case .wholeNumber: return .value(.number(Double(try wholeNumber("NUMBER"))))
    case .boolean: return .value(.boolean(try boolean()))
    case .point: return .value(.point(try point(isPlace: true)))
    case .size: return .value(.size(try size()))
    case .rectangle: return .value(.rectangle(try rectangle()))
    case .color: return .color(try color())
    case .text: return .value(.text(try text()))
    case .transform: return .transform(try transform())
    case .controller:
      if takeKeyword("nil") != nil { return .controller(nil) }
      return .controller(try controller())
    case .applicationDelegate:
      if takeKeyword("nil") != nil { return .applicationDelegate(nil) }
      return .applicationDelegate(try applicationDelegate())
    case .picture:
      if takeKeyword("nil") != nil { return .picture(nil) }
      let word = try oneOf(ImageShape.allCases.map(\.rawValue))
      return .picture(ImageShape(rawValue: word))
    case .count: return .value(.number(Double(try count())))
    case .duration: return .value(.number(try seconds("SECONDS", 0...Self.longestTime)))
    case .word(let words):
      let token = try word(words.joined(separator: "|"))
      let word = token.text.hasPrefix(".") ? String(token.text.dropFirst()) : token.text
      guard words.contains(word) else { throw problem(.expectedOneOf(words, got: token.text)) }
      return .value(.word(word))
    case .words(let words): return .value(.words(try self.words(words)))
    case .contentMode:
      let word = try oneOf(UIView.ContentMode.allCases.map { "\($0)" })
      return .contentMode(UIView.ContentMode.allCases.first { "\($0)" == word } ?? .scaleToFill)
    }
  }

  /// Reads an object that may be the app's delegate, by its name or by the variable that contains
  /// it.
  private mutating func applicationDelegate() throws -> AnyObject {
    let token = nameAhead
    let held = token.flatMap { token in
      scene.object(named: token.text) == nil
        ? scene.engineIfMade?.object(inVariable: token.text) : nil
    }
    let object: AnyObject
    if let held {
      _ = take()
      object = held
    } else if let token, scene.engineIfMade?.scriptClass(named: token.text) != nil,
      scene.object(named: token.text) == nil
    {
      throw LocatedProblem(.classAsDelegate(token.text), token.range)
    } else {
      object = try self.object("NAME")
    }
    guard scene.isApplicationDelegate(object) else {
      throw problem(.notADelegate(scene.objectName(ofAny: object)))
    }
    return object
  }

  /// Reads a count of at least one.
  private mutating func count() throws -> Int {
    let count = try wholeNumber("NUMBER")
    guard (1...PropertyType.largestCount).contains(count) else {
      throw problem(
        .acting(.countOutOfRange(String(count), least: 1, most: PropertyType.largestCount)))
    }
    return count
  }

  /// Reads one of a few words, or several with commas, also with Swift's dot in front; none for
  /// `none`.
  private mutating func words(_ words: [String]) throws -> [String] {
    var found: [String] = []
    repeat {
      let token = try word(words.joined(separator: "|"))
      let word = token.text.hasPrefix(".") ? String(token.text.dropFirst()) : token.text
      guard words.contains(word) || word == "none" else {
        throw problem(.expectedOneOf(words, got: token.text))
      }
      if word != "none" { found.append(word) }
    } while takeIf(.comma)
    return found
  }

  /// Reads a number; window levels also by UIKit's names.
  private mutating func scalar() throws -> Double {
    let levels = ["normal": 0.0, "statusBar": 1000.0, "alert": 2000.0]
    if let token = next, token.kind == .word {
      let word = token.text.hasPrefix(".") ? String(token.text.dropFirst()) : token.text
      if let level = levels[word] {
        _ = take()
        return level
      }
    }
    return try number("NUMBER")
  }

  private mutating func boolean() throws -> Bool {
    let token = try word("true|false")
    switch token.text {
    case "true", "yes", "YES", "on", "是": return true
    case "false", "no", "NO", "off", "否": return false
    default: throw problem(.notABoolean(token.text))
    }
  }

  private mutating func text() throws -> String? {
    guard let token = next else { throw missing("TEXT") }
    if token.kind == .string {
      _ = take()
      return token.text
    }
    if takeKeyword("nil") != nil { return nil }
    return rest()
  }

  private mutating func color() throws -> UIColor? {
    if takeKeyword("nil") != nil { return nil }
    if nextIsBracketOrNumber {
      let parts = try numbers(["RED", "GREEN", "BLUE"])
      var alpha = 1.0
      if nextIsNumber { alpha = try number("ALPHA") }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
    let token = try word("COLOR")
    let word = token.text.hasPrefix(".") ? String(token.text.dropFirst()) : token.text
    if let color = Colors.color(named: word) { return color }
    throw problem(
      .unknownColor(token.text, suggestions: Suggestions.near(word, in: Colors.names)))
  }

  /// Reads a transform: `identity`, six numbers, or steps that Swift would chain, each applied
  /// before those before it: `rotation 45deg scale 1.2 translation 10 0`.
  private mutating func transform() throws -> CGAffineTransform {
    if nextIsBracketOrNumber {
      let m = try numbers(["a", "b", "c", "d", "tx", "ty"])
      return CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
    }
    var transform = CGAffineTransform.identity
    var steps = 0
    while let token = next, token.kind == .word {
      switch token.text {
      case "identity":
        _ = take()
      case "rotation", "rotate":
        _ = take()
        transform = transform.rotated(by: try angle())
      case "scale":
        _ = take()
        let x = try number("SCALE")
        let y = nextIsNumber ? try number("SCALE") : x
        transform = transform.scaledBy(x: x, y: y)
      case "translation", "translate":
        _ = take()
        let move = try point()
        transform = transform.translatedBy(x: move.x, y: move.y)
      default:
        if steps == 0 { throw LocatedProblem(.notATransform(token.text), token.range) }
        return transform
      }
      steps += 1
    }
    if steps == 0 { throw missing("TRANSFORM") }
    return transform
  }

  /// Reads an angle with its unit, in radians: `45deg`, `0.785rad`, `45°`.
  mutating func angle() throws -> Double {
    let token = try word("ANGLE")
    for (suffix, factor) in [("deg", Double.pi / 180), ("°", Double.pi / 180), ("rad", 1)] {
      if token.text.hasSuffix(suffix) {
        let digits = String(token.text.dropLast(suffix.count))
        return try Self.number(Token(kind: .word, text: digits, range: token.range)) * factor
      }
    }
    if Double(token.text) != nil {
      if takeKeyword("deg", "degrees") != nil {
        return try Self.number(token) * Double.pi / 180
      }
      if takeKeyword("rad", "radians") != nil { return try Self.number(token) }
      throw LocatedProblem(.angleNeedsUnit(token.text), token.range)
    }
    throw LocatedProblem(.notANumber(token.text), token.range)
  }
}
