import UIKit

func make() -> UIView {
  let view = new UIView()  // error: consecutive statements on a line must be separated by newline or ';'
  return view
}
