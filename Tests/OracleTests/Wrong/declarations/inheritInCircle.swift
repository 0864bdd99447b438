class A: B {}  // error: 'A' inherits from itself
class B: A {}
