func show(_ a: Float) {}
func show(_ a: Double) {}
func use() {
  let action = show  // error: ambiguous use of 'show'
  action(1)
}
