import Scenes
import TypedProgram

/// The members that can follow a dot.
extension SwiftCompleter {
  /// Members with their types, functions with their parenthesis.
  func members(of base: TypedBase) -> [Item] {
    var found: [String: String] = [:]
    for nominal in base.nominal.lineage {
      for members in nominal.members.values {
        for member in members where member.isSeenBySwift {
          guard let (text, note) = shown(member, base.isType), found[text] == nil else { continue }
          found[text] = note
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { Item($0.key, $0.value) }
  }

  /// The members of a type by its name: names for `help`.
  func memberNames(ofType name: String) -> [String] {
    guard let nominal = engine.nominal(named: name) else { return [] }
    let found = [false, true].flatMap { isType in
      members(of: TypedBase(nominal: nominal, arguments: [], isType: isType))
    }
    return Set(found.map { String($0.text.prefix { $0 != "(" }) }).sorted()
  }

  /// The members that may follow a leading dot if a type is expected: cases, and static members of
  /// the type itself.
  func implicitMembers(of base: TypedBase) -> [Item] {
    var found: [String: String] = [:]
    for nominal in base.nominal.lineage {
      for member in nominal.members.values.joined() where member.isSeenBySwift {
        guard let (text, note) = shown(member, true), Self.makes(base.nominal, member) else {
          continue
        }
        found[text] = note
      }
    }
    return found.sorted { $0.key < $1.key }.map { Item($0.key, $0.value) }
  }

  private static func makes(_ nominal: Nominal, _ member: Member) -> Bool {
    let type: Type
    switch member {
    case .property(let property): type = property.type
    case .function(let function): type = function.result
    case .enumCase: return true
    default: return false
    }
    return SwiftEngine.library.declaration(of: type)?.nominal === nominal
  }

  private func shown(_ member: Member, _ isType: Bool) -> (text: String, note: String)? {
    switch member {
    case .property(let property) where property.isStatic == isType:
      return (property.name, property.type.description)
    case .function(let function) where function.isStatic == isType:
      guard let first = function.name.first, first.isLetter, function.name != "deinit" else {
        return nil
      }
      let text = "\(function.name)(\(function.parameters.isEmpty ? ")" : "")"
      return (text, OverrideTarget.signature(of: function))
    case .enumCase(let enumCase) where isType: return (enumCase.name, enumCase.owner.name)
    default: return nil
    }
  }
}
