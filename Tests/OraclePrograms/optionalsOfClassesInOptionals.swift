// Optionals of a subclass in optionals of its superclass, at both levels.

import UIKit

func optionalsOfClassesInOptionals() {
  let derived: Derived? = Derived("d")
  let missing: Derived? = nil
  let one: Base?? = derived
  let two: Base?? = missing
  print(one??.name ?? "none", two??.name ?? "none", two == nil ? "outer" : "inner")
  let three: Any?? = derived
  print(three != nil)
  let nested: Derived?? = derived
  let wide: Base?? = nested
  print(wide??.name ?? "none")
}

private class Base { let name: String; init(_ name: String) { self.name = name } }
private final class Derived: Base {}
