#include "CWebClient.h"

#include <zlib.h>

// The compiler reads the files themselves: nothing has to lie beside the program, and nothing is generated. As a Swift
// array, which `.embedInCode` makes of a file, they take ten seconds to compile; so they take a fiftieth of one.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char script[] = {
#embed "Bundle/platen.js"
};
static const unsigned char script_brotli[] = {
#embed "Bundle/platen.js.br"
};
static const unsigned char style[] = {
#embed "Bundle/platen.css"
};
static const unsigned char style_brotli[] = {
#embed "Bundle/platen.css.br"
};
static const unsigned char plain_style[] = {
#embed "Bundle/plain.css"
};
static const unsigned char passkeys[] = {
#embed "Bundle/passkeys.js"
};
static const unsigned char early_keys[] = {
#embed "Bundle/early-keys.js"
};
static const unsigned char early_keys_hash[] = {
#embed "Bundle/early-keys.hash"
};
static const unsigned char module_gzip[] = {
#embed "Module/editing.wasm.gz"
};
static const unsigned char module_brotli[] = {
#embed "Module/editing.wasm.br"
};

struct web_client_file web_client_file(enum web_client_name name) {
  switch (name) {
  case WEB_CLIENT_SCRIPT: return (struct web_client_file){ script, sizeof script };
  case WEB_CLIENT_SCRIPT_BROTLI: return (struct web_client_file){ script_brotli, sizeof script_brotli };
  case WEB_CLIENT_STYLE: return (struct web_client_file){ style, sizeof style };
  case WEB_CLIENT_STYLE_BROTLI: return (struct web_client_file){ style_brotli, sizeof style_brotli };
  case WEB_CLIENT_PLAIN_STYLE: return (struct web_client_file){ plain_style, sizeof plain_style };
  case WEB_CLIENT_PASSKEYS: return (struct web_client_file){ passkeys, sizeof passkeys };
  case WEB_CLIENT_EARLY_KEYS: return (struct web_client_file){ early_keys, sizeof early_keys };
  case WEB_CLIENT_EARLY_KEYS_HASH: return (struct web_client_file){ early_keys_hash, sizeof early_keys_hash };
  case WEB_CLIENT_MODULE_GZIP: return (struct web_client_file){ module_gzip, sizeof module_gzip };
  case WEB_CLIENT_MODULE_BROTLI: return (struct web_client_file){ module_brotli, sizeof module_brotli };
  }
  return (struct web_client_file){ 0, 0 };
}

long web_client_compress(const unsigned char *bytes, long count, unsigned char *target, long capacity) {
  z_stream stream = {0};
  // The largest window, and the frame of gzip (RFC 1952).
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
  stream.next_in = (unsigned char *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = target;
  stream.avail_out = (uInt)capacity;
  int status = deflate(&stream, Z_FINISH);
  long written = (long)stream.total_out;
  deflateEnd(&stream);
  return status == Z_STREAM_END ? written : 0;
}
