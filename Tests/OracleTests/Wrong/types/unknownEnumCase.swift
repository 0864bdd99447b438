enum Mode { case quiet, loud }

func start() -> Mode {
  return .lound  // error: type 'Mode' has no member 'lound'
}
