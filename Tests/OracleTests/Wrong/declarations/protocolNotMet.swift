protocol Named {
  var name: String { get }
}

struct Box: Named {}  // error: type 'Box' does not conform to protocol 'Named'
