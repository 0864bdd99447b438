/// Everything that an exported file may show, as plain values. What the format does not need is
/// nil or empty.
package struct ExportSubject: Sendable {
  package let scene: SceneRecord
  /// What traces call the views of the scene, in its order.
  package var names: [ObjectName] = []
  /// The switches that keep touches from them, in the same order (HT-2); nil for none.
  package var refusals: [RefusalReason?] = []
  /// Whether rectangles and switches alone decide who gets a touch: no code, and no class of UIKit
  /// that answers in its own way.
  package var isPlain = false
  /// The last hit test; of events the one of their first finger.
  package var trace: HitTestTrace?
  /// Whether the scene has changed since the trace was made.
  package var isOutdated = false
  /// What the last acting line caused.
  package var event: EventTrace?
  package var timeline: Timeline?
  package var map: MapRecord?
  /// The places in the scene of the owners of the map; nil for one that stands for several views.
  package var owners: [Int?] = []
  /// Why there is no map where one was needed: a script stopped.
  package var mapProblem: Problem?
  /// The responder chains of views, by their places in the scene.
  package var chains: [Int: ChainRecord] = [:]
  package var sources: [ExportedSource] = []
  /// The lines that make the scene.
  package var lines: [String] = []
  /// Swift that builds the scene in an app, and what is not in it.
  package var code = ""
  package var leftOut: [String] = []
  /// The text of the exercise that is open.
  package var task: Bilingual?
  /// The learner's own trace at the first wrong point of the last check.
  package var failing: HitTestTrace?
  /// What the last check of that exercise found.
  package var verdict: Verdict?
  package var look = ExportLook()

  package init(_ scene: SceneRecord) {
    self.scene = scene
  }
}

/// A text of the learner's own code.
package struct ExportedSource: Codable, Sendable, Hashable {
  /// The file's name, as traces give it.
  package let name: String
  package let text: String
  /// The classes that it declares and that are in the scene.
  package var classes: [String]

  package init(name: String, text: String, classes: [String]) {
    self.name = name
    self.text = text
    self.classes = classes
  }
}

/// What the user asked of a picture.
package struct ExportLook: Sendable, Hashable {
  package enum Scheme: String, Sendable, CaseIterable {
    case light
    case dark
  }

  /// The width of the picture, in pixels; nil for its own.
  package var width: Int?
  package var scheme = Scheme.light
  /// Whether it is to be pixels.
  package var isBitmap = false
  /// The number of a step of the trace, from 1.
  package var step: Int?
  /// The place of a view in the scene.
  package var view: Int?

  package init() {}
}
