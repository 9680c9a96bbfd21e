import { describe, expect, it } from 'vitest'
import { toPosition } from './toPosition.js'

const viewport = { width: 320, height: 600 }
const tip = { width: 100, height: 40 }
const anchor = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

describe('a tip', () => {
  it('stands centred above what it explains', () =>
    expect(toPosition(anchor(140, 300), tip, 'top', viewport)).toEqual({ left: 110, top: 252 }))
  it('goes below where there is no room above', () =>
    expect(toPosition(anchor(140, 10), tip, 'top', viewport).top).toBe(58))
  it('goes above where there is no room below', () =>
    expect(toPosition(anchor(140, 540), tip, 'bottom', viewport).top).toBe(492))
  it('stays inside the window on both sides', () => {
    expect(toPosition(anchor(0, 300), tip, 'top', viewport).left).toBe(8)
    expect(toPosition(anchor(280, 300), tip, 'top', viewport).left).toBe(212)
  })
})
