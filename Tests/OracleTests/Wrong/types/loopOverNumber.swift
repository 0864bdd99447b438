func count(_ number: Int) {
  for i in number {  // error: for-in loop requires 'Int' to conform to 'Sequence'
    print(i)
  }
}
