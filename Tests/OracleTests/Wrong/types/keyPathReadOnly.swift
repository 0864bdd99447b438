import UIKit

private func fade(_ view: UIView, by path: KeyPath<UIView, CGFloat>) {
  view[keyPath: path] = 0  // error: cannot assign through subscript
}
