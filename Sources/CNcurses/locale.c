#define _GNU_SOURCE
#include "cncurses.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

static char wanted[64] = "";

static int is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

int cncurses_use_utf8_locale(void) {
  const char *users = setlocale(LC_CTYPE, "");
  snprintf(wanted, sizeof wanted, "%s", users ? nl_langinfo(CODESET) : "");
  if (users && is_utf8()) return 0;
  // The C locale answers ASCII where nothing else is set; any other answer was set on purpose.
  if (users && strcmp(wanted, "ANSI_X3.4-1968") != 0 && strcmp(wanted, "US-ASCII") != 0) return -1;
  if (setlocale(LC_CTYPE, "C.UTF-8") && is_utf8()) return 0;
  if (setlocale(LC_CTYPE, "en_US.UTF-8") && is_utf8()) return 0;
  return -1;
}

const char *cncurses_codeset(void) { return wanted; }

int cncurses_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
