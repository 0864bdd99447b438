import UIKit

private func path() {
  let path = \.alpha  // error: cannot infer key path type from context; consider explicitly specifying a root type
  print(path)
}
