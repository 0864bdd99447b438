func walk(_ list: [Int]) {
  for (index, number) in list.enumerate() {  // error: value of type '[Int]' has no member 'enumerate'
    print(index, number)
  }
}
