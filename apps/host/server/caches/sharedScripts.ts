/**
 * Scripts of the shared store; each runs as one step. Beside the entries there is one hash, `purges`: the generation
 * that all entries must belong to, the last change of content that was heard of, the last reset (`floor`), and for each
 * tag the change that purged it. An entry counts only in its generation and when no tag of it was purged after it was
 * asked for; so a purge writes one field per tag and need not know the entries. All of it lies in one hash: if the
 * server runs out of memory and evicts it, the generation is gone and with it every entry, never only the purges.
 */
const isPurged = `
local function isPurged(purges, tags, sequence)
  local floor = redis.call('HGET', purges, 'floor')
  if floor and tonumber(floor) > sequence then return true end
  local names = {}
  for tag in string.gmatch(tags, '[^\\n]+') do names[#names + 1] = 'tag ' .. tag end
  if #names == 0 then return false end
  for _, purged in ipairs(redis.call('HMGET', purges, unpack(names))) do
    if purged and tonumber(purged) > sequence then return true end
  end
  return false
end
`

/** KEYS entry, purges, index. ARGV now. Answers tags, fresh until, head and body, or nothing. */
export const findScript = `${isPurged}
local entry = redis.call('HMGET', KEYS[1], 'generation', 'sequence', 'tags', 'freshUntil', 'head', 'body')
if not entry[1] or redis.call('HGET', KEYS[2], 'generation') ~= entry[1] then return false end
if isPurged(KEYS[2], entry[3], tonumber(entry[2])) then return false end
redis.call('ZADD', KEYS[3], 'XX', ARGV[1], KEYS[1])
return { entry[3], entry[4], entry[5], entry[6] }
`

/** KEYS entry, purges, index. ARGV generation, sequence, tags, fresh until, head, body, life, now, most entries. */
export const keepScript = `${isPurged}
if redis.call('HGET', KEYS[2], 'generation') ~= ARGV[1] then return 0 end
if isPurged(KEYS[2], ARGV[3], tonumber(ARGV[2])) then return 0 end
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

/** KEYS purges. ARGV a new generation. Answers the generation, the last change and its position. */
export const openScript = `
redis.call('HSETNX', KEYS[1], 'generation', ARGV[1])
return redis.call('HMGET', KEYS[1], 'generation', 'sequence', 'position')
`

/** KEYS purges. ARGV generation of the host, sequence, position, tags. Answers 1, or 0 for another generation. */
export const purgeScript = `
if redis.call('HGET', KEYS[1], 'generation') ~= ARGV[1] then return 0 end
local sequence = tonumber(ARGV[2])
for index = 4, #ARGV do
  local tag = 'tag ' .. ARGV[index]
  local last = redis.call('HGET', KEYS[1], tag)
  if not last or tonumber(last) < sequence then redis.call('HSET', KEYS[1], tag, ARGV[2]) end
end
local last = redis.call('HGET', KEYS[1], 'sequence')
if not last or tonumber(last) < sequence then redis.call('HSET', KEYS[1], 'sequence', ARGV[2], 'position', ARGV[3]) end
return redis.call('HLEN', KEYS[1])
`

/** KEYS purges. ARGV new generation, sequence, position. Every entry is gone. */
export const resetScript = `
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'generation', ARGV[1])
if ARGV[2] ~= '' then redis.call('HSET', KEYS[1], 'floor', ARGV[2], 'sequence', ARGV[2], 'position', ARGV[3]) end
return 1
`
