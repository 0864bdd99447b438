/// The layouts of one type that were measured, until any type is declared further.
struct LayoutMemory {
  private var layouts: [[Type]: Layout] = [:]
  /// How many declarations had been made when `layouts` were measured.
  private var measuredAfter = 0

  /// How often what a type holds was declared. Types are declared by one checker at a time. One
  /// number for all libraries and modules: a type is asked for its layout where neither is at hand,
  /// and a number that is too high only has a layout measured again.
  nonisolated(unsafe) private static var declarations = 0

  /// To be called when a type holds something else than before.
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
