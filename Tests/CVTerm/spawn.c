#define _GNU_SOURCE
#include "cvterm.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

static void tell(int news, int kind, int value) {
  struct cvterm_news message = {kind, value};
  if (write(news, &message, sizeof message) < 0) _exit(3);
}

static void run_program(const char *path, const char *const *arguments,
                        const char *const *environment, int input_from_null) {
  // Whatever becomes of the test, the program does not outlive its leader.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  tcsetpgrp(1, getpid());
  // Whoever started the test may ignore some, as `nohup` does, and the program would go on doing
  // so.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  if (input_from_null) dup2(open("/dev/null", O_RDONLY), 0);
  execve(path, (char *const *)arguments, (char *const *)environment);
  _exit(127);
}

/// What a shell does for a foreground job, and tells what became of it.
static void lead(pid_t program, int news) {
  tell(news, CVTERM_STARTED, program);
  for (;;) {
    int status = 0;
    if (waitpid(program, &status, WUNTRACED) < 0) _exit(2);
    if (WIFSTOPPED(status)) {
      tell(news, CVTERM_STOPPED, WSTOPSIG(status));
      continue;
    }
    tell(news, CVTERM_ENDED, WIFSIGNALED(status) ? WTERMSIG(status) : -WEXITSTATUS(status));
    // As long as it left somebody, the terminal stays.
    while (wait(NULL) > 0) {
    }
    _exit(0);
  }
}

int cvterm_open(int rows, int columns, int *terminal, int *programs) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  if (openpty(terminal, programs, NULL, NULL, &size) != 0) return -1;
  fcntl(*terminal, F_SETFD, FD_CLOEXEC);
  fcntl(*programs, F_SETFD, FD_CLOEXEC);
  return 0;
}

pid_t cvterm_spawn(const char *path, const char *const *arguments, const char *const *environment,
                   int input_from_null, int programs, int *news) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  pid_t leader = fork();
  if (leader < 0) return -1;
  if (leader == 0) {
    if (login_tty(programs) != 0) _exit(4);
    // Nothing of the test, nor of others beside it, stays open here: a terminal that is closed is
    // to be gone.
    if (dup2(ends[1], 3) < 0 || fcntl(3, F_SETFD, FD_CLOEXEC) != 0) _exit(4);
    ends[1] = 3;
    close_range(4, ~0u, 0);
    // The threads of a test runner block signals, and a child inherits that.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGTTOU, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    pid_t program = fork();
    if (program == 0) run_program(path, arguments, environment, input_from_null);
    setpgid(program, program);
    tcsetpgrp(0, program);
    lead(program, ends[1]);
  }
  close(ends[1]);
  close(programs);
  *news = ends[0];
  return leader;
}

void cvterm_set_window(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  ioctl(terminal, TIOCSWINSZ, &size);
}

size_t cvterm_line(int terminal, uint8_t *bytes, size_t limit) {
  struct termios line;
  memset(&line, 0, sizeof line);
  if (tcgetattr(terminal, &line) != 0 || limit < sizeof line) return 0;
  memcpy(bytes, &line, sizeof line);
  return sizeof line;
}
