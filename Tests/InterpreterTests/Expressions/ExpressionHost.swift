import Foundation
import Records
import Rendering
import ScriptLibrary
import SourceTree
import SwiftChecker
import SwiftFrontEnd
import TypedProgram
import Wording

// A small host with UIKit's names, so that expressions are checked as overrides write them.

nonisolated class UIResponder {}
nonisolated class UIView: UIResponder {}
nonisolated class UIButton: UIView {}
nonisolated class UILabel: UIView {}
nonisolated class UIEvent {}

extension UIResponder: BridgedObject {}
extension UIEvent: BridgedObject {}
extension CGPoint: BridgedValue {}
extension CGSize: BridgedValue {}
extension CGRect: BridgedValue {}

/// Checks scripts against the small host.
enum Checked {
  static func library() -> Library {
    let library = Library()
    StandardLibrary.install(in: library)
    StandardLibrary.attachPrelude(to: library) {
      Checker.load(
        prelude: SwiftFrontEnd.parse($0, name: SourceFile.libraryName), into: $1)
    }
    let table = Table(library)
    addGeometry(table)
    table.class(UIResponder.self) { type in
      type.property("next", get: { (_: UIResponder) -> UIResponder? in nil })
    }
    table.class(UIEvent.self)
    addViews(table)
    return library
  }

  private static func addGeometry(_ table: Table) {
    table.structure(CGPoint.self, protocols: ["Equatable", "Hashable"]) { type in
      type.field("x", \CGPoint.x)
      type.field("y", \CGPoint.y)
      type.memberwise("init(x:y:)")
      type.initializer("init(x:y:)") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
      type.initializer("init(x:y:)") { (x: Double, y: Double) in CGPoint(x: x, y: y) }
      type.staticProperty("zero", get: { CGPoint.zero })
    }
    table.structure(CGSize.self, protocols: ["Equatable", "Hashable"]) { type in
      type.field("width", \CGSize.width)
      type.field("height", \CGSize.height)
      type.memberwise("init(width:height:)")
    }
    table.structure(CGRect.self, protocols: ["Equatable", "Hashable"]) { type in
      type.field("origin", \CGRect.origin)
      type.field("size", \CGRect.size)
      type.memberwise("init(origin:size:)")
      type.initializer("init(x:y:width:height:)") {
        (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      type.initializer("init(x:y:width:height:)") { (x: Int, y: Int, width: Int, height: Int) in
        CGRect(x: x, y: y, width: width, height: height)
      }
      type.staticProperty("zero", get: { CGRect.zero })
      type.property("width", get: { (r: CGRect) in r.width })
      type.property("midX", get: { (r: CGRect) in r.midX })
      type.method("insetBy(dx:dy:)") { (r: CGRect, dx: CGFloat, dy: CGFloat) in
        r.insetBy(dx: dx, dy: dy)
      }
      type.method("contains(_:)") { (r: CGRect, p: CGPoint) in r.contains(p) }
    }
  }

  private static func addViews(_ table: Table) {
    table.class(UIView.self, superclass: UIResponder.self) { type in
      type.initializer("init()") { UIView() }
      type.property("superview", get: { (_: UIView) -> UIView? in nil })
      type.property("subviews", get: { (_: UIView) -> [UIView] in [] })
      type.property(
        "bounds", get: { (_: UIView) in CGRect.zero }, set: { (_: UIView, _: CGRect) in })
      type.property(
        "alpha", get: { (_: UIView) -> CGFloat in 1 }, set: { (_: UIView, _: CGFloat) in })
      type.property("isHidden", get: { (_: UIView) in false }, set: { (_: UIView, _: Bool) in })
      type.property("tag", get: { (_: UIView) in 0 }, set: { (_: UIView, _: Int) in })
      type.method("convert(_:to:)") { (_: UIView, p: CGPoint, _: UIView?) in p }
      type.method("convert(_:to:)") { (_: UIView, r: CGRect, _: UIView?) in r }
      type.message(
        "point(inside:with:)", 0,
        send: { (_: UIView, _: CGPoint, _: UIEvent?) in true },
        direct: { (_: UIView, _: CGPoint, _: UIEvent?) in true })
      type.message(
        "hitTest(_:with:)", 1,
        send: { (_: UIView, _: CGPoint, _: UIEvent?) -> UIView? in nil },
        direct: { (_: UIView, _: CGPoint, _: UIEvent?) -> UIView? in nil })
    }
    table.class(UIButton.self, superclass: UIView.self) { type in
      type.initializer("init()") { UIButton() }
    }
    table.class(UILabel.self, superclass: UIView.self) { type in
      type.initializer("init()") { UILabel() }
    }
  }

  static func unit(_ text: String, as kind: UnitKind = .prompt) -> CheckedUnit {
    let unit = SwiftFrontEnd.parse(text, name: "test.swift")
    return Checker(library: library(), module: Module(), file: unit.file).check(unit, as: kind)
  }

  /// The messages about lines at the prompt, in English, errors and warnings alike.
  static func messages(_ text: String, as kind: UnitKind = .prompt) -> [String] {
    unit(text, as: kind).diagnostics.map { $0.problem.wording.en }
  }

  /// The types of the variables that lines declare, by name.
  static func types(_ text: String) -> [String: String] {
    let unit = unit(text)
    if let fault = unit.diagnostics.first(where: { $0.severity == .error }) {
      return ["error": fault.problem.wording.en]
    }
    return Dictionary(
      unit.variables.map { ($0.name, $0.type.description) }, uniquingKeysWith: { $1 })
  }
}
