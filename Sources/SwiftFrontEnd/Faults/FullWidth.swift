import Records

/// Full-width punctuation, digits and spaces outside strings and comments, and their ASCII
/// replacements.
///
/// To Swift `（` is a letter, so `f（x）` would be one name: the text is corrected first and the
/// parser sees the corrected one, so that one such character does not hide other faults.
struct FullWidth {
  let mended: String
  let offsets: OffsetMap
  let diagnostics: [CodeDiagnostic]

  /// The number above which the exact count does not matter.
  private static let most = 5

  /// nil if there is nothing to fix.
  init?(_ text: String) {
    guard text.utf8.contains(where: { $0 >= 0xC2 }) else { return nil }
    let places = SourceScanner(Array(text.utf8)).places
    var mended = ""
    var offsets = OffsetMap()
    var diagnostics: [CodeDiagnostic] = []
    var offset = 0
    var difference = 0
    var isInName = false
    var reported: Set<Unicode.Scalar> = []
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      defer { offset += length }
      if scalar == "\n" { reported = [] }
      guard places[offset] == .code, let ascii = Self.ascii(scalar, isInName: isInName) else {
        mended.unicodeScalars.append(scalar)
        isInName = scalar.properties.isAlphabetic || scalar == "_" || scalar.isDigit
        continue
      }
      isInName = ascii.first?.isNumber == true && isInName
      mended += ascii
      if ascii.utf8.count != length {
        difference += length - ascii.utf8.count
        offsets.add(from: mended.utf8.count, difference: difference)
      }
      if reported.insert(scalar).inserted, diagnostics.count < Self.most {
        diagnostics.append(
          Self.diagnostic(scalar, ascii, SourceRange(offset, offset + length)))
      }
    }
    guard !diagnostics.isEmpty else { return nil }
    self.mended = mended
    self.offsets = offsets
    self.diagnostics = diagnostics
  }

  private static func diagnostic(
    _ scalar: Unicode.Scalar, _ ascii: String, _ range: SourceRange
  ) -> CodeDiagnostic {
    let isSpace = ascii == " "
    let name = isSpace ? "U+" + String(scalar.value, radix: 16, uppercase: true) : String(scalar)
    return CodeDiagnostic(
      .syntax(.fullWidth(name, ascii: ascii)), range, severity: isSpace ? .warning : .error,
      fixIt: CodeFixIt(range, ascii))
  }

  /// The ASCII replacement of a character; nil for one that is not replaced.
  private static func ascii(_ scalar: Unicode.Scalar, isInName: Bool) -> String? {
    switch scalar.value {
    case 0xFF10...0xFF19:
      // After a letter it belongs to a name, which is the learner's own affair.
      return isInName ? nil : half(scalar)
    case 0xFF21...0xFF3A, 0xFF3F, 0xFF41...0xFF5A: return nil
    case 0xFF01...0xFF5E: return half(scalar)
    default: return others[scalar]
    }
  }

  private static func half(_ scalar: Unicode.Scalar) -> String? {
    Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
  }

  private static let others: [Unicode.Scalar: String] = [
    "\u{3000}": " ", "\u{A0}": " ", "“": "\"", "”": "\"", "。": ".", "、": ",", "【": "[",
    "】": "]", "《": "<", "》": ">", "…": "...", "–": "-", "—": "-", "×": "*", "÷": "/",
    "≤": "<=", "≥": ">=", "≠": "!=",
  ]
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
