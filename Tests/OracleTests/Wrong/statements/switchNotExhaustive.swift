enum Mode { case quiet, loud, off }

func volume(_ mode: Mode) -> Int {
  switch mode {  // error: switch must be exhaustive
  case .quiet: return 1
  case .loud: return 2
  }
}
