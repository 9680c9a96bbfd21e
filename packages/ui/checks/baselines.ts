import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from './chromium.js'

/** Screenshots depend on the browser build and the installed fonts; the folder name contains both. */
export const baselineKey = `${resolveBrowser()}-${resolveFonts()}`

/** Folder of the screenshots for this browser and these fonts. */
export const baselineFolder = fileURLToPath(new URL(`../screenshots/${baselineKey}`, import.meta.url))

/** Names of the screenshots that can be compared on this machine. */
export function listBaselines(): string[] {
  if (!existsSync(baselineFolder)) return []
  return readdirSync(baselineFolder).map((file) => file.replace(/\.png$/, ''))
}

function resolveBrowser(): string {
  const version = execFileSync(chromiumPath, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  // The headless shell renders text differently from the browser of the same version.
  return `${basename(chromiumPath)}-${/\d+(\.\d+)+/.exec(version)?.[0] ?? 'unknown'}`
}

function resolveFonts(): string {
  const fonts = execFileSync('fc-list', ['--format', '%{family}:%{style}:%{fontversion}\n'], { encoding: 'utf8' })
  return createHash('sha256').update(fonts.split('\n').toSorted().join('\n')).digest('hex').slice(0, 8)
}
