import Foundation
import Machine
import ScriptLibrary
import Testing
import TypedProgram
import UIKitBindings
import UIKitModel

/// The names of the table's rows in Objective-C.
@Suite struct ObjectiveCNameTests {
  private let library = Library()
  private let table: any ObjectiveCTable

  init() throws {
    StandardLibrary.install(in: library)
    UIKitTable.install(in: library)
    table = try #require(library.objectiveC)
  }

  private func type(_ name: String) throws -> Nominal {
    if let found = table.protocolNamed(name) { return found }
    if let found = library.hostType(named: name) { return found }
    let type = try #require(table.type(named: name), "\(name)")
    guard case .object(let object) = type else { throw Missing(name: name) }
    return try #require(object.nominal, "\(name)")
  }

  private struct Missing: Error {
    let name: String
  }

  @Test func `selectors of apps have the members that UIKit's headers name`() throws {
    var owner = ""
    var count = 0
    for line in WellKnownSelectors.text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2 else {
        owner = words[0]
        continue
      }
      count += 1
      let nominal = try type(owner)
      let method =
        table.method(words[1], of: nominal, isClassMethod: false)
        ?? table.method(words[1], of: nominal, isClassMethod: true)
      #expect(method?.function?.fullName == words[0], "\(owner) \(words[1])")
    }
    #expect(count >= 300)
  }

  @Test func `every method has a selector or a reason, and no two of a class share one`() {
    library.declareEverything()
    let nominals = library.hostTypes.values.map { $0 } + library.protocols.values
    for nominal in nominals where nominal.kind == .class || nominal.kind == .protocol {
      guard case .host = nominal.origin else { continue }
      var owners: [String: String] = [:]
      for member in nominal.members.values.joined() {
        guard case .function(let function) = member, function.file == nil,
          function.name.first?.isLetter == true || function.name.hasPrefix("_")
        else { continue }
        let name = function.fullName
        guard let selector = function.importedSelector else {
          // Rows for the prelude alone.
          if name.hasPrefix("_") { continue }
          #expect(
            NamesWithoutSelector.reason(name, in: nominal) != nil, "\(nominal.name) \(name)")
          continue
        }
        if NamesWithoutSelector.classes[nominal.name] != nil { continue }
        let key = (function.isStatic ? "+" : "-") + selector
        let types = function.parameters.map { "\($0.type)" }.joined(separator: " ")
        let other = owners.updateValue("\(name) \(types)", forKey: key)
        #expect(other == nil, "\(nominal.name) \(key): \(other ?? "") and \(name) \(types)")
        // A selector has as many colons as there are arguments.
        let isVariadic = function.parameters.last?.label == "arguments"
        let colons = selector.count { $0 == ":" }
        #expect(colons == function.parameters.count || isVariadic, "\(nominal.name) \(selector)")
      }
    }
  }

  @Test(arguments: [
    ("UIColor", "colorWithRed:green:blue:alpha:", "init(red:green:blue:alpha:)"),
    ("UIButton", "buttonWithType:", "init(type:)"),
    ("UIFont", "fontWithName:size:", "init(name:size:)"),
    ("UIImage", "imageNamed:", "init(named:)"),
    ("UIBezierPath", "bezierPathWithOvalInRect:", "init(ovalIn:)"),
    ("NSValue", "valueWithCGPoint:", "init(cgPoint:)"),
    ("NSNumber", "numberWithFloat:", "init(value:)"),
    ("CAShapeLayer", "layer", "init()"), ("NSMutableArray", "array", "init()"),
    ("UIView", "new", "init()"),
    ("UIFont", "systemFontOfSize:", "systemFont(ofSize:)"),
    ("UIView", "animateWithDuration:animations:", "animate(withDuration:animations:)"),
  ])
  func `class methods are those that Swift has as initializers and static methods`(
    owner: String, selector: String, name: String
  ) throws {
    let method = table.method(selector, of: try type(owner), isClassMethod: true)
    #expect(method?.function?.fullName == name)
  }

  @Test func `an initializer that UIKit does not have is no method`() throws {
    #expect(table.method("initWithType:", of: try type("UIButton"), isClassMethod: false) == nil)
  }

  @Test(arguments: [
    ("UIView", "hidden", "isHidden", "setHidden:", "isHidden"),
    (
      "UIView", "userInteractionEnabled", "isUserInteractionEnabled", "setUserInteractionEnabled:",
      "isUserInteractionEnabled"
    ),
    ("UIView", "frame", "frame", "setFrame:", "frame"),
    (
      "UIView", "isAccessibilityElement", "isAccessibilityElement", "setIsAccessibilityElement:",
      "isAccessibilityElement"
    ),
    ("UISwitch", "on", "isOn", "setOn:", "isOn"),
    ("UIButton", "enabled", "isEnabled", "setEnabled:", "isEnabled"),
  ])
  func `flags lose their is, and get it back as their getter`(
    owner: String, name: String, getter: String, setter: String, swift: String
  ) throws {
    let nominal = try type(owner)
    let property = try #require(table.property(name, of: nominal, isClassProperty: false))
    #expect(property.getter == getter && property.setter == setter)
    #expect(property.property.name == swift)
    #expect(table.method(setter, of: nominal, isClassMethod: false) != nil)
    #expect(table.property(getter, of: nominal, isClassProperty: false) != nil)
  }

  @Test(arguments: [
    ("UIColor", "redColor", "red"), ("UIColor", "systemBackgroundColor", "systemBackground"),
    ("UIApplication", "sharedApplication", "shared"), ("UIScreen", "mainScreen", "main"),
    ("UIDevice", "currentDevice", "current"), ("NSNotificationCenter", "defaultCenter", "default"),
    ("NSRunLoop", "mainRunLoop", "main"), ("UIView", "layerClass", "layerClass"),
    ("UIView", "areAnimationsEnabled", "areAnimationsEnabled"),
  ])
  func `class properties of their own type get the noun that Swift omits`(
    owner: String, selector: String, name: String
  ) throws {
    let method = table.method(selector, of: try type(owner), isClassMethod: true)
    #expect(method?.property?.name == name)
  }

  @Test func `methods of protocols and of superclasses are found`() throws {
    let control = try type("UIControl")
    #expect(
      table.method("hitTest:withEvent:", of: control, isClassMethod: false)?.owner.name == "UIView")
    let delegate = try type("UITextFieldDelegate")
    #expect(table.method("respondsToSelector:", of: delegate, isClassMethod: false) != nil)
    #expect(table.methods(named: "locationInView:", isClassMethod: false).count >= 2)
  }

  @Test func `whole numbers are unsigned where the headers say so`() throws {
    let array = try type("NSArray")
    let count = try #require(table.property("count", of: array, isClassProperty: false))
    #expect(count.type == .number(.integer(.uint)))
    let view = try type("UIView")
    let tag = try #require(table.property("tag", of: view, isClassProperty: false))
    #expect(tag.type == .number(.int))
  }

  @Test func `elements of collections are objects`() throws {
    let recognizer = try type("UIGestureRecognizer")
    let kinds = try #require(
      table.property("allowedTouchTypes", of: recognizer, isClassProperty: false))
    #expect(table.text(kinds.type) == "NSArray<NSNumber *> *")
  }

  @Test func `selectors are completed piece by piece`() throws {
    let view = try type("UIView")
    let found = table.completions(of: ["insertSubview:", "a"], for: view, isClassMethod: false)
    #expect(
      found.map(\.selector) == ["insertSubview:aboveSubview:", "insertSubview:atIndex:"])
    #expect(
      table.completions(of: ["beginTr"], for: try type("UIControl"), isClassMethod: false)
        .map(\.selector) == ["beginTrackingWithTouch:withEvent:"])
  }

  @Test func `a header declares methods and properties as UIKit's does`() throws {
    let view = try type("UIView")
    let hitTest = try #require(
      table.method("hitTest:withEvent:", of: view, isClassMethod: false))
    #expect(
      table.declaration(of: hitTest)
        == "- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;")
    let hidden = try #require(table.property("hidden", of: view, isClassProperty: false))
    #expect(
      table.declaration(of: hidden) == "@property (nonatomic, getter=isHidden) BOOL hidden;")
    let subviews = try #require(table.property("subviews", of: view, isClassProperty: false))
    #expect(
      table.declaration(of: subviews)
        == "@property (nonatomic, readonly) NSArray<UIView *> *subviews;")
  }
}
