import UIKit

private func sum(_ views: [UIView], _ path: KeyPath<UIView, CGFloat>) -> CGFloat {
  views.reduce(0) { $0 + $1[keyPath: path] }
}

private func total(_ views: [UIView]) -> CGFloat {
  sum(views, \.tag)  // error: cannot convert value of type 'KeyPath<UIView, Int>' to expected argument type 'KeyPath<UIView, CGFloat>'
}
