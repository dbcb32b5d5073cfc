-- Visits for wrk, one after the other, from a file with a line each: path, cookie, languages and encodings,
-- with tabs between them. The connections begin within a second: Node accepts one connection a turn, so that
-- all at once would measure how long the last waits for that. Then each rests for PAUSE_MS on average before
-- each of its visits.
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

local connections = tonumber(os.getenv("CONNECTIONS"))
local pause = tonumber(os.getenv("PAUSE_MS"))
local begun = 0

function delay()
  if begun < connections then
    begun = begun + 1
    return math.random(0, 1000)
  end
  return math.random(0, 2 * pause)
end
