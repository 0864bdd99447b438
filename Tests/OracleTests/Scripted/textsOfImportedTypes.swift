// What types of C print on a device: their names there, and no names of cases.

import UIKit

private class Flow: NSObject {
  var state = UIGestureRecognizer.State.began
}

func textsOfImportedTypes() {
  print(UIGestureRecognizer.State.began)  // expect: UIGestureRecognizerState(rawValue: 1)
  print("\(Flow().state) \(UITouch.Phase.ended)")
  // expect: UIGestureRecognizerState(rawValue: 1) UITouchPhase(rawValue: 3)
  print([UIView.ContentMode.center])  // expect: [__C.UIViewContentMode(rawValue: 4)]
  print(UIControl.State.highlighted, UIControl.Event.touchUpInside)
  // expect: UIControlState(rawValue: 1) UIControlEvents(rawValue: 64)
  print(UIView.AutoresizingMask.flexibleWidth)  // expect: UIViewAutoresizing(rawValue: 2)
  print(UIWindow.Level.alert)  // expect: UIWindowLevel(rawValue: 2000.0)
  print(NSRange(location: 2, length: 5))  // expect: {2, 5}
  print(Optional(NSRange(location: 2, length: 5)) as Any)  // expect: Optional({2, 5})
  print(UIGestureRecognizer.State.self, UIControl.Event.self)
  // expect: UIGestureRecognizerState UIControlEvents
  print(String(reflecting: CGRect.self), String(reflecting: UIView.self))
  // expect: __C.CGRect UIView
  print([CGVector(dx: 1, dy: 2)])  // expect: [__C.CGVector(dx: 1.0, dy: 2.0)]
  print(CGRect.zero, [CGPoint.zero], UIEdgeInsets.zero)
  // expect: (0.0, 0.0, 0.0, 0.0) [(0.0, 0.0)] UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0)
  print(#keyPath(UIView.layer.opacity), #keyPath(CALayer.bounds))  // expect: layer.opacity bounds
}
