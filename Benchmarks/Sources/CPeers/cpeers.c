#define _GNU_SOURCE
#include "cpeers.h"

#include <fribidi/fribidi.h>
#include <malloc.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unistd.h>

int64_t peer_thread_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

void peer_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

int64_t peer_icu(peer_corpus corpus, int32_t want, int32_t *map) {
  UBiDi *bidi = ubidi_open();
  const UChar *units = corpus.units;
  int64_t sum = 0;
  int32_t start = 0;
  for (int32_t i = 0; i < corpus.count; start = corpus.ends[i++]) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = corpus.ends[i] - start;
    if (length == 0) continue;
    ubidi_setPara(bidi, units + start, length, UBIDI_DEFAULT_LTR, NULL, &error);
    const UBiDiLevel *levels = ubidi_getLevels(bidi, &error);
    if (U_FAILURE(error)) return -1;
    sum += levels[length - 1];
    if (want == PEER_MAP) {
      ubidi_getVisualMap(bidi, map, &error);
      sum += map[0];
    } else {
      int32_t runs = ubidi_countRuns(bidi, &error);
      for (int32_t run = 0; run < runs; run++) {
        int32_t first, count;
        sum += ubidi_getVisualRun(bidi, run, &first, &count) == UBIDI_RTL ? first : count;
      }
    }
    if (U_FAILURE(error)) return -1;
  }
  ubidi_close(bidi);
  return sum;
}

static int32_t longest(peer_corpus corpus) {
  int32_t start = 0, most = 1;
  for (int32_t i = 0; i < corpus.count; start = corpus.ends[i++]) {
    if (corpus.ends[i] - start > most) most = corpus.ends[i] - start;
  }
  return most;
}

int64_t peer_fribidi(peer_corpus corpus, int32_t *map) {
  int32_t most = longest(corpus);
  FriBidiCharType *types = malloc(most * sizeof *types);
  FriBidiBracketType *brackets = malloc(most * sizeof *brackets);
  FriBidiLevel *levels = malloc(most * sizeof *levels);
  const FriBidiChar *units = corpus.units;
  int64_t sum = 0;
  int32_t start = 0;
  for (int32_t i = 0; i < corpus.count; start = corpus.ends[i++]) {
    int32_t length = corpus.ends[i] - start;
    if (length == 0) continue;
    FriBidiParType base = FRIBIDI_PAR_ON;
    fribidi_get_bidi_types(units + start, length, types);
    fribidi_get_bracket_types(units + start, length, types, brackets);
    if (!fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, levels)) return -1;
    for (int32_t k = 0; k < length; k++) map[k] = k;
    if (!fribidi_reorder_line(FRIBIDI_FLAG_REORDER_NSM, types, length, 0, base, levels, NULL, map)) {
      return -1;
    }
    sum += levels[length - 1] + map[0];
  }
  free(types);
  free(brackets);
  free(levels);
  return sum;
}

typedef int64_t (*peer_call)(peer_corpus, int32_t *);

static int64_t icu_map(peer_corpus corpus, int32_t *map) { return peer_icu(corpus, PEER_MAP, map); }

// Runs an engine in a child process that is ended by an alarm.
static int64_t apart(peer_call call, peer_corpus corpus, int32_t length, int32_t limit) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    signal(SIGALRM, SIG_DFL);
    signal(SIGSEGV, SIG_DFL);
    signal(SIGABRT, SIG_DFL);
    alarm((unsigned)limit);
    int32_t *map = malloc(sizeof(int32_t) * (size_t)length);
    int64_t took = INT64_MAX;
    for (int round = 0; round < 3; round++) {
      int64_t before = peer_thread_time();
      if (call(corpus, map) == -1) _exit(1);
      int64_t one = peer_thread_time() - before;
      if (one < took) took = one;
      if (one > 500000000) break;
    }
    ssize_t written = write(ends[1], &took, sizeof took);
    _exit(written == sizeof took ? 0 : 1);
  }
  close(ends[1]);
  int64_t took = -1;
  ssize_t got = read(ends[0], &took, sizeof took);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (got == (ssize_t)sizeof took) return took;
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? -2 : -1;
}

int64_t peer_fribidi_apart(peer_corpus corpus, int32_t length, int32_t limit_seconds) {
  return apart(peer_fribidi, corpus, length, limit_seconds);
}

int64_t peer_icu_apart(peer_corpus corpus, int32_t length, int32_t limit_seconds) {
  return apart(icu_map, corpus, length, limit_seconds);
}

const char *peer_icu_version(void) { return U_ICU_VERSION; }

const char *peer_fribidi_version(void) { return FRIBIDI_VERSION; }
