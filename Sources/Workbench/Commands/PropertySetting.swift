import Foundation
import Records
import Scenes
import TypedText
import UIKitModel

/// A property, or a part of one, with its new value.
package struct PropertySetting {
  package let property: Property
  package let part: String?
  package let typedPath: String
  package let value: TypedValue

  /// The path with Swift's names.
  package var path: String { part.map { "\(property.path).\($0)" } ?? property.path }

  /// Reads a value for the path of an object; throws the problem of either.
  package init(
    path: String, of object: ModelObject, at place: Range<Int>, _ arguments: inout Arguments
  ) throws {
    let scene = arguments.scene
    guard let (property, part) = Self.find(path, of: object) else {
      if Double(path) != nil {
        throw LocatedProblem(.extraArgument(path, usage: arguments.usage), place)
      }
      if scene.declaresProperty(path, object) {
        throw LocatedProblem(
          .propertyOfScript(
            path, className: scene.className(of: object),
            object: scene.givenName(of: object) ?? "view"), place)
      }
      throw LocatedProblem(
        .unknownProperty(
          path, className: scene.className(of: object),
          suggestions: Self.suggestions(for: path, of: object, arguments)), place)
    }
    guard property.write != nil else {
      throw LocatedProblem(.readOnly(path: path, className: property.owner), place)
    }
    self.property = property
    self.part = part
    typedPath = path
    let type = part.flatMap { PropertyPart.type(of: $0, in: property.type) } ?? property.type
    // The `=` is optional, as in Swift.
    if arguments.second != nil, arguments.takeKeyword("=") == nil, type != .text {
      _ = arguments.takeKeyword("to")
    }
    value = try arguments.value(of: type)
  }

  /// Similar paths; where two numbers follow, rather those of sizes and points.
  private static func suggestions(
    for path: String, of object: ModelObject, _ arguments: Arguments
  ) -> [String] {
    let paths = PropertyTable.paths(of: object)
    let numbers = [arguments.next, arguments.second].compactMap { $0.flatMap { Double($0.text) } }
    if numbers.count == 2 {
      let pairs = Suggestions.near(
        path,
        in: paths.filter {
          guard let type = PropertyTable.property($0, of: object)?.type else { return false }
          return type == .size || type == .point
        })
      if !pairs.isEmpty { return pairs }
    }
    return Suggestions.near(path, in: paths)
  }

  /// The property of a path, and the part of it.
  package static func find(
    _ path: String, of object: ModelObject
  ) -> (property: Property, part: String?)? {
    if let property = PropertyTable.property(path, of: object) { return (property, nil) }
    var stem = path
    while let dot = stem.lastIndex(of: ".") {
      stem = String(stem[..<dot])
      let part = String(path.dropFirst(stem.count + 1))
      if let property = PropertyTable.property(stem, of: object),
        PropertyPart.parts(of: property.type).contains(part)
      {
        return (property, part)
      }
    }
    return nil
  }

  package func read(_ object: ModelObject) -> PropertyValue {
    let whole = property.read(object) ?? .text(nil)
    return part.flatMap { PropertyPart.read($0, of: whole) } ?? whole
  }

  package func apply(to object: ModelObject) {
    guard let part, case .value(let new) = value, let whole = property.read(object) else {
      property.write?(object, value)
      return
    }
    property.write?(object, .value(PropertyPart.write(part, new, into: whole)))
  }

  /// The remark with Swift's name if Objective-C's was typed.
  package var swiftNameRemark: Remark? {
    typedPath.hasPrefix(property.path) ? nil : .swiftName(property.path, for: typedPath)
  }
}

extension UsagePattern.Node {
  /// Reads any number of properties with their values.
  nonisolated static let settings = Self.many(
    .optional(.sequence([.placeholder(.property), .placeholder(.value)])))
}

extension Reader where Value == PropertySetting {
  /// Reads `KEY VALUE` for an object.
  static func setting(of object: ModelObject) -> Reader {
    Reader(.sequence([.placeholder(.property), .placeholder(.value)])) { arguments in
      guard let token = arguments.take() else {
        throw arguments.missing(Placeholder.property.shown)
      }
      return try PropertySetting(path: token.text, of: object, at: token.range, &arguments)
    }
  }
}

extension Reader where Value == [PropertySetting] {
  /// Reads all following `KEY VALUE` pairs.
  static func settings(of object: ModelObject) -> Reader {
    Reader(.settings) { arguments in
      var settings: [PropertySetting] = []
      while !arguments.isAtEnd {
        settings.append(try Reader<PropertySetting>.setting(of: object).read(&arguments))
      }
      return settings
    }
  }
}
