-- Visits for wrk, one after the other, from a file with a line each: path, cookie, languages and encodings,
-- with tabs between them.
local requests = {}
local sent = 0

function init()
  for line in io.lines(os.getenv("VISITS")) do
    local path, cookie, languages, encodings = line:match("^(.-)\t(.-)\t(.-)\t(.*)$")
    table.insert(requests, wrk.format("GET", path, {
      ["cookie"] = cookie,
      ["accept-language"] = languages,
      ["accept-encoding"] = encodings,
    }))
  end
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end
