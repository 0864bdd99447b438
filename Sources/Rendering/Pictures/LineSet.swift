/// The characters for frames, lines and marks.
struct LineSet {
  let across: Character
  let down: Character
  /// Top left, top right, bottom right, bottom left.
  let corners: [Character]
  /// A diagonal of a frame that is only a line; its two ends look like the rest.
  let falling: Character
  let rising: Character
  /// The corner of a rotated frame.
  let turnedCorner: Character
  /// A frame that is smaller than a cell.
  let dot: Character

  static let light = LineSet(
    across: "─", down: "│", corners: ["┌", "┐", "┘", "└"], falling: "╲", rising: "╱",
    turnedCorner: "•", dot: "▪")
  /// The frame of the view that has the touch.
  static let heavy = LineSet(
    across: "━", down: "┃", corners: ["┏", "┓", "┛", "┗"], falling: "╲", rising: "╱",
    turnedCorner: "●", dot: "■")
  static let ascii = LineSet(
    across: "-", down: "|", corners: ["+", "+", "+", "+"], falling: "\\", rising: "/",
    turnedCorner: "+", dot: "+")
  static let heavyASCII = LineSet(
    across: "=", down: "#", corners: ["#", "#", "#", "#"], falling: "\\", rising: "/",
    turnedCorner: "#", dot: "#")

  /// The line set for a style, of ordinary views or of the view that has the touch.
  static func of(_ style: Style, isHeavy: Bool) -> LineSet {
    switch (style.hasUnicode, isHeavy) {
    case (true, false): light
    case (true, true): heavy
    case (false, false): ascii
    case (false, true): heavyASCII
    }
  }
}

/// The signs of fingers.
struct FingerSigns {
  /// A touch that does not move.
  let touch: Character
  let start: Character
  let move: Character
  let end: Character
  /// The arrow between a finger and the view that has its touch.
  let arrow: String
  /// The mark of a ruler.
  let tick: Character

  static func of(_ style: Style) -> FingerSigns {
    style.hasUnicode
      ? FingerSigns(touch: "✛", start: "○", move: "∙", end: "◉", arrow: "→", tick: "╷")
      : FingerSigns(touch: "X", start: "o", move: ".", end: "@", arrow: "->", tick: "|")
  }
}
