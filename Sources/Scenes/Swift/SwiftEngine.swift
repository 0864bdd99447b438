import Foundation
import Machine
import ObjectiveCChecker
import ObjectiveCTree
import Records
import ScriptLibrary
import SourceTree
import SwiftChecker
import TypedProgram
import UIKitBindings
import UIKitModel

/// The Swift side of one scene: the declarations of scripts, the machine that runs them, and the
/// names that commands and Swift share.
package final class SwiftEngine {
  /// The library that every scene can use: the standard library and the model. Created at the first
  /// line of Swift.
  package static let library: Library = {
    let library = Library()
    StandardLibrary.install(in: library)
    let parts =
      [
        PixelPointers.part, TextRanges.part, UndoRegistration.part, ColorParts.part,
        FoundationWalks.part, FoundationWalks.dataPart,
        UIKitTable.dynamicNames, UIKitTable.notificationPart,
      ] + UIKitTable.updateParts + UIKitTable.everydayParts
    StandardLibrary.attachPrelude(to: library, with: parts) {
      Checker.load(
        prelude: frontEnd(for: .swift).parse($0, name: SourceFile.libraryName, linesBefore: 0),
        into: $1)
    }
    UIKitTable.install(in: library)
    return library
  }()

  /// The texts of all scenes, by language, with the front end that reads them: many scenes are
  /// built from the same lines.
  private static var readers: [SourceLanguage: ReadTexts] = [:]

  /// The front end for a language.
  package static func frontEnd(for language: SourceLanguage) -> any FrontEnd {
    texts(in: language).frontEnd
  }

  /// The texts of all scenes in a language.
  package static func texts(in language: SourceLanguage) -> ReadTexts {
    if let texts = readers[language] { return texts }
    let texts = ReadTexts(FrontEnds.frontEnd(for: language))
    readers[language] = texts
    return texts
  }

  /// Runs `body` while another front end reads a language.
  package static func reading<Result>(
    _ language: SourceLanguage, with frontEnd: any FrontEnd, _ body: () throws -> Result
  ) rethrows -> Result {
    let texts = texts(in: language)
    readers[language] = ReadTexts(frontEnd)
    defer { readers[language] = texts }
    return try body()
  }

  package let module: Module
  package let machine: Machine
  package let host: ScriptHost
  private unowned let scene: Scene
  private var output = ""
  /// The number of output bytes beyond the limit.
  private var leftOut = 0
  private var shown: [NamedValue] = []
  /// The expressions in place of names that changed something.
  var changingExpressions: [String] = []
  /// The number of values that the prompt has shown.
  package var resultCount = 0
  private var sceneVariables: [String: GlobalVariable] = [:]
  /// The files that the scene began with, as long as another scene can use them after this one.
  private var program: CheckedProgram?
  /// Files whose `+load` has not been sent.
  private var loaders: [CheckedUnit] = []
  /// Whether a name was looked up in the scene.
  private var asksScene = false
  /// The programs that no scene uses at present.
  private static var programs = CheckedPrograms()

  package convenience init(scene: Scene) {
    self.init(scene: scene, nil)
  }

  private init(scene: Scene, _ program: CheckedProgram?) {
    self.scene = scene
    self.program = program
    module = program?.module ?? Module()
    said = program?.said ?? []
    host = ScriptHost(library: Self.library)
    machine = Machine(library: Self.library, host: host)
    machine.module = module
    host.connect(machine)
    // While the scene is deallocated, a `deinit` of one of its objects may still write.
    host.nameOf = { [weak scene] in scene?.givenName(of: $0) }
    scene.tellPrintedClasses(to: host)
    host.onWrite = { [unowned self, weak scene] in
      output += $0
      scene?.recorder.note(printed: $0)
    }
    host.onExchange = { [unowned self] in self.program = nil }
    host.onLeaveOut = { [unowned self] in leftOut += $0 }
    machine.onShow = { [unowned self] value in show(value) }
    module.external = { [unowned self] in variable(named: $0) }
    module.externalNames = { [weak scene] in (scene?.order ?? []) + ["self", "view"] }
  }

  deinit {
    MainActor.assumeIsolated {
      host.deactivate()
      machine.clearAll()
      machine.onShow = nil
      module.external = nil
      module.externalNames = { [] }
      host.disconnect()
      guard let program else { return module.letGo() }
      program.beginAgain()
      Self.programs.give(program)
    }
  }

  // MARK: Checking

  /// The remarks on members without effect: one for each reason in a scene.
  private var said: Set<ExpressionProblem.Silence>

  /// Creates the Swift side of a scene that begins with files. Throws the problem of the first of
  /// them that cannot be declared.
  ///
  /// Files that another scene used before this one are not checked again.
  static func beginning(with files: [CodeFile], _ scene: Scene) throws -> SwiftEngine {
    if let program = programs.take(files) {
      let engine = SwiftEngine(scene: scene, program)
      engine.install(program.module.types)
      engine.host.install(overrides: program.module.hostOverrides)
      return engine
    }
    let engine = SwiftEngine(scene: scene)
    let units = try engine.check(files)
    // What was loaded may have changed functions.
    if !engine.asksScene, !engine.waitsForLoading {
      engine.program = CheckedProgram(
        files, engine.module, said: engine.said, locals: units.map(\.locals))
    }
    return engine
  }

  /// Whether files of Objective-C were declared whose `+load` has not run.
  package var waitsForLoading: Bool { !loaders.isEmpty }

  /// Sends `+load` to the classes that files of Objective-C declared.
  package func load() throws {
    let waiting = loaders
    loaders = []
    for unit in waiting { try run(unit) }
  }

  /// The forms of the files that the scene began with; nil if they have none, or if something else
  /// was declared after them.
  package var forms: [CodeForm]? { program?.forms }

  private func install(_ types: [Nominal]) {
    host.install(types)
    machine.install(types)
  }

  /// Checks a text and, if it has no problems, adds its declarations. `file` is nil for text that
  /// was typed at the prompt, or is in a script at `place`. `linesAbove` lines of the same class
  /// come before it in the class's listing.
  package func check(
    _ text: String, file: String?, as kind: UnitKind, at place: ScriptPosition? = nil,
    below linesAbove: Int = 0
  ) throws -> CheckedUnit {
    let language = FrontEnds.language(of: text, file: file)
    let name = file ?? place?.file ?? Self.promptName
    let linesBefore = place.map { $0.line - 1 } ?? 0
    let unit =
      linesAbove == 0
      ? Self.texts(in: language).unit(text, name: name, linesBefore: linesBefore)
      : Self.frontEnd(for: language).parse(program: [
        SourceFile(
          name: name, text: text, language: language, linesBefore: linesBefore,
          linesAbove: linesAbove)
      ])[0]
    return try check(unit, of: text, file: file, as: kind)
  }

  /// Checks a tree and, if it has no problems, adds its declarations; a report shows the text.
  func check(
    _ unit: SourceUnit, of text: String, file: String?, as kind: UnitKind
  ) throws -> CheckedUnit {
    try refuse(unit.diagnostics, text, file)
    let known = module.hostOverrides.count
    let checked =
      switch unit.file.language {
      case .swift:
        Checker(
          library: Self.library, module: module, file: unit.file,
          isInterrupted: machine.isInterrupted
        ).check(unit, as: kind)
      case .objectiveC: checkObjectiveC([unit], as: kind)[0]
      }
    try refuse(checked.diagnostics, text, file)
    install(checked.types)
    host.install(checked.extensionOverrides)
    // A new declaration may change what the program declared.
    if unit.items.contains(where: \.declaresMoreThanVariables) { program = nil }
    host.install(overrides: Array(module.hostOverrides.dropFirst(known)))
    return checked.keeping { diagnostic in
      guard case .expression(.silent(_, let reason)) = diagnostic.problem else { return true }
      return said.insert(reason).inserted
    }
  }

  /// Checks the files of one program, in any order: each sees the declarations of all others.
  /// Throws the problem of the first of them that has one.
  func check(_ files: [CodeFile]) throws -> [CheckedUnit] {
    guard files.count > 1 else {
      let checked = try files.map { try check($0.text, file: $0.name, as: .file) }
      loaders += checked.filter { $0.entry != nil }
      return checked
    }
    var units: [SourceUnit] = []
    for file in files {
      let texts = Self.texts(in: file.language)
      // Without an offset first, for the faults of its grammar.
      let unit = texts.unit(file.text, name: file.name)
      try refuse(unit.diagnostics, file.text, file.name)
      let offset = units.last.map { $0.file.end + 1 } ?? 0
      units.append(offset == 0 ? unit : texts.unit(file.text, name: file.name, offset: offset))
    }
    return try declare(files, units)
  }

  /// Declares the units of files, each of which follows the one before, as one program.
  func declare(_ files: [CodeFile], _ units: [SourceUnit]) throws -> [CheckedUnit] {
    let known = module.hostOverrides.count
    let units = together(units)
    for (file, unit) in zip(files, units) { try refuse(unit.diagnostics, file.text, file.name) }
    let checked = check(units)
    for (file, unit) in zip(files, checked) { try refuse(unit.diagnostics, file.text, file.name) }
    install(checked.flatMap(\.types))
    for unit in checked { host.install(unit.extensionOverrides) }
    loaders += checked.filter { $0.entry != nil }
    program = nil
    host.install(overrides: Array(module.hostOverrides.dropFirst(known)))
    return checked
  }

  /// Checks texts of one program, those of each language together. Objective-C comes first, as
  /// classes in Swift may derive from its classes; where it uses some of Swift's, it comes last.
  func check(_ units: [SourceUnit]) -> [CheckedUnit] {
    let swift = units.filter { $0.file.language == .swift }
    let other = units.filter { $0.file.language == .objectiveC }
    var results: [CheckedUnit] = []
    if !other.isEmpty { results = checkObjectiveC(other, as: .file) }
    let isLast = !swift.isEmpty && results.contains(where: \.hasErrors)
    if !swift.isEmpty {
      results += Checker(
        library: Self.library, module: module, files: swift.map(\.file),
        isInterrupted: machine.isInterrupted
      ).check(files: swift)
    }
    if isLast, !results.suffix(swift.count).contains(where: \.hasErrors) {
      install(results.suffix(swift.count).flatMap(\.types))
      results.replaceSubrange(..<other.count, with: checkObjectiveC(other, as: .file))
    }
    return units.compactMap { unit in results.first { $0.file === unit.file } }
  }

  /// The same units; files of a language that share macros are parsed together.
  func together(_ units: [SourceUnit]) -> [SourceUnit] {
    let other = units.filter { $0.file.language == .objectiveC }
    guard other.count > 1 else { return units }
    let parsed = Self.frontEnd(for: .objectiveC).parse(program: other.map(\.file))
    return units.map { unit in parsed.first { $0.file === unit.file } ?? unit }
  }

  private func checkObjectiveC(_ units: [SourceUnit], as kind: UnitKind) -> [CheckedUnit] {
    ObjectiveCProgram.check(
      units.map { unit in
        unit.ownTree as? Tree.Unit
          ?? Tree.Unit(file: unit.file, items: [], diagnostics: unit.diagnostics)
      }, as: kind, library: Self.library, module: module,
      declareSwift: { [unowned self] in declareForSwift($0) },
      isInterrupted: machine.isInterrupted)
  }

  /// Declares the Swift view of a C type; nil if it cannot be declared.
  private func declareForSwift(_ text: String) -> Nominal? {
    let unit = Self.texts(in: .swift).unit(text, name: Self.promptName)
    let checked = Checker(
      library: Self.library, module: module, file: unit.file, isInterrupted: machine.isInterrupted
    ).check(unit, as: .prompt)
    guard !checked.hasErrors, let type = checked.types.first else { return nil }
    install(checked.types)
    return type
  }

  /// The name of the text in diagnostics of the prompt.
  package static let promptName = "prompt"

  func refuse(_ diagnostics: [CodeDiagnostic], _ text: String, _ file: String?) throws {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return }
    throw Problem.code(CodeReport(file: file, text: text, diagnostics: diagnostics))
  }

  /// The class of delegates that a text marks as the entry point, by `@main` or by the older
  /// `@UIApplicationMain`.
  package func mainClass(of unit: CheckedUnit) -> String? {
    guard !unit.types.isEmpty else { return nil }
    let tree = Self.texts(in: unit.file.language).unit(
      unit.file.text, name: unit.file.name, linesBefore: unit.file.linesBefore)
    for item in tree.items {
      guard case .declaration(let declaration) = item.kind,
        case .type(let type) = declaration.kind, type.kind == .class,
        (declaration.attribute("main") ?? declaration.attribute("UIApplicationMain")) != nil,
        unit.types.contains(where: { $0.name == type.name.text && scene.isDelegate($0) })
      else { continue }
      return type.name.text
    }
    return nil
  }

  // MARK: Running

  /// Runs the statements of a checked text.
  package func run(_ unit: CheckedUnit) throws {
    guard let entry = unit.entry else { return }
    refreshSceneVariables()
    do throws(RunFailure) {
      try machine.run(entry)
    } catch {
      throw Problem.stopped(report(error, of: unit.file), trace: nil)
    }
    nameObjects()
  }

  /// The output since the last call.
  package func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  /// The number of output bytes that were discarded since the last call.
  package func takeLeftOut() -> Int {
    defer { leftOut = 0 }
    return leftOut
  }

  /// The values that were shown since the last call.
  package func takeShown() -> [NamedValue] {
    defer { shown = [] }
    return shown
  }

  private func show(_ value: ShownValue) {
    guard !value.isVoid else { return }
    shown.append(
      NamedValue(
        name: "$R\(resultCount)", type: Self.text(of: value.type, in: value.language),
        value: value.value, language: value.language))
    resultCount += 1
  }

  /// The value of a variable as the prompt shows it after an entry in a language.
  package func value(
    of variable: GlobalVariable, in language: SourceLanguage
  ) -> NamedValue {
    NamedValue(
      name: variable.name, type: Self.text(of: variable.type, in: language),
      value: machine.describe(variable, in: language), language: language)
  }

  /// The spelling of a type in a language: `UIView?`, `UIView *`.
  private static func text(of type: Type, in language: SourceLanguage) -> String {
    guard language == .objectiveC, let table = library.objectiveC else { return type.description }
    return table.text(table.type(of: type), isNullabilityShown: false)
  }

  /// The report of a failure, with its location and call stack. `text` is the code that ran, for a
  /// failure before any of it did.
  package func report(_ failure: RunFailure, of text: SourceFile? = nil) -> StopReport {
    let file = failure.file ?? text
    let place = failure.file?.place(of: failure.range.start) ?? (line: 1, column: 1)
    return StopReport(
      problem: failure.problem, file: file?.name ?? Self.promptName,
      line: place.line + (file?.linesBeforeStop ?? 0),
      column: place.column, lineText: file.map { String($0.lineText(place.line)) } ?? "",
      calls: failure.calls.map {
        StopReport.Call(
          function: $0.function, file: $0.file?.name ?? "",
          line: $0.line + ($0.file?.linesBeforeStop ?? 0), times: $0.times)
      }.filter { $0.line > 0 },
      printed: takeOutput(), language: file?.language ?? .typed)
  }

  // MARK: Names

  /// The scene's object with a name as a Swift constant.
  private func variable(named name: String) -> GlobalVariable? {
    guard let object = scene.object(named: name) else { return nil }
    asksScene = true
    let type = machine.type(ofExistential: object)
    if let known = sceneVariables[name], known.type == type {
      known.storage?.registers.references[0] = object
      return known
    }
    let variable = GlobalVariable(name: name, type: type, isConstant: true)
    variable.isInitialized = true
    variable.storage = machine.makeStorage(for: type)
    variable.storage?.registers.references[0] = object
    sceneVariables[name] = variable
    return variable
  }

  private func refreshSceneVariables() {
    for (name, variable) in sceneVariables {
      variable.storage?.registers.references[0] = scene.object(named: name)
    }
  }

  /// Whether Swift declared a global name.
  package func declares(_ name: String) -> Bool {
    module.members[name]?.isEmpty == false
  }

  /// The names of Swift's global declarations, sorted.
  package var declaredNames: [String] { module.members.keys.sorted() }

  /// Gives every object in a global variable the variable's name.
  private func nameObjects() {
    for (name, members) in module.members.sorted(by: { $0.key < $1.key }) {
      for case .property(let property) in members {
        guard case .global(let variable) = property.storage,
          let object = object(in: variable), scene.object(named: name) !== object
        else { continue }
        if scene.object(named: name) == nil {
          scene.name(object, name, isKept: false)
        } else if scene.givenName(of: object) != nil {
          scene.alias(object, name)
        } else {
          scene.rename(name, to: object)
        }
      }
    }
  }

  private func object(in variable: GlobalVariable) -> ModelObject? {
    var type = variable.type
    if case .optional(let wrapped) = type { type = wrapped }
    guard case .nominal(let nominal, _) = type, nominal.kind == .class else { return nil }
    let object = variable.storage?.registers.references[0]
    return (object as? UIResponder) ?? (object as? UIGestureRecognizer)
  }

  /// The object in a global variable; nil if there is none.
  package func object(inVariable name: String) -> AnyObject? {
    for case .property(let property) in module.members[name] ?? [] {
      guard case .global(let variable) = property.storage, isObject(variable) else { continue }
      return variable.storage?.registers.references[0]
    }
    return nil
  }

  /// The first global variable, in the order of names, that contains an object; nil if there is
  /// none.
  package func variableName(of object: AnyObject) -> String? {
    for (name, members) in module.members.sorted(by: { $0.key < $1.key }) {
      for case .property(let property) in members {
        // A variable without an object has no reference that could be read.
        guard case .global(let variable) = property.storage, isObject(variable),
          variable.storage?.registers.references[0] === object
        else { continue }
        return name
      }
    }
    return nil
  }

  /// The objects in global and static variables, by their names.
  var objectsInVariables: [(name: String, object: AnyObject)] {
    let own = module.members.sorted { $0.key < $1.key }.map { ("", $0.value) }
    let ofTypes = module.types.flatMap { type in
      type.members.sorted { $0.key < $1.key }.map { ("\(type.name).", $0.value) }
    }
    return (own + ofTypes).flatMap { prefix, members in
      members.flatMap { objects(in: $0, prefix) }
    }
  }

  private func objects(in member: Member, _ prefix: String) -> [(name: String, object: AnyObject)] {
    guard case .property(let property) = member, case .global(let variable) = property.storage,
      variable.ownership == .strong, let memory = variable.storage
    else { return [] }
    return (0..<variable.type.layout.references).compactMap { index in
      memory.registers.references[index].map { (prefix + variable.name, $0) }
    }
  }

  /// Whether the value of a variable is an object, rather than a container of one.
  private func isObject(_ variable: GlobalVariable) -> Bool {
    var type = variable.type
    if case .optional(let wrapped) = type { type = wrapped }
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.kind == .class
  }

  // MARK: Classes

  /// A class that a script declared at the top level.
  package func scriptClass(named name: String) -> Nominal? {
    for case .type(.nominal(let nominal, _)) in module.members[name] ?? []
    where nominal.kind == .class {
      return nominal
    }
    return nil
  }

  /// The classes that scripts declared at the top level, sorted.
  package var scriptClassNames: [String] {
    declaredNames.filter { scriptClass(named: $0) != nil }
  }

  /// The script class of an object; nil for an instance of a class of the model.
  package func scriptClass(of object: ModelObject) -> Nominal? {
    host.fields(of: object)?.type
  }

  /// Creates an object, as a call of a class in Swift would. `calls`: the messages sent to it next.
  package func make(
    _ className: String, _ arguments: String, then calls: [String] = []
  ) throws -> ModelObject {
    let made = "__made"
    let text = (["let \(made) = \(className)(\(arguments))"] + calls.map { "\(made)?.\($0)" })
      .joined(separator: "\n")
    let unit = try check(text, file: nil, as: .prompt)
    defer { module.members[made] = nil }
    guard let entry = unit.entry, let variable = unit.variables.first else {
      throw Problem.notAScriptClass(className, suggestions: [])
    }
    do throws(RunFailure) {
      try machine.run(entry)
    } catch {
      throw Problem.stopped(report(error), trace: nil)
    }
    guard isObject(variable),
      let object = variable.storage?.registers.references[0] as? ModelObject
    else {
      throw Problem.notAScriptClass(className, suggestions: [])
    }
    return object
  }

  /// Runs statements without declarations, on behalf of the system.
  func perform(_ text: String) throws {
    guard let entry = try check(text, file: nil, as: .prompt).entry else { return }
    do throws(RunFailure) {
      try machine.run(entry)
    } catch {
      throw Problem.stopped(report(error), trace: nil)
    }
  }
}

extension Statement {
  /// Whether it declares something other than variables.
  fileprivate var declaresMoreThanVariables: Bool {
    guard case .declaration(let declaration) = kind else { return false }
    if case .variable = declaration.kind { return false }
    return true
  }
}
