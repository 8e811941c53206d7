// What happens to the terminal when the process is told, or forced, to end.
//
// Three kinds of signal. A crash (a Swift trap is SIGILL or SIGTRAP), and every other signal that
// would end the process, waits for what another thread is writing, puts the terminal back, and does
// its work. A request to end (HUP, TERM, INT) is first handed to the program, which saves and
// leaves by the front door; a second one, or four seconds of silence, and it is treated as a crash.
// The rest (WINCH, TSTP, CONT) only wake the event loop. Handlers use nothing that is not
// async-signal-safe.
#define _GNU_SOURCE
#include "cncurses.h"
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT, SIGSYS};
// These end a process by default and are no crash; beside them the real-time signals.
static const int others[] = {SIGUSR1, SIGUSR2,   SIGXCPU, SIGVTALRM,
                             SIGPROF, SIGSTKFLT, SIGIO,   SIGPWR};
static const int endings[] = {SIGHUP, SIGTERM, SIGINT};
static const int wakings[] = {SIGWINCH, SIGTSTP, SIGCONT};
enum { SECONDS_TO_LEAVE = 4, SECONDS_TO_WRITE = 4, LAST_SIGNAL = 65, STACK_SIZE = 64 * 1024 };

// What puts the terminal back. It may change while a signal is awaited: the new bytes stand whole
// in the other place before they are the ones to send.
struct restore {
  size_t length;
  uint8_t bytes[1024];
};
static struct restore restores[2];
static struct restore *_Atomic restore = &restores[0];
static int terminal = -1;
static pthread_t loop;
static int wake[2] = {-1, -1};
static _Atomic int armed, requests, ending;
static struct sigaction previous[LAST_SIGNAL];
static int keep_previous;
static uint8_t stack[STACK_SIZE];

static _Atomic int pending, waits, is_back;
static _Thread_local int writes_here;

void cncurses_guard_pending(int change) { atomic_fetch_add(&pending, change); }

void cncurses_guard_writes_here(int writes) { writes_here = writes; }

int cncurses_guard_waits(void) { return atomic_load(&waits); }

static void wait_for_writes(void) {
  const struct timespec turn = {.tv_nsec = 2000000};
  atomic_store(&waits, 1);
  if (writes_here) return;  // The signal is on the thread that it would wait for.
  for (int i = 0; i < SECONDS_TO_WRITE * 500 && atomic_load(&pending) > 0; i++) nanosleep(&turn, NULL);
}

/// Gives how many bytes were written.
static size_t write_all(int descriptor, const uint8_t *bytes, size_t length) {
  size_t sum = 0;
  while (sum < length) {
    ssize_t done = write(descriptor, bytes + sum, length - sum);
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) break;
    sum += (size_t)done;
  }
  return sum;
}

/// Leaves the rest of the bytes to a child, which writes them when the terminal reads again or is
/// gone.
static void leave_to_child(const struct restore *rest, size_t done) {
  // Both ends of a pipe are among what the child closes, and so this process knows when it has.
  int pipe_ends[2];
  int is_told = pipe(pipe_ends) == 0;
  pid_t child = _Fork();
  if (child != 0) {
    if (!is_told) return;
    close(pipe_ends[1]);
    struct pollfd closed = {.fd = pipe_ends[0]};
    if (child > 0) poll(&closed, 1, SECONDS_TO_WRITE * 1000);
    close(pipe_ends[0]);
    return;
  }
  // Nothing else stays open in it: not the journal, whose lock would seem to be held by us after
  // our end.
  if (terminal > 0) close_range(0, (unsigned)terminal - 1, 0);
  close_range((unsigned)terminal + 1, ~0u, 0);
  write_all(terminal, rest->bytes + done, rest->length - done);
  _exit(0);
}

static void set_action(int signal, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static void put_terminal_back(void) {
  const struct timespec turn = {.tv_nsec = 2000000};
  if (!atomic_exchange(&armed, 0)) {
    // Another thread is at it: the process must not end before it is done.
    for (int i = 0; i < 2 * SECONDS_TO_WRITE * 500 && !atomic_load(&is_back); i++)
      nanosleep(&turn, NULL);
    return;
  }
  set_action(SIGTTOU, SIG_IGN);  // A process in the background may still put its terminal back.
  wait_for_writes();
  // A terminal that was hung up, or stopped by Control-S, must not hold the dying process.
  int flags = fcntl(terminal, F_GETFL);
  if (flags >= 0) fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  const struct restore *all = atomic_load(&restore);
  size_t done = write_all(terminal, all->bytes, all->length);
  int is_full = done < all->length && errno == EAGAIN;
  if (flags >= 0) fcntl(terminal, F_SETFL, flags);
  cncurses_line_restore_now();
  if (is_full) leave_to_child(all, done);
  atomic_store(&is_back, 1);
}

/// Lets a signal do its own work, on this thread, after the handler.
static void raise_again(int signal) {
  if (keep_previous)
    sigaction(signal, &previous[signal], NULL);
  else
    set_action(signal, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

static void end_by(int signal) {
  put_terminal_back();
  raise_again(signal);
}

/// Sends a signal on to the loop's thread, for it may have met one that is to write, and must not
/// wait for itself. Gives whether it was another thread's.
static int pass_on(int signal) {
  if (pthread_equal(pthread_self(), loop)) return 0;
  return pthread_kill(loop, signal) == 0;
}

static void on_crash(int signal, siginfo_t *info, void *context) {
  (void)context;
  int kept = errno;
  // A fault comes again by itself on return, with its true address; a signal that was sent does
  // not.
  int is_fault = (signal == SIGSEGV || signal == SIGBUS || signal == SIGFPE || signal == SIGILL) &&
                 info->si_code > 0;
  // What a thread did itself, a fault, trap or abort, is its own; what was sent to the process is
  // the loop's.
  int is_sent = info->si_code <= 0 && info->si_code != SI_TKILL;
  if (is_sent && pass_on(signal)) return;
  put_terminal_back();
  // The default action, not the runtime's backtracer, which would wait for a key on the terminal; a
  // user who sets SWIFT_BACKTRACE has asked for it.
  if (!is_fault)
    raise_again(signal);
  else if (keep_previous)
    sigaction(signal, &previous[signal], NULL);
  else
    set_action(signal, SIG_DFL);
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
  if (pass_on(signal)) return;
  int none = 0;
  if (!atomic_compare_exchange_strong(&ending, &none, signal)) {
    end_by(signal);
    return;
  }
  alarm(SECONDS_TO_LEAVE);
  poke();
}

static void on_alarm(int signal) {
  if (pass_on(signal)) return;
  int asked = atomic_load(&ending);
  end_by(asked ? asked : signal);
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
  // One at a time: a second signal on the same thread would end the process in the middle of the
  // first.
  sigfillset(&action.sa_mask);
  if (informed) {
    action.sa_sigaction = informed;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  } else {
    action.sa_handler = plain;
    action.sa_flags = SA_RESTART;
  }
  sigaction(signal, &action, &previous[signal]);
}

/// As `install`, but what nohup or a shell script chose to ignore stays ignored.
static void install_unless_ignored(int signal, void (*plain)(int),
                                   void (*informed)(int, siginfo_t *, void *)) {
  install(signal, plain, informed);
  if (previous[signal].sa_handler == SIG_IGN) sigaction(signal, &previous[signal], NULL);
}

int cncurses_guard_arm(int descriptor, const uint8_t *bytes, size_t length) {
  struct restore *next = atomic_load(&restore) == &restores[0] ? &restores[1] : &restores[0];
  if (length > sizeof next->bytes) return -1;
  if (wake[0] < 0 && pipe2(wake, O_NONBLOCK | O_CLOEXEC) != 0) return -1;
  memcpy(next->bytes, bytes, length);
  next->length = length;
  atomic_store(&restore, next);
  terminal = descriptor;
  loop = pthread_self();
  const char *wanted = getenv("SWIFT_BACKTRACE");
  keep_previous = wanted && *wanted;
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  atomic_store(&is_back, 0);
  if (atomic_exchange(&armed, 1)) return wake[0];
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) install(crashes[i], NULL, on_crash);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    install_unless_ignored(others[i], NULL, on_crash);
  for (int signal = SIGRTMIN; signal <= SIGRTMAX && signal < LAST_SIGNAL; signal++)
    install_unless_ignored(signal, NULL, on_crash);
  for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
    install_unless_ignored(endings[i], on_ending, NULL);
  for (size_t i = 0; i < sizeof wakings / sizeof *wakings; i++) install(wakings[i], on_waking, NULL);
  install(SIGALRM, on_alarm, NULL);
  return wake[0];
}

static void put_handlers_back(const int *signals, size_t count) {
  for (size_t i = 0; i < count; i++) sigaction(signals[i], &previous[signals[i]], NULL);
}

void cncurses_guard_disarm(void) {
  if (!atomic_exchange(&armed, 0)) return;
  atomic_store(&is_back, 1);
  alarm(0);
  static const int alarms[] = {SIGALRM};
  put_handlers_back(crashes, sizeof crashes / sizeof *crashes);
  put_handlers_back(others, sizeof others / sizeof *others);
  for (int signal = SIGRTMIN; signal <= SIGRTMAX && signal < LAST_SIGNAL; signal++)
    put_handlers_back(&signal, 1);
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
