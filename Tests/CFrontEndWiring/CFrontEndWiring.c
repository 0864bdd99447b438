#include "CFrontEndWiring.h"

// Swift has no code that runs when a bundle is loaded, and the tests of a bundle no common beginning.
__attribute__((constructor)) static void install(void) { touchstone_install_front_ends(); }
