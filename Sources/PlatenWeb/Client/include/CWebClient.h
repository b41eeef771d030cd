#ifndef CWEBCLIENT_H
#define CWEBCLIENT_H

/// What a browser loads beside the page, as Scripts/build-client and Scripts/build-wasm.sh have made it.
enum web_client_name {
  WEB_CLIENT_SCRIPT,
  WEB_CLIENT_SCRIPT_BROTLI,
  WEB_CLIENT_STYLE,
  WEB_CLIENT_STYLE_BROTLI,
  WEB_CLIENT_PLAIN_STYLE,
  WEB_CLIENT_PASSKEYS,
  WEB_CLIENT_EARLY_KEYS,
  WEB_CLIENT_EARLY_KEYS_HASH,
  WEB_CLIENT_MODULE_GZIP,
  WEB_CLIENT_MODULE_BROTLI,
};

struct web_client_file {
  const unsigned char *bytes;
  long count;
};

struct web_client_file web_client_file(enum web_client_name name);

/// Writes `bytes` to `target` in the format of gzip and answers how many bytes that are; 0 when they do not fit.
long web_client_compress(const unsigned char *bytes, long count, unsigned char *target, long capacity);

#endif
