/// A Markdown text.
package enum Markup {
  /// The text as it is sent.
  package static func json(_ text: String) -> JSONValue {
    ["kind": "markdown", "value": .string(text)]
  }

  /// Lines as a code block; the fence is longer than any in them.
  package static func block(_ text: String, language: String = "text") -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}

/// A declaration in the outline of a document.
package struct DocumentSymbol: Sendable {
  /// The kind of the declaration, by the protocol's numbers.
  package enum Kind: Int, Sendable {
    case type = 5
    case method = 6
    case property = 7
    case constructor = 9
    case enumeration = 10
    case protocolType = 11
    case function = 12
    case variable = 13
    case text = 15
    case key = 20
    case object = 19
    case enumCase = 22
    case structure = 23
    case event = 24
  }

  package let name: String
  package let detail: String
  package let kind: Kind
  package let range: TextRange
  /// The range of the name, which is inside the other.
  package let selection: TextRange
  package var children: [DocumentSymbol] = []

  /// Creates a declaration.
  package init(
    _ name: String, _ kind: Kind, detail: String = "", range: TextRange, selection: TextRange,
    children: [DocumentSymbol] = []
  ) {
    self.name = name
    self.kind = kind
    self.detail = detail
    self.range = TextRange(min(range.start, selection.start), max(range.end, selection.end))
    self.selection = selection
    self.children = children
  }

  /// The declaration as it is sent.
  package var json: JSONValue {
    .members([
      "name": .string(name), "kind": .integer(kind.rawValue),
      "detail": detail.isEmpty ? nil : .string(detail),
      "range": range.json, "selectionRange": selection.json,
      "children": children.isEmpty ? nil : .array(children.map(\.json)),
    ])
  }
}

/// A command that is shown above a line: a code lens.
package struct CodeLens: Sendable {
  package let line: Int
  package let title: String
  package let command: String
  package let arguments: [JSONValue]

  /// Creates a lens above a line.
  package init(above line: Int, _ title: String, _ command: String, _ arguments: [JSONValue]) {
    self.line = line
    self.title = title
    self.command = command
    self.arguments = arguments
  }

  /// The lens as it is sent.
  package var json: JSONValue {
    let place = TextPosition(line: line, column: 0)
    return [
      "range": TextRange(place, place).json,
      "command": [
        "title": .string(title), "command": .string(command), "arguments": .array(arguments),
      ],
    ]
  }
}

/// An inlay hint: a text that is shown inside a line and is not a part of it.
package struct InlayHint: Sendable {
  package let position: TextPosition
  package let label: String
  package let tip: String?

  /// Creates a hint after a position.
  package init(at position: TextPosition, _ label: String, tip: String? = nil) {
    self.position = position
    self.label = label
    self.tip = tip
  }

  /// The hint as it is sent.
  package var json: JSONValue {
    .members([
      "position": position.json, "label": .string(label), "paddingLeft": true,
      "tooltip": tip.map { Markup.json($0) },
    ])
  }
}

/// A location in a document.
package struct TextLocation: Sendable {
  package let uri: String
  package let range: TextRange

  /// Creates a place.
  package init(_ uri: String, _ range: TextRange) {
    self.uri = uri
    self.range = range
  }

  /// The place as it is sent.
  package var json: JSONValue { ["uri": .string(uri), "range": range.json] }
}
