// The system's ICU, without its types and without its renamed symbols.
//
// No ICU type and no ICU header appears here: beside Foundation they would not compile. Numbers
// cross in numberings of our own, which the sources pin to ICU's with static assertions.
#ifndef BIDISCOPE_CICU_H
#define BIDISCOPE_CICU_H

#include "cicu_bidi.h"
#include "cicu_breaks.h"
#include "cicu_case.h"
#include "cicu_facts.h"
#include "cicu_gloss.h"
#include "cicu_measure.h"
#include "cicu_message.h"
#include "cicu_names.h"
#include "cicu_shape.h"
#include "cicu_spoof.h"

#endif
