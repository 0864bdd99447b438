import UIKit

class List: UIScrollView {
  // Which of the two scrolls is decided here.
}
