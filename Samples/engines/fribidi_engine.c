// FriBidi as an engine for Bidiscope.
//
//   cc -O2 -o fribidi_engine fribidi_engine.c $(pkg-config --cflags --libs fribidi)
//   bidiscope check --engine ./fribidi_engine --random 10000
#include <fribidi.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *line = NULL;
  size_t size = 0;
  while (getline(&line, &size, stdin) > 0) {
    // A question: code points in hexadecimal, a semicolon, the direction (0 LTR, 1 RTL, 2 auto).
    FriBidiChar *text = malloc((size + 1) * sizeof *text);
    FriBidiStrIndex count = 0;
    char *at = line, *end;
    for (; *at && *at != ';'; at = end) {
      FriBidiChar scalar = strtoul(at, &end, 16);
      if (end == at) break;
      text[count++] = scalar;
    }
    FriBidiParType bases[] = {FRIBIDI_PAR_LTR, FRIBIDI_PAR_RTL, FRIBIDI_PAR_ON};
    FriBidiParType base = bases[*at == ';' && at[1] >= '0' && at[1] <= '2' ? at[1] - '0' : 2];

    FriBidiCharType *types = calloc(count + 1, sizeof *types);
    FriBidiBracketType *brackets = calloc(count + 1, sizeof *brackets);
    FriBidiLevel *levels = calloc(count + 1, sizeof *levels);
    FriBidiStrIndex *order = calloc(count + 1, sizeof *order);
    for (FriBidiStrIndex i = 0; i < count; i++) order[i] = i;
    fribidi_get_bidi_types(text, count, types);
    fribidi_get_bracket_types(text, count, types, brackets);
    if (!fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, levels) ||
        !fribidi_reorder_line(0, types, count, 0, base, levels, NULL, order)) {
      count = 0;
    }

    // The answer: paragraph level; levels, x for what X9 removes; positions left to right.
    printf("%d;", FRIBIDI_IS_RTL(base) ? 1 : 0);
    for (FriBidiStrIndex i = 0; i < count; i++) {
      if (i) putchar(' ');
      if (FRIBIDI_IS_EXPLICIT_OR_BN(types[i])) putchar('x');
      else printf("%d", levels[i]);
    }
    const char *space = ";";
    if (!count) putchar(';');
    for (FriBidiStrIndex i = 0; i < count; i++) {
      if (FRIBIDI_IS_EXPLICIT_OR_BN(types[order[i]])) continue;
      printf("%s%d", space, order[i]);
      space = " ";
    }
    if (count && *space == ';') putchar(';');
    putchar('\n');
    fflush(stdout);
    free(text), free(types), free(brackets), free(levels), free(order);
  }
  free(line);
  return 0;
}
