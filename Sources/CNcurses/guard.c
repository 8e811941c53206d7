// What happens to the terminal when the process is told, or forced, to end.
//
// Three kinds of signal. A crash (a Swift trap is SIGILL or SIGTRAP) puts the terminal back, writes the unsaved text
// that was named beforehand, and lets the signal do its work. A request to end (HUP, TERM, INT) is first handed to
// the program, which saves and leaves by the front door; a second one, or four seconds of silence, and it is
// treated as a crash. The rest (WINCH, TSTP, CONT) only wake the event loop. Handlers use nothing that is not
// async-signal-safe.
#define _GNU_SOURCE
#include "cncurses.h"
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct recovery {
  const char *path;
  const uint8_t *bytes;
  size_t length;
};

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT, SIGSYS};
static const int endings[] = {SIGHUP, SIGTERM, SIGINT};
static const int wakings[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum { SECONDS_TO_LEAVE = 4, LAST_SIGNAL = 65, STACK_SIZE = 64 * 1024 };

static uint8_t restore_bytes[1024];
static size_t restore_length;
static int terminal = -1;
static int wake[2] = {-1, -1};
static _Atomic int armed, requests, ending;
static struct sigaction previous[LAST_SIGNAL];
static int keep_previous;
static uint8_t stack[STACK_SIZE];

static struct recovery slots[2];
static _Atomic(struct recovery *) recovery;

void cncurses_set_recovery(const char *path, const uint8_t *bytes, size_t length) {
  struct recovery *now = atomic_load(&recovery);
  struct recovery *next = now == &slots[0] ? &slots[1] : &slots[0];
  *next = (struct recovery){path, bytes, length};
  atomic_store(&recovery, path && bytes ? next : NULL);
}

static void write_all(int descriptor, const uint8_t *bytes, size_t length) {
  while (length > 0) {
    ssize_t done = write(descriptor, bytes, length);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return;
    bytes += done;
    length -= (size_t)done;
  }
}

static void write_recovery(void) {
  struct recovery *kept = atomic_exchange(&recovery, NULL);
  if (!kept) return;
  int file = open(kept->path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (file < 0) return;
  write_all(file, kept->bytes, kept->length);
  close(file);
}

static void set_action(int signal, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static void put_terminal_back(void) {
  if (!atomic_exchange(&armed, 0)) return;
  set_action(SIGTTOU, SIG_IGN);  // A process in the background may still put its terminal back.
  write_recovery();
  // A terminal that was hung up, or stopped by Control-S, must not hold the dying process.
  int flags = fcntl(terminal, F_GETFL);
  if (flags >= 0) fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  write_all(terminal, restore_bytes, restore_length);
  if (flags >= 0) fcntl(terminal, F_SETFL, flags);
  cncurses_line_restore_now();
}

static void end_by(int signal) {
  put_terminal_back();
  if (keep_previous)
    sigaction(signal, &previous[signal], NULL);
  else
    set_action(signal, SIG_DFL);
  raise(signal);
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  int kept = errno;
  put_terminal_back();
  // The default action, not the runtime's backtracer: that one would wait for a key on the terminal. Whoever sets
  // SWIFT_BACKTRACE has asked for it.
  if (keep_previous)
    sigaction(signal, &previous[signal], NULL);
  else
    set_action(signal, SIG_DFL);
  // A fault comes again by itself on return, with its true address; a signal that was sent does not.
  if (info->si_code <= 0 || signal == SIGQUIT || signal == SIGTRAP) raise(signal);
  errno = kept;
}

static void poke(void) {
  int kept = errno;
  uint8_t byte = 1;
  if (write(wake[1], &byte, 1) < 0) { /* full: the loop is awake already */
  }
  errno = kept;
}

static void on_ending(int signal) {
  int none = 0;
  if (!atomic_compare_exchange_strong(&ending, &none, signal)) {
    end_by(signal);
    return;
  }
  alarm(SECONDS_TO_LEAVE);
  poke();
}

static void on_alarm(int signal) {
  (void)signal;
  int asked = atomic_load(&ending);
  if (asked) end_by(asked);
}

static void on_waking(int signal) {
  int request = signal == SIGWINCH  ? CNCURSES_RESIZED
                : signal == SIGTSTP ? CNCURSES_SUSPEND
                                    : CNCURSES_CONTINUED;
  atomic_fetch_or(&requests, request);
  poke();
}

static void install(int signal, void (*plain)(int), void (*informed)(int, siginfo_t *, void *)) {
  struct sigaction action = {0};
  sigemptyset(&action.sa_mask);
  if (informed) {
    action.sa_sigaction = informed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  } else {
    action.sa_handler = plain;
    action.sa_flags = SA_RESTART;
  }
  sigaction(signal, &action, &previous[signal]);
}

int cncurses_guard_arm(int descriptor, const uint8_t *restore, size_t length) {
  if (length > sizeof restore_bytes) return -1;
  if (wake[0] < 0 && pipe2(wake, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  memcpy(restore_bytes, restore, length);
  restore_length = length;
  terminal = descriptor;
  const char *wanted = getenv("SWIFT_BACKTRACE");
  keep_previous = wanted && *wanted;
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  if (atomic_exchange(&armed, 1)) return wake[0];
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) install(crashes[i], NULL, on_crash);
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
    install(endings[i], on_ending, NULL);
    // What nohup or a shell script chose to ignore stays ignored.
    if (previous[endings[i]].sa_handler == SIG_IGN)
      sigaction(endings[i], &previous[endings[i]], NULL);
  }
  for (size_t i = 0; i < sizeof wakings / sizeof *wakings; i++) install(wakings[i], on_waking, NULL);
  install(SIGALRM, on_alarm, NULL);
  return wake[0];
}

static void put_handlers_back(const int *signals, size_t count) {
  for (size_t i = 0; i < count; i++) sigaction(signals[i], &previous[signals[i]], NULL);
}

void cncurses_guard_disarm(void) {
  if (!atomic_exchange(&armed, 0)) return;
  alarm(0);
  static const int alarms[] = {SIGALRM};
  put_handlers_back(crashes, sizeof crashes / sizeof *crashes);
  put_handlers_back(endings, sizeof endings / sizeof *endings);
  put_handlers_back(wakings, sizeof wakings / sizeof *wakings);
  put_handlers_back(alarms, 1);
}

int cncurses_guard_requests(void) {
  uint8_t sink[64];
  while (read(wake[0], sink, sizeof sink) > 0) {
  }
  return atomic_exchange(&requests, 0);
}

int cncurses_guard_ending(void) { return atomic_load(&ending); }

void cncurses_guard_stop(int whole_group) {
  struct sigaction own;
  set_action(SIGTTOU, SIG_DFL);
  sigaction(SIGTSTP, NULL, &own);
  set_action(SIGTSTP, SIG_DFL);
  if (whole_group)
    kill(0, SIGTSTP);
  else
    raise(SIGTSTP);
  sigaction(SIGTSTP, &own, NULL);
}

void cncurses_die(int signal) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  set_action(signal, SIG_DFL);
  raise(signal);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  _exit(128 + signal);
}
