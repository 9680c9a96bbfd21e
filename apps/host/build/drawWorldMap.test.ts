import { expect, it } from 'vitest'
import { toMapPoint } from '../request/worldMap.ts'
import { drawWorldMap } from './drawWorldMap.ts'

it('the map of the contacts page is the drawing of its data (CONTACT-03)', async () => {
  await expect(drawWorldMap()).toMatchFileSnapshot('../public/world.svg')
})

it('places a location on the map by its coordinates, and leaves out what is not on it (CONTACT-03)', () => {
  expect(toMapPoint(47.05, 8.31)).toEqual({ x: 71.3, y: 10.8 })
  expect(toMapPoint(-75, 0)).toBeNull()
})
