protocol Named {}
class Box {}

class Large: Named, Box {}  // error: superclass 'Box' must appear first in the inheritance clause
