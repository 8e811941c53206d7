// A program in a pseudo-terminal, and the processor time it takes.
#ifndef BENCHMARKS_CPSEUDOTERMINAL_H
#define BENCHMARKS_CPSEUDOTERMINAL_H
#include <stdint.h>
#include <sys/types.h>

/// Starts a program in a pseudo-terminal of so many cells; its reading end, which never blocks,
/// goes to `terminal`. Returns the process, -1 on an error.
pid_t pseudo_terminal_start(const char *const *arguments, const char *const *environment, int rows,
                            int columns, int *terminal);

/// Processor time of another process, all its threads together, in nanoseconds; -1 where it is
/// gone.
int64_t pseudo_terminal_processor_time(pid_t process);

/// Ends it and waits for it.
void pseudo_terminal_end(pid_t process, int terminal);

/// Time that only goes forward, in nanoseconds.
int64_t pseudo_terminal_now(void);

#endif
