#define _GNU_SOURCE
#include "CSupervision.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

// The signals that ask this process to end.
static const int endings[] = {SIGTERM, SIGINT, SIGHUP, SIGQUIT};

// The program, in the child; what exec says goes to the standard error.
_Noreturn static void become(char *const arguments[]) {
  // Should this supervisor be killed, at least the program itself goes with it.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  // This program ignores them for itself.
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  execvp(arguments[0], arguments);
  const char *reason = strerror(errno);
  if (write(STDERR_FILENO, reason, strlen(reason)) < 0) _exit(127);
  _exit(127);
}

// The parent of a process, from the fourth field of its stat, which follows the name in
// parentheses; -1 for none.
static pid_t parent_of(const char *process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%.20s/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return -1;
  text[length] = 0;
  const char *name_end = strrchr(text, ')');
  int parent = -1;
  return name_end && sscanf(name_end + 1, " %*c %d", &parent) == 1 ? parent : -1;
}

// Kills the children there are now. Nobody else reaps them, so no number can have gone to another
// process.
static void kill_children(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return;
  struct dirent *entry;
  while ((entry = readdir(processes))) {
    if (isdigit((unsigned char)entry->d_name[0]) && parent_of(entry->d_name) == getpid())
      kill((pid_t)atoi(entry->d_name), SIGKILL);
  }
  closedir(processes);
}

// Ends every descendant: the children of each that dies become ours, until there are none.
static void end_all(pid_t program, bool is_running) {
  for (;;) {
    if (is_running) kill(program, SIGKILL);
    kill_children();
    pid_t ended = waitpid(-1, NULL, 0);
    if (ended < 0 && errno != EINTR) return;
    // All that have ended before the next look at all processes.
    for (; ended > 0; ended = waitpid(-1, NULL, WNOHANG))
      if (ended == program) is_running = false;
  }
}

// Ends as the program did, without a core file of our own.
_Noreturn static void end_as(int status) {
  if (WIFSIGNALED(status)) {
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    int number = WTERMSIG(status);
    signal(number, SIG_DFL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
  }
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

_Noreturn void csupervision_run(char *const arguments[], int control) {
  fcntl(control, F_SETFD, FD_CLOEXEC);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  sigset_t watched;
  sigemptyset(&watched);
  sigaddset(&watched, SIGCHLD);
  for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
    signal(endings[i], SIG_DFL);
    sigaddset(&watched, endings[i]);
  }
  sigprocmask(SIG_BLOCK, &watched, NULL);
  int signals = signalfd(-1, &watched, SFD_CLOEXEC | SFD_NONBLOCK);
  pid_t program = fork();
  if (program == 0) become(arguments);
  if (program < 0 || signals < 0) {
    perror("supervisor");
    _exit(127);
  }
  // The program's ends of the streams are its own: they close with it.
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int stream = 0; stream <= 2; stream++) dup2(nothing, stream);

  int status = 0;
  for (;;) {
    struct pollfd waits[] = {{control, POLLIN, 0}, {signals, POLLIN, 0}};
    if (poll(waits, 2, -1) < 0 && errno != EINTR) break;
    // Nothing is ever written to the control: it only closes.
    if (waits[0].revents) break;
    struct signalfd_siginfo signal;
    bool is_asked = false;
    while (read(signals, &signal, sizeof signal) == sizeof signal)
      if (signal.ssi_signo != SIGCHLD) is_asked = true;
    if (is_asked) break;
    pid_t ended;
    while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
      if (ended != program) continue;
      end_all(program, false);
      end_as(status);
    }
  }
  end_all(program, true);
  _exit(1);
}
