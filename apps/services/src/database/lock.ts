import { linkSync, mkdirSync, readFileSync, rmSync, rmdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { StartError } from './database.types.ts'

/**
 * Takes the lock file of a data folder for this process and answers how to give it back. Two processes on
 * one embedded database lose writes silently, so a second start fails at once and names the holder; the
 * lock of a process that is gone (a kill, a power cut) is taken over.
 */
export function acquireLock(file: string, dataFolder: string): () => void {
  const own: LockHolder = { pid: process.pid, started: readProcessStart(process.pid) }
  for (let attempt = 0; attempt < 20; attempt++) {
    if (tryToCreate(file, own)) return () => releaseLock(file, own)
    const holder = readHolder(file)
    if (holder === null) continue
    if (isAlive(holder)) {
      throw new StartError(
        `The data folder ${dataFolder} is in use by the process ${holder.pid}. Stop that process first, or set KUDEX_DATA_DIR to another folder.`,
      )
    }
    removeStale(file, holder)
  }
  throw new StartError(
    `The lock ${file} could not be taken: several processes are starting on the folder ${dataFolder}.`,
  )
}

interface LockHolder {
  readonly pid: number
  /** Tells two processes of one number apart (a container starts again at the same pid); empty where unknown. */
  readonly started: string
}

/** The file appears with its content at once: a link to a written file is atomic, a write is not. */
function tryToCreate(file: string, own: LockHolder): boolean {
  const draft = `${file}.${own.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

function readHolder(file: string): LockHolder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const isHolder = typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
    if (!isHolder) return unreadable
    return { pid: Number(value.pid), started: 'started' in value ? String(value.started) : '' }
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    return unreadable
  }
}

/** A damaged lock names nobody, and pid 0 is nobody's. */
const unreadable: LockHolder = { pid: 0, started: '' }

function isAlive(holder: LockHolder): boolean {
  if (holder.pid <= 0) return false
  const started = readProcessStart(holder.pid)
  if (started !== '' && holder.started !== '') return started === holder.started
  // A lock of our own number that we did not write is an earlier process's.
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/**
 * Boot and start tick of a process on Linux, empty elsewhere or when it is gone. One that was killed and that its parent
 * has not taken note of (a zombie) is listed still, but holds nothing.
 */
function readProcessStart(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : `${boot}/${fields[19] ?? ''}`
  } catch {
    return ''
  }
}

/** One process at a time removes a stale lock, or two would remove each other's fresh one. */
function removeStale(file: string, stale: LockHolder): void {
  const guard = `${file}.takeover`
  try {
    mkdirSync(guard)
  } catch {
    removeOldGuard(guard)
    return
  }
  try {
    const current = readHolder(file)
    if (current?.pid === stale.pid && current.started === stale.started) rmSync(file, { force: true })
  } finally {
    rmdirSync(guard)
  }
}

function removeOldGuard(guard: string): void {
  const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  if (age > 5_000) rmSync(guard, { recursive: true, force: true })
}

function releaseLock(file: string, own: LockHolder): void {
  const holder = readHolder(file)
  if (holder?.pid === own.pid && holder.started === own.started) rmSync(file, { force: true })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
