import Foundation
import SourceTree
import SwiftFrontEnd
import Testing

/// The declarations of the records, read as any Swift is.
@Suite struct NamedValuesTests {
  /// A case without a label for its values, though it has several.
  private struct Unnamed: Hashable {
    let type: String
    let enumCase: String
  }

  /// The types that the files of a folder declare, by their full names.
  private struct Declared {
    var encodable: Set<String> = []
    var unnamed: Set<Unnamed> = []
    /// The coding keys of single cases, by type: `Problem.StoppedCodingKeys`.
    var keys: Set<String> = []

    mutating func add(_ declarations: [Declaration], in outer: String) {
      for declaration in declarations {
        switch declaration.kind {
        case .type(let type):
          let name = outer + type.name.text
          look(at: type.inherited, of: name)
          if name.hasSuffix("CodingKeys") { keys.insert(name) }
          add(type.members, in: name + ".")
        case .extending(let type):
          let name = Self.name(of: type.extended)
          look(at: type.inherited, of: name)
          add(type.members, in: name + ".")
        case .enumCases(let cases):
          for one in cases {
            guard let payload = one.payload, payload.count > 1,
              payload.contains(where: { $0.label == nil })
            else { continue }
            unnamed.insert(Unnamed(type: String(outer.dropLast()), enumCase: one.name.text))
          }
        default: break
        }
      }
    }

    private mutating func look(at inherited: [TypeExpression], of name: String) {
      if inherited.contains(where: { ["Codable", "Encodable"].contains(Self.name(of: $0)) }) {
        encodable.insert(name)
      }
    }

    private static func name(of type: TypeExpression) -> String {
      switch type.kind {
      case .name(let name): name.text
      case .member(let outer, let name): "\(self.name(of: outer)).\(name.text)"
      default: ""
      }
    }
  }

  @Test("Each of several values that a case of a record has, has a name in JSON")
  func names() throws {
    var declared = Declared()
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    for folder in ["Records", "EventVocabulary"] {
      let files = try #require(
        FileManager.default.enumerator(
          at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        let unit = SwiftFrontEnd.parse(text, name: file.lastPathComponent)
        declared.add(
          unit.items.compactMap { if case .declaration(let one) = $0.kind { one } else { nil } },
          in: "")
      }
    }
    let unnamed = declared.unnamed.filter { declared.encodable.contains($0.type) }
    #expect(unnamed.count > 200)
    for one in unnamed {
      let first = one.enumCase.prefix(1).uppercased() + one.enumCase.dropFirst()
      #expect(
        declared.keys.contains("\(one.type).\(first)CodingKeys"),
        "\(one.type).\(one.enumCase) has values without a label, and no CodingKeys name them")
    }
  }
}
