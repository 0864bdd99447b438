import Foundation

// Menus that are open. The private views and their sizes are those of public view dumps in outline:
// a layer over the window that catches every touch, and a row for each element.

extension UIButton {
  /// Shows a menu next to the button (CT-40).
  final func open(_ menu: UIMenu) {
    guard let window, !menu.rows.isEmpty else { return }
    let layer = _UIContextMenuContainerView(frame: window.bounds)
    layer.fill(menu, of: self, beside: convert(bounds, to: window))
    window.sendAddSubview(layer)
  }

  /// Runs the action of a chosen row, as the button's own; a further menu takes the place of the
  /// first.
  fileprivate final func choose(_ element: UIMenuElement) {
    switch element {
    case let menu as UIMenu: open(menu)
    case let action as UIAction:
      Door.tell(.closure(of: self))
      Door.send(.sendClosureAction, to: self, [action]) { sendAction(action) }
    default: break
    }
  }
}

/// The layer of an open menu. A touch next to the rows closes the menu.
public final class _UIContextMenuContainerView: UIView {
  private static let rowSize = CGSize(width: 250, height: 44)
  private static let gap: CGFloat = 8

  deinit { willDeinitialize() }

  /// Makes the rows, below the button if there is room, else above it.
  fileprivate func fill(_ menu: UIMenu, of button: UIButton, beside frame: CGRect) {
    let (size, gap) = (Self.rowSize, Self.gap)
    let rows = menu.rows
    let height = size.height * CGFloat(rows.count)
    let fits = frame.maxY + gap + height <= bounds.maxY
    let top = fits ? frame.maxY + gap : max(bounds.minY, frame.minY - gap - height)
    let left = min(max(frame.minX, bounds.minX + gap), bounds.maxX - gap - size.width)
    for (index, element) in rows.enumerated() {
      let place = CGPoint(x: left, y: top + CGFloat(index) * size.height)
      let row = _UIContextMenuCell(frame: CGRect(origin: place, size: size))
      row.isOn = (element as? UIAction)?.attributes.contains(.disabled) != true
      row.onTap = { [weak self, weak button] in
        self?.sendRemoveFromSuperview()
        button?.choose(element)
      }
      sendAddSubview(row)
    }
  }

  /// Closes the menu.
  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    sendRemoveFromSuperview()
  }

  /// Does not forward the touch, since its end matters.
  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A row of an open menu.
public final class _UIContextMenuCell: UIView {
  fileprivate var onTap: (() -> Void)?
  fileprivate var isOn = true

  deinit { willDeinitialize() }

  /// Chooses the element if the finger is lifted inside, unless it is disabled.
  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isOn, touches.contains(where: { bounds.holds($0.location(in: self)) }) else { return }
    onTap?()
  }

  /// Does not forward the touch, since its end matters.
  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
