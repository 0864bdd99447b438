#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <stdint.h>

/// The bytes that the process has allocated and not freed.
size_t cprocess_heap_in_use(void);

/// Keeps up to 64 MB of freed memory for what is allocated next, instead of giving it back to the
/// system page by page.
void cprocess_keep_freed_memory(void);

/// Lets the memory that malloc gives next come in large pages, where the kernel has them: a worker that
/// makes maps meets thousands of small ones for the first time otherwise.
void cprocess_take_large_pages(void);

/// The lowest address that the stack of the calling thread may reach; 0 when it is not known.
uintptr_t cprocess_stack_end(void);

/// Asks the kernel to end this process, by SIGKILL, with the one that started it; 0 when it will.
int cprocess_die_with_parent(void);

/// Makes a second process of this one, as fork does; only while it has one thread.
int cprocess_fork(void);

/// What a process at work and the one that watches over it both see.
struct cprocess_guard_page {
  /// The number of the piece of work in hand; 0 between two.
  uint64_t work;
  /// The number of the last piece that took notice of Ctrl-C.
  uint64_t heard;
  /// How many pieces were begun.
  uint64_t begun;
  uint32_t ready;
  uint32_t line;
  uint32_t text_length;
  uint32_t note_length;
  char text[4096];
  char note[4096];
};

/// Memory that stays one and the same in both processes after a fork; NULL when there is none.
struct cprocess_guard_page *cprocess_guard_page_make(void);

/// Words of the page that the other process may read or write at any time.
static inline uint64_t cprocess_load(const uint64_t *word) {
  return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

static inline void cprocess_store(uint64_t *word, uint64_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

/// How deep the calling thread is in letting go of what objects hold, and what waits for it.
struct cprocess_letting_go {
  long depth;
  void *waiting;
};

extern __thread struct cprocess_letting_go cprocess_letting_go_state;

/// The calling thread's own.
static inline struct cprocess_letting_go *cprocess_letting_go(void) {
  return &cprocess_letting_go_state;
}

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

/// What Swift's runtime counts references with where one thread alone has the object: no locked
/// instructions, which cost several times as much.
void *swift_nonatomic_retain(void *object);
void swift_nonatomic_release(void *object);

#endif
