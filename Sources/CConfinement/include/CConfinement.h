#ifndef CCONFINEMENT_H
#define CCONFINEMENT_H

#include <stdint.h>

/// A kind of confinement by the kernel.
enum cconfinement_wall {
  /// No file by its path but below certain folders, and no port (Landlock).
  CCONFINEMENT_NO_PATHS = 1,
  /// No system calls except those that computing and files need (seccomp).
  CCONFINEMENT_NO_CALLS = 2,
};

/// Confines this process permanently: it can compute, read files below the folders `read`, and write
/// files of at most `largest_file` bytes below the folders `kept`, but neither open sockets nor start
/// or signal other processes. Both lists end with NULL. Returns the walls that the kernel supports.
int cconfinement_to(
    const char *const *read, const char *const *kept, uint64_t largest_file);

#endif
