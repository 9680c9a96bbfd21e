import { expect, it, vi } from 'vitest'
import { createOpenRequest } from './createOpenRequest.ts'

it('notifies its subscribers, also of a request that came before them, once', () => {
  const { request, subscribe } = createOpenRequest()
  request()
  request()
  const early = vi.fn()
  const unsubscribe = subscribe(early)
  expect(early).toHaveBeenCalledTimes(1)
  const late = vi.fn()
  subscribe(late)
  expect(late).not.toHaveBeenCalled()
  request()
  expect([early, late].map((listener) => listener.mock.calls.length)).toEqual([2, 1])
  unsubscribe()
  request()
  expect(early).toHaveBeenCalledTimes(2)
})
