// Finds the Chromium for tests and pictures, or fails with one sentence.
import { existsSync, readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'

const paths = [
  // The headless shell: the same engine without browser UI, which costs a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium: `CHROMIUM_PATH`, a system one, Playwright's own; on Debian as root its package is installed. */
export async function resolveChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH is "${wanted}", but there is no file.`)
    return wanted
  }
  const found = paths.find((path) => existsSync(path)) ?? (await resolvePlaywrights())
  if (found) return found
  if (isDebian() && process.getuid?.() === 0) {
    console.log('No Chromium found: installing the package chromium-headless-shell of the distribution …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    // Older Debian releases have one package.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], quiet)
      if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`
    }
  }
  throw new Error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its program file.')
}

async function resolvePlaywrights() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** True on Debian. */
export function isDebian() {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}
