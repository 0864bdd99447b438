import UIKit

struct S: UIScrollViewDelegate {  // error: non-class type 'S' cannot conform to class protocol
}
