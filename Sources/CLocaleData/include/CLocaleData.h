// Declares nothing: what is in this target is only linked.
