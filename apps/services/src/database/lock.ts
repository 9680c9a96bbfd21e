import { linkSync, mkdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { StartError, toDataFolderError } from '@kudex/node-server/starting'

/**
 * Acquires the lock file of a data folder for this process and returns its release. Two processes on one embedded
 * database lose writes silently, so a second start fails at once and names the owner's process id. The lock of a process
 * that has ended (a kill, a power cut) is taken over.
 */
export function acquireLock(file: string, dataFolder: string): () => void {
  const own: LockOwner = { pid: process.pid, started: readProcessStart(process.pid) }
  for (let attempt = 0; attempt < 20; attempt++) {
    if (tryToCreate(file, own, dataFolder)) return () => releaseLock(file, own)
    const owner = readLock(file)
    if (owner === null) continue
    if (isAlive(owner)) {
      throw new StartError(
        `The data folder ${dataFolder} is in use by the process ${owner.pid}. Stop that process first, or set KUDEX_DATA_DIR to another folder.`,
      )
    }
    removeStale(file, owner)
  }
  throw new StartError(
    `The lock ${file} could not be acquired: several processes are starting on the folder ${dataFolder}.`,
  )
}

interface LockOwner {
  readonly pid: number
  /** Distinguishes processes with the same pid (a restarted container); empty if unknown. */
  readonly started: string
}

/** Linking a written file is atomic: the lock never appears without its content. */
function tryToCreate(file: string, own: LockOwner, dataFolder: string): boolean {
  const draft = `${file}.${own.pid}`
  try {
    writeFileSync(draft, JSON.stringify(own))
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw toDataFolderError(error, dataFolder)
  } finally {
    rmSync(draft, { force: true })
  }
}

function readLock(file: string): LockOwner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const isOwner = typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
    if (!isOwner) return unreadable
    return { pid: Number(value.pid), started: 'started' in value ? String(value.started) : '' }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    return unreadable
  }
}

/** Owner of a damaged lock: no process has pid 0. */
const unreadable: LockOwner = { pid: 0, started: '' }

function isAlive(owner: LockOwner): boolean {
  if (owner.pid <= 0) return false
  const started = readProcessStart(owner.pid)
  if (started !== '' && owner.started !== '') return started === owner.started
  // Same pid, but not written by this process: an earlier process after a reboot.
  if (owner.pid === process.pid) return false
  try {
    process.kill(owner.pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** Boot id and start tick of a process on Linux; empty elsewhere and after its end. A zombie counts as ended. */
function readProcessStart(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : `${boot}/${fields[19] ?? ''}`
  } catch {
    return ''
  }
}

/** One process at a time removes a stale lock; two could remove each other's new lock. */
function removeStale(file: string, stale: LockOwner): void {
  const guard = `${file}.takeover`
  try {
    mkdirSync(guard)
  } catch {
    removeOldGuard(guard)
    return
  }
  try {
    const current = readLock(file)
    if (current?.pid === stale.pid && current.started === stale.started) rmSync(file, { force: true })
  } finally {
    rmdirSync(guard)
  }
}

function removeOldGuard(guard: string): void {
  const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > 5_000) rmSync(guard, { recursive: true, force: true })
}

function releaseLock(file: string, own: LockOwner): void {
  const owner = readLock(file)
  if (owner?.pid === own.pid && owner.started === own.started) rmSync(file, { force: true })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
