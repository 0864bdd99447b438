class Box {
  enum Side { case left }
}

func use(_ side: Side) {}  // error: cannot find type 'Side' in scope
