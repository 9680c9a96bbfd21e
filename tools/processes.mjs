// Supervises the processes of the system: they start in order and stop together.
import { spawn } from 'node:child_process'

/**
 * The processes of one start. When one ends by itself the others are stopped and the start fails; `stop` ends them in
 * reverse order and lets each finish its requests.
 */
export function createProcesses() {
  const running = new Set()
  let stopping = null
  let reportExit
  const unexpectedExit = new Promise((resolve) => {
    reportExit = resolve
  })
  // No child survives this process.
  process.once('exit', () => running.forEach(({ child }) => child.kill('SIGKILL')))

  function start(name, command, parameters, options) {
    const { after, ...spawnOptions } = options
    // A separate process group: Ctrl-C reaches only this process, which stops the others in order.
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
    const child = spawn(command, parameters, { stdio, detached: true, ...spawnOptions })
    const entry = { name, child, isExpected: false, startAgain: () => start(name, command, parameters, options) }
    // The process reports readiness itself: a response on its port could come from another process.
    const isReady = new Promise((resolve) => child.once('message', (message) => message === 'ready' && resolve()))
    entry.exited = new Promise((resolve) => {
      child.once('error', (error) => {
        reportExit({ name, how: error.message })
        resolve()
      })
      child.once('exit', (code, signal) => {
        if (!stopping && !entry.isExpected) reportExit({ name, how: signal ? `signal ${signal}` : `exit code ${code}` })
        running.delete(entry)
        resolve()
      })
    })
    running.add(entry)
    void after?.then(() => child.connected && child.send('start'))
    return isReady
  }

  return {
    /** Resolves with the first process that ends unexpectedly and its exit. */
    unexpectedExit,
    /**
     * Starts a process; resolves when it reports that it is ready, and never if it ends before that. With `after` it is
     * told to go on, by a message, once that promise has resolved: until then it loads its code.
     */
    start,
    /** Restarts a process with the same command. */
    async restart(name) {
      const entry = [...running].find((candidate) => candidate.name === name)
      if (!entry || entry.isExpected || stopping) return
      entry.isExpected = true
      await stopOne(entry)
      if (!stopping) entry.startAgain()
    },
    stop() {
      stopping ??= stopAll(running)
      return stopping
    },
  }
}

/**
 * The processes of a command that runs until it gets a signal or one of them ends by itself; both stop all of them and
 * end the command. `signal` aborts when that begins.
 */
export function superviseProcesses() {
  const ending = new AbortController()
  const processes = createProcesses()
  const end = async (exitCode) => {
    if (ending.signal.aborted) return
    ending.abort()
    await processes.stop()
    process.exit(exitCode)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void end(0))
  void processes.unexpectedExit.then(({ name, how }) => {
    if (!ending.signal.aborted) console.error(`The ${name} process ended (${how}); Kudex stops.`)
    return end(1)
  })
  return { ...processes, signal: ending.signal }
}

/**
 * Waits until an address responds as expected, or until the signal aborts. After `patience` milliseconds, and then every
 * half minute, `report` gets the latest response, or none.
 */
export async function waitForResponse(url, isGood, signal, { headers, report = () => {}, patience = 5_000 } = {}) {
  let reportAt = Date.now() + patience
  while (!signal.aborted) {
    let latest
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]) })
      latest = await response.text()
      if (isGood(response)) return
    } catch {
      // Not listening yet.
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

/** Milliseconds for a process to stop; longer than the timeout of its last request. */
const patience = 15_000

function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
