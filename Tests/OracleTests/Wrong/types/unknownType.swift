import UIKit

class Large: UIVeiw {}  // error: cannot find type 'UIVeiw' in scope
