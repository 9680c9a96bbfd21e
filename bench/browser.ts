import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import CDP from 'chrome-remote-interface'

/**
 * A browser as visitors have it. Playwright enables the inspector of scripts in every page; with it V8 computes source
 * positions for each error that a script creates, 13 of the 19 ms in which React is evaluated. Here it stays off.
 */
export interface BenchBrowser {
  /** Opens an empty page with storage and an HTTP cache of its own. Its processor is `slowdown` times slower. */
  openPage(view: View, slowdown: number): Promise<BenchPage>
  close(): Promise<void>
}

export interface BenchPage {
  /** Sends a command of the DevTools protocol. */
  send(command: Command, parameters?: object): Promise<unknown>
  /** Navigates and waits for the `load` event. */
  goto(url: string): Promise<void>
  /** Runs a function in the page and returns its result. It sees its arguments only; both are JSON. Throws what it throws. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result>
  moveMouse(at: Point): Promise<void>
  click(at: Point): Promise<void>
  close(): Promise<void>
}

/** A window; CSS pixels. */
export interface View {
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: number
  /** True for phones, whose scroll bars take no space. */
  readonly mobile: boolean
}

/** CSS pixels from the top left of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

type Command = Parameters<CDP.Client['send']>[0]

/** Starts Chromium; `executablePath` is its program. */
export async function startBrowser(executablePath: string): Promise<BenchBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'kudex-bench-chromium-'))
  const child = spawn(
    executablePath,
    ['--no-sandbox', '--disable-gpu', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const client = await CDP({ target: await readAddress(child), local: true })
  return {
    async openPage(view, slowdown) {
      const { browserContextId } = await client.send('Target.createBrowserContext')
      // Of the size of the view, so that no page is laid out for the size of another window first.
      const { width, height } = view
      const window = { url: 'about:blank', width, height, browserContextId }
      const { targetId } = await client.send('Target.createTarget', window)
      const { sessionId } = await client.send('Target.attachToTarget', { targetId, flatten: true })
      const page = createPage(client, sessionId, browserContextId)
      await page.send('Page.enable')
      await page.send('Emulation.setDeviceMetricsOverride', view)
      await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return page
    },
    async close() {
      const ended = once(child, 'exit')
      await client.send('Browser.close')
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

function createPage(client: CDP.Client, sessionId: string, browserContextId: string): BenchPage {
  const send: BenchPage['send'] = (command, parameters = {}) => client.send(command, parameters, sessionId)
  return {
    send,
    async goto(url) {
      const loaded = new Promise((resolve) => client.on(`Page.loadEventFired.${sessionId}`, resolve))
      await send('Page.navigate', { url })
      await loaded
    },
    async evaluate<Arguments extends unknown[], Result>(
      run: (...given: Arguments) => Result | Promise<Result>,
      ...given: Arguments
    ) {
      const { result, exceptionDetails } = (await send('Runtime.evaluate', {
        expression: `(${run.toString()})(...${JSON.stringify(given)})`,
        awaitPromise: true,
        returnByValue: true,
      })) as Evaluation
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value as Result
    },
    async moveMouse(at) {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
    },
    async click(at) {
      const button = { ...at, button: 'left', clickCount: 1 }
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button })
    },
    async close() {
      await client.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
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
