import Foundation
import LanguageServer
import Records

/// The words that were probably meant in place of a wrong one, from the record of a problem.
///
/// Every problem with suggestions has the key `suggestions` or, if only some words are possible,
/// `allowed`; next to it is the wrong word. So a new problem needs no code here.
struct MeantWords {
  /// The texts in the record, one of which is the wrong word.
  private let wrong: [String]
  let words: [String]

  /// The keys of lists of words.
  private static let keys = ["suggestions", "allowed", "known"]

  /// Those of a problem.
  static func of(_ problem: some Encodable) -> [MeantWords] {
    guard let data = VerdictCoding.data(of: problem),
      let value = try? JSONParser.value(of: Array(data))
    else { return [] }
    return found(in: value)
  }

  private static func found(in value: JSONValue) -> [MeantWords] {
    switch value {
    case .array(let values): return values.flatMap(found)
    case .object(let members):
      let words = keys.lazy.compactMap { members[$0]?.array }.first?.compactMap(\.string) ?? []
      let wrong = members.values.compactMap(\.string)
      guard !words.isEmpty, !wrong.isEmpty else { return members.values.flatMap(found) }
      return [MeantWords(wrong: wrong, words: words)]
    default: return []
    }
  }

  /// The range of the wrong word in the line of an offset, after that first; nil if the line does
  /// not have it.
  func range(in text: DocumentText, from start: Int) -> TextRange? {
    let line = text.line(text.position(of: start).line)
    for from in [max(start, line.startIndex), line.startIndex] where from <= line.endIndex {
      for word in wrong {
        // The last part of a path, such as `parts.title`.
        for name in [word, word.split(separator: ".").last.map(String.init) ?? word] {
          if let found = Self.place(of: Array(name.utf8), in: text.bytes[from..<line.endIndex]) {
            return text.range(found, found + name.utf8.count)
          }
        }
      }
    }
    return nil
  }

  /// The range of a name in the line of an offset; nil if the line does not have it.
  static func place(of name: String, in text: DocumentText, from start: Int) -> TextRange? {
    MeantWords(wrong: [name], words: []).range(in: text, from: start)
  }

  /// The range of a word in a text, as a whole word.
  private static func place(of word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard !word.isEmpty, text.count >= word.count else { return nil }
    func isPart(_ index: Int) -> Bool {
      text.indices.contains(index) && (Self.isOfName(text[index]))
    }
    return (text.startIndex...(text.endIndex - word.count)).first { index in
      text[index...].starts(with: word)
        && (!isPart(index - 1) || !isOfName(word[0]))
        && (!isPart(index + word.count) || !isOfName(word[word.count - 1]))
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
