struct A { var bs = [B](); var a: B? }
struct B { var a: A? }
struct Grows<T> { var all = [Grows<T>](); var next: Grows<[T]>? }
let x = Grows<Int>()
enum E { case none, some(E, [E]) }
let e = E.none
