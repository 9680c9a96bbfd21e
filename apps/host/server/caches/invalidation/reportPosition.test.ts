import { createLogger } from '@kudex/node-server/logging'
import { expect, it, vi } from 'vitest'
import { createPositionReporter } from './reportPosition.ts'

const log = createLogger({ level: 'none', process: 'test' })
const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp() {
  const calls: PromiseWithResolvers<void>[] = []
  const hostReports = {
    reportPosition: vi.fn((_hostId: string, _position: string) => {
      calls.push(Promise.withResolvers())
      return calls.at(-1)!.promise
    }),
    removeHost: vi.fn(async () => {}),
  }
  const reporter = createPositionReporter({ hostReports, hostId: 'web-1:3000', log })
  const positions = () => hostReports.reportPosition.mock.calls.map(([, position]) => position)
  return { reporter, hostReports, calls, positions }
}

it('positions are reported one at a time, the newest only', async () => {
  const { reporter, calls, positions } = setUp()
  for (const position of ['a-1', 'a-2', 'a-3']) reporter.report(position)
  expect(positions()).toEqual(['a-1'])
  calls[0]?.resolve()
  await settle()
  expect(positions()).toEqual(['a-1', 'a-3'])
})

it('a report that fails does not stop the next one', async () => {
  const { reporter, calls, positions } = setUp()
  reporter.report('a-1')
  calls[0]?.reject(new Error('down'))
  await settle()
  reporter.report('a-1')
  expect(positions()).toEqual(['a-1', 'a-1'])
})

it('a host that stops is removed, and reports nothing afterwards', async () => {
  const { reporter, hostReports, positions } = setUp()
  await reporter.stop()
  reporter.report('a-1')
  expect(hostReports.removeHost).toHaveBeenCalledOnce()
  expect(positions()).toEqual([])
})
