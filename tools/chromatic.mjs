// npm run chromatic: uploads the stories to Chromatic if a project token is set. Without one,
// the visual comparison of `npm test` does it locally.
import { spawn } from 'node:child_process'
import { toToolEnvironment } from './build.mjs'
import { root } from './root.mjs'

const build = 'storybook build --output-dir storybook-static --disable-telemetry'

if (process.env.CHROMATIC_PROJECT_TOKEN) upload()
else console.log('CHROMATIC_PROJECT_TOKEN is not set, so nothing is sent to Chromatic.')

function upload() {
  const child = spawn('chromatic', ['--build-command', build, '--output-dir', 'storybook-static'], {
    cwd: root,
    env: toToolEnvironment(),
    stdio: 'inherit',
  })
  child.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}
