"""Runs in a terminal, and does there what it is told over a socket: writes, and starts programs in
the foreground.

    inside.py SOCKET

An order is a line of JSON, and so is its answer.
"""

import json
import os
import resource
import signal
import socket
import subprocess
import sys
import termios


class Inside:
    def __init__(self):
        self.child = None
        # To give the foreground to a program and to take it back.
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        self.found = termios.tcgetattr(0)
        line = termios.tcgetattr(0)
        line[3] &= ~(termios.ECHO | termios.ICANON)
        termios.tcsetattr(0, termios.TCSANOW, line)
        self.line = termios.tcgetattr(0)

    def size(self, _):
        size = os.get_terminal_size(0)
        return [size.columns, size.lines]

    def become(self, arguments):
        """Gives the terminal up to another program."""
        termios.tcsetattr(0, termios.TCSANOW, self.found)
        os.execvp(arguments[0], arguments)

    def write(self, text):
        os.write(1, text.encode())

    def start(self, order):
        """Starts a program in a process group of its own, as a shell with job control does."""
        def lead():
            os.setpgid(0, 0)
            os.tcsetpgrp(0, os.getpid())
            signal.signal(signal.SIGTTOU, signal.SIG_DFL)

        output = open(order["output"], "wb") if order.get("output") else None
        self.child = subprocess.Popen(order["arguments"], stdout=output, preexec_fn=lead).pid

    def signal(self, number):
        os.kill(self.child, number)

    def go_on(self, _):
        os.tcsetpgrp(0, self.child)
        os.killpg(self.child, signal.SIGCONT)

    def wait(self, _):
        """How the program ended or that it stopped, and whether the line is as it was before."""
        _, status = os.waitpid(self.child, os.WUNTRACED)
        os.tcsetpgrp(0, os.getpid())
        if os.WIFSTOPPED(status):
            ended = f"stop {os.WSTOPSIG(status)}"
        elif os.WIFSIGNALED(status):
            ended = f"signal {os.WTERMSIG(status)}"
        else:
            ended = f"status {os.WEXITSTATUS(status)}"
        return {"ended": ended, "line": termios.tcgetattr(0) == self.line}


def main(path):
    inside = Inside()
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(path)
        with connection.makefile("rw") as stream:
            for line in stream:
                name, argument = json.loads(line)
                answer = getattr(inside, name)(argument)
                stream.write(json.dumps(answer) + "\n")
                stream.flush()


if __name__ == "__main__":
    main(sys.argv[1])
