// Writes a migration for one service from its tables file:
//   pnpm --filter @kudex/services migration <service> <name>
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const [service, name] = process.argv.slice(2)
const tables = `src/${service}/tables.ts`
if (!service || !name || !existsSync(tables)) {
  console.error(
    'Usage: migration <service> <name>, where src/<service>/tables.ts exists. Example: migration content add-stories',
  )
  process.exit(1)
}
const options = [
  '--dialect',
  'postgresql',
  '--schema',
  tables,
  '--out',
  `src/database/migrations/${service}`,
  '--name',
  name,
]
const { status } = spawnSync('drizzle-kit', ['generate', ...options], { stdio: 'inherit' })
process.exit(status ?? 1)
