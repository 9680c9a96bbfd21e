import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Logo } from '@kudex/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resolveBrandTokens, siteBrands } from '../../../brands/siteBrands.ts'
import { resolveBrandIcon } from './resolveBrandIcon.ts'

const tokensFolder = dirname(fileURLToPath(import.meta.resolve('@kudex/ui/tokens/kudex.light.json')))
const packaged = readdirSync(tokensFolder).flatMap((file) => /^(.*)\.light\.json$/.exec(file)?.[1] ?? [])
const brands = [...packaged, ...Object.keys(siteBrands)]

describe('the icon of a brand', () => {
  it.each(brands)('%s is the sign of its logo in its colours', (brand) => {
    const icon = readFileSync(join(import.meta.dirname, '../../../public', resolveBrandIcon(brand)), 'utf8')
    const outlines = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
    expect(outlines(icon)).toEqual(outlines(renderToStaticMarkup(<Logo brand={brand} name="" />)))
    const color = resolveBrandTokens(brand)?.scheme.light.color
    expect([...icon.matchAll(/fill="([^"]+)"/g)].map((match) => match[1])).toEqual([
      color?.ink.$value.hex,
      color?.signal.$value.hex,
    ])
  })

  it('exists for every brand', () => {
    expect(brands).toContain('strivona')
  })
})
