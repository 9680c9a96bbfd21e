import { describe, expect, it } from 'vitest'
import { placeLabels } from './placeLabels.js'

const anchors = (...labels: Parameters<typeof placeLabels>[0]) => placeLabels(labels).map(({ anchor }) => anchor)

describe('the names of towns', () => {
  it('are on the right of their points where there is space', () => {
    expect(anchors({ text: 'El Paso', x: 0.2, y: 0.5 })).toEqual(['start'])
  })

  it('are on the left at the right edge, which they never cross', () => {
    expect(anchors({ text: 'Charlotte', x: 0.95, y: 0.5 })).toEqual(['end'])
  })

  it('cover neither other points nor other names', () => {
    const [greenville, charlotte] = placeLabels([
      { text: 'Greenville', x: 0.8, y: 0.5 },
      { text: 'Charlotte', x: 0.84, y: 0.49 },
    ])
    expect(greenville).toMatchObject({ anchor: 'end', dy: '0.35em' })
    expect(charlotte?.dy).not.toBe('0.35em')
  })

  it('are beside their points if no place is free', () => {
    expect(anchors({ text: 'A name that is longer than the map is wide on a phone', x: 0.5, y: 0.5 })).toEqual([
      'start',
    ])
  })
})
