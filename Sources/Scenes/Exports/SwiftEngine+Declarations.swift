import ObjectiveCTree
import Records
import SourceTree

extension SwiftEngine {
  /// The declarations at the top level of a text, as written: types, extensions or categories,
  /// functions and names of types. Variables and statements are not included: their effects are
  /// already in the scene.
  ///
  /// A file in Objective-C is one declaration, without the lines that import: there the order and
  /// the macros count, too.
  package static func declarations(
    in text: String, of language: SourceLanguage, isFile: Bool
  ) -> [String] {
    let bytes = Array(text.utf8)
    func written(_ range: SourceRange) -> String {
      String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    }
    let unit = texts(in: language).unit(text, name: "")
    guard let tree = unit.ownTree as? Tree.Unit else {
      return unit.items.compactMap { item in
        guard case .declaration(let declaration) = item.kind else { return nil }
        if case .variable = declaration.kind { return nil }
        return written(declaration.range)
      }
    }
    guard !isFile else {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
        let line = $0.drop(while: \.isWhitespace)
        return !["#import", "@import", "#include", "#pragma once"].contains(where: line.hasPrefix)
      }
      let rest = lines.drop { $0.allSatisfy(\.isWhitespace) }
      return rest.isEmpty ? [] : [rest.joined(separator: "\n")]
    }
    return tree.items.compactMap { item in
      guard case .declaration(let declaration) = item else { return nil }
      if case .variables(let variables) = declaration.kind,
        !variables.contains(where: { $0.storage == .static })
      {
        return nil
      }
      return written(declaration.range)
    }
  }

  /// The names of the classes that a text declares at its top level.
  package static func classNames(in text: String, of language: SourceLanguage) -> [String] {
    texts(in: language).unit(text, name: "").items.compactMap { item in
      guard case .declaration(let declaration) = item.kind,
        case .type(let type) = declaration.kind, type.kind == .class
      else { return nil }
      return type.name.text
    }
  }
}
