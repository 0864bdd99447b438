func grow(by amount: CGfloat) {}  // error: cannot find type 'CGfloat' in scope
