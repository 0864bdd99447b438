struct P { var x = [1]; mutating func f(_ g: () -> Void) { g(); x.append(1) } }
var p = P()
p.f { p.x.append(2); p = P() }
