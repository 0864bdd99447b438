import Foundation
import Records
import UIKitModel

/// Remarks about surprises for the user who touches the screen, when they occur.
extension Scene {
  /// Remarks on a view that was inserted somewhere.
  package func remarks(placing view: UIView) -> [Remark] {
    let name = objectName(view)
    var remarks: [Remark] = []
    if commandWords.contains(name.text) { remarks.append(.nameIsCommand(name.text)) }
    remarks += self.remarks(onSizeOf: view)
    if view.refusal == .interactionDisabled, view is UILabel || view is UIImageView {
      remarks.append(.interactionOffByDefault(name))
    } else if let refusal = view.refusal {
      remarks.append(remark(on: refusal, of: view))
    }
    guard let superview = view.superview else { return remarks }
    if view.window == nil {
      return remarks + [.notOnScreen(name, superview: objectName(superview))]
    }
    if let refusal = superview.refusal {
      remarks.append(.superviewRefuses(objectName(superview), RefusalReason(refusal)))
    }
    return remarks + self.remarks(onPlaceOf: view) + self.remarks(onSuperviewOf: view)
  }

  /// Remarks on a superview whose subviews have to be added in another way.
  private func remarks(onSuperviewOf view: UIView) -> [Remark] {
    switch view.superview {
    case let stack as UIStackView where !stack.arrangedSubviews.contains { $0 === view }:
      [.notArranged(objectName(view), stack: objectName(stack))]
    case let cell as UITableViewCell:
      [.besideContentView(objectName(view), owner: objectName(cell))]
    default: []
    }
  }

  /// The remark on a switch of the view itself.
  private func remark(on refusal: UIView.Refusal, of view: UIView) -> Remark {
    if case .transparent(let alpha) = refusal, alpha > 0.009 {
      return .alphaBelowLimit(objectName(view), stored: Double(alpha))
    }
    return .refuses(objectName(view), RefusalReason(refusal))
  }

  /// Remarks on a size that no touch can hit.
  package func remarks(onSizeOf view: UIView) -> [Remark] {
    let size = view.bounds.size
    if size.width < 0 || size.height < 0 { return [.negativeSize(objectName(view))] }
    // An override may answer for points that no rectangle contains.
    if view.answersForOutside { return [] }
    return size.width == 0 || size.height == 0 ? [.empty(objectName(view))] : []
  }

  /// Remarks on the part of a view outside its superview (HT-4).
  package func remarks(onPlaceOf view: UIView) -> [Remark] {
    // Content outside a scroll view's bounds can be scrolled to.
    guard let superview = view.superview, !(superview is UIScrollView) else { return [] }
    let frame = view.frame.standardized
    let bounds = superview.bounds.standardized
    guard frame.width > 0, frame.height > 0, bounds.width > 0, bounds.height > 0 else { return [] }
    if superview.answersForOutside { return [] }
    let inside = frame.overlap(with: bounds)
    if inside.isEmpty {
      return [.whollyOutside(objectName(view), superview: objectName(superview))]
    }
    let hidden = CGSize(width: frame.width - inside.width, height: frame.height - inside.height)
    guard hidden.width > 0 || hidden.height > 0 else { return [] }
    return [
      .partlyOutside(
        objectName(view), superview: objectName(superview), hidden: hidden, size: frame.size)
    ]
  }

  /// Remarks on a property that was set.
  package func remarks(setting path: String, of view: UIView) -> [Remark] {
    let name = objectName(view)
    switch path {
    case "alpha", "layer.opacity":
      guard case .transparent? = view.refusal, let refusal = view.refusal else { return [] }
      return [remark(on: refusal, of: view)]
    case "layer.zPosition": return view.isInPerspective ? [] : [.zPositionIgnored(name)]
    case "layer.cornerRadius": return [.cornersTouchable(name)]
    case "clipsToBounds", "layer.masksToBounds": return [.clippingIgnored(name)]
    case "isEnabled":
      if let control = view as? UIControl, !control.isEnabled { return [.disabledStillHit(name)] }
      return []
    case "transform":
      if !view.transform.isInvertible { return [.singularTransform(name)] }
      return []
    case let path where path.hasPrefix("frame") || path.hasPrefix("layer.frame"):
      let undefined: [Remark] = view.transform.isIdentity ? [] : [.frameUnderTransform(name)]
      return undefined + remarks(onSizeOf: view) + remarks(onPlaceOf: view)
        + remarks(onConstraintsOf: view)
    case let path where path.hasPrefix("bounds") || path.hasPrefix("center"):
      return remarks(onSizeOf: view) + remarks(onPlaceOf: view) + remarks(onConstraintsOf: view)
    default: return []
    }
  }

  /// The remark on a frame that was set and that constraints determine: the next layout sets it
  /// back (AL-9).
  package func remarks(onConstraintsOf view: UIView) -> [Remark] {
    LayoutReport().isPlaced(view) ?? false ? [.setBackByConstraints(objectName(view))] : []
  }
}

extension RefusalReason {
  package init(_ refusal: UIView.Refusal) {
    switch refusal {
    case .hidden: self = .hidden
    case .interactionDisabled: self = .interactionDisabled
    case .transparent(let alpha): self = .transparent(alpha: Double(alpha))
    case .animating: self = .animating
    }
  }
}
