import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { chromiumFlags, chromiumPath } from '../chromium.js'

/** The page that mounts one story after another. */
export interface StoryPage {
  readonly page: Page
  readonly session: CDPSession
}

/** Starts a browser that reaches this machine only. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, '--hide-scrollbars', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
}

/** Opens the page of `buildStoryPage`. */
export async function openStoryPage(browser: Browser, address: string): Promise<StoryPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-US',
    timezoneId: 'Europe/Zurich',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date('2026-03-02T09:00:00Z'))
  await page.goto(address)
  await page.waitForFunction(() => 'visualPage' in globalThis)
  return { page, session: await context.newCDPSession(page) }
}
