import type { FloatingMessage } from '@kudex/ui'
import { describe, expect, it } from 'vitest'
import { withFlash } from './flashList.ts'

const add = (all: readonly FloatingMessage[], title: string, stays?: boolean) =>
  withFlash(all, { title, stays }, `${title} ${all.length}`)

describe('floating messages', () => {
  it('are listed in order, newest last (FLASH-01)', () => {
    expect(add(add([], 'Copied'), 'Sent').map(({ title }) => title)).toEqual(['Copied', 'Sent'])
  })

  it('replace one with the same title and restart its timer (FLASH-01)', () => {
    const first = add([], 'Copied')
    const again = add(add(first, 'Sent'), 'Copied')
    expect(again.map(({ title }) => title)).toEqual(['Sent', 'Copied'])
    expect(again[1]?.id).not.toBe(first[0]?.id)
  })

  it('are three at most: those that stay are removed last (FLASH-03)', () => {
    const full = add(add(add([], 'Failed', true), 'a'), 'b')
    expect(add(full, 'c').map(({ title }) => title)).toEqual(['Failed', 'b', 'c'])
    const staying = add(add(add([], '1', true), '2', true), '3', true)
    expect(add(staying, '4', true).map(({ title }) => title)).toEqual(['2', '3', '4'])
  })
})
