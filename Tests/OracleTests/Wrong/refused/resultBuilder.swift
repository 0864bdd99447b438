@resultBuilder  // error:
struct Builder {
  static func buildBlock(_ parts: Int...) -> Int { parts.count }
}
