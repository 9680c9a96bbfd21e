import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { toSharedTheme } from '../../../foundations/tokens/toTheme.js'

it('shows each duration and easing with its value', () => {
  const page = readFileSync(join(import.meta.dirname, 'Motion.mdx'), 'utf8')
  const { duration, easing } = toSharedTheme()
  for (const [name, value] of Object.entries(duration))
    expect(page).toContain(`\`duration.${name}\`, ${value.replace('ms', ' ms')}`)
  for (const [name, value] of Object.entries(easing)) expect(page).toContain(`\`easing.${name}\`, ${value}`)
})
