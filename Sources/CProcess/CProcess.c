#define _GNU_SOURCE
#include "CProcess.h"

#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

static uint64_t nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

size_t cprocess_heap_in_use(void) {
  // The free pieces are counted one by one. Where there are millions of them, which takes milliseconds, the
  // answer counts for twenty times as long; at most 50 ms, for on a machine with much else to do a count
  // takes long by the clock, and megabytes come in that time.
  static _Thread_local size_t known;
  static _Thread_local uint64_t until;
  const uint64_t slow = 100000, share = 20, most = 50000000;
  uint64_t start = nanoseconds();
  if (start < until) return known;
  struct mallinfo2 use = mallinfo2();
  known = use.uordblks + use.hblkhd;
  uint64_t end = nanoseconds();
  uint64_t pause = share * (end - start);
  until = end - start > slow ? end + (pause < most ? pause : most) : 0;
  return known;
}

void cprocess_keep_freed_memory(void) {
  // Setting one of the two stops the dynamic adjustment of both.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
}

void cprocess_return_freed_memory(void) { (void)malloc_trim(0); }

void cprocess_take_large_pages(void) {
  // As much as malloc takes from the heap, rather than from a separate mapping.
  const size_t size = 31 << 20;
  const uintptr_t page = 2 << 20;
  char *block = malloc(size);
  if (block == NULL) return;
  uintptr_t start = ((uintptr_t)block + page - 1) & ~(page - 1);
  uintptr_t end = ((uintptr_t)block + size) & ~(page - 1);
  // If the kernel does not offer any, nothing changes.
  if (end > start) (void)madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(block);
}

static uintptr_t stack_end_of_thread(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *address = NULL;
  size_t size = 0;
  int failed = pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  return failed ? 0 : (uintptr_t)address;
}

uintptr_t cprocess_stack_end(void) {
  // For the main thread the C library reads a file each time, which a confined process cannot. The
  // limit is raised before the first call.
  static uintptr_t of_main_thread = 0;
  if (getpid() != gettid()) return stack_end_of_thread();
  if (of_main_thread == 0) of_main_thread = stack_end_of_thread();
  return of_main_thread;
}

int cprocess_die_with_parent(void) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
}

__thread struct cprocess_letting_go cprocess_letting_go_state = {0, NULL};

int cprocess_fork(void) {
  return fork();
}

struct cprocess_guard_page *cprocess_guard_page_make(void) {
  void *page = mmap(NULL, sizeof(struct cprocess_guard_page), PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? NULL : page;
}
