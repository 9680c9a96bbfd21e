// Starts the processes of the system and sees to it that they end together.
import { spawn } from 'node:child_process'

/**
 * The processes of one start. When one ends by itself the others are stopped and the start fails; `stop` ends them in
 * the reverse order, each with time to finish what it is at.
 */
export function createProcesses() {
  const running = new Set()
  let stopping = null
  let reportDeath
  const death = new Promise((resolve) => {
    reportDeath = resolve
  })
  // Whatever happens to this process, nothing stays behind.
  process.once('exit', () => running.forEach(({ child }) => child.kill('SIGKILL')))

  function start(name, command, parameters, options) {
    // A group of its own: Ctrl-C reaches this process alone, which then stops the others in order.
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
    const child = spawn(command, parameters, { stdio, detached: true, ...options })
    const entry = { name, child, isExpected: false, again: () => start(name, command, parameters, options) }
    // A process that took its ports says so; that an address answers would prove nothing about whose it is.
    const isReady = new Promise((resolve) => child.once('message', (message) => message === 'ready' && resolve()))
    entry.exited = new Promise((resolve) => {
      child.once('error', (error) => {
        reportDeath({ name, how: error.message })
        resolve()
      })
      child.once('exit', (code, signal) => {
        if (!stopping && !entry.isExpected)
          reportDeath({ name, how: signal ? `signal ${signal}` : `exit code ${code}` })
        running.delete(entry)
        resolve()
      })
    })
    running.add(entry)
    return isReady
  }

  return {
    /** Resolves with the name and the end of the first process that ended without being asked to. */
    death,
    /** Starts a process; resolves when it says that it is ready, which never happens when it ends before. */
    start,
    /** Ends a process and starts it again with the same command. */
    async restart(name) {
      const entry = [...running].find((candidate) => candidate.name === name)
      if (!entry || entry.isExpected || stopping) return
      entry.isExpected = true
      await stopOne(entry)
      if (!stopping) entry.again()
    },
    stop() {
      stopping ??= stopAll(running)
      return stopping
    },
  }
}

/**
 * Waits until an address answers as it should; gives up when the signal says so. What keeps it waiting longer than
 * `patience` milliseconds is told by `report`, then every half minute: the answer so far, or none.
 */
export async function waitForAnswer(url, isGood, signal, { report = () => {}, patience = 5_000 } = {}) {
  let reportAt = Date.now() + patience
  while (!signal.aborted) {
    let latest
    try {
      const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]) })
      if (isGood(response)) return await response.body?.cancel()
      latest = await response.text()
    } catch {
      // Not there yet.
    }
    if (Date.now() >= reportAt && !signal.aborted) {
      report(latest)
      reportAt = Date.now() + 30_000
    }
    await pause(50, signal)
  }
}

async function stopAll(running) {
  for (const entry of [...running].toReversed()) await stopOne(entry)
}

async function stopOne({ child, exited }) {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  await exited
  clearTimeout(timer)
}

/** Milliseconds for a process to finish; longer than it gives its own last request. */
const patience = 15_000

function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
