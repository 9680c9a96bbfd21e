// Provides a Valkey or Redis for the tests of the shared cache; without one they are reported as skipped.
import { spawnSync } from 'node:child_process'
import { isDebian } from './chromium.mjs'

/** Uses `TEST_CACHE_URL` or a system server; on Debian as root it installs the distribution's package. */
export function installCacheServer() {
  if (process.env.TEST_CACHE_URL || hasProgram('valkey-server') || hasProgram('redis-server')) return
  if (!isDebian() || process.getuid?.() !== 0) return
  console.log('No Valkey or Redis found: installing the package redis-server of the distribution …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const quiet = { stdio: 'ignore', env: environment }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], quiet)
}

function hasProgram(name) {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0
}
