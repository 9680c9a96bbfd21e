// Sees to it that the tests of the shared cache find a Valkey or Redis; without one they are skipped and say so.
import { spawnSync } from 'node:child_process'
import { isDebian } from './chromium.mjs'

/** A server of `TEST_CACHE_URL` or of the system will do; on Debian as root the distribution's package is installed. */
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
