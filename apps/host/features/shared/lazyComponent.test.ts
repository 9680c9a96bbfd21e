import { afterEach, expect, it, vi } from 'vitest'
import { loadPatiently } from './lazyComponent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('loads code that could not be loaded while the browser was offline', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: false })
  const failure = new Error('offline')
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  load.mockResolvedValue('code')
  const loading = loadPatiently(load)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await loading).toBe('code')
  expect(load).toHaveBeenCalledTimes(3)
})

it('fails for code that is missing online, so that the page reloads (ERR-06)', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(loadPatiently(() => Promise.reject(new Error('missing')))).rejects.toThrow('missing')
})
