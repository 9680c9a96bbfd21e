import { describe, expect, it } from 'vitest'
import { toPageWindow } from './toPageWindow.js'

describe('the pages a list links to', () => {
  it('are all of a few', () => expect(toPageWindow(2, 3)).toEqual([1, 2, 3]))
  it('leave out what is far', () => expect(toPageWindow(6, 12)).toEqual([1, undefined, 5, 6, 7, undefined, 12]))
  it('leave out no single page', () => expect(toPageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]))
  it('are complete at both ends', () => {
    expect(toPageWindow(1, 9)).toEqual([1, 2, undefined, 9])
    expect(toPageWindow(9, 9)).toEqual([1, undefined, 8, 9])
  })
})
