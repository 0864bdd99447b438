/// The layouts of one type that were measured, until any type is declared further.
struct LayoutMemory {
  private var layouts: [[Type]: Layout] = [:]
  /// The number of declarations at the time when `layouts` were measured.
  private var measuredAfter = 0

  /// The number of changes to the contents of types. Types are declared by one checker at a time.
  /// One number for all libraries and modules: a type is asked for its layout where neither is
  /// available, and a number that is too high only causes a layout to be measured again.
  nonisolated(unsafe) private static var declarations = 0

  /// To be called when the stored contents of a type change.
  static func forget() { declarations += 1 }

  subscript(arguments: [Type]) -> Layout? {
    get { measuredAfter == Self.declarations ? layouts[arguments] : nil }
    set {
      if measuredAfter != Self.declarations {
        layouts = [:]
        measuredAfter = Self.declarations
      }
      layouts[arguments] = newValue
    }
  }
}
