import Foundation

// Menus that are open. The private views and their sizes are those of public view dumps in outline:
// a layer over the window that catches every touch, and a row for each element.

extension UIButton {
  /// Shows a menu next to the button (CT-40).
  final func open(_ menu: UIMenu) {
    open(menu, beside: bounds) { [weak self] element in self?.choose(element) }
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

extension UIView {
  /// Shows a menu beside a rectangle in the view's own coordinates. `choose` gets the element that
  /// is chosen; `closed` runs when the menu has gone.
  final func open(
    _ menu: UIMenu, beside place: CGRect, closed: @escaping () -> Void = {},
    _ choose: @escaping (UIMenuElement) -> Void
  ) {
    guard let window, !menu.rows.isEmpty else { return }
    let layer = _UIContextMenuContainerView(frame: window.bounds)
    layer.closed = closed
    layer.fill(menu, beside: convert(place, to: window), choose)
    window.sendAddSubview(layer)
  }

  /// Shows a context menu at a point of the view's own coordinates; false if it has no rows. A
  /// chosen action runs, and a chosen menu takes the place of this one (CT-42).
  @discardableResult
  public final func openContextMenu(
    _ menu: UIMenu, at place: CGPoint, closed: @escaping () -> Void
  ) -> Bool {
    guard window != nil, !menu.rows.isEmpty else { return false }
    open(menu, beside: CGRect(origin: place, size: .zero), closed: closed) { [weak self] element in
      if let menu = element as? UIMenu {
        self?.openContextMenu(menu, at: place, closed: {})
      } else if let action = element as? UIAction {
        action.run(from: self)
      }
    }
    return true
  }
}

/// The layer of an open menu. A touch next to the rows closes the menu.
public final class _UIContextMenuContainerView: UIView {
  private static let rowSize = CGSize(width: 250, height: 44)
  private static let gap: CGFloat = 8

  deinit { willDeinitialize() }

  fileprivate var closed: () -> Void = {}

  /// Makes the rows, below the rectangle if there is room, else above it.
  fileprivate func fill(
    _ menu: UIMenu, beside frame: CGRect, _ choose: @escaping (UIMenuElement) -> Void
  ) {
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
      row.onTap = { [weak self] in
        self?.close()
        choose(element)
      }
      sendAddSubview(row)
    }
  }

  /// Closes the menu.
  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close() }

  private func close() {
    let closed = closed
    self.closed = {}
    sendRemoveFromSuperview()
    closed()
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
