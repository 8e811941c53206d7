// Counts work instead of time: the bytes that are asked for, and those that are moved, compared and filled.
//
// Linked into the tests it counts theirs, thread by thread. As a library of its own in LD_PRELOAD it counts those of a
// program, all threads together, and writes the sum to the file that WORK_COUNT names when the program ends.

#define _GNU_SOURCE
#include "include/work_counter.h"

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
static atomic_ullong ofAll;

unsigned long long work_of_thread(void) { return own; }

#ifndef IS_SANITIZED

static inline void count(size_t bytes) {
  own += bytes;
  atomic_fetch_add_explicit(&ofAll, bytes, memory_order_relaxed);
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

// Copies are counted where they can be written in a line; elsewhere the library's own are left.
#ifdef __x86_64__

void *memmove(void *to, const void *from, size_t size) {
  count(size);
  unsigned char *d = to;
  const unsigned char *s = from;
  if (d <= s || d >= s + size) {
    __asm__ volatile("rep movsb" : "+D"(d), "+S"(s), "+c"(size) : : "memory");
  } else {
    d += size - 1;
    s += size - 1;
    __asm__ volatile("std; rep movsb; cld" : "+D"(d), "+S"(s), "+c"(size) : : "memory");
  }
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t size) {
  count(size);
  void *d = to;
  __asm__ volatile("rep movsb" : "+D"(d), "+S"(from), "+c"(size) : : "memory");
  return to;
}

void *memset(void *to, int value, size_t size) {
  count(size);
  void *d = to;
  __asm__ volatile("rep stosb" : "+D"(d), "+c"(size) : "a"(value) : "memory");
  return to;
}

#endif
#endif

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
