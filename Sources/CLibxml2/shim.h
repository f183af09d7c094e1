#ifndef MACWARD_CLIBXML2_SHIM_H
#define MACWARD_CLIBXML2_SHIM_H

// Debian builds libxml2 with ICU, whose headers clash with the ICU module inside Foundation.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>

#endif
