import Foundation
import Lettering
import Records
import Wording

/// Encodes answers as JSON, one object per line, in the form of `Documentation/schema`.
package enum JSONRenderer {
  /// The version of the format of a line.
  package static let version = 1

  private struct Line: Encodable {
    let format: Int
    let file: String
    let line: Int
    let entry: String
    let answers: [Answer]?
    let error: Failure?
  }

  private struct Failure: Encodable {
    let message: String
    let column: Int
    let problem: Problem
    let offer: String?
  }

  /// The line for the answers to one entry.
  package static func line(
    file: String, line: Int, entry: String, answers: [Answer]
  ) -> String {
    object(
      Line(
        format: version, file: file, line: line, entry: entry, answers: answers, error: nil))
  }

  /// The line for an entry that was rejected.
  package static func line(
    file: String, line: Int, diagnostic: Diagnostic, language: Language
  ) -> String {
    object(
      Line(
        format: version, file: file, line: line, entry: diagnostic.text, answers: nil,
        error: Failure(
          message: diagnostic.problem.wording[language], column: diagnostic.start + 1,
          problem: diagnostic.problem, offer: diagnostic.offer?.text)))
  }

  /// Any record as one object on one line.
  package static func object(_ record: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(SolePayloads(record)) else { return "{}" }
    return escaped(String(decoding: data, as: UTF8.self))
  }

  /// The JSON with characters that control a terminal escaped. They occur in strings only.
  private static func escaped(_ json: String) -> String {
    guard json.unicodeScalars.contains(where: Escaping.isSteering) else { return json }
    var result = ""
    for scalar in json.unicodeScalars {
      if Escaping.isSteering(scalar) {
        result += escape(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A character by its number: as two halves, as JSON has it, if that is above FFFF.
  static func escape(of scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    .joined()
  }
}
