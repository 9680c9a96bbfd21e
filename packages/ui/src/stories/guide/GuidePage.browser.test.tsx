import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import '../../index.js'
import { brandTokens } from '../../foundations/tokens/brands.js'
import { Guide as Foundations } from './pages/foundations.js'
import { Guide } from './pages/inputs.js'
import { Guide as Modules } from './pages/modules.js'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

describe('a style guide page with many stories', () => {
  it('does not scroll or move focus on hydration, and is usable (ROUTE-46)', async () => {
    const page = document.createElement('div')
    document.body.append(page)
    root = createRoot(page)
    root.render(<Guide path="/style-guide/inputs" scope={{ brand: 'kudex', scheme: 'light', direction: 'ltr' }} />)
    await expect.poll(() => page.querySelectorAll('.guide-stage').length).toBeGreaterThan(50)
    await expect.poll(() => page.querySelectorAll('[inert]').length).toBe(0)
    expect(page.querySelector('[role="alert"]')).not.toBeNull()
    expect(document.activeElement).toBe(document.body)
    expect(window.scrollY).toBe(0)
  })
})

describe('the colours of the style guide', () => {
  it.each([
    ['dark', ['dark']],
    ['system', ['light', 'dark']],
  ] as const)('shows the values of the selected brand in the scheme “%s”', async (scheme, schemes) => {
    const page = document.createElement('div')
    document.body.append(page)
    root = createRoot(page)
    root.render(<Foundations path="/style-guide" scope={{ brand: 'strivona', scheme, direction: 'ltr' }} />)
    const values = schemes.map((name) => brandTokens.strivona.scheme[name].color.signal.$value.hex).join(' · ')
    await expect.poll(() => page.textContent).toContain(`signal${values}`)
    const captions = [...page.querySelectorAll('caption')].map((caption) => caption.textContent)
    expect(captions).toEqual(schemes.map((name) => `strivona, ${name}`))
  })
})

describe('overlays', () => {
  it('open on request, in the selected brand and scheme', async () => {
    const page = document.createElement('div')
    document.body.append(page)
    root = createRoot(page)
    const scope = { brand: 'strivona', scheme: 'dark', direction: 'ltr' } as const
    root.render(<Modules path="/style-guide/modules" scope={scope} story="contact-panel-playground" />)
    await expect.poll(() => page.querySelector('.guide-stage:not([inert]) button')).not.toBeNull()
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    page.querySelector<HTMLButtonElement>('.guide-stage button')?.click()
    await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull()
    const scoped = document.querySelector('[role="dialog"]')?.closest<HTMLElement>('[data-brand]')
    expect(scoped?.dataset).toMatchObject({ brand: 'strivona', scheme: 'dark' })
  })
})
