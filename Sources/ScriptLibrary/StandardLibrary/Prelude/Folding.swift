extension Sequence {
  func reduce<R>(_ initial: R, _ next: (R, Element) throws -> R) rethrows -> R {
    var result = initial
    for element in self { result = try next(result, element) }
    return result
  }
  func reduce<R>(into initial: R, _ update: (inout R, Element) -> Void) -> R {
    var result = initial
    for element in self { update(&result, element) }
    return result
  }
}
