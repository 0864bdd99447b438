import Foundation
import Records
import TypedText
import UIKitModel

/// Reads the JSON of a scene, as `export scene.json` and programs write it.
///
/// Errors are reported with line and column. Values that follow from the rest, such as the corners
/// on the screen, are ignored.
package struct SceneReader {
  /// The maximum number of views of a file.
  static let mostViews = 20_000

  package let record: SceneRecord
  /// The offset of each view in the text, in bytes.
  private let places: [Int]
  private let text: String
  private let path: String

  /// Parses a text; throws `notAScene` if it is not a scene.
  package init(_ text: String, path: String) throws(Problem) {
    self.text = text
    self.path = path
    do throws(JSONText.Fault) {
      let top = try JSONText.value(of: text)
      guard let object = ObjectReader(top), object.has("views") else {
        throw JSONText.Fault(problem: .notAScene, place: top.place)
      }
      try object.check(SceneRecord.CodingKeys.allCases.map(\.rawValue))
      try Self.checkVersion(object)
      let views = try object.list("views")
      guard views.count <= Self.mostViews else {
        throw JSONText.Fault(
          problem: .tooManyViews(views.count, limit: Self.mostViews), place: top.place)
      }
      places = views.map(\.place)
      var records: [SceneRecord.View] = []
      for view in views { records.append(try Self.view(view, behind: records)) }
      record = SceneRecord(
        screen: try Self.screen(object), profile: try Self.profile(object), views: records)
    } catch {
      throw Self.problem(error.problem, at: error.place, text, path)
    }
  }

  /// A problem of a line that creates a view, at the position of that view.
  package func problem(_ problem: SceneProblem, ofView index: Int?) -> Problem {
    Self.problem(problem, at: index.map { places[$0] } ?? 0, text, path)
  }

  private static func problem(
    _ problem: SceneProblem, at place: Int, _ text: String, _ path: String
  ) -> Problem {
    let before = text.utf8.prefix(place)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { text.utf8.index(after: $0) } ?? text.startIndex
    let column =
      String(
        decoding: text.utf8[start...].prefix(
          text.utf8.distance(from: start, to: before.endIndex)), as: UTF8.self
      ).count + 1
    return .notAScene(path, line: line, column: column, problem)
  }

  // MARK: The screen

  private static func checkVersion(_ object: ObjectReader) throws(JSONText.Fault) {
    guard object.has("format") else { return }
    let version = try object.number("format")
    guard version == Double(SceneRecord.version) else {
      throw object.fault("format", .unknownVersion(CGFloat(version).typed))
    }
  }

  private static func screen(_ object: ObjectReader) throws(JSONText.Fault) -> CGSize {
    guard object.has("screen") else { return .ordinaryScreen }
    let sides = try object.numbers("screen", 2, .point)
    let size = CGSize(width: sides[0], height: sides[1])
    guard size.isOfScreen else {
      let sides = CGSize.screenSides
      throw object.fault(
        "screen", .badScreen(least: Int(sides.lowerBound), most: Int(sides.upperBound)))
    }
    return size
  }

  private static func profile(_ object: ObjectReader) throws(JSONText.Fault) -> String {
    let words = UIApplication.Profile.allCases.map(\.rawValue)
    guard object.has("profile") else { return words[0] }
    let word = try object.text("profile")
    guard words.contains(word) else {
      throw object.fault("profile", .unknownProfile(word, words: words))
    }
    return word
  }

  // MARK: Views

  private typealias Key = SceneRecord.View.CodingKeys

  private static func view(
    _ value: JSONValue, behind views: [SceneRecord.View]
  ) throws(JSONText.Fault) -> SceneRecord.View {
    let object = try ObjectReader(value, key: "views")
    try object.check(Key.allCases.map(\.rawValue))
    var view = SceneRecord.View(
      name: try object.text(Key.name.rawValue), className: try object.text(Key.className.rawValue))
    view.modelClass = try object.ifThere(Key.modelClass.rawValue, object.text)
    view.isPart = try object.ifThere(Key.isPart.rawValue, object.flag) ?? false
    if !view.isPart {
      view.modelClass = try modelClass(of: view, object)
    }
    view.superview = try superview(of: view, object, count: views.count)
    try readGeometry(&view, object)
    try readSwitches(&view, object)
    view.text = try object.ifThere(Key.text.rawValue, object.text)
    try readArrangement(&view, object)
    view.settings = try settings(object, of: view.modelClass ?? view.className)
    view.lines = try lines(object)
    for value in try object.ifThere(Key.recognizers.rawValue, object.list) ?? [] {
      view.recognizers.append(try recognizer(value))
    }
    return view
  }

  /// The class of the model from which the view is created, if that is not its own.
  private static func modelClass(
    of view: SceneRecord.View, _ object: ObjectReader
  ) throws(JSONText.Fault) -> String? {
    for name in [view.modelClass, view.className].compactMap({ $0 }) {
      if let known = ViewClass.named(name) {
        return known.name == view.className ? nil : known.name
      }
    }
    throw object.fault(
      Key.className.rawValue,
      .unknownClass(
        view.className, suggestions: Suggestions.near(view.className, in: ViewClass.names)))
  }

  private static func superview(
    of view: SceneRecord.View, _ object: ObjectReader, count: Int
  ) throws(JSONText.Fault) -> Int? {
    let key = Key.superview.rawValue
    guard object.has(key) else {
      guard (view.modelClass ?? view.className) == String(describing: UIWindow.self) else {
        throw JSONText.Fault(problem: .badSuperview, place: object.place)
      }
      return nil
    }
    let number = try object.number(key)
    guard let place = Int(exactly: number), (0..<count).contains(place) else {
      throw object.fault(key, .badSuperview)
    }
    return place
  }

  private static func readGeometry(
    _ view: inout SceneRecord.View, _ object: ObjectReader
  ) throws(JSONText.Fault) {
    view.transform = try object.ifThere(Key.transform.rawValue) { key throws(JSONText.Fault) in
      try object.numbers(key, 6, .transform)
    }
    view.transform3D = try object.ifThere(Key.transform3D.rawValue) { key throws(JSONText.Fault) in
      try object.numbers(key, 16, .matrix)
    }
    view.sublayerTransform = try object.ifThere(Key.sublayerTransform.rawValue) {
      key throws(JSONText.Fault) in try object.numbers(key, 16, .matrix)
    }
    view.anchorPointZ = try object.ifThere(Key.anchorPointZ.rawValue, object.number)
    view.isDoubleSided = try object.ifThere(Key.isDoubleSided.rawValue, object.flag)
    if let anchor = try object.ifThere(Key.anchorPoint.rawValue, object.point) {
      view.anchorPoint = anchor
    }
    let frame = try object.ifThere(Key.frame.rawValue, object.rectangle)
    let bounds = try object.ifThere(Key.bounds.rawValue, object.rectangle)
    let center = try object.ifThere(Key.center.rawValue, object.point)
    guard !view.isPart, frame != nil || bounds != nil && center != nil else {
      if view.isPart { return }
      throw JSONText.Fault(problem: .missing(key: Key.frame.rawValue), place: object.place)
    }
    let whole = frame ?? .zero
    view.bounds = bounds ?? CGRect(origin: .zero, size: whole.size)
    view.center =
      center
      ?? CGPoint(
        x: whole.origin.x + view.anchorPoint.x * whole.size.width,
        y: whole.origin.y + view.anchorPoint.y * whole.size.height)
  }

  private static func readArrangement(
    _ view: inout SceneRecord.View, _ object: ObjectReader
  ) throws(JSONText.Fault) {
    let key = Key.arranged.rawValue
    if let number = try object.ifThere(key, object.number) {
      guard let place = Int(exactly: number), place >= 0 else {
        throw object.fault(
          key, .wrongValue(key: key, expected: .wholeNumber, got: object.shown(key)))
      }
      view.arranged = place
    }
    view.customSpacing = try object.ifThere(Key.customSpacing.rawValue, object.number)
  }

  private static func readSwitches(
    _ view: inout SceneRecord.View, _ object: ObjectReader
  ) throws(JSONText.Fault) {
    let new = (try? ViewClass.named(view.modelClass ?? view.className)?.make(.zero)) ?? UIView()
    view.isHidden = try object.ifThere(Key.isHidden.rawValue, object.flag) ?? new.isHidden
    view.alpha = try object.ifThere(Key.alpha.rawValue, object.number) ?? new.alpha
    view.isUserInteractionEnabled =
      try object.ifThere(Key.isUserInteractionEnabled.rawValue, object.flag)
      ?? new.isUserInteractionEnabled
    view.clipsToBounds =
      try object.ifThere(Key.clipsToBounds.rawValue, object.flag) ?? new.clipsToBounds
    view.zPosition = try object.ifThere(Key.zPosition.rawValue, object.number) ?? 0
    view.cornerRadius =
      try object.ifThere(Key.cornerRadius.rawValue, object.number) ?? new.layer.cornerRadius
    guard let value = object.value(Key.color.rawValue) else { return }
    let color = try ObjectReader(value, key: Key.color.rawValue)
    try color.check(SceneRecord.Color.CodingKeys.allCases.map(\.rawValue))
    view.color = SceneRecord.Color(
      red: try color.number("red"), green: try color.number("green"),
      blue: try color.number("blue"), alpha: try color.ifThere("alpha", color.number) ?? 1)
  }

  // MARK: Settings, recognizers and lines

  private static func settings(
    _ object: ObjectReader, of className: String
  ) throws(JSONText.Fault) -> [SceneRecord.Setting] {
    var settings: [SceneRecord.Setting] = []
    for value in try object.ifThere(Key.settings.rawValue, object.list) ?? [] {
      let setting = try ObjectReader(value, key: Key.settings.rawValue)
      try setting.check(SceneRecord.Setting.CodingKeys.allCases.map(\.rawValue))
      let path = try setting.text("path")
      guard let kind = property(path, of: className)?.type else {
        let paths = PropertyTable.all.map(\.path)
        throw setting.fault(
          "path",
          .unknownProperty(
            path, className: className, suggestions: Suggestions.near(path, in: paths)))
      }
      settings.append(
        SceneRecord.Setting(path: path, value: try self.value(setting, of: kind)))
    }
    return settings
  }

  private static func property(_ path: String, of className: String) -> Property? {
    let object: ModelObject? =
      try? ViewClass.named(className)?.make(.zero) ?? GestureClass.named(className)?.make()
    guard let object, let property = PropertyTable.property(path, of: object),
      property.write != nil
    else { return nil }
    return property
  }

  private static func value(
    _ setting: ObjectReader, of type: PropertyType
  ) throws(JSONText.Fault) -> SceneRecord.Value {
    switch type {
    case .number, .duration: return .number(try setting.number("value"))
    case .wholeNumber, .count:
      let number = try setting.number("value")
      guard Int(exactly: number) != nil else {
        throw setting.fault(
          "value", .wrongValue(key: "value", expected: .wholeNumber, got: setting.shown("value")))
      }
      return .number(number)
    case .boolean: return .boolean(try setting.flag("value"))
    case .point, .size: return .numbers(try setting.numbers("value", 2, .point))
    case .rectangle: return .numbers(try setting.numbers("value", 4, .rectangle))
    case .transform: return .numbers(try setting.numbers("value", 6, .transform))
    case .text, .color:
      if case .null? = setting.value("value")?.kind { return .none }
      return .text(try setting.text("value"))
    case .words:
      // Older files have a text with commas in place of the list.
      if case .text? = setting.value("value")?.kind { return .text(try setting.text("value")) }
      return .words(try setting.texts("value"))
    case .picture, .contentMode, .word, .controller, .applicationDelegate:
      return .text(try setting.text("value"))
    }
  }

  private static func recognizer(
    _ value: JSONValue
  ) throws(JSONText.Fault) -> SceneRecord.Recognizer {
    let object = try ObjectReader(value, key: Key.recognizers.rawValue)
    try object.check(SceneRecord.Recognizer.CodingKeys.allCases.map(\.rawValue))
    var recognizer = SceneRecord.Recognizer(
      name: try object.text("name"), className: try object.text("class"))
    guard GestureClass.named(recognizer.className) != nil else {
      let names = GestureClass.all.map(\.name)
      throw object.fault(
        "class",
        .unknownClass(
          recognizer.className, suggestions: Suggestions.near(recognizer.className, in: names)))
    }
    recognizer.settings = try settings(object, of: recognizer.className)
    recognizer.requires = try object.ifThere("requires", object.texts) ?? []
    recognizer.lines = try lines(object)
    return recognizer
  }

  /// Reads lines of `on` and `target`, and no others: a file of a scene only creates what it shows.
  private static func lines(_ object: ObjectReader) throws(JSONText.Fault) -> [String] {
    let lines = try object.ifThere(Key.lines.rawValue, object.texts) ?? []
    for line in lines where !line.hasPrefix("on ") && !line.hasPrefix("target ") {
      throw object.fault(Key.lines.rawValue, .foreignLine(String(line.prefix(60))))
    }
    return lines
  }
}
