class A { deinit { _ = A() } }
do { _ = A() }
