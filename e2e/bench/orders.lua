-- Orders for wrk: each with a key of its own that begins with the time, as the checkout's do, from one of
-- 200 addresses, since a benchmark is many customers and the limit per address is 100 orders a second.
local body = os.getenv("ORDER")
local customers = 200
local started = os.time() * 1000
local sent = 0

-- Assumes at most 8 a millisecond: keys only have to ascend.
function request()
  sent = sent + 1
  return wrk.format("POST", "/api/orders", {
    ["content-type"] = "application/json",
    ["idempotency-key"] = string.format("%x-%08x-4000-8000-%012x", started + sent / 8, math.random(0, 2 ^ 31 - 1), sent),
    ["x-forwarded-for"] = "203.0.113." .. sent % customers,
  }, body)
end

function init()
  math.randomseed(os.time())
end
