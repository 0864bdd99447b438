struct Plain {}

func keys() -> Set<AnyHashable> {
  [Plain()]  // error: cannot convert value of type 'Plain' to expected element type 'AnyHashable'
}
