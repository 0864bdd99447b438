func number() -> Int {
  Int(integerLiteral: "3")  // error: cannot convert value of type 'String' to expected argument type 'Int'
}
