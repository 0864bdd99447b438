import LanguageServer
import Records
import SourceTree

/// The declarations of a text of code, as an outline.
struct CodeSymbols {
  private(set) var symbols: [DocumentSymbol] = []
  private let text: DocumentText
  /// The offset of the text's first byte in the document.
  private let offset: Int

  /// Reads a document of code, or a part of one that begins at an offset.
  init(_ text: DocumentText, _ part: String? = nil, at offset: Int = 0, in language: SourceLanguage)
  {
    self.text = text
    self.offset = offset
    let unit = FrontEnds.frontEnd(for: language).parse(
      part ?? text.text, name: "", linesBefore: 0)
    symbols = unit.items.flatMap(symbols)
  }

  /// Every declaration with a name, wherever it is.
  func declarations(of name: String) -> [DocumentSymbol] {
    Self.declarations(of: name, in: symbols)
  }

  private static func declarations(
    of name: String, in symbols: [DocumentSymbol]
  ) -> [DocumentSymbol] {
    symbols.flatMap { symbol in
      (symbol.name.prefix { $0 != "(" && $0 != ":" } == name ? [symbol] : [])
        + declarations(of: name, in: symbol.children)
    }
  }

  private func symbols(of statement: Statement) -> [DocumentSymbol] {
    guard case .declaration(let declaration) = statement.kind else { return [] }
    return symbols(of: declaration)
  }

  private func symbols(of declaration: Declaration) -> [DocumentSymbol] {
    func symbol(
      _ name: String, _ kind: DocumentSymbol.Kind, _ selection: SourceRange, detail: String = "",
      _ members: [Declaration] = []
    ) -> DocumentSymbol {
      DocumentSymbol(
        name, kind, detail: detail, range: range(declaration.range), selection: range(selection),
        children: members.flatMap(symbols))
    }
    switch declaration.kind {
    case .type(let type):
      let kind: DocumentSymbol.Kind =
        switch type.kind {
        case .class: .type
        case .structure: .structure
        case .enumeration: .enumeration
        case .protocol: .protocolType
        }
      return [symbol(type.name.text, kind, type.name.range, type.members)]
    case .extending(let extending):
      let name = String(decoding: bytes(extending.extended.range), as: UTF8.self)
      return [
        symbol(name, .type, extending.extended.range, detail: "extension", extending.members)
      ]
    case .function(let function):
      let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
      return [symbol("\(function.name.text)(\(labels))", .method, function.name.range)]
    case .initializer(let initializer):
      let labels = initializer.parameters.map { "\($0.label ?? "_"):" }.joined()
      return [symbol("init(\(labels))", .constructor, initializer.nameRange)]
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        guard case .name(let name) = binding.pattern.kind else { return nil }
        return symbol(name, .property, binding.pattern.range)
      }
    case .alias(let name, _): return [symbol(name.text, .type, name.range)]
    case .enumCases(let cases):
      return cases.map { symbol($0.name.text, .enumCase, $0.name.range) }
    case .deinitializer, .subscripting, .associatedType: return []
    }
  }

  private func bytes(_ range: SourceRange) -> ArraySlice<UInt8> {
    text.bytes[(range.start + offset)..<(max(range.start, range.end) + offset)]
  }

  private func range(_ range: SourceRange) -> TextRange {
    text.range(range.start + offset, max(range.start, range.end) + offset)
  }
}
