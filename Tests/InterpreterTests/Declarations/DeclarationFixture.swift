import Foundation
import Records
import Rendering
import ScriptLibrary
import SourceTree
import SwiftChecker
import SwiftFrontEnd
import TypedProgram
import Wording

/// A class of a host's, as small as a view can be, and one derived from it.
class Tile: NSObject {}
class Knob: Tile {}
extension Tile: BridgedObject {}

struct Spot {
  var x: CGFloat
  var y: CGFloat
}
extension Spot: BridgedValue {}

/// Checks texts against the standard library and a small host, and says what is wrong with them.
struct DeclarationFixture {
  let library = Library()
  let module = Module()

  init() {
    StandardLibrary.install(in: library)
    StandardLibrary.attachPrelude(to: library) {
      Checker.load(
        prelude: SwiftFrontEnd.parse($0, name: SourceFile.libraryName), into: $1)
    }
    Self.declareHost(Table(library))
  }

  private static func declareHost(_ table: Table) {
    table.structure(Spot.self) { type in
      type.field("x", \Spot.x)
      type.field("y", \Spot.y)
      type.memberwise("init(x:y:)")
    }
    table.class(Tile.self) { type in
      type.initializer("init(tag:)", designated: true) { (_: Int) in Tile() }
      type.initializer("init(coder:)", designated: true) { (_: String) -> Tile? in Tile() }
        .isRequired = true
      type.initializer("init()") { () in Tile() }
      type.message(
        "point(inside:with:)", 0, send: { (_: Tile, _: Spot, _: Tile?) -> Bool in true },
        direct: { (_: Tile, _: Spot, _: Tile?) -> Bool in true })
      type.message("layout()", 1, send: { (_: Tile) in }, direct: { (_: Tile) in })
      type.overridableProperty(
        "alpha", getter: 2, setter: 3, get: { (_: Tile) in 1.0 },
        set: { (_: Tile, _: Double) in }, directGet: { (_: Tile) in 1.0 },
        directSet: { (_: Tile, _: Double) in })
    }
    table.class(Knob.self, superclass: Tile.self) { type in
      type.initializer("init(tag:)", designated: true) { (_: Int) in Knob() }
      type.initializer("init(coder:)", designated: true) { (_: String) -> Knob? in Knob() }
        .isRequired = true
    }
    table.protocol("TileDelegate") { type in
      type.requirement(
        "moved(_:)", optional: true, message: 9, [Tile.self], returns: nil)
      type.requirement("mayMove(_:)", message: 10, [Tile.self], returns: Bool.self)
    }
  }

  func check(_ text: String, as kind: UnitKind = .file) -> CheckedUnit {
    let unit = SwiftFrontEnd.parse(text, name: "test.swift")
    return Checker(library: library, module: module, file: unit.file).check(unit, as: kind)
  }

  /// The errors of a text, each with its line: `2: missing return …`.
  func errors(_ text: String, as kind: UnitKind = .file) -> [String] {
    let checked = check(text, as: kind)
    return checked.diagnostics.filter { $0.severity == .error }.map { diagnostic in
      "\(checked.file.line(of: diagnostic.range.start)): \(diagnostic.problem.wording.en)"
    }
  }

  static func errors(_ text: String, as kind: UnitKind = .file) -> [String] {
    DeclarationFixture().errors(text, as: kind)
  }

  /// The text with the first error's fix-it applied.
  static func mended(_ text: String) -> String {
    let checked = DeclarationFixture().check(text)
    guard let fixIt = checked.diagnostics.compactMap(\.fixIt).first else { return text }
    let bytes = Array(text.utf8)
    return String(
      decoding: bytes[..<fixIt.range.start] + Array(fixIt.replacement.utf8)
        + bytes[fixIt.range.end...], as: UTF8.self)
  }
}
