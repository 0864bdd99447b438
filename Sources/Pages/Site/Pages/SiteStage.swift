import Foundation
import Lettering
import Records
import Wording

/// The screen of a prediction, on which a reader touches the view that gets the touch. From then on
/// each point shows who gets a touch there.
struct SiteStage {
  private let language: Language
  private let scene: SceneRecord
  private let data: Data

  /// The values that the page's script reads.
  private struct Data: Encodable {
    /// The names of views by their indices in the scene.
    let names: [String]
    /// The names of the views that own points.
    let owners: [String]
    /// The indices of the owners, as runs: see `PageData.Map`.
    let rows: [[Int]]
    let point: [Double]
    let right: String
    let wrong: String
    let owner: String
    let nobody: String
    let touch: String
  }

  /// nil if the question is about no point, or the screen has no map.
  init?(_ subject: ExportSubject, _ question: PredictQuestion, _ language: Language) {
    guard case .hit(let point) = question.kind, let map = PageDataMaker(subject, language).map
    else { return nil }
    self.language = language
    scene = subject.scene
    func word(_ en: String, _ zh: String) -> String { Bilingual(en: en, zh: zh)[language] }
    data = Data(
      names: subject.scene.views.map { Escaping.name($0.name) }, owners: map.owners.map(\.name),
      rows: map.rows,
      point: [point.x, point.y],
      right: word("Right: {name}.", "正确：{name}。"),
      wrong: word("Not {choice}.", "不是 {choice}。"),
      owner: word("({x}, {y}): the touch goes to {name}.", "({x}, {y})：触摸交给 {name}。"),
      nobody: word("no view", "没有视图"),
      touch: word("Touch the view that you think of, or choose it:", "触摸你认为的视图，或在这里选择："))
  }

  /// The markup: the picture, which is there without a script too, and the values.
  func html(named name: String) -> String {
    let picture = SceneSVGExporter(isCropped: true).element(
      of: scene, named: name, in: language)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(data)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return HTML.element(
      "div", [("class", "stage"), ("data-stage", text)],
      "\n\(picture)<p class=\"said\" role=\"status\"></p>\n") + "\n"
  }
}
