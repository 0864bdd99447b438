import UIKit

func owner(of view: UIView) -> UIViewController? {
  return view.window?.rootViewController
}
