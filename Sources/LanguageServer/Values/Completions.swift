/// A completion item.
package struct CompletionItem: Sendable {
  /// The kind of the named entity, by the protocol's numbers.
  package enum Kind: Int, Sendable {
    case method = 2
    case variable = 6
    case type = 7
    case property = 10
    case value = 12
    case keyword = 14
    case file = 17
    case reference = 18
  }

  /// The inserted text, and the part of it after the cursor.
  package struct Insertion: Sendable {
    package let before: String
    package let after: String

    /// Creates an insertion.
    package init(before: String, after: String = "") {
      self.before = before
      self.after = after
    }

    /// The insertion as a snippet, in which some characters are escaped.
    var snippet: String { "\(Self.escaped(before))$0\(Self.escaped(after))" }

    private static func escaped(_ text: String) -> String {
      var result = ""
      for character in text {
        if "\\$}".contains(character) { result.append("\\") }
        result.append(character)
      }
      return result
    }
  }

  package let label: String
  package let kind: Kind
  package let detail: String?
  package let insertion: Insertion
  /// The range that it replaces.
  package let range: TextRange
  /// The word whose help explains it; nil for none.
  package let subject: String?

  /// Creates a completion item.
  package init(
    _ label: String, _ kind: Kind, detail: String?, insertion: Insertion,
    replacing range: TextRange,
    subject: String?
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.insertion = insertion
    self.range = range
    self.subject = subject
  }

  /// The item as it is sent, with its index among all items. `takesSnippets`: the editor can place
  /// the cursor inside the inserted text. `uri` identifies the document for a later request of the
  /// explanation.
  package func json(number: Int, takesSnippets: Bool, uri: String) -> JSONValue {
    let isSnippet = takesSnippets && !insertion.after.isEmpty
    let text = isSnippet ? insertion.snippet : insertion.before + insertion.after
    let digits = String(number)
    let order = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    return .members([
      "label": .string(label), "kind": .integer(kind.rawValue),
      "detail": detail.map { .string($0) },
      "sortText": .string(order),
      // Some editors filter by the replaced text.
      "filterText": .string(label),
      "insertTextFormat": isSnippet ? 2 : 1,
      "textEdit": TextEdit(range, text).json,
      "data": subject.map { ["uri": .string(uri), "subject": .string($0)] },
    ])
  }
}

/// The calls that the cursor may be in.
package struct SignatureHelp: Sendable {
  /// One signature of a call; the parameters are parts of its label.
  package struct Signature: Sendable {
    package let label: String
    package let parameters: [String]
    package let documentation: String

    /// Creates a form of a call.
    package init(_ label: String, parameters: [String], documentation: String) {
      self.label = label
      self.parameters = parameters
      self.documentation = documentation
    }
  }

  package let signatures: [Signature]
  /// The indices of the signature and of the parameter at the cursor.
  package let active: (signature: Int, parameter: Int)

  /// Creates help for a cursor position.
  package init(_ signatures: [Signature], active: (signature: Int, parameter: Int)) {
    self.signatures = signatures
    self.active = active
  }

  /// The help as it is sent.
  package var json: JSONValue {
    [
      "signatures": .array(
        signatures.map { signature in
          [
            "label": .string(signature.label),
            "parameters": .array(signature.parameters.map { ["label": .string($0)] }),
            "documentation": Markup.json(signature.documentation),
          ]
        }),
      "activeSignature": .integer(active.signature),
      "activeParameter": .integer(active.parameter),
    ]
  }
}
