// npm run bench: builds what is stale, then the limits with the same bundler, then measures. Runs on Node 24.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWhatIsStale, toToolEnvironment } from './build.mjs'
import { resolveChromium } from './chromium.mjs'
import { root } from './root.mjs'

const env = { ...toToolEnvironment(), CHROMIUM_PATH: await resolveChromium() }
const run = (command, parameters, cwd) =>
  spawnSync(command, parameters, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1

await buildWhatIsStale(new AbortController().signal)
const bench = join(root, 'bench')
const vite = join(bench, 'node_modules', 'vite', 'bin', 'vite.js')
const services = join(root, 'apps', 'services')
const ui = join(root, 'packages', 'ui')
process.exitCode =
  run(process.execPath, [join(ui, 'bench/components.ts')], ui) ||
  run(process.execPath, [vite, 'build', 'limits'], bench) ||
  run(process.execPath, [vite, 'build', 'limits/start'], bench) ||
  run(process.execPath, [join(bench, 'run.ts')], bench) ||
  run(process.execPath, [join(services, 'bench/catalogue.ts')], services) ||
  run(process.execPath, [join(services, 'bench/tickets.ts')], services) ||
  run(process.execPath, [join(services, 'bench/editor.ts')], services)
