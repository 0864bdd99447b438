func make() {
  struct Box {}
}

func use() -> Box? { nil }  // error: cannot find type 'Box' in scope
