// Declares nothing: this target is only linked.
