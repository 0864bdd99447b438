func use() throws {
  throw "wrong"  // error: thrown expression type 'String' does not conform to 'Error'
}
