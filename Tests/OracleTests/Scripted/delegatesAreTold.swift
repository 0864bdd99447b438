// The messages of scroll views and text fields to delegates that implement only some methods.

import UIKit

private class Delegate: NSObject, UIScrollViewDelegate, UITextFieldDelegate {
  var allows = true
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.y) }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
  func textFieldDidBeginEditing(_ textField: UITextField) { print("began") }
}

func delegatesAreTold() {
  let delegate = Delegate()
  let scroll = UIScrollView()
  scroll.delegate = delegate
  scroll.contentOffset = CGPoint(x: 0, y: 12)  // expect: at 12.0
  scroll.contentOffset = CGPoint(x: 0, y: 12)
  let field = UITextField()
  field.delegate = delegate
  UIApplication.shared.windows.first?.addSubview(field)
  delegate.allows = false
  print(field.becomeFirstResponder())  // expect: false
  delegate.allows = true
  print(field.becomeFirstResponder())
  // expect: began
  // expect: true
  field.removeFromSuperview()
}
