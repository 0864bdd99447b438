import UIKit

func shift(_ context: CGContext) {
  CGContextTranslateCTM(context, 1, 2)  // error: cannot find 'CGContextTranslateCTM' in scope
}
