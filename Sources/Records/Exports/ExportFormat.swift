/// The formats of `export`: one table, from which its usage, help and completion are derived.
///
/// A new format is a case with its row here, and a file in `Pages/Exports` that makes its
/// bytes, which the compiler requires there.
package enum ExportFormat: String, Codable, Sendable, CaseIterable {
  case page = "trace.html"
  case sceneSVG = "scene.svg"
  case exploded
  case step
  case map
  case chain
  case timeline
  case frame
  case brief = "brief.md"
  case check = "check.html"
  case sceneJSON = "scene.json"
  case sceneSwift = "scene.swift"
  case sceneObjectiveC = "scene.m"
  case sceneStoryboard = "scene.storyboard"

  /// Its word in commands.
  package var word: String { rawValue }

  /// The extensions of its files, without the dot; the first if no file is typed.
  package var endings: [String] {
    switch self {
    case .page, .check: ["html"]
    case .sceneSVG, .exploded, .step, .map, .chain, .timeline, .frame: ["svg", "png"]
    case .brief: ["md"]
    case .sceneJSON: ["json"]
    case .sceneSwift, .sceneObjectiveC: code.map { [$0.fileExtension] } ?? []
    case .sceneStoryboard: ["storyboard"]
    }
  }

  /// The default file name.
  package var file: String { word.contains(".") ? word : "\(word).\(endings[0])" }

  /// The language of its files, if they are code.
  package var code: SourceLanguage? {
    switch self {
    case .sceneSwift: .swift
    case .sceneObjectiveC: .objectiveC
    case .page, .sceneSVG, .exploded, .step, .map, .chain, .timeline, .frame, .brief, .check,
      .sceneJSON, .sceneStoryboard:
      nil
    }
  }

  /// Whether it is a picture, which has a width and is light or dark.
  package var isPicture: Bool { endings[0] == "svg" }

  /// The argument after its word.
  package var argument: Argument? {
    switch self {
    case .step: .step
    case .frame: .view
    case .page, .sceneSVG, .exploded, .map, .chain, .timeline, .brief, .check, .sceneJSON,
      .sceneSwift, .sceneObjectiveC, .sceneStoryboard:
      nil
    }
  }

  /// The argument of a format.
  package enum Argument: Sendable {
    /// The number of a step of the last trace.
    case step
    case view
  }

  /// The data that its files show, in addition to the scene.
  package var needs: Set<ExportNeed> {
    switch self {
    case .page: [.trace, .map, .events, .chains, .sources]
    case .step: [.trace]
    case .map: [.map]
    case .chain: [.trace, .chains]
    case .timeline: [.events]
    case .brief: [.trace, .sources, .task]
    case .check: [.task]
    case .sceneSwift, .sceneObjectiveC: code.map { [.code($0)] } ?? []
    case .sceneSVG, .sceneJSON, .exploded, .frame, .sceneStoryboard: []
    }
  }

  /// The contents of the file.
  package var title: Bilingual {
    switch self {
    case .page:
      Bilingual(
        en: "a page for a browser with everything: tree, picture, trace, code, map and gestures",
        zh: "供浏览器打开的网页，包含视图树、图片、跟踪、代码、命中图和手势")
    case .sceneSVG:
      Bilingual(
        en: "a picture of the screen, with the names of the views", zh: "屏幕的图片，标有视图的名字")
    case .exploded:
      Bilingual(en: "a picture of the screen with its layers apart", zh: "把各层分开画的屏幕图片")
    case .step:
      Bilingual(en: "step N of the last trace, with its decision", zh: "上一次跟踪的第 N 步及其判断")
    case .map: Bilingual(en: "the hit map with a legend", zh: "命中图和图例")
    case .chain:
      Bilingual(en: "the responder chain of the last hit-test view", zh: "上一次命中视图的响应者链")
    case .timeline: Bilingual(en: "the events of `timeline`", zh: "timeline 显示的事件")
    case .frame:
      Bilingual(
        en: "how the frame of NAME comes from bounds, center, anchor point and transform",
        zh: "NAME 的 frame 如何由 bounds、center、anchorPoint 和 transform 得出")
    case .brief:
      Bilingual(
        en:
          "what to show somebody you ask for help: task, scene, code and the touch that goes wrong",
        zh: "求助时给别人看的说明：题目、场景、代码和出错的触摸")
    case .check:
      Bilingual(
        en: "the last check, with your answer beside the solution's at their first difference",
        zh: "上一次检查的结果，并排显示你的答案和参考答案的第一处不同")
    case .sceneJSON:
      Bilingual(
        en: "the scene for programs; `source` and `touchstone run` read it back",
        zh: "供程序使用的场景；source 和 touchstone run 可以读回")
    case .sceneSwift:
      Bilingual(
        en: "code that builds the views in an app, with your own classes",
        zh: "在 App 里搭建这些视图的代码，包括你自己的类")
    case .sceneObjectiveC:
      Bilingual(
        en: "the same in Objective-C: a view controller, with your own classes in that language",
        zh: "同样的代码，用 Objective-C 写成视图控制器，包括你自己用这种语言写的类")
    case .sceneStoryboard:
      Bilingual(
        en: "a storyboard with these views, for Xcode 15 and later",
        zh: "包含这些视图的 storyboard，供 Xcode 15 及以上打开")
    }
  }

  /// The format of a file: the one whose default name it has, else the first with its extension;
  /// nil if there is none.
  package init?(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let formats = Self.allCases.filter { $0.argument == nil }
    let format =
      formats.first { format in
        format.endings.contains { name == "\(format.word.prefix { $0 != "." }).\($0)" }
      } ?? formats.first { $0.endings.contains { name.hasSuffix(".\($0)") } }
    guard let format else { return nil }
    self = format
  }
}

/// Data that a format shows in addition to the scene; a session gathers no other.
package enum ExportNeed: Sendable, Hashable {
  /// The last hit test.
  case trace
  /// The view that gets the touch at each point.
  case map
  /// The events that the last acting line caused, and the timeline.
  case events
  /// The responder chains of the views that get touches.
  case chains
  /// The learner's own code.
  case sources
  /// The lines of the scene, and the open exercise.
  case task
  /// The scene as code in a language.
  case code(SourceLanguage)
}

/// Makes the bytes of a file: provided to a session by a target that can draw.
package typealias Exporting = (ExportFormat, ExportSubject, Language) -> [UInt8]
