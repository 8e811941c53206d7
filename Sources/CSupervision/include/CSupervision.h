#ifndef CSUPERVISION_H
#define CSUPERVISION_H

/// Starts a program, its name looked up in PATH, and ends it with all its descendants, in whatever
/// session or process group they are, when `control` is closed at its other end or a signal asks
/// this process to end.
///
/// This process becomes their subreaper: who loses a parent becomes its child, and is ended as one.
/// It must have one thread. When the program ends by itself, what it left behind is ended, and this
/// process ends in the same way. A program that cannot be started is told on the standard error,
/// and the status is 127.
///
/// @param arguments the program and its arguments, then NULL.
/// @param control a descriptor whose other end the asking program holds.
_Noreturn void csupervision_run(char *const arguments[], int control);

#endif
