# Keeps pages and public answers of the API; included by site.vcl. Needs Varnish 7 and varnish-modules.
#
# Kept is only what the server gave keys: `surrogate-key` names what an answer is made of, and
# `content-location` its only address. Everything else passes through and is never kept.

import std;
import var;
import xkey;

sub vcl_init {
  var.global_set("purge", "none");
}

sub vcl_recv {
  unset req.http.site-key;
  unset req.http.host-language;
  call site;

  if (req.method == "PURGE") {
    # Without a key nobody purges.
    if (req.http.site-key !~ "^.{16}" || req.http.purge-key != req.http.site-key) {
      return (synth(403));
    }
    # First: what is on its way here may be older than the change. See vcl_backend_response.
    var.global_set("purge", req.xid);
    return (synth(200, "Purged " + xkey.purge(req.http.surrogate-key)));
  }
  unset req.http.site-key;

  # Nobody's own answers are looked up. Files are kept by browsers, for a year.
  if ((req.method != "GET" && req.method != "HEAD")
    || req.http.authorization
    || req.http.x-preview
    || req.http.origin
    || req.http.cookie ~ "invoice_session="
    # What became of a form: ANSWERED of api/modules/site/answeredForms.ts.
    || req.http.cookie ~ "answered="
    || req.url ~ "[?&]preview="
    || req.url ~ "(?i)^/(admin|assets|uploads|order|set-password)(/|\?|$)"
    || req.url ~ "(?i)^/api/(auth|live|order-pages|orders/admin)(/|\?|$)"
    # Not what the replacements below are for.
    || req.url ~ "^[^?]*&") {
    return (pass);
  }

  # One spelling of each request. Nothing else of it reaches the server, so that an answer can't depend
  # on more than its key here: address, language, encoding.
  std.collect(req.http.cookie, "; ");
  if (req.url ~ "^/api/") {
    # Parameters that only bypass caches: CACHE_BUSTERS of the contract.
    set req.url = regsuball(req.url, "(?<=[?&])(?:_|_t|t|timestamp|cacheBuster)(?:=[^&]*)?(?:&|$)", "");
    if (req.http.accept-language ~ "(?i)^\s*cs\b") {
      set req.http.accept-language = "cs";
    } else {
      set req.http.accept-language = "en";
    }
    unset req.http.cookie;
  } else {
    # Parameters that no page reads: all but PAGE_PARAMETERS of the contract.
    set req.url = regsuball(req.url, "(?<=[?&])(?!(?:category|lang|page|sort|tag|type|version)=)[^&]*(?:&|$)", "");
    # The cookie, then the host; `?lang=` is part of the address.
    if (req.http.cookie ~ "(?:^|;\s*)language=(?:cs|en)(?:;|$)") {
      set req.http.accept-language = regsub(req.http.cookie, "^(?:|.*?;\s*)language=(cs|en)(?:;.*)?$", "\1");
    } elsif (req.http.host-language == "cs" || req.http.host ~ "(?i)\.cz(?::\d+)?$") {
      set req.http.accept-language = "cs";
    } else {
      set req.http.accept-language = "en";
    }
    set req.http.cookie = "language=" + req.http.accept-language;
  }
  set req.url = regsub(req.url, "[?&]+$", "");

  # Varnish itself would ask for gzip at best, and unpacks that for those who take neither.
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.encoding = "br";
  } else {
    set req.http.encoding = "gzip";
  }

  # While a server answers, nothing is served that is older than vcl_backend_response allows, but for the
  # seconds in which it is made anew; while none does, what there is.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10s;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.accept-language);
  hash_data(req.http.encoding);
  return (lookup);
}

sub vcl_backend_fetch {
  if (!bereq.uncacheable) {
    # Gone where it is asked again.
    if (bereq.http.encoding) {
      set bereq.http.accept-encoding = bereq.http.encoding;
    }
    var.set("purge", var.global_get("purge"));
  }
  unset bereq.http.encoding;
  unset bereq.http.host-language;
  # Exports, and live streams between two of their lines.
  set bereq.first_byte_timeout = 300s;
  set bereq.between_bytes_timeout = 300s;
  return (fetch);
}

sub vcl_backend_response {
  # Varnish ends with an assertion where this header counts records instead of bytes, as the lists of the
  # API do (https://github.com/varnishcache/varnish-cache/issues/4276).
  if (beresp.http.content-range && beresp.http.content-range !~ "^bytes ") {
    set beresp.http.list-range = beresp.http.content-range;
    unset beresp.http.content-range;
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  # What was asked for before the last purge may have been answered before the change: it is delivered,
  # but not kept.
  if (beresp.status == 200
    && beresp.http.surrogate-key
    && beresp.http.content-location == bereq.url
    && !beresp.http.set-cookie
    && var.get("purge") == var.global_get("purge")) {
    set beresp.http.xkey = beresp.http.surrogate-key;
    # The most that an answer is outdated, should a purge be lost; the server's own memory has the same.
    set beresp.ttl = 5m;
    set beresp.grace = 1h;
    # Language and encoding are in the key already. Browsers get the header as it was.
    set beresp.http.visitors-vary = beresp.http.vary;
    unset beresp.http.vary;
    unset beresp.http.x-request-id;
  } else {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    set beresp.uncacheable = true;
  }
  return (deliver);
}

sub vcl_backend_error {
  # An instance that went away: the next one is asked. But nothing that may have been done already.
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
  set beresp.http.content-type = "text/plain; charset=utf-8";
  set beresp.http.cache-control = "no-store";
  set beresp.http.retry-after = "10";
  set beresp.body = {"The server cannot answer right now. Please try again in a moment.
Server teď nemůže odpovědět. Zkuste to prosím za chvíli.
"};
  return (deliver);
}

sub vcl_deliver {
  if (resp.http.list-range) {
    set resp.http.content-range = resp.http.list-range;
  }
  unset resp.http.list-range;
  if (resp.http.visitors-vary) {
    set resp.http.vary = resp.http.visitors-vary;
  }
  unset resp.http.visitors-vary;
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.content-location;
  return (deliver);
}
