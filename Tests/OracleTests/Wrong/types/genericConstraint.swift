struct Plain {}

func largest<T: Comparable>(_ values: [T]) -> T? { values.max() }

func use() {
  _ = largest([Plain()])  // error: global function 'largest' requires that 'Plain' conform to 'Comparable'
}
