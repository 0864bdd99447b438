import UIKit

private protocol Themed { var theme: Int { get } }

private func show(_ view: UIView & Themed) -> Int { view.theme + view.tag }

private func use(_ view: UIView) -> Int {
  show(view)  // error: 
}
