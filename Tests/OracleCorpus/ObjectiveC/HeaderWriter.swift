import TypedProgram
import UIKitBindings

/// Writes the model as one header of Objective-C, in the order that C needs, so that clang can
/// judge programs for it.
package struct HeaderWriter {
  private let contents: ObjectiveCContents
  private var lines: [String] = []
  private var written: Set<String> = []

  /// The header of a library.
  package static func text(_ contents: ObjectiveCContents) -> String {
    var writer = HeaderWriter(contents: contents)
    writer.write()
    // What may be nil is no matter of grammar or types.
    return writer.lines.joined(separator: "\n").replacing("nullable ", with: "")
      .replacing("Unmanaged *", with: "id")
      .replacing("(Configuration *)", with: "(UIImageConfiguration *)") + "\n"
  }

  private init(contents: ObjectiveCContents) {
    self.contents = contents
  }

  private var table: any ObjectiveCTable { contents.table }

  private mutating func write() {
    lines = ["#pragma clang system_header", "#pragma once", HandWrittenHeader.beginning]
    let names = classes.map { nominal in
      let name = table.name(of: nominal)
      guard let generics = HandWrittenHeader.generics[name] else { return name }
      return "\(name)<\(generics.joined(separator: ", "))>"
    }
    lines.append("@class \(names.joined(separator: ", "));")
    lines.append(HandWrittenHeader.afterClasses)
    for nominal in contents.protocols { lines.append("@protocol \(table.name(of: nominal));") }
    for nominal in contents.classes {
      guard let name = table.referenceName(of: nominal), nominal.name != "DispatchQueue" else {
        continue
      }
      lines.append("typedef struct \(nominal.name) *\(name);")
    }
    for (name, nominal) in contents.values { writeValue(name, nominal) }
    for (name, nominal) in contents.values { writeGlobals(name, nominal) }
    for nominal in contents.classes { writeConstants(contents.members[ObjectIdentifier(nominal)]) }
    writeConstants(contents.constants)
    for nominal in contents.protocols { writeProtocol(nominal) }
    for nominal in classes { writeClass(nominal) }
    for function in contents.functions
    where !HandWrittenHeader.names.contains(function.name) && !isOfC(function.name) {
      lines.append("extern " + table.declaration(of: function))
    }
    for (name, text) in table.macros.sorted(by: { $0.key < $1.key }) {
      lines.append("#define \(name) \(text)")
    }
    lines.append(HandWrittenHeader.end)
  }

  /// Whether a function is in C's own headers, or one of ours that no program can name.
  private func isOfC(_ name: String) -> Bool {
    guard let first = name.first, first.isUppercase else {
      return !["objc_", "dispatch_"].contains(where: name.hasPrefix)
    }
    return false
  }

  /// The classes that have messages.
  private var classes: [Nominal] {
    contents.classes.filter {
      NamesWithoutSelector.classes[$0.name] == nil && $0.name != "NSZone"
        && !$0.name.contains("<")
    }
  }
}

// MARK: Values

extension HeaderWriter {
  private mutating func writeValue(_ name: String, _ nominal: Nominal) {
    guard !HandWrittenHeader.names.contains(name) else { return }
    switch table.type(of: .nominal(nominal, [])) {
    case .enumeration: writeEnumeration(name, nominal)
    case .number(let type): lines.append("typedef \(table.text(.number(type))) \(name);")
    case .object(let object) where object.nominal?.name == "NSString":
      lines.append("typedef NSString *\(name);")
    case .structure: lines.append("typedef struct \(name) \(name);")
    default: break
    }
  }

  /// An enumeration with its raw values; of a set of options the bits are numbered, since only
  /// their names and types matter here.
  private mutating func writeEnumeration(_ name: String, _ nominal: Nominal) {
    let macro = nominal.kind == .enumeration ? "NS_ENUM(NSInteger" : "NS_OPTIONS(NSUInteger"
    lines.append("typedef \(macro), \(name)) {")
    var bit = 0
    for constant in contents.members[ObjectIdentifier(nominal)] ?? [] {
      guard written.insert(constant.name).inserted else { continue }
      var value = "1UL << \(bit)"
      switch constant.row {
      case .enumCase(let enumCase): value = "\(table.rawValue(of: enumCase))"
      default: bit += 1
      }
      lines.append("  \(constant.name) = \(value),")
    }
    if nominal.kind == .structure { lines.append("  \(name)_none = 0") }
    lines.append("};")
  }

  /// The constants of a type that is no enumeration.
  private mutating func writeGlobals(_ name: String, _ nominal: Nominal) {
    if case .enumeration = table.type(of: .nominal(nominal, [])) { return }
    writeConstants(contents.members[ObjectIdentifier(nominal)])
  }

  private mutating func writeConstants(_ constants: [ObjectiveCConstant]?) {
    for constant in constants ?? [] where !HandWrittenHeader.names.contains(constant.name) {
      guard written.insert(constant.name).inserted else { continue }
      if let replacement = constant.replacement {
        lines.append("#define \(constant.name) \(replacement)")
      } else if case .enumeration = constant.type, case .enumCase(let row) = constant.row {
        lines.append("#define \(constant.name) \(table.rawValue(of: row))")
      } else if case .integer(let value) = constant.row {
        lines.append("#define \(constant.name) ((\(table.text(constant.type)))\(value))")
      } else {
        lines.append("extern \(table.declaration(of: "const " + constant.name, constant.type));")
      }
    }
  }
}

// MARK: Classes and protocols

extension HeaderWriter {
  private mutating func writeProtocol(_ nominal: Nominal) {
    let name = table.name(of: nominal)
    guard name != "NSObject", written.insert("@protocol " + name).inserted else { return }
    let above = protocols(of: nominal)
    for other in above { writeProtocol(other) }
    let names = above.map { table.name(of: $0) }
    let list = names.isEmpty ? "" : " <\(names.joined(separator: ", "))>"
    lines.append("@protocol \(name)\(list)")
    let own = HandWrittenHeader.members(of: name)
    if !own.isEmpty { lines += ["@optional"] + own }
    let accessors = writeProperties(of: nominal)
    for method in table.methods(of: nominal)
    where !accessors.contains(method.selector) && !HandWrittenHeader.has(method, among: own) {
      lines.append(method.function?.isOptional == true ? "@optional" : "@required")
      lines.append(table.declaration(of: method))
    }
    lines.append("@end")
  }

  private mutating func writeClass(_ nominal: Nominal) {
    let name = table.name(of: nominal)
    guard written.insert("@interface " + name).inserted else { return }
    if let above = nominal.superclassNominal { writeClass(above) }
    let generics = HandWrittenHeader.generics[name]
    var heading = "@interface \(name)"
    if let generics {
      let list = generics.map { name.contains("Mutable") ? $0 : "__covariant " + $0 }
      heading += "<\(list.joined(separator: ", "))>"
    }
    if name == "NSObject" { heading += " <NSObject>" }
    if let above = nominal.superclassNominal {
      let superclass = table.name(of: above)
      let arguments = HandWrittenHeader.generics[superclass] == nil ? nil : generics
      heading += " : " + superclass
      if let arguments { heading += "<\(arguments.joined(separator: ", "))>" }
    }
    let adopted = protocols(of: nominal).map { table.name(of: $0) }
    if !adopted.isEmpty, name != "NSObject" { heading += " <\(adopted.joined(separator: ", "))>" }
    lines.append(heading)
    let own = HandWrittenHeader.members(of: name)
    lines += own
    let accessors = writeProperties(of: nominal)
    for method in table.methods(of: nominal)
    where method.isClassMethod || !accessors.contains(method.selector) {
      let text = HandWrittenHeader.generic(table.declaration(of: method), in: generics)
      guard !HandWrittenHeader.has(method, among: own) else { continue }
      lines.append(text)
    }
    lines.append("@end")
  }

  /// Writes the properties; returns the selectors that belong to them.
  private mutating func writeProperties(of nominal: Nominal) -> Set<String> {
    let own = HandWrittenHeader.members(of: table.name(of: nominal))
    let generics = HandWrittenHeader.generics[table.name(of: nominal)]
    var accessors: Set<String> = []
    for property in table.properties(of: nominal) {
      accessors.formUnion([property.name, property.getter, property.setter ?? ""])
      let isKnown = own.contains { $0.hasSuffix(" *\(property.name);") }
      guard !isKnown else { continue }
      if nominal.kind == .protocol {
        let isOptional = property.property.getter?.isOptional == true
        lines.append(isOptional ? "@optional" : "@required")
      }
      lines.append(HandWrittenHeader.generic(table.declaration(of: property), in: generics))
    }
    return accessors
  }

  /// The protocols of Objective-C that a type adopts itself.
  private func protocols(of nominal: Nominal) -> [Nominal] {
    nominal.protocols.compactMap { type in
      guard case .nominal(let found, _) = type, contents.protocols.contains(found) else {
        return nil
      }
      return found
    }
  }
}
