/* Counts the elements of files with libxml2's SAX2 interface and does nothing else: what any reader
   that stands on libxml2 needs at least. */
#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>

static long elements;

static void start(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                  int namespaces, const xmlChar **declared, int attributes, int defaulted,
                  const xmlChar **values) {
  (void)user, (void)name, (void)prefix, (void)uri, (void)namespaces, (void)declared;
  (void)attributes, (void)defaulted, (void)values;
  elements++;
}

int main(int count, char **paths) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  for (int index = 1; index < count; index++) xmlSAXUserParseFile(&handler, NULL, paths[index]);
  printf("%ld\n", elements);
  return 0;
}
