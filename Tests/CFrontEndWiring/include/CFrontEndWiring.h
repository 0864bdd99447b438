/// Installs the front ends of the tests; written in Swift, in `FrontEndWiring`.
void touchstone_install_front_ends(void);
