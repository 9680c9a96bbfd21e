import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartError } from '../startError.ts'

/** Makes the folder of the host's stores; one that cannot be written stops the start in the operator's words. */
export async function takeFolder(folder: string, dataDirectory: string): Promise<void> {
  try {
    await makeFolder(resolve(folder))
    await access(folder, constants.W_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartError(
      `The data folder ${dataDirectory} cannot be written (${code}). Set KUDEX_DATA_DIR to a folder that can be written.`,
    )
  }
}

/** One folder after the other: Node's own recursive way never ends below `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another host made it meanwhile.
    if (error.code !== 'EEXIST') throw error
  })
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? path === dirname(path)
}
