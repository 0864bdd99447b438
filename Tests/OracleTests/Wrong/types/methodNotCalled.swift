func size() -> Int { 1 }

func use() -> Int {
  let width: Int = size  // error: function produces expected type 'Int'; did you mean to call it with '()'?
  return width
}
