var a = [1, 2]
func f(_ x: inout [Int]) { a.append(9); x.append(8) }
f(&a)
