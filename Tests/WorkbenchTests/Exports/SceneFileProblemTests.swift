import Foundation
import Records
import Testing
import Workbench

/// Scene files that cannot be read: each is reported with its location and the fix.
@Suite struct SceneFileProblemTests {
  nonisolated private static let start =
    #"{"views":[{"name":"window","class":"UIWindow","frame":[0,0,9,9]}"#

  nonisolated static let wrong: [(text: String, place: String, words: String)] = [
    ("", "line 1, column 1", "the JSON ends here"),
    ("{\n  \"views\": [,]\n}", "line 2, column 13", "no JSON: found `,]`"),
    ("{\"views\": []} x", "line 1, column 15", "expected one of: the end"),
    ("[1]", "line 1, column 1", "there is no `views` at the top"),
    ("{\"answers\": []}", "line 1, column 1", "`export scene.json` writes such a file"),
    ("{\"views\": [], \"veiws\": 1}", "line 1, column 15", "did you mean `views`?"),
    ("{\"format\": 2, \"views\": []}", "line 1, column 12", "version 2 of scenes is not known"),
    ("{\"screen\": [0, 5], \"views\": []}", "line 1, column 12", "from 1 to"),
    ("{\"profile\": \"desk\", \"views\": []}", "line 1, column 13", "write textbook or device"),
    ("{\"views\": [\n{\"class\": \"UIView\"}]}", "line 2, column 1", "there is no `name` here"),
    ("{\"views\": [7]}", "line 1, column 12", "`views` is an object in braces, not 7.0"),
    (start + ",\n {\"name\":\"a\",\"class\":\"UIViw\"}]}", "line 2, column 22", "no class `UIViw`"),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"superview\":0}]}", "line 2, column 2",
      "there is no `frame` here"
    ),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"superview\":5,\"frame\":[0,0,1,1]}]}",
      "line 2, column 43", "comes before this one"
    ),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"frame\":[0,0,1,1]}]}", "line 2, column 2",
      "only a UIWindow has none"
    ),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"superview\":0,\"frame\":[0,0,1e999,1]}]}",
      "line 2, column 53", "four numbers"
    ),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"superview\":0,\"frame\":[0,0,1e12,1]}]}",
      "line 2, column 2", "which would make this, is not accepted"
    ),
    (
      start + ",\n {\"name\":\"class\",\"class\":\"UIView\",\"superview\":0,\"frame\":[0,0,1,1]}]}",
      "line 2, column 2", "is not accepted"
    ),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"superview\":0,\"frame\":[0,0,1,1],\n"
        + "\"settings\":[{\"path\":\"tags\",\"value\":1}]}]}", "line 3, column 21", "`tags`"
    ),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"superview\":0,\"frame\":[0,0,1,1],\n"
        + "\"settings\":[{\"path\":\"tag\",\"value\":1.5}]}]}", "line 3, column 35",
      "a whole number"
    ),
    (
      start + ",\n {\"name\":\"a\",\"class\":\"UIView\",\"superview\":0,\"frame\":[0,0,1,1],\n"
        + "\"lines\":[\"save /tmp/x\"]}]}", "line 3, column 9", "lines of `on` and `target` only"
    ),
    (String(repeating: "[", count: 500), "line 1, column 101", "nested more than 100 deep"),
  ]

  @Test("A file that is no scene is refused at its place", arguments: wrong.indices)
  func isRefused(_ index: Int) {
    let (text, place, words) = Self.wrong[index]
    withFolder { folder in
      let path = text.written(to: "\(folder)/scene.json")
      let session = session(after: ["add view kept 0 0 10 10"])
      let refusal = session.refusal(of: "source \(path)") ?? "accepted"
      #expect(refusal.contains(place), "\(text): \(refusal)")
      #expect(refusal.contains(words), "\(text): \(refusal)")
      #expect(session.journal.count == 1)
      session.mustRun(["expect hit 5 5 is kept"])
    }
  }

  @Test("A file of more views than are read is refused before one is made")
  func tooMany() {
    withFolder { folder in
      let views = Array(repeating: "{}", count: 20_001).joined(separator: ",")
      let path = "{\"views\":[\(views)]}".written(to: "\(folder)/scene.json")
      let refusal = freshSession().refusal(of: "source \(path)") ?? "accepted"
      #expect(refusal.contains("20,001 views; at most 20,000 are read"), "\(refusal)")
    }
  }
}
