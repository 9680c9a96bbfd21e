/**
 * Lua scripts of the shared cache; each runs atomically. Besides the entries there is one hash, `invalidations`: the
 * generation that all entries must belong to, the last content change (`sequence`, `cursor`), the last reset
 * (`resetAt`), and for each tag the change that invalidated it. An entry counts only in its generation and if none of
 * its tags was invalidated after it was requested. So an invalidation writes one field per tag and need not know the
 * entries. All of it is in one hash: if the server evicts it, the generation is gone and with it every entry, never
 * the invalidations alone.
 */
const isInvalidated = `
local function isInvalidated(invalidations, tags, sequence)
  local resetAt = redis.call('HGET', invalidations, 'resetAt')
  if resetAt and tonumber(resetAt) > sequence then return true end
  local names = {}
  for tag in string.gmatch(tags, '[^\\n]+') do names[#names + 1] = 'tag ' .. tag end
  if #names == 0 then return false end
  for _, changed in ipairs(redis.call('HMGET', invalidations, unpack(names))) do
    if changed and tonumber(changed) > sequence then return true end
  end
  return false
end
`

/** KEYS entry, invalidations, index. ARGV now. Returns tags, freshUntil, head and body, or nothing. */
export const getScript = `${isInvalidated}
local entry = redis.call('HMGET', KEYS[1], 'generation', 'sequence', 'tags', 'freshUntil', 'head', 'body')
if not entry[1] or redis.call('HGET', KEYS[2], 'generation') ~= entry[1] then return false end
if isInvalidated(KEYS[2], entry[3], tonumber(entry[2])) then return false end
redis.call('ZADD', KEYS[3], 'XX', ARGV[1], KEYS[1])
return { entry[3], entry[4], entry[5], entry[6] }
`

/** KEYS entry, invalidations, index. ARGV generation, sequence, tags, freshUntil, head, body, TTL, now, max entries. */
export const setScript = `${isInvalidated}
if redis.call('HGET', KEYS[2], 'generation') ~= ARGV[1] then return 0 end
if isInvalidated(KEYS[2], ARGV[3], tonumber(ARGV[2])) then return 0 end
redis.call('HSET', KEYS[1], 'generation', ARGV[1], 'sequence', ARGV[2], 'tags', ARGV[3], 'freshUntil', ARGV[4], 'head', ARGV[5], 'body', ARGV[6])
redis.call('PEXPIRE', KEYS[1], ARGV[7])
redis.call('ZADD', KEYS[3], ARGV[8], KEYS[1])
local over = redis.call('ZCARD', KEYS[3]) - tonumber(ARGV[9])
if over > 0 then
  for _, old in ipairs(redis.call('ZRANGE', KEYS[3], 0, over - 1)) do
    redis.call('DEL', old)
    redis.call('ZREM', KEYS[3], old)
  end
end
return 1
`

/** KEYS invalidations. ARGV a new generation. Returns the generation, the last change and its cursor. */
export const openScript = `
redis.call('HSETNX', KEYS[1], 'generation', ARGV[1])
return redis.call('HMGET', KEYS[1], 'generation', 'sequence', 'cursor')
`

/** KEYS invalidations. ARGV the host's generation, sequence, cursor, tags. Returns its size, 0 for another generation. */
export const invalidateScript = `
if redis.call('HGET', KEYS[1], 'generation') ~= ARGV[1] then return 0 end
local sequence = tonumber(ARGV[2])
for index = 4, #ARGV do
  local tag = 'tag ' .. ARGV[index]
  local last = redis.call('HGET', KEYS[1], tag)
  if not last or tonumber(last) < sequence then redis.call('HSET', KEYS[1], tag, ARGV[2]) end
end
local last = redis.call('HGET', KEYS[1], 'sequence')
if not last or tonumber(last) < sequence then redis.call('HSET', KEYS[1], 'sequence', ARGV[2], 'cursor', ARGV[3]) end
return redis.call('HLEN', KEYS[1])
`

/** KEYS invalidations. ARGV new generation, sequence, cursor. Every entry is gone afterwards. */
export const resetScript = `
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'generation', ARGV[1])
if ARGV[2] ~= '' then redis.call('HSET', KEYS[1], 'resetAt', ARGV[2], 'sequence', ARGV[2], 'cursor', ARGV[3]) end
return 1
`
