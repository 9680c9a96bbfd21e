import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toFontFacesPath } from './separateFontFaces.ts'

const folder = join(import.meta.dirname, '../dist/client/assets/static')

describe('the stylesheets of the browser build', () => {
  it('repeat no font that documents contain', () => {
    const names = readdirSync(folder)
    const stylesheets = names.filter((name) => name.endsWith('.css') && !name.endsWith('.fonts.css'))
    const withFonts = stylesheets.filter((name) => names.includes(toFontFacesPath(name)))
    expect(withFonts).not.toEqual([])
    for (const name of withFonts) {
      expect(readFileSync(join(folder, name), 'utf8')).not.toContain('@font-face')
      expect(readFileSync(join(folder, toFontFacesPath(name)), 'utf8')).toMatch(/^(?:@font-face\s*\{[^}]*\})+$/)
    }
  })
})
