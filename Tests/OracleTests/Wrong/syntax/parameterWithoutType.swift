func half(_ number) -> Int { 1 }  // error: expected ':' and type in parameter
