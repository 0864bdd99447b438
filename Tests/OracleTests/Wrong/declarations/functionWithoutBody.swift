func half(_ number: Int) -> Int  // error: expected '{' in body of function declaration
