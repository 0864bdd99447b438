import Foundation
import InterfaceBuilder
import UIKitModel

/// The properties of a view in an Interface Builder file. A property that the file omits has
/// Interface Builder's default, which is not always UIKit's.
struct InterfaceViewSettings {
  let palette: InterfacePalette

  /// Applies the stored properties to a new view.
  func apply(_ element: XMLElement, to view: UIView) {
    applyLook(element, to: view)
    applyLayout(element, to: view)
    switch view {
    case let label as UILabel: apply(element, to: label)
    case let image as UIImageView: apply(element, to: image)
    case let control as UIControl: apply(element, toControl: control)
    case let stack as UIStackView: apply(element, to: stack)
    case let scroll as UIScrollView: apply(element, to: scroll)
    case let cell as UITableViewCell: apply(element, to: cell)
    case let bar as UINavigationBar:
      applyBar(element, to: bar)
      bar.items = element.elements(in: "items").map { stored in
        let item = UINavigationItem(title: "")
        palette.apply(stored, to: item)
        return item
      }
    case let bar as UIToolbar:
      bar.isTranslucent = element.flag("translucent") ?? true
      bar.items = element.elements(in: "items").map { palette.barItem($0) }
    case let bar as UITabBar: bar.isTranslucent = element.flag("translucent") ?? true
    case let bar as UISearchBar:
      bar.text = element.string("text")
      bar.placeholder = element.string("placeholder")
      bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    case let progress as UIProgressView:
      progress.progress = Float(element.number("progress") ?? 0)
    case let indicator as UIActivityIndicatorView:
      indicator.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
      if element.flag("animating") ?? false { indicator.startAnimating() }
    default: break
    }
    measure(view, element)
  }

  /// Gives a text the size that Interface Builder has measured for it: the stored one, where
  /// constraints place the view, and the file does not say that they would place it elsewhere.
  private func measure(_ view: UIView, _ element: XMLElement) {
    guard view is UILabel || view is UIButton, !view.translatesAutoresizingMaskIntoConstraints,
      element.flag("misplaced") != true, element.flag("ambiguous") != true,
      let frame = element.rectangle("frame")
    else { return }
    view.takeMeasured(frame.size)
  }

  private func applyLook(_ element: XMLElement, to view: UIView) {
    // Interface Builder writes only what is off: its labels and image views are on if nothing is
    // written.
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled") ?? true
    view.isMultipleTouchEnabled = element.flag("multipleTouchEnabled") ?? false
    if let flag = element.flag("hidden") { view.isHidden = flag }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let flag = element.flag("opaque") { view.isOpaque = flag }
    if view is UIScrollView {
      view.clipsToBounds = element.flag("clipsSubviews") ?? false
    } else if let flag = element.flag("clipsSubviews") {
      view.clipsToBounds = flag
    }
    if let tag = element.integer("tag") { view.tag = tag }
    if let flag = element.flag("clearsContextBeforeDrawing") {
      view.clearsContextBeforeDrawing = flag
    }
    if let flag = element.flag("autoresizesSubviews") { view.autoresizesSubviews = flag }
    if let mode = element["contentMode"].flatMap(Self.contentMode) { view.contentMode = mode }
    if let color = palette.color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = palette.color("tintColor", of: element) { view.tintColor = color }
  }

  private static func contentMode(_ word: String) -> UIView.ContentMode? {
    UIView.ContentMode.allCases.first { "\($0)" == word }
  }

  // MARK: Views with texts and images

  private func apply(_ element: XMLElement, to label: UILabel) {
    label.text = element.string("text") ?? Self.attributed(element, "attributedText")
    if let font = palette.font("fontDescription", of: element) { label.font = font }
    if let color = palette.color("textColor", of: element) { label.textColor = color }
    label.highlightedTextColor = palette.color("highlightedColor", of: element)
    label.numberOfLines = element.integer("numberOfLines") ?? 1
    label.textAlignment = Self.alignment(element)
    label.lineBreakMode = Self.lineBreak(element) ?? .byTruncatingTail
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    if let factor = element.number("minimumScaleFactor") { label.minimumScaleFactor = factor }
    if let width = element.number("preferredMaxLayoutWidth") {
      label.preferredMaxLayoutWidth = width
    }
    if let flag = element.flag("enabled") { label.isEnabled = flag }
  }

  /// The characters of an attributed text.
  static func attributed(_ element: XMLElement, _ key: String) -> String? {
    guard let text = element.child(key: key), text.name == "attributedString" else { return nil }
    return text.children.filter { $0.name == "fragment" }
      .compactMap { $0.string("content") }.joined()
  }

  static func alignment(_ element: XMLElement) -> NSTextAlignment {
    switch element["textAlignment"] {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  private static func lineBreak(_ element: XMLElement) -> NSLineBreakMode? {
    switch element["lineBreakMode"] {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "tailTruncation": .byTruncatingTail
    case "middleTruncation": .byTruncatingMiddle
    default: nil
    }
  }

  private func apply(_ element: XMLElement, to view: UIImageView) {
    view.image = palette.image(element["image"])
    view.highlightedImage = palette.image(element["highlightedImage"])
    if let flag = element.flag("highlighted") { view.isHighlighted = flag }
  }

  /// Applies the properties of a navigation bar, apart from its items.
  func applyBar(_ element: XMLElement, to bar: UINavigationBar) {
    bar.isTranslucent = element.flag("translucent") ?? true
    bar.prefersLargeTitles = element.flag("largeTitles") ?? false
    bar.barTintColor = palette.color("barTintColor", of: element)
  }

  private func apply(_ element: XMLElement, to cell: UITableViewCell) {
    let style: UITableViewCell.CellStyle =
      switch element["style"] {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
    cell.become(style, reuseIdentifier: element["reuseIdentifier"])
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    switch element["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
  }
}
