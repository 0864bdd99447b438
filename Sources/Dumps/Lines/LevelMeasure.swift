/// The measure of a line's depth: its bars, or the blanks before it if a dump has no bars.
nonisolated enum LevelMeasure {
  case bars
  case columns(unit: Int)

  init(_ lines: [DumpLine]) {
    var last: Int?
    var unit = Int.max
    for case .view(let line) in lines {
      guard line.bars == 0 else {
        self = .bars
        return
      }
      if let last, line.column > last { unit = min(unit, line.column - last) }
      last = line.column
    }
    self = .columns(unit: unit)
  }

  /// Whether any line is deeper than another.
  var tellsDepth: Bool {
    switch self {
    case .bars: true
    case .columns(let unit): unit < Int.max
    }
  }

  /// A number that grows with the depth.
  func level(of line: ViewLine) -> Int {
    switch self {
    case .bars: line.bars
    case .columns: line.column
    }
  }

  /// The number of levels by which the second of two lines is deeper; 0 if it is not.
  func steps(from first: Int, to second: Int) -> Int {
    guard second > first else { return 0 }
    switch self {
    case .bars: return second - first
    case .columns(let unit): return (second - first) / unit
    }
  }

  /// The depth of the first line of a dump; an indented paste is as good as any.
  func missingLevels(before first: Int) -> Int {
    switch self {
    case .bars: first
    case .columns: 0
    }
  }
}
