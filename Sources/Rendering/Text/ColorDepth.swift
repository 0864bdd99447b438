import Lettering
import Wording

/// The number of colours that a terminal shows.
package enum ColorDepth: Int, Sendable, CaseIterable, Comparable {
  case none
  /// The terminal's own sixteen colours.
  case sixteen
  /// The 256 of xterm.
  case many
  /// Any red, green and blue.
  case all

  package static func < (first: ColorDepth, second: ColorDepth) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The depth that a terminal with colours declares by `TERM` and `COLORTERM`.
  package init(term: String, colorTerm: String) {
    if ["truecolor", "24bit"].contains(colorTerm.lowercased()) || term.hasSuffix("-direct") {
      self = .all
      return
    }
    let capable = ["xterm-kitty", "xterm-ghostty", "alacritty", "wezterm", "foot", "contour"]
    if capable.contains(where: term.hasPrefix) {
      self = .all
    } else {
      self = term.contains("256color") ? .many : .sixteen
    }
  }
}

/// The style of a picture's cell: its background, and the emphasis of its text.
package struct Paint: Sendable, Hashable {
  /// The colour behind the text; nil for the terminal's own.
  package var ground: RGB?
  package var isStrong = false
  package var isFaint = false

  package init(ground: RGB? = nil, isStrong: Bool = false, isFaint: Bool = false) {
    self.ground = ground
    self.isStrong = isStrong
    self.isFaint = isFaint
  }
}

extension Style {
  /// A text of a picture, safe for a terminal. The text on a background is black or white; with
  /// sixteen colours, whose exact shades are unknown, the background becomes the text's colour.
  package func paint(_ text: some StringProtocol, _ paint: Paint) -> String {
    let safe = Escaping.visible(text)
    guard depth > .none, !safe.isEmpty else { return safe }
    var codes: [String] = []
    if paint.isStrong { codes.append("1") }
    if paint.isFaint { codes.append("2") }
    if let ground = paint.ground { codes += Self.codes(ground, depth) }
    return codes.isEmpty ? safe : "\u{1B}[\(codes.joined(separator: ";"))m\(safe)\u{1B}[0m"
  }

  private static func codes(_ ground: RGB, _ depth: ColorDepth) -> [String] {
    switch depth {
    case .none: return []
    case .sixteen: return TerminalColor(near: ground).map { ["\($0.rawValue)"] } ?? []
    case .many:
      let place = ground.placeOf256
      let ink = RGB(placeOf256: place).ink
      return ["38", "5", ink == .black ? "16" : "231", "48", "5", "\(place)"]
    case .all:
      let ink = ground.ink
      return ["38", "2", "\(ink.red)", "\(ink.green)", "\(ink.blue)"]
        + ["48", "2", "\(ground.red)", "\(ground.green)", "\(ground.blue)"]
    }
  }
}

extension RGB {
  private static let levels: [Int] = [0, 95, 135, 175, 215, 255]

  /// The index of the nearest of xterm's 256 colours: in the cube of 216, or one of the 24 greys.
  package var placeOf256: Int {
    func nearest(_ part: UInt8) -> Int {
      Self.levels.indices.min {
        abs(Self.levels[$0] - Int(part)) < abs(Self.levels[$1] - Int(part))
      }
        ?? 0
    }
    let cube = 16 + 36 * nearest(red) + 6 * nearest(green) + nearest(blue)
    let middle = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = 232 + min(23, max(0, (middle - 3) / 10))
    return distance(to: RGB(placeOf256: cube)) <= distance(to: RGB(placeOf256: grey)) ? cube : grey
  }

  /// The colour at an index from 16 on.
  package init(placeOf256 place: Int) {
    guard place < 232 else {
      let level = UInt8(8 + 10 * (place - 232))
      self.init(level, level, level)
      return
    }
    let cube = place - 16
    self.init(
      UInt8(Self.levels[cube / 36]), UInt8(Self.levels[cube / 6 % 6]), UInt8(Self.levels[cube % 6]))
  }

  /// The index of the nearest of the sixteen colours of every terminal, with xterm's values.
  package var placeOf16: Int {
    Self.sixteen.indices.min {
      distance(to: Self.sixteen[$0]) < distance(to: Self.sixteen[$1])
    } ?? 0
  }

  private static let sixteen: [RGB] = [
    RGB(0x000000), RGB(0xCD0000), RGB(0x00CD00), RGB(0xCDCD00), RGB(0x0000EE), RGB(0xCD00CD),
    RGB(0x00CDCD), RGB(0xE5E5E5), RGB(0x7F7F7F), RGB(0xFF0000), RGB(0x00FF00), RGB(0xFFFF00),
    RGB(0x5C5CFF), RGB(0xFF00FF), RGB(0x00FFFF), RGB(0xFFFFFF),
  ]

  private func distance(to other: RGB) -> Int {
    let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
    return parts.reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
  }
}

extension TerminalColor {
  /// The one of the six colours whose hue is nearest; nil for a colour with hardly any.
  package init?(near color: RGB) {
    let parts = [color.red, color.green, color.blue].map(Int.init)
    let (high, low) = (parts.max() ?? 0, parts.min() ?? 0)
    guard high - low >= 48 else { return nil }
    // A component belongs to the hue if it is in the upper half between the two.
    let isIn = parts.map { ($0 - low) * 2 >= high - low }
    switch (isIn[0], isIn[1], isIn[2]) {
    case (true, false, false): self = .red
    case (true, true, false): self = .yellow
    case (false, true, false): self = .green
    case (false, true, true): self = .cyan
    case (false, false, true): self = .blue
    default: self = .magenta
    }
  }
}
