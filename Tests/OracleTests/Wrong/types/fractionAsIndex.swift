struct Shelf {
  subscript(place: Int) -> String { "\(place)" }
}

func at(_ shelf: Shelf, _ place: Double) -> String {
  return shelf[place]  // error: cannot convert value of type 'Double' to expected argument type 'Int'
}
