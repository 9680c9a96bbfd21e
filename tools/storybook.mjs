// npm run storybook: the style guide on port 6006. Runs on Node 24.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { toToolEnvironment } from './build.mjs'
import { root } from './root.mjs'

const child = spawn(
  process.execPath,
  [
    join(root, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'dev',
    '--port',
    '6006',
    '--no-open',
    '--ci',
    '--disable-telemetry',
  ],
  { cwd: root, env: { ...toToolEnvironment(), STORYBOOK_DISABLE_TELEMETRY: '1' }, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
