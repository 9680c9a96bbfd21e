import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Makes a file or folder once per run. The first test file that needs it makes it, at a path of its own that is renamed
 * when it is complete; the others wait.
 */
export async function makeOnce(path: string, make: (path: string) => Promise<void>): Promise<void> {
  const making = `${path}.making`
  while (!existsSync(path)) {
    if (claim(making)) {
      try {
        if (existsSync(path)) return
        await make(`${path}.partial`)
        renameSync(`${path}.partial`, path)
      } finally {
        rmdirSync(making)
      }
    } else await pause(20)
  }
}

function claim(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
