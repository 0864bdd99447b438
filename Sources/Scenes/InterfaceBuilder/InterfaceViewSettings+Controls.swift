import Foundation
import InterfaceBuilder
import UIKitModel

// Controls of a file of Interface Builder.

extension InterfaceViewSettings {
  func apply(_ element: XMLElement, toControl control: UIControl) {
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    control.isHighlighted = element.flag("highlighted") ?? false
    control.contentHorizontalAlignment =
      Self.horizontal[element["contentHorizontalAlignment"] ?? ""] ?? .center
    control.contentVerticalAlignment =
      Self.vertical[element["contentVerticalAlignment"] ?? ""] ?? .center
    switch control {
    case let button as UIButton: apply(element, to: button)
    case let field as UITextField: apply(element, to: field)
    case let toggle as UISwitch:
      toggle.isOn = element.flag("on") ?? false
      toggle.onTintColor = palette.color("onTintColor", of: element)
    case let slider as UISlider:
      slider.minimumValue = Float(element.number("minValue") ?? 0)
      slider.maximumValue = Float(element.number("maxValue") ?? 1)
      slider.value = Float(element.number("value") ?? 0)
      slider.isContinuous = element.flag("continuous") ?? true
    case let stepper as UIStepper:
      stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
      stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
      stepper.value = Double(element.number("value") ?? 0)
      stepper.stepValue = Double(element.number("stepValue") ?? 1)
      stepper.wraps = element.flag("wraps") ?? false
    case let pages as UIPageControl:
      pages.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), Self.mostPages)
      pages.currentPage = element.integer("currentPage") ?? 0
      pages.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
    case let segments as UISegmentedControl:
      for (index, segment) in element.elements(in: "segments").enumerated() {
        segments.insertSegment(withTitle: segment.string("title"), at: index, animated: false)
        if let flag = segment.flag("enabled") { segments.setEnabled(flag, forSegmentAt: index) }
      }
      segments.selectedSegmentIndex =
        element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
      segments.isMomentary = element.flag("momentary") ?? false
    default: break
    }
  }

  private static let mostPages = 1_000

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  // MARK: Buttons

  private static let types: [String: UIButton.ButtonType] = [
    "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
  ]

  private func apply(_ element: XMLElement, to button: UIButton) {
    button.become(Self.types[element["buttonType"] ?? ""] ?? .custom)
    if let insets = insets(element, "EdgeInsets", "content") { button.contentEdgeInsets = insets }
    if let insets = insets(element, "EdgeInsets", "title") { button.titleEdgeInsets = insets }
    if let insets = insets(element, "EdgeInsets", "image") { button.imageEdgeInsets = insets }
    if let configuration = element.child(key: "configuration") {
      button.configuration = self.configuration(configuration)
    }
    for child in element.children where child.name == "state" {
      guard let state = Self.states[child["key"] ?? ""] else { continue }
      if let title = child.string("title") ?? Self.attributed(child, "attributedTitle") {
        button.setTitle(title, for: state)
      }
      if let color = palette.color("titleColor", of: child) {
        button.setTitleColor(color, for: state)
      }
      if let image = palette.image(child["image"]) { button.setImage(image, for: state) }
      if let image = palette.image(child["backgroundImage"]) {
        button.setBackgroundImage(image, for: state)
      }
    }
    if let font = palette.font("fontDescription", of: element), button.currentTitle != nil {
      button.titleLabel?.font = font
    }
  }

  private func insets(_ element: XMLElement, _ end: String, _ word: String) -> UIEdgeInsets? {
    element.insets(word + end).map(Self.edgeInsets)
  }

  private func configuration(_ element: XMLElement) -> UIButton.Configuration {
    var result = UIButton.Configuration()
    result.title = element.string("title") ?? Self.attributed(element, "attributedTitle")
    result.subtitle = element.string("subtitle")
    result.image = palette.image(element["image"])
    result.baseForegroundColor = palette.color("baseForegroundColor", of: element)
    result.baseBackgroundColor = palette.color("baseBackgroundColor", of: element)
    if let padding = element.number("imagePadding") { result.imagePadding = padding }
    if let padding = element.number("titlePadding") { result.titlePadding = padding }
    if let insets = element.insets("contentInsets") {
      result.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    return result
  }

  // MARK: Text fields

  private static let borders: [String: UITextField.BorderStyle] = [
    "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]

  private func apply(_ element: XMLElement, to field: UITextField) {
    field.borderStyle = Self.borders[element["borderStyle"] ?? ""] ?? .none
    if let font = palette.font("fontDescription", of: element) { field.font = font }
    if let color = palette.color("textColor", of: element) { field.textColor = color }
    field.text = element.string("text") ?? Self.attributed(element, "attributedText")
    field.placeholder = element.string("placeholder")
    field.textAlignment = Self.alignment(element)
    field.isSecureTextEntry =
      element.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false
  }
}
