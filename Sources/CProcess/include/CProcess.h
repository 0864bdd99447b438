#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <stdint.h>

/// The bytes that the process has allocated and not freed.
size_t cprocess_heap_in_use(void);

/// The lowest address that the stack of the calling thread may reach; 0 when it is not known.
uintptr_t cprocess_stack_end(void);

/// Asks the kernel to end this process, by SIGKILL, with the one that started it; 0 when it will.
int cprocess_die_with_parent(void);

/// What the kernel keeps from a process that was confined.
enum cprocess_wall {
  /// No file by its path, and no port (Landlock).
  CPROCESS_NO_PATHS = 1,
  /// No call of the system but those that computing takes (seccomp).
  CPROCESS_NO_CALLS = 2,
};

/// Confines this process for good: it can compute and use the descriptors that are open, and
/// neither open files or sockets nor start or signal other processes. `wanted` are walls; returns
/// those of them that the kernel offers, 0 where it offers none.
int cprocess_confine(int wanted);

/// What a confined process should not be able to do, and at the end what it must.
enum cprocess_deed {
  CPROCESS_READS_FILE,
  CPROCESS_WRITES_FILE,
  CPROCESS_OPENS_SOCKET,
  CPROCESS_STARTS_PROCESS,
  CPROCESS_RUNS_PROGRAM,
  CPROCESS_SIGNALS_PARENT,
  CPROCESS_RAISES_LIMIT,
  CPROCESS_RUNS_MEMORY,
  CPROCESS_TAKES_MEMORY,
};

/// Tries it; 0 when it was done, else the number of the system's error.
int cprocess_try(enum cprocess_deed deed);

/// A descriptor of a file in memory that holds the bytes, has no name and cannot be changed any
/// more; -1 with `errno` where there can be none.
int cprocess_memory_file(const void *bytes, size_t count);

/// What Swift's runtime counts references with where one thread alone has the object: no locked
/// instructions, which cost several times as much.
void *swift_nonatomic_retain(void *object);
void swift_nonatomic_release(void *object);

#endif
