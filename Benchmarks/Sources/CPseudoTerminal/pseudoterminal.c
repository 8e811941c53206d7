#define _GNU_SOURCE
#include "cpseudoterminal.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

pid_t pseudo_terminal_start(const char *const *arguments, const char *const *environment, int rows,
                            int columns, int *terminal) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  pid_t process = forkpty(terminal, NULL, NULL, &size);
  if (process == 0) {
    execve(arguments[0], (char *const *)arguments, (char *const *)environment);
    _exit(127);
  }
  if (process > 0) fcntl(*terminal, F_SETFL, fcntl(*terminal, F_GETFL) | O_NONBLOCK);
  return process;
}

static int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return -1;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t pseudo_terminal_processor_time(pid_t process) {
  clockid_t clock;
  return clock_getcpuclockid(process, &clock) == 0 ? nanoseconds(clock) : -1;
}

void pseudo_terminal_end(pid_t process, int terminal) {
  kill(process, SIGKILL);
  close(terminal);
  waitpid(process, NULL, 0);
}

int64_t pseudo_terminal_now(void) { return nanoseconds(CLOCK_MONOTONIC); }
