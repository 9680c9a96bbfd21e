import { expect, it } from 'vitest'
import { toAddressKey } from './toAddressKey.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:DB8:0001:2:ffff:1:2:3', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the address %s has the key %s', (address, key) => {
  expect(toAddressKey(address)).toBe(key)
})
