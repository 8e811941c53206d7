// ICU as an engine for Bidiscope.
//
//   cc -O2 -o icu_engine icu_engine.c $(pkg-config --cflags --libs icu-uc)
//   bidiscope check --engine ./icu_engine --random 10000
#include <stdio.h>
#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/utf16.h>

static int is_removed(UChar32 scalar) {
  UCharDirection type = u_charDirection(scalar);
  return type == U_BOUNDARY_NEUTRAL || type == U_LEFT_TO_RIGHT_EMBEDDING ||
         type == U_LEFT_TO_RIGHT_OVERRIDE || type == U_RIGHT_TO_LEFT_EMBEDDING ||
         type == U_RIGHT_TO_LEFT_OVERRIDE || type == U_POP_DIRECTIONAL_FORMAT;
}

int main(void) {
  char *line = NULL;
  size_t size = 0;
  UBiDi *bidi = ubidi_open();
  while (getline(&line, &size, stdin) > 0) {
    // A question: code points in hexadecimal, a semicolon, the direction (0 LTR, 1 RTL, 2 auto).
    UChar *text = malloc(2 * (size + 1) * sizeof *text);
    int32_t *scalar_at = malloc(2 * (size + 1) * sizeof *scalar_at), *map = NULL;
    int32_t units = 0, scalars = 0;
    char *at = line, *end;
    for (; *at && *at != ';'; at = end) {
      UChar32 scalar = (UChar32)strtoul(at, &end, 16);
      if (end == at) break;
      scalar_at[units] = scalars++;
      if (U_IS_SUPPLEMENTARY(scalar)) scalar_at[units + 1] = -1;
      U16_APPEND_UNSAFE(text, units, scalar);
    }
    UBiDiLevel bases[] = {0, 1, UBIDI_DEFAULT_LTR};
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(bidi, text, units, bases[*at == ';' && at[1] >= '0' && at[1] <= '2' ? at[1] - '0' : 2],
                  NULL, &status);
    printf("%d;", ubidi_getParaLevel(bidi));

    // Levels of the paragraph object; a line object of one direction would give zeros.
    const UBiDiLevel *levels = units ? ubidi_getLevels(bidi, &status) : NULL;
    const char *space = "";
    for (int32_t i = 0; i < units; i++) {
      if (scalar_at[i] < 0) continue;
      UChar32 scalar;
      U16_GET_UNSAFE(text, i, scalar);
      if (is_removed(scalar)) printf("%sx", space);
      else printf("%s%d", space, levels[i]);
      space = " ";
    }
    putchar(';');
    map = malloc((units + 1) * sizeof *map);
    if (units) ubidi_getVisualMap(bidi, map, &status);
    space = "";
    for (int32_t column = 0; column < units; column++) {
      if (scalar_at[map[column]] < 0) continue;
      UChar32 scalar;
      U16_GET_UNSAFE(text, map[column], scalar);
      if (is_removed(scalar)) continue;
      printf("%s%d", space, scalar_at[map[column]]);
      space = " ";
    }
    putchar('\n');
    fflush(stdout);
    free(text), free(scalar_at), free(map);
  }
  ubidi_close(bidi);
  free(line);
  return 0;
}
