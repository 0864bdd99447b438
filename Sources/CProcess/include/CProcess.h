#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <stdint.h>

/// Returns the number of bytes that the process has allocated and not freed; where counting them is slow,
/// those of a moment ago.
size_t cprocess_heap_in_use(void);

/// Retains up to 64 MB of freed memory for later allocations, instead of returning it to the system
/// page by page.
void cprocess_keep_freed_memory(void);

/// Returns freed memory to the system, wherever it is in the heap: a process that waits for long
/// needs no more than it uses.
void cprocess_return_freed_memory(void);

/// Makes later allocations use large pages, if the kernel has them: otherwise a worker that makes
/// maps causes thousands of page faults.
void cprocess_take_large_pages(void);

/// Returns the lowest address that the stack of the calling thread may reach; 0 if it is unknown.
uintptr_t cprocess_stack_end(void);

/// Asks the kernel to end this process by SIGKILL when its parent ends; returns 0 on success.
int cprocess_die_with_parent(void);

/// Forks this process; only while it has one thread.
int cprocess_fork(void);

/// The memory shared by a working process and its guard.
struct cprocess_guard_page {
  /// The number of the current task; 0 between two.
  uint64_t work;
  /// The number of the last task that noticed Ctrl-C.
  uint64_t heard;
  /// The number of tasks that were begun.
  uint64_t begun;
  uint32_t ready;
  uint32_t line;
  uint32_t text_length;
  uint32_t note_length;
  char text[4096];
  char note[4096];
};

/// Creates memory that both processes share after a fork; NULL if there is none.
struct cprocess_guard_page *cprocess_guard_page_make(void);

/// Words of the page that the other process may read or write at any time.
static inline uint64_t cprocess_load(const uint64_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline void cprocess_store(uint64_t *word, uint64_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

/// The depth of nested releases of the calling thread, and the objects that wait for theirs.
struct cprocess_letting_go {
  long depth;
  void *waiting;
};

extern __thread struct cprocess_letting_go cprocess_letting_go_state;

/// Returns the calling thread's own.
static inline struct cprocess_letting_go *cprocess_letting_go(void) {
  return &cprocess_letting_go_state;
}

/// A kind of confinement by the kernel.
enum cprocess_wall {
  /// No file by its path, and no port (Landlock).
  CPROCESS_NO_PATHS = 1,
  /// No system calls except those that computing needs (seccomp).
  CPROCESS_NO_CALLS = 2,
};

/// Confines this process permanently: it can compute and use open descriptors, but neither open
/// files or sockets nor start or signal other processes. `wanted` is a set of walls; returns those
/// of them that the kernel supports, 0 if none.
int cprocess_confine(int wanted);

/// The same for a process that works with some files: it can read what is below the folders `read`,
/// and write files of at most `largest_file` bytes below the folders `kept`. Both lists end with
/// NULL. Returns the walls that the kernel supports.
int cprocess_confine_to(
    const char *const *read, const char *const *kept, uint64_t largest_file);

/// An action that a confined process must not be able to perform and, at the end, those that it
/// must.
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

/// Tries an action; returns 0 if it succeeded, else the system's error number.
int cprocess_try(enum cprocess_deed deed);

/// The reference counting of Swift's runtime for objects of a single thread: without atomic
/// instructions, which cost several times as much.
void *swift_nonatomic_retain(void *object);
void swift_nonatomic_release(void *object);

#endif
