func add(a: Int, a: Int) -> Int { a }  // error: invalid redeclaration of 'a'
