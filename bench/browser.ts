import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import CDP from 'chrome-remote-interface'

/** Starts Chromium; `executablePath` is its program. */
export async function startBrowser(executablePath: string): Promise<BenchBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'kudex-bench-chromium-'))
  const child = spawn(
    executablePath,
    ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const client = await CDP({ target: await readAddress(child), local: true })
  return new BenchBrowser(client, child, profile)
}

/**
 * A browser as visitors have it. Playwright enables the inspector of scripts in every page; with it V8 computes source
 * positions for each error that a script creates, 13 of the 19 ms in which React is evaluated. Here that inspector
 * stays off.
 */
export class BenchBrowser {
  private readonly client: CDP.Client
  private readonly child: ChildProcess
  private readonly profile: string

  constructor(client: CDP.Client, child: ChildProcess, profile: string) {
    this.client = client
    this.child = child
    this.profile = profile
  }

  /** Opens an empty page with storage and an HTTP cache of its own. Its processor is `slowdown` times slower. */
  async openPage(view: View, slowdown: number): Promise<BenchPage> {
    const { browserContextId } = await this.client.send('Target.createBrowserContext')
    const { targetId } = await this.client.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await this.client.send('Target.attachToTarget', { targetId, flatten: true })
    const page = new BenchPage(this.client, sessionId, browserContextId)
    await page.send('Page.enable')
    await page.send('Network.enable')
    await page.send('Emulation.setDeviceMetricsOverride', { ...view, mobile: false })
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return page
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit')
    await this.client.send('Browser.close')
    await ended
    rmSync(this.profile, { recursive: true, force: true })
  }
}

export interface View {
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: number
}

type Commands = Parameters<CDP.Client['send']>[0]

export class BenchPage {
  private readonly client: CDP.Client
  private readonly sessionId: string
  private readonly browserContextId: string

  constructor(client: CDP.Client, sessionId: string, browserContextId: string) {
    this.client = client
    this.sessionId = sessionId
    this.browserContextId = browserContextId
  }

  /** Sends a command of the DevTools protocol to the page. */
  async send(command: Commands, parameters: object = {}): Promise<unknown> {
    return this.client.send(command, parameters, this.sessionId)
  }

  /** Navigates and waits for the `load` event. */
  async goto(url: string): Promise<void> {
    const loaded = new Promise((resolve) => this.client.on(`Page.loadEventFired.${this.sessionId}`, resolve))
    await this.send('Page.navigate', { url })
    await loaded
  }

  /** Runs a function in the page and returns its result; it sees its argument only, both are JSON. */
  async evaluate<Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    const expression = `(${run.toString()})(${JSON.stringify(argument)})`
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as Evaluation
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as Result
  }

  /** Runs a function in each new document before its scripts. */
  async runBeforeScripts(run: () => void): Promise<void> {
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${run.toString()})()` })
  }

  async moveMouse(at: Point): Promise<void> {
    await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  }

  async click(at: Point): Promise<void> {
    const button = { ...at, button: 'left', clickCount: 1 }
    await this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    await this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
  }

  async close(): Promise<void> {
    await this.client.send('Target.disposeBrowserContext', { browserContextId: this.browserContextId })
  }
}

/** CSS pixels from the top left of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Evaluation {
  readonly result: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}

/** Chromium prints the address of its protocol once it listens. */
async function readAddress({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Chromium has no output')
  for await (const line of createInterface(stderr)) {
    const address = /ws:\/\/\S+/.exec(line)?.[0]
    if (address) {
      stderr.resume()
      return address
    }
  }
  throw new Error('Chromium ended before it listened; CHROMIUM_PATH names its program')
}
