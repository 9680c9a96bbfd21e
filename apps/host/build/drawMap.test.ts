import { expect, it } from 'vitest'
import { findMap, maps, toMapPoint } from '../request/worldMap.ts'
import { drawMap } from './drawMap.ts'

it.each(maps)('the map $src is the drawing of its data (CONTACT-03)', async (map) => {
  await expect(drawMap(map)).toMatchFileSnapshot(`../public${map.src}`)
})

it('places a location on the map by its coordinates, and leaves out what is not on it (CONTACT-03)', () => {
  expect(toMapPoint(47.05, 8.31)).toEqual({ x: 71.3, y: 10.8 })
  expect(toMapPoint(-75, 0)).toBeNull()
})

it('shows places on the finest map that has all of them', () => {
  const [columbus, queretaro] = [
    { latitude: 39.96, longitude: -83 },
    { latitude: 20.59, longitude: -100.39 },
  ]
  expect(findMap([columbus, queretaro]).src).toBe('/north-america.svg')
  expect(findMap([columbus, { latitude: 48.14, longitude: 11.58 }]).src).toBe('/world.svg')
  expect(findMap([{ latitude: -75, longitude: 0 }]).src).toBe('/world.svg')
})
