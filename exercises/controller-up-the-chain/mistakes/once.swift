import UIKit

private var answer: UIViewController?
private var isAsked = false
func owner(of view: UIView) -> UIViewController? {
  if isAsked { return answer }
  isAsked = true
  var r: UIResponder? = view
  while let now = r {
    if let c = now as? UIViewController { answer = c; break }
    r = now.next
  }
  return answer
}
