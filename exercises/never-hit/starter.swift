import UIKit

class Watermark: UIView {
  // No touch may end here or in a subview.
}
