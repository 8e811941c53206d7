// Counts work instead of time: the bytes that are asked for, and those that are moved, compared and
// filled.
//
// Linked into the tests it counts theirs, thread by thread. As a library of its own in LD_PRELOAD
// it counts those of a program, all threads together, and writes the sum to the file that
// WORK_COUNT names when the program ends.

#define _GNU_SOURCE
#include "include/work_counter.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

static __thread unsigned long long own __attribute__((tls_model("initial-exec")));

unsigned long long work_of_thread(void) { return own; }

#ifdef IS_SANITIZED

int work_is_counted(void) { return 0; }

#else

int work_is_counted(void) { return 1; }

#ifdef WORK_OF_PROGRAM
static atomic_ullong ofAll;
#endif

static inline void count(size_t bytes) {
  own += bytes;
#ifdef WORK_OF_PROGRAM
  atomic_fetch_add_explicit(&ofAll, bytes, memory_order_relaxed);
#endif
}

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

void *malloc(size_t size) {
  count(size + 16);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size + 16);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(size + 16);
  return __libc_realloc(old, size);
}

// The C library's own functions, once they are looked up; what is asked before that is done byte by
// byte.
typedef void *(*Move)(void *, const void *, size_t);
typedef void *(*Fill)(void *, int, size_t);
typedef int (*Compare)(const void *, const void *, size_t);
static Move theirMove, theirCopy;
static Fill theirFill;
static Compare theirCompare;

__attribute__((constructor)) static void look_up(void) {
  theirMove = (Move)dlsym(RTLD_NEXT, "memmove");
  theirCopy = (Move)dlsym(RTLD_NEXT, "memcpy");
  theirFill = (Fill)dlsym(RTLD_NEXT, "memset");
  theirCompare = (Compare)dlsym(RTLD_NEXT, "memcmp");
}

void *memmove(void *to, const void *from, size_t size) {
  count(size);
  if (theirMove) return theirMove(to, from, size);
  volatile unsigned char *d = to;
  const volatile unsigned char *s = from;
  if (d <= s) {
    for (size_t at = 0; at < size; at++) d[at] = s[at];
  } else {
    for (size_t at = size; at > 0; at--) d[at - 1] = s[at - 1];
  }
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  count(size);
  if (theirCopy) return theirCopy(to, from, size);
  volatile unsigned char *d = to;
  const volatile unsigned char *s = from;
  for (size_t at = 0; at < size; at++) d[at] = s[at];
  return to;
}

void *memset(void *to, int value, size_t size) {
  count(size);
  if (theirFill) return theirFill(to, value, size);
  volatile unsigned char *d = to;
  for (size_t at = 0; at < size; at++) d[at] = (unsigned char)value;
  return to;
}

int memcmp(const void *a, const void *b, size_t size) {
  count(size);
  if (theirCompare) return theirCompare(a, b, size);
  const volatile unsigned char *first = a, *second = b;
  for (size_t at = 0; at < size; at++) {
    if (first[at] != second[at]) return first[at] - second[at];
  }
  return 0;
}

#ifdef WORK_OF_PROGRAM
__attribute__((destructor)) static void report(void) {
  const char *file = getenv("WORK_COUNT");
  if (!file) return;
  int descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) return;
  char text[32];
  int length = snprintf(text, sizeof text, "%llu\n", (unsigned long long)atomic_load(&ofAll));
  if (write(descriptor, text, (size_t)length) < 0) {}
  close(descriptor);
}
#endif
#endif
