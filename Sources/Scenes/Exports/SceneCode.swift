import Foundation
import Records
import TypedText
import UIKitModel

/// Code that builds the hierarchy of a record in an app, followed or preceded by the classes that
/// were written here.
///
/// Parts that an app's code cannot express, such as the lines of `on`, become comments, and are
/// listed.
package struct SceneCode {
  /// The text of the file.
  package private(set) var text = ""
  /// The parts that the code does not build, by their names in the scene; lines of the prompt,
  /// which become comments, by their first line; classes in another language.
  package private(set) var leftOut: [String] = []

  private let record: SceneRecord
  private let writer: any SceneWriter
  /// The place of each view in the code; nil for one that the code does not reach.
  private var places: [ScenePlace?] = []
  /// The function that each view is built in.
  private var functions: [Function] = []
  /// The variable of each recognizer in the code, by its name in the scene.
  private var recognizers: [String: ScenePlace] = [:]
  private var taken: Set<String>
  private var body: [Function: [String]] = [:]
  private var windows: [String] = []
  private var comments: [String] = []

  private enum Function {
    case buildScene, makeWindows
  }

  /// Creates the code in a language; `sources` are the scene's own classes, and `constraints` those
  /// between the views of the record.
  package init(
    _ record: SceneRecord, in language: SourceLanguage = .swift,
    sources: SceneSources = SceneSources(), constraints: SceneConstraints = SceneConstraints()
  ) {
    self.record = record
    writer =
      switch language {
      case .swift: SceneSwiftWriter()
      case .objectiveC: SceneObjectiveCWriter()
      }
    taken = writer.reserved
    for index in record.views.indices { make(index) }
    arrange()
    constrain(constraints)
    for (index, view) in record.views.enumerated() { attach(view.recognizers, to: index) }
    for (index, view) in record.views.enumerated() { require(view.recognizers, index) }
    write(sources)
  }

  private mutating func write(_ sources: SceneSources) {
    let size = record.screen
    var parts = SceneCodeParts()
    parts.screen = "\(size.width.typed) × \(size.height.typed)"
    parts.scene = body[.buildScene, default: []]
    parts.windows = (body[.makeWindows, default: []], windows)
    parts.comments = comments.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    parts.declarations = sources.declarations
    let code = parts.scene + parts.windows.lines + parts.declarations
    parts.foreign = sources.foreign.filter { name in code.contains { $0.hasWord(name) } }
    leftOut += parts.foreign.map { "class \($0)" }
    text = writer.text(of: parts)
  }

  /// Adds the lines of a step; false if the language has no words for it.
  @discardableResult
  private mutating func add(_ step: SceneStep, to function: Function) -> Bool {
    guard let lines = writer.lines(of: step) else { return false }
    body[function, default: []] += lines
    return true
  }

  // MARK: Views

  private mutating func make(_ index: Int) {
    let view = record.views[index]
    let function =
      view.superview.map { functions[$0] } ?? (view.name == "window" ? .buildScene : .makeWindows)
    functions.append(function)
    if view.isPart {
      // A part is reached by its path, such as `cell.contentView`; one without a path is not
      // reached.
      let place = place(of: view.name)
      places.append(place)
      if place == nil, hasOwn(index) { leftOut.append(view.name) }
      return
    }
    // The window of the app exists already, and so does its root view.
    if view.name == "window" || view.name == "root" {
      let root = ScenePlace("root", className: view.modelClass ?? view.className)
      places.append(view.name == "root" ? root : nil)
      if view.name == "root" { configure(view, root, in: function) }
      return
    }
    let parent = view.superview.map { places[$0] }
    guard parent != .some(nil) else {
      places.append(nil)
      leftOut.append(view.name)
      return
    }
    let name = named(view.name, view.className)
    let place = ScenePlace(name, className: view.modelClass ?? view.className)
    places.append(place)
    add(.makeView(name, view), to: function)
    geometry(view, place, function)
    configure(view, place, in: function)
    if let parent = parent ?? nil {
      let isArranged = view.arranged != nil && isArrangedInOrder(view)
      add(
        isArranged ? .addArrangedSubview(place, to: parent) : .addSubview(place, to: parent),
        to: function)
    } else {
      windows.append(name)
      add(.putInScene(place), to: function)
      if !view.isHidden { add(.set(place, path: "isHidden", .flag(false)), to: function) }
    }
  }

  /// Whether a stack view arranges its views in the order of its subviews, so that each can be
  /// added to the row at once.
  private func isArrangedInOrder(_ view: SceneRecord.View) -> Bool {
    let places = record.views.filter { $0.superview == view.superview }.compactMap(\.arranged)
    return places == places.sorted()
  }

  /// Adds the code for rows once their views exist: their order if it is not that of the subviews,
  /// and custom spacing.
  private mutating func arrange() {
    for arranged in record.arrangements {
      let view = record.views[arranged.view]
      guard let place = places[arranged.view], let stack = places[arranged.stack] else { continue }
      let function = functions[arranged.view]
      if !isArrangedInOrder(view) { add(.addArrangedSubview(place, to: stack), to: function) }
      if let spacing = view.customSpacing {
        add(.setSpacing(spacing, after: place, in: stack), to: function)
      }
    }
  }

  // MARK: Constraints

  /// Activates the constraints once all views exist, and leaves the views that they place to them.
  private mutating func constrain(_ constraints: SceneConstraints) {
    for index in constraints.free.sorted() where !record.views[index].isPart {
      guard let place = places[index], record.views[index].name != "root" else { continue }
      let path = "translatesAutoresizingMaskIntoConstraints"
      add(.set(place, path: path, .flag(false)), to: functions[index])
    }
    var required: [Function: [SceneLink]] = [:]
    var unreached = constraints.unreached
    for constraint in constraints.all {
      let function = functions[constraint.first.view]
      guard let link = link(constraint) else {
        unreached.append(constraint.first.view)
        continue
      }
      if constraint.priority == 1000, constraint.identifier == nil {
        required[function, default: []].append(link)
      } else {
        let name = named("constraint", "Constraint")
        add(
          .constrain(
            name, link, priority: constraint.priority, identifier: constraint.identifier),
          to: function)
      }
    }
    for function in [Function.buildScene, .makeWindows] {
      if let links = required[function] { add(.activate(links), to: function) }
    }
    for index in Set(unreached).sorted() {
      leftOut.append("\(record.views[index].name) constraint")
    }
  }

  /// A constraint between places; nil where one of its views is not reached.
  private func link(_ constraint: SceneConstraints.Constraint) -> SceneLink? {
    func place(_ item: SceneConstraints.Item) -> ScenePlace? {
      guard var place = places[item.view] else { return nil }
      if let guide = item.guide { place.path.append(guide) }
      return place
    }
    guard let first = place(constraint.first) else { return nil }
    guard let item = constraint.second else {
      return SceneLink(first: first, second: nil, constraint: constraint)
    }
    guard functions[item.view] == functions[constraint.first.view], let second = place(item) else {
      return nil
    }
    return SceneLink(first: first, second: second, constraint: constraint)
  }

  /// Whether a view contains anything of the user's.
  private func hasOwn(_ index: Int) -> Bool {
    record.views.contains { $0.superview == index && !$0.isPart }
  }

  private func place(of name: String) -> ScenePlace? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, parts.allSatisfy(Identifier.isValid),
      let owner = record.views.firstIndex(where: { $0.name == parts[0] }),
      owner < places.count, var place = places[owner]
    else { return nil }
    place.path += parts.dropFirst()
    return place
  }

  /// Writes every property of a view that differs from its initializer's.
  private mutating func configure(
    _ view: SceneRecord.View, _ place: ScenePlace, in function: Function
  ) {
    for (path, value) in ViewDifferences(view).all {
      add(.set(place, path: path, SceneValue(value)), to: function)
    }
    configure(view.settings, of: place, named: view.name, in: function)
    keep(view.lines)
  }

  /// Writes lines of the prompt as comments.
  private mutating func keep(_ lines: [String]) {
    comments += lines
    leftOut += lines.map { "`\($0.prefix { !$0.isNewline })`" }
  }

  private mutating func geometry(
    _ view: SceneRecord.View, _ place: ScenePlace, _ function: Function
  ) {
    func set(_ path: String, _ value: SceneValue) {
      add(.set(place, path: path, value), to: function)
    }
    let isAnchored = view.anchorPoint != CGPoint(x: 0.5, y: 0.5)
    if isAnchored { set("layer.anchorPoint", .point(view.anchorPoint)) }
    if view.bounds.origin != .zero { set("bounds", .rectangle(view.bounds)) }
    // A stack view positions its arranged subviews by constraints.
    if view.arranged == nil, view.hasOtherCenter || isAnchored {
      set("center", .point(view.center))
    }
    if let entries = view.transform { set("transform", .transform(entries)) }
    for step in view.spaceSteps(place) { add(step, to: function) }
  }

  private mutating func configure(
    _ settings: [SceneRecord.Setting], of place: ScenePlace, named spoken: String,
    in function: Function
  ) {
    for setting in settings {
      if setting.path == "title", case .text(let text) = setting.value {
        add(.setTitle(place, text), to: function)
      } else if let value = SceneValue(setting),
        add(.set(place, path: setting.path, value), to: function)
      {
        continue
      } else {
        leftOut.append("\(spoken).\(setting.path)")
      }
    }
  }

  // MARK: Recognizers

  private mutating func attach(_ all: [SceneRecord.Recognizer], to index: Int) {
    for recognizer in all {
      guard let view = places[index] else {
        leftOut.append(recognizer.name)
        continue
      }
      let function = functions[index]
      let name = named(recognizer.name, recognizer.className)
      let place = ScenePlace(name, className: recognizer.className)
      recognizers[recognizer.name] = place
      add(.makeRecognizer(name, className: recognizer.className), to: function)
      configure(recognizer.settings, of: place, named: recognizer.name, in: function)
      add(.addRecognizer(place, to: view), to: function)
      keep(recognizer.lines)
    }
  }

  /// Writes the failure requirements between recognizers, once all exist.
  private mutating func require(_ all: [SceneRecord.Recognizer], _ index: Int) {
    for recognizer in all {
      guard let place = recognizers[recognizer.name] else { continue }
      for other in recognizer.requires {
        if let other = recognizers[other] {
          add(.require(place, toFail: other), to: functions[index])
        } else {
          leftOut.append("\(recognizer.name) require \(other)")
        }
      }
    }
  }

  /// Returns a name for a variable: the view's own if it can be one, else an unused one.
  private mutating func named(_ name: String, _ className: String) -> String {
    if writer.isName(name), name != className, taken.insert(name).inserted { return name }
    let own = Identifier.mended(className.lowercased().replacing("ui", with: "")) ?? "view"
    let stem = writer.isName(own) ? own : "view"
    var number = 1
    while !taken.insert("\(stem)\(number)").inserted { number += 1 }
    return "\(stem)\(number)"
  }
}

extension String {
  /// Whether a name occurs in the text, not as a part of another one.
  fileprivate func hasWord(_ name: String) -> Bool {
    var rest = self[...]
    while let place = rest.firstRange(of: name) {
      let before = self[..<place.lowerBound].last
      let after = self[place.upperBound...].first
      if !(before.map(Identifier.isBody) ?? false), !(after.map(Identifier.isBody) ?? false) {
        return true
      }
      rest = self[place.upperBound...]
    }
    return false
  }
}
