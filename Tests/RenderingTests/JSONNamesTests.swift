import EventVocabulary
import Foundation
import Records
import Rendering
import Testing

/// The names that JSON gives to what belongs to a case.
@Suite struct JSONNamesTests {
  private static let view = ObjectName("pad", className: "UIView")
  private static let place = EventPlace(point: .zero, origin: nil)

  /// Cases of several values with and without labels, of one value, and of none.
  private static let samples: [any Encodable & Sendable] = [
    Problem.unknownName("rde", kind: .view, suggestions: ["red"]),
    Problem.notAMap("a.map", line: 2, .badRows("x", expected: 3)),
    Problem.inLine(3, text: "hit", indirect: ProblemBox(.notInSameWindow("red", "blue"))),
    Problem.code(
      CodeReport(
        file: nil, text: "",
        diagnostics: [
          CodeDiagnostic(
            .expression(.branchesDiffer("Int", "String")), SourceRange(0, 1),
            notes: [
              CodeNote(.declaration(.overridesNothing(.getter, name: "a")), SourceRange(0, 1))
            ])
        ])),
    Problem.acting(.offScreen(.zero, screen: CGSize(width: 1, height: 1))),
    Remark.propertiesLost(view, ["image"]),
    PredictionReason.codeAnswered(view, nil), PredictionReason.codeAnswered(view, view),
    EventAct.tap(place, times: 2, fingers: 1),
    EventReason.recognized(.taps(1, of: 2, moved: 0), state: .ended, targets: 1, of: view),
    EventStep.Kind.state(recognizer: view, from: .possible, to: .ended, .moved(3, of: 10)),
    EventStep.Kind.row(view, of: view, .notChosen(.noRow)),
    TraceStep.Sequel.end,
  ]

  @Test("No key of a record is the number of a value", arguments: samples.indices)
  func isNamed(_ index: Int) throws {
    let json = JSONRenderer.object(AnyRecord(Self.samples[index]))
    #expect(json != "{}")
    #expect(try numbers(in: Data(json.utf8)) == [], "\(json)")
  }

  @Test("No key in a golden is the number of a value")
  func goldens() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "json" {
      count += 1
      for line in try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")) {
        // Exported scenes are one object on many lines.
        guard let found = try? numbers(in: Data(line)) else { continue }
        #expect(found == [], "\(file.lastPathComponent)")
      }
    }
    #expect(count > 60)
  }

  @Test("A value that is alone and has no name replaces its case")
  func sole() {
    #expect(JSONRenderer.object(PropertyValue.number(3)) == #"{"number":3}"#)
    #expect(JSONRenderer.object(PropertyValue.words(["a", "b"])) == #"{"words":["a","b"]}"#)
    #expect(JSONRenderer.object(PropertyValue.point(.zero)) == #"{"point":[0,0]}"#)
    #expect(
      JSONRenderer.object([Problem.code(CodeReport(file: nil, text: "a", diagnostics: []))])
        == #"[{"code":{"diagnostics":[],"text":"a"}}]"#)
  }

  @Test("A value that is nil leaves its case empty, like one that has no value")
  func empty() {
    #expect(JSONRenderer.object(PropertyValue.text(nil)) == #"{"text":{}}"#)
    #expect(JSONRenderer.object(SelfUse.alone) == #"{"alone":{}}"#)
    #expect(JSONRenderer.object(Prediction.Value.view(nil)) == #"{"view":{}}"#)
  }

  @Test("Names are those of what is meant")
  func names() {
    #expect(
      JSONRenderer.object(Problem.unknownColor("rde", suggestions: ["red"]))
        == #"{"unknownColor":{"suggestions":["red"],"word":"rde"}}"#)
    #expect(
      JSONRenderer.object(EventAct.key("a", isDown: true)) == #"{"key":{"isDown":true,"key":"a"}}"#)
  }

  @Test("What is written to be read again is read again")
  func decoding() throws {
    for kind in [
      EventStep.Kind.line(nil, of: Self.view), .ignored(finger: 1, .inactive),
      .cancels(fingers: [1], view: nil, .recognized(Self.view)),
    ] {
      let data = try JSONEncoder().encode(kind)
      let again = try JSONDecoder().decode(EventStep.Kind.self, from: data)
      #expect(JSONRenderer.object(again) == JSONRenderer.object(kind))
    }
  }

  /// The keys that are numbers with a line in front, in what is in a JSON text.
  private func numbers(in data: Data) throws -> [String] {
    func look(_ value: Any) -> [String] {
      if let list = value as? [Any] { return list.flatMap(look) }
      guard let object = value as? [String: Any] else { return [] }
      return object.keys.filter {
        $0.count > 1 && $0.first == "_" && $0.dropFirst().allSatisfy(\.isNumber)
      }
        + object.values.flatMap(look)
    }
    return look(try JSONSerialization.jsonObject(with: data))
  }
}

/// Any record, as encoders take it.
private struct AnyRecord: Encodable {
  let record: any Encodable

  init(_ record: any Encodable) {
    self.record = record
  }

  func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
}
