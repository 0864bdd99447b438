import Foundation
import InterfaceBuilder
import Records

/// Exports the views of a scene as a storyboard in the form that Xcode 15 writes: one controller
/// whose view contains them, with frames and switches.
struct StoryboardExporter: Exporter {
  package func bytes(of scene: SceneRecord, in language: Language) -> [UInt8] {
    Array(XMLWriter.file(StoryboardWriter(scene).document()).utf8)
  }
}

/// Makes the elements of a storyboard of a scene.
private struct StoryboardWriter {
  private let scene: SceneRecord
  private let inside: [[Int]]

  init(_ scene: SceneRecord) {
    self.scene = scene
    var inside: [[Int]] = scene.views.map { _ in [] }
    for (index, view) in scene.views.enumerated() {
      if let superview = view.superview { inside[superview].append(index) }
    }
    self.inside = inside
  }

  func document() -> XMLElement {
    let size = scene.screen
    let versions = ["17.0", "22505"]
    let dependencies = [
      XMLElement("deployment", [("identifier", "iOS")]),
      XMLElement(
        "plugIn",
        [
          ("identifier", "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"), ("version", versions[1]),
        ]),
      XMLElement(
        "capability",
        [("name", "documents saved in the Xcode 8 format"), ("minToolsVersion", "8.0")]),
    ]
    return XMLElement(
      "document",
      [
        ("type", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"), ("version", "3.0"),
        ("toolsVersion", versions[1]), ("targetRuntime", "iOS.CocoaTouch"),
        ("propertyAccessControl", "none"), ("useAutolayout", "YES"),
        ("useTraitCollections", "YES"), ("useSafeAreas", "YES"), ("colorMatched", "YES"),
        ("initialViewController", "viw-00-ctl"),
      ],
      children: [
        XMLElement(
          "device",
          [
            ("id", size.height >= 812 ? "retina6_12" : "retina4_7"), ("orientation", "portrait"),
            ("appearance", "light"),
          ]),
        XMLElement("dependencies", children: dependencies),
        XMLElement("scenes", children: [sceneElement()]),
      ])
  }

  private func sceneElement() -> XMLElement {
    let controller = XMLElement(
      "viewController", [("id", "viw-00-ctl"), ("sceneMemberID", "viewController")],
      children: [root()])
    let responder = XMLElement(
      "placeholder",
      [
        ("placeholderIdentifier", "IBFirstResponder"), ("id", "fst-00-rsp"),
        ("userLabel", "First Responder"), ("sceneMemberID", "firstResponder"),
      ])
    return XMLElement(
      "scene", [("sceneID", "scn-00-001")],
      children: [XMLElement("objects", children: [controller, responder])])
  }

  /// The view of the controller: the one that fills the last window, or a plain one.
  private func root() -> XMLElement {
    let windows = scene.views.indices.filter { scene.views[$0].superview == nil }
    let window = windows.last
    let filling = window.map { inside[$0] }?.first { index in
      scene.views[index].frame.size == scene.screen && scene.views[index].transform == nil
    }
    var element: XMLElement
    if let filling {
      element = self.element(filling, isRoot: true)
    } else {
      element = XMLElement(
        "view", [("key", "view"), ("contentMode", "scaleToFill"), ("id", "viw-00-root")],
        children: [
          rectangle(CGRect(origin: .zero, size: scene.screen)),
          mask(["widthSizable", "heightSizable"]),
        ])
      let others = window.map { inside[$0] } ?? []
      if !others.isEmpty {
        element.children.append(
          XMLElement("subviews", children: others.map { self.element($0, isRoot: false) }))
      }
    }
    element.children.append(
      XMLElement("viewLayoutGuide", [("key", "safeArea"), ("id", "saf-00-area")]))
    return element
  }

  // MARK: Views

  private static let elements: [String: String] = [
    "UILabel": "label", "UIButton": "button", "UIImageView": "imageView", "UISwitch": "switch",
    "UISlider": "slider", "UIStepper": "stepper", "UIScrollView": "scrollView",
    "UITextField": "textField", "UITextView": "textView", "UIStackView": "stackView",
    "UIProgressView": "progressView", "UIPageControl": "pageControl", "UIToolbar": "toolbar",
    "UISegmentedControl": "segmentedControl", "UIDatePicker": "datePicker",
    "UIPickerView": "pickerView", "UISearchBar": "searchBar",
    "UIActivityIndicatorView": "activityIndicatorView", "UITableView": "tableView",
    "UICollectionView": "collectionView", "UINavigationBar": "navigationBar",
  ]

  private func element(_ index: Int, isRoot: Bool) -> XMLElement {
    let view = scene.views[index]
    let name = Self.elements[view.modelClass ?? view.className] ?? "view"
    var element = XMLElement(name)
    if isRoot { element["key"] = "view" }
    attributes(of: view, name, &element)
    element["id"] = identifier(index)
    element.children.append(rectangle(view.frame))
    element.children.append(
      mask(isRoot ? ["widthSizable", "heightSizable"] : ["flexibleMaxX", "flexibleMaxY"]))
    let subviews = order(of: index).filter { !scene.views[$0].isPart }
    if !subviews.isEmpty {
      element.children.append(
        XMLElement("subviews", children: subviews.map { self.element($0, isRoot: false) }))
    }
    if let color = view.color { element.children.append(self.color("backgroundColor", color)) }
    if name == "button" {
      var state = XMLElement("state", [("key", "normal")])
      state["title"] = view.text
      element.children.append(state)
    }
    return element
  }

  private func attributes(
    of view: SceneRecord.View, _ name: String, _ element: inout XMLElement
  ) {
    let isOwn =
      view.className != (view.modelClass ?? view.className) || !view.className.hasPrefix("UI")
    element["opaque"] = name == "view" ? nil : "NO"
    element["contentMode"] = "scaleToFill"
    if view.isHidden { element["hidden"] = "YES" }
    if !view.isUserInteractionEnabled { element["userInteractionEnabled"] = "NO" }
    if view.clipsToBounds { element["clipsSubviews"] = "YES" }
    if view.alpha != 1 { element["alpha"] = Self.number(view.alpha) }
    if name != "view" || view.superview != nil { element["fixedFrame"] = "YES" }
    if isOwn { element["customClass"] = view.className }
    if ["label", "textView", "textField"].contains(name), let text = view.text {
      element["text"] = text
    }
    if view.name != view.className { element["userLabel"] = view.name }
  }

  /// The subviews, those of a stack in the order of its row.
  private func order(of index: Int) -> [Int] {
    inside[index].sorted { first, second in
      (scene.views[first].arranged ?? .max, first) < (scene.views[second].arranged ?? .max, second)
    }
  }

  private func identifier(_ index: Int) -> String {
    let digits = String(index)
    return "viw-" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits + "-obj"
  }

  private func rectangle(_ frame: CGRect) -> XMLElement {
    XMLElement(
      "rect",
      [
        ("key", "frame"), ("x", Self.number(frame.origin.x)), ("y", Self.number(frame.origin.y)),
        ("width", Self.number(frame.size.width)), ("height", Self.number(frame.size.height)),
      ])
  }

  private func mask(_ flags: [String]) -> XMLElement {
    XMLElement("autoresizingMask", [("key", "autoresizingMask")] + flags.map { ($0, "YES") })
  }

  private func color(_ key: String, _ color: SceneRecord.Color) -> XMLElement {
    XMLElement(
      "color",
      [
        ("key", key), ("red", Self.number(color.red)), ("green", Self.number(color.green)),
        ("blue", Self.number(color.blue)), ("alpha", Self.number(color.alpha)),
        ("colorSpace", "custom"), ("customColorSpace", "sRGB"),
      ])
  }

  /// A number as Interface Builder writes it: `0.0`, `12.5`.
  private static func number(_ value: some BinaryFloatingPoint) -> String { "\(Double(value))" }
}
