import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemoFolder } from '../system/demoFolder.ts'
import { startKudex } from '../system/kudexProcess.ts'
import { expect, test } from '../system/test.ts'

const ports = { host: 3282, services: 4282, admin: 3283 }
const origin = `http://localhost:${ports.host}`

test('npm run dev hydrates pages: a click navigates in the browser without errors', async ({ page }) => {
  test.setTimeout(180_000)
  const dataFolder = mkdtempSync(join(tmpdir(), 'kudex-development-'))
  copyDemoFolder(dataFolder)
  const kudex = await startKudex({ dataFolder, ports, kind: 'dev', environment: { PUBLIC_ORIGINS: origin } })
  try {
    await page.goto(`${origin}/en`)
    // On the first visit Vite may find dependencies to bundle and reload the page.
    await page.waitForLoadState('networkidle')
    await page.goto(`${origin}/en`)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const target = page.getByRole('contentinfo').getByRole('link', { name: 'Sustainability' })
    await expect(async () => {
      await target.click()
      await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible({ timeout: 2_000 })
      await expect(page).toHaveURL(`${origin}/en/about/sustainability`, { timeout: 2_000 })
    }).toPass()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  } finally {
    // Idle requests must not reach a system that has stopped.
    await page.goto('about:blank')
    expect(await kudex.stop()).toBe(0)
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
