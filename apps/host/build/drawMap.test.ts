import { expect, it } from 'vitest'
import { maps, toMapPoint } from '../request/worldMap.ts'
import { drawMap } from './drawMap.ts'

it.each(maps)('the map $src of the contacts page is the drawing of its data (CONTACT-03)', async (map) => {
  await expect(drawMap(map)).toMatchFileSnapshot(`../public${map.src}`)
})

it('places a location on the map by its coordinates, and leaves out what is not on it (CONTACT-03)', () => {
  expect(toMapPoint(47.05, 8.31)).toEqual({ x: 71.3, y: 10.8 })
  expect(toMapPoint(-75, 0)).toBeNull()
})
