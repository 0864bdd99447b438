#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// MARK: Landlock: no file can be reached by a path but below certain folders, and no port

#ifndef LANDLOCK_ACCESS_FS_REFER
#define LANDLOCK_ACCESS_FS_REFER (1ULL << 13)
#endif
#ifndef LANDLOCK_ACCESS_FS_TRUNCATE
#define LANDLOCK_ACCESS_FS_TRUNCATE (1ULL << 14)
#endif
#ifndef LANDLOCK_ACCESS_FS_IOCTL_DEV
#define LANDLOCK_ACCESS_FS_IOCTL_DEV (1ULL << 15)
#endif

/// The attributes of the newest kernel that this was written for; an older one receives as many
/// bytes as it knows.
struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
};

#ifdef SYS_landlock_create_ruleset
/// The rights in a folder to read, and in a folder to write files to.
#define READ (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
#define KEEP                                                                             \
  (READ | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE |               \
   LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |                         \
   LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_REFER | LANDLOCK_ACCESS_FS_TRUNCATE)

/// Lets a process use what is below folders; one that is missing is left out.
static int allow(int descriptor, const char *const *folders, uint64_t rights) {
  for (; folders != NULL && *folders != NULL; folders++) {
    struct landlock_path_beneath_attr rule = {.allowed_access = rights};
    rule.parent_fd = open(*folders, O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (rule.parent_fd < 0) continue;
    long failed =
        syscall(SYS_landlock_add_rule, descriptor, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(rule.parent_fd);
    if (failed) return 0;
  }
  return 1;
}
#endif

/// Refuses every path but those below folders, which may be NULL.
static int refuse_paths(const char *const *read, const char *const *kept) {
#ifdef SYS_landlock_create_ruleset
  long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 1) return 0;
  struct ruleset rules = {0};
  size_t size = sizeof rules.files;
  rules.files = (1ULL << 13) - 1;
  if (abi >= 2) rules.files |= LANDLOCK_ACCESS_FS_REFER;
  if (abi >= 3) rules.files |= LANDLOCK_ACCESS_FS_TRUNCATE;
  if (abi >= 5) rules.files |= LANDLOCK_ACCESS_FS_IOCTL_DEV;
  if (abi >= 4) {
    // Bind and connect.
    rules.network = 3;
    size = offsetof(struct ruleset, scoped);
  }
  if (abi >= 6) {
    // Abstract sockets and signals of others.
    rules.scoped = 3;
    size = sizeof rules;
  }
  int descriptor = (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (descriptor < 0) return 0;
  int holds = allow(descriptor, read, READ & rules.files)
      && allow(descriptor, kept, KEEP & rules.files)
      && syscall(SYS_landlock_restrict_self, descriptor, 0) == 0;
  close(descriptor);
  return holds;
#else
  return 0;
#endif
}

// MARK: Seccomp: only the calls for computing and, where some may be used, for files

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)
#define REFUSE(error) ANSWER(SECCOMP_RET_ERRNO | (error))
/// Allows a call by its number, with any arguments.
#define CALL(name) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##name, 0, 1), ALLOW

/// The lower half of an argument, which is enough for all that are checked.
#define ARGUMENT(number) LOAD(args[number])

/// Refuses every call but those for computing, and those for files where some may be used: which
/// ones, Landlock decides.
static int refuse_calls(int uses_files) {
#ifdef ARCHITECTURE
  struct sock_filter head[] = {
      LOAD(arch),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      ANSWER(SECCOMP_RET_KILL_PROCESS),
      LOAD(nr),
  };
  struct sock_filter files[] = {
      CALL(openat), CALL(newfstatat), CALL(statx), CALL(faccessat), CALL(getdents64),
      CALL(mkdirat), CALL(unlinkat), CALL(renameat2), CALL(readlinkat), CALL(getcwd),
      CALL(ftruncate), CALL(fsync), CALL(fdatasync), CALL(flock), CALL(fcntl), CALL(fchmod),
      CALL(fchmodat), CALL(umask), CALL(pwrite64), CALL(dup), CALL(ppoll), CALL(getuid),
      CALL(geteuid), CALL(getgid), CALL(getegid), CALL(getppid), CALL(uname), CALL(fadvise64),
      CALL(fgetxattr), CALL(getxattr), CALL(statfs), CALL(fstatfs),
#ifdef SYS_renameat
      CALL(renameat),
#endif
#ifdef SYS_faccessat2
      CALL(faccessat2),
#endif
#ifdef SYS_open
      CALL(open), CALL(stat), CALL(lstat), CALL(access), CALL(mkdir), CALL(unlink), CALL(rmdir),
      CALL(rename), CALL(readlink), CALL(chmod), CALL(poll),
#endif
  };
  struct sock_filter computing[] = {
      // Memory, time, threads, random numbers.
      CALL(munmap), CALL(mremap), CALL(madvise), CALL(brk),
      CALL(futex), CALL(sched_yield), CALL(sched_getaffinity), CALL(set_robust_list),
      CALL(membarrier),
#ifdef SYS_rseq
      CALL(rseq),
#endif
      CALL(clock_gettime), CALL(clock_getres), CALL(clock_nanosleep), CALL(nanosleep),
      CALL(gettimeofday), CALL(getrusage), CALL(getrandom), CALL(restart_syscall),
      // Descriptors that are already open.
      CALL(read), CALL(write), CALL(readv), CALL(writev), CALL(pread64), CALL(lseek),
      CALL(close), CALL(fstat),
      // Its own signals, and its end.
      CALL(rt_sigaction), CALL(rt_sigprocmask), CALL(rt_sigreturn), CALL(sigaltstack),
      CALL(getpid), CALL(gettid), CALL(exit), CALL(exit_group),
#ifdef SYS_arch_prctl
      CALL(arch_prctl),
#endif
      // Memory to read and write, never to execute.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 0, 4),
      ARGUMENT(2),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 1, 0),
      ALLOW,
      REFUSE(EPERM),
      // A thread, never a process. The arguments of clone3 cannot be inspected; without it clone is
      // used.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1), REFUSE(ENOSYS),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4),
      ARGUMENT(0),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1),
      ALLOW,
      REFUSE(EPERM),
      // A signal to itself, as from abort, but to no other process.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_tgkill, 0, 4),
      ARGUMENT(0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)getpid(), 0, 1),
      ALLOW,
      REFUSE(EPERM),
      // Limits may be read, as by pthread_getattr_np, but not set.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 4),
      ARGUMENT(2),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1),
      ALLOW,
      REFUSE(EPERM),
      REFUSE(EPERM),
  };
  // Jumps lead forward, within a part.
  struct sock_filter program[(sizeof head + sizeof files + sizeof computing) / sizeof *head];
  size_t length = 0;
#define APPEND(part)                             \
  memcpy(program + length, part, sizeof(part)); \
  length += sizeof(part) / sizeof *(part)
  APPEND(head);
  if (uses_files) {
    APPEND(files);
  }
  APPEND(computing);
#undef APPEND
  struct sock_fprog filter = {(unsigned short)length, program};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &filter) == 0;
#else
  return 0;
#endif
}

/// Prepares this process for walls; returns whether it can have any.
static int prepare(rlim_t largest_file) {
  // The end of the main thread's stack is read from a file, once, and stored.
  cprocess_stack_end();
  struct rlimit limit = {largest_file, largest_file};
  setrlimit(RLIMIT_FSIZE, &limit);
  // Without this the kernel refuses both to a process without privileges, and with it no program
  // that is started gains any.
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
}

int cprocess_confine(int wanted) {
  if (!prepare(0)) return 0;
  int walls = 0;
  if (wanted & CPROCESS_NO_PATHS && refuse_paths(NULL, NULL)) walls |= CPROCESS_NO_PATHS;
  if (wanted & CPROCESS_NO_CALLS && refuse_calls(0)) walls |= CPROCESS_NO_CALLS;
  return walls;
}

int cprocess_confine_to(
    const char *const *read, const char *const *kept, uint64_t largest_file) {
  if (!prepare(largest_file)) return 0;
  int walls = 0;
  if (refuse_paths(read, kept)) walls |= CPROCESS_NO_PATHS;
  if (refuse_calls(1)) walls |= CPROCESS_NO_CALLS;
  return walls;
}

// MARK: Trying it

int cprocess_try(enum cprocess_deed deed) {
  int answer = -1;
  errno = 0;
  switch (deed) {
    case CPROCESS_READS_FILE: answer = open("/etc/passwd", O_RDONLY | O_CLOEXEC); break;
    case CPROCESS_WRITES_FILE:
      answer = open("/tmp", O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
      break;
    case CPROCESS_OPENS_SOCKET: answer = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0); break;
    case CPROCESS_STARTS_PROCESS:
      answer = fork();
      if (answer == 0) _exit(0);
      if (answer > 0) waitpid(answer, NULL, 0);
      break;
    case CPROCESS_RUNS_PROGRAM: {
      char *arguments[] = {"true", NULL};
      answer = execve("/bin/true", arguments, arguments + 1);
      break;
    }
    case CPROCESS_SIGNALS_PARENT: answer = kill(getppid(), 0); break;
    case CPROCESS_RAISES_LIMIT: {
      struct rlimit limit = {0, 0};
      answer = setrlimit(RLIMIT_CORE, &limit);
      break;
    }
    case CPROCESS_TAKES_MEMORY:
    case CPROCESS_RUNS_MEMORY: {
      int protection = deed == CPROCESS_RUNS_MEMORY ? PROT_READ | PROT_EXEC : PROT_READ;
      void *page = mmap(NULL, 4096, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      answer = page == MAP_FAILED ? -1 : 0;
      break;
    }
  }
  return answer < 0 ? errno : 0;
}
