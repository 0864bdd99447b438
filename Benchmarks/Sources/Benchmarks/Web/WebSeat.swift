import Foundation

/// A session that is asked.
struct WebSeat {
  let client: WebClient
  let name: String

  /// The time until a question is answered; nil if the answer lacks a text.
  func ask(_ question: [String: Any], contains text: String) -> Double? {
    guard let answer = client.post("/s/\(name)", question),
      answer.body.range(of: Data(text.utf8)) != nil
    else { return nil }
    return answer.time
  }

  func line(_ line: String, contains text: String = "state") -> Double? {
    ask(["do": "line", "text": line], contains: text)
  }
}
