import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHideTimer } from './createHideTimer.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a floating flash message', () => {
  it('hides after 7000 ms, not before (FLASH-01)', () => {
    const hide = vi.fn<() => void>()
    createHideTimer(7000).start(hide)
    vi.advanceTimersByTime(6999)
    expect(hide).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hide).toHaveBeenCalledOnce()
  })

  it('pauses and resumes with the remaining time', () => {
    const hide = vi.fn<() => void>()
    const timer = createHideTimer(7000)
    const hold = timer.start(hide)
    vi.advanceTimersByTime(5000)
    hold()
    vi.advanceTimersByTime(60_000)
    expect(hide).not.toHaveBeenCalled()
    timer.start(hide)
    vi.advanceTimersByTime(1999)
    expect(hide).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(hide).toHaveBeenCalledOnce()
  })

  it('without a duration never hides (FLASH-03)', () => {
    const hide = vi.fn<() => void>()
    createHideTimer(undefined).start(hide)
    vi.advanceTimersByTime(24 * 60 * 60 * 1000)
    expect(hide).not.toHaveBeenCalled()
  })
})
