import UIKit

func none() -> UIView {
  return nil  // error: 'nil' is incompatible with return type 'UIView'
}
