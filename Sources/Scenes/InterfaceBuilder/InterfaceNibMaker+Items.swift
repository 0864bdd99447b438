import Foundation
import InterfaceBuilder
import UIKitModel

// Items of bars, recognizers and other objects that are not views.

extension InterfaceNibMaker {
  /// Adds a top-level object of a scene or a xib.
  func addTop(_ element: XMLElement) {
    switch element.name {
    case "placeholder", "exit": break
    case _ where element.name.hasSuffix("GestureRecognizer"): addRecognizer(element)
    case "barButtonItem":
      let palette = maker.palette
      addItem(element, "UIBarButtonItem") { _ in palette.barItem(element) }
    case "customObject": addCustom(element)
    case "navigationItem", "viewControllerPlaceholder": maker.leaveOut(element.name)
    case _ where element.name.hasSuffix("ontroller"): maker.leaveOut(element.name)
    case "searchDisplayController", "userDefinedRuntimeAttributes": maker.leaveOut(element.name)
    default: add(element)
    }
  }

  private func addItem(
    _ element: XMLElement, _ className: String, _ make: @escaping (NibContents) -> AnyObject?
  ) {
    note(element, .object(objects.count), isMissing: false)
    objects.append(
      NibArchive.Object(label: label(of: element, className), className: className, make: make))
  }

  private func addRecognizer(_ element: XMLElement) {
    let found = maker.classes.find(element, base: "UIGestureRecognizer")
    let make = maker.classes.recognizerMaker(of: found)
    addItem(element, found.name) { _ in
      guard let recognizer = make() else { return nil }
      InterfaceRecognizers.apply(element, to: recognizer)
      return recognizer
    }
    if found.missing != nil, let id = element.id { missing.insert(id) }
  }

  private func addCustom(_ element: XMLElement) {
    guard let name = element.customClass else { return maker.leaveOut("customObject") }
    let classes = maker.classes
    guard classes.isDeclared(name) else {
      if let id = element.id { missing.insert(id) }
      return maker.leaveOut("customObject \(name)")
    }
    addItem(element, name) { _ in classes.makeObject(name) }
  }

  /// Records the names of the items of a bar in the view.
  func addItems(ofBar bar: XMLElement, _ index: Int) {
    if bar.name == "toolbar" {
      for (place, item) in bar.elements(in: "items").enumerated() {
        addItem(item, "UIBarButtonItem") { contents in
          let items = (contents.views[index] as? UIToolbar)?.items ?? []
          return items.indices.contains(place) ? items[place] : nil
        }
      }
      return
    }
    for (place, item) in bar.elements(in: "items").enumerated() {
      addNavigationItem(item) { contents in
        let items = (contents.views[index] as? UINavigationBar)?.items ?? []
        return items.indices.contains(place) ? items[place] : nil
      }
    }
  }

  /// Adds an item of a navigation bar, which exists already, with the buttons in it.
  func addNavigationItem(
    _ element: XMLElement, _ find: @escaping (NibContents) -> UINavigationItem?
  ) {
    addItem(element, "UINavigationItem", find)
    for (side, buttons) in InterfacePalette.buttons(of: element) {
      for (place, button) in buttons.enumerated() {
        let object = objects.count
        addItem(button, "UIBarButtonItem") { contents in
          let item = find(contents)
          let items = (side == .left ? item?.leftBarButtonItems : item?.rightBarButtonItems) ?? []
          return items.indices.contains(place) ? items[place] : nil
        }
        addCustomView(of: button, object)
      }
    }
    if let view = element.child(key: "titleView") {
      let index = add(view)
      addObject("titleView", "UIView") { contents in
        find(contents)?.titleView = contents.views[index]
      }
    }
  }

  private func addCustomView(of button: XMLElement, _ object: Int) {
    guard let view = button.child(key: "customView") else { return }
    let index = add(view)
    addObject("customView", "UIView") { contents in
      (contents.objects[object] as? UIBarButtonItem)?.customView = contents.views[index]
    }
  }

  /// Adds the buttons of the controller's toolbar, which exist already.
  func addToolbarItems(_ items: [XMLElement]) {
    for (place, item) in items.enumerated() {
      addItem(item, "UIBarButtonItem") { contents in
        let items = (contents.owner as? UIViewController)?.toolbarItems ?? []
        return items.indices.contains(place) ? items[place] : nil
      }
    }
  }
}

/// The properties of recognizers.
enum InterfaceRecognizers {
  static func apply(_ element: XMLElement, to recognizer: UIGestureRecognizer) {
    if let flag = element.flag("enabled") { recognizer.isEnabled = flag }
    if let flag = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    if let flag = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
    let (taps, touches) = (
      element.integer("numberOfTapsRequired"), element.integer("numberOfTouchesRequired")
    )
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = taps ?? 1
      tap.numberOfTouchesRequired = touches ?? 1
    case let press as UILongPressGestureRecognizer:
      press.numberOfTapsRequired = taps ?? 0
      press.numberOfTouchesRequired = touches ?? 1
      press.minimumPressDuration = Double(element.number("minimumPressDuration") ?? 0.5)
      press.allowableMovement = element.number("allowableMovement") ?? 10
    case let swipe as UISwipeGestureRecognizer:
      swipe.numberOfTouchesRequired = touches ?? 1
      swipe.direction = direction(element)
    case let edge as UIScreenEdgePanGestureRecognizer:
      edge.edges = edges(element.child(key: "edges")?.flags ?? [])
    case let pan as UIPanGestureRecognizer:
      pan.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
      pan.maximumNumberOfTouches = element.integer("maximumNumberOfTouches") ?? .max
    default: break
    }
  }

  private static func direction(_ element: XMLElement) -> UISwipeGestureRecognizer.Direction {
    switch element["direction"] {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }

  /// The edges of a set of `top`, `left`, `bottom`, `right`.
  static func edges(_ flags: Set<String>) -> UIRectEdge {
    let all: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return all.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
  }
}
