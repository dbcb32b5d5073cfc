# An example to copy: what differs between sites. `paddock.vcl` lies next to it.
vcl 4.1;

import directors;

# An instance that is asked to stop goes on answering for two seconds: the next probe sends all to the others.
probe ready {
  .url = "/api/health/ready";
  .interval = 1s;
  .timeout = 5s;
  .window = 2;
  .threshold = 2;
}

backend one {
  .host = "10.0.0.11";
  .port = "3000";
  .probe = ready;
}

backend two {
  .host = "10.0.0.12";
  .port = "3000";
  .probe = ready;
}

sub vcl_init {
  new instances = directors.round_robin();
  instances.add_backend(one);
  instances.add_backend(two);
}

sub site {
  set req.backend_hint = instances.backend();
  # The KEY in VARNISH_URLS.
  set req.http.site-key = "";
  # CZECH_HOSTS, if there are any.
  if (req.http.host ~ "(?i)^(lynx\.example|www\.lynx\.example)(:\d+)?$") {
    set req.http.host-language = "cs";
  }
}

include "paddock.vcl";
