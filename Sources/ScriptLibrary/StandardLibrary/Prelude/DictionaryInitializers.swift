extension Dictionary {
  init(uniqueKeysWithValues pairs: [(Key, Value)]) {
    self.init()
    for (key, value) in pairs {
      if let _ = self[key] { fatalError("Duplicate values for key: '\(key)'") }
      self[key] = value
    }
  }
  init<S: Sequence>(
    grouping values: S, by key: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    self.init()
    for value in values {
      let place = try key(value)
      if let old = self[place] {
        self[place] = old + [value]
      } else {
        self[place] = [value]
      }
    }
  }
  init(
    _ pairs: [(Key, Value)], uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    self.init()
    for (key, value) in pairs {
      if let old = self[key] {
        self[key] = try combine(old, value)
      } else {
        self[key] = value
      }
    }
  }
}
