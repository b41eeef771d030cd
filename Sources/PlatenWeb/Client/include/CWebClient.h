#ifndef CWEBCLIENT_H
#define CWEBCLIENT_H

/// A module of the page's script, or a part of its style sheet.
struct web_client_file {
  const char *name;
  const unsigned char *bytes;
  long count;
};

long web_client_file_count(void);

/// The file at an index below the count. Style sheets stand in the order in which they apply.
struct web_client_file web_client_file_at(long index);

/// The module of the editing core, compressed with gzip, or with brotli.
struct web_client_file web_client_module(int is_brotli);

/// Writes `bytes` to `target` in the format of gzip and answers how many bytes that are; 0 when they do not fit.
long web_client_compress(const unsigned char *bytes, long count, unsigned char *target, long capacity);

#endif
