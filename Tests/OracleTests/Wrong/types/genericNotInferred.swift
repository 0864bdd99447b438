func make<T>() -> [T] { [] }

func use() {
  let list = make()  // error: generic parameter 'T' could not be inferred
  print(list)
}
