import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { RequestContext } from '../../request/requestContext.types.ts'
import { allowInline } from '../headers/securityHeaders.ts'
import { inlineStyles } from './inlineStyles.ts'
import { parseStyles } from './styleRules.ts'

const names = { classes: new Set(['a', 'b']), brands: new Set(['kudex']) }

describe('the styles of a document', () => {
  it.each([
    ['rules of its classes', '.a{color:red}.c{color:blue}.b:hover{color:green}', '.a{color:red}.b:hover{color:green}'],
    [
      'rules without classes',
      ':root{--x:1}html{margin:0}*{box-sizing:border-box}',
      ':root{--x:1}html{margin:0}*{box-sizing:border-box}',
    ],
    ['one of several selectors', '.c,.a>p,.a .c{color:red}', '.a>p{color:red}'],
    [
      'no class that is negated or an alternative',
      '.a:not(.c):is(.d,.e:where(.f)){color:red}',
      '.a:not(.c):is(.d,.e:where(.f)){color:red}',
    ],
    [
      'groups that are not empty',
      '@media (width>1px){.a{color:red}.c{color:red}}@media print{.c{color:red}}',
      '@media (width>1px){.a{color:red}}',
    ],
    ['groups in groups', '@layer x{@supports (a:b){.a{color:red}}}', '@layer x{@supports (a:b){.a{color:red}}}'],
    ['the order of layers and animations', '@layer x,y;@keyframes k{to{top:0}}', '@layer x,y;@keyframes k{to{top:0}}'],
    [
      'fonts of its brand',
      '@font-face{font-family:"F G"}@font-face{font-family:H}[data-brand=kudex]{--x:F G,serif}[data-brand=other]{--x:H}',
      '@font-face{font-family:"F G"}[data-brand=kudex]{--x:F G,serif}',
    ],
    ['tokens of its brand', '[data-brand=kudex]{--x:1}[data-brand="other"] .a{--x:2}', '[data-brand=kudex]{--x:1}'],
    ['several declarations', '.a{color:red;top:0}', '.a{color:red;top:0}'],
  ])('are %s', (_, css, expected) => {
    expect(parseStyles(css).select(names)).toBe(expected)
  })

  const html = (link: string) =>
    `<!DOCTYPE html><html data-brand="kudex"><head>${link}<title>T</title></head><body><p class="b"></p>!</body></html>`
  const link = '<link rel="stylesheet" type="text/css" href="/assets/app.css">'
  const apply = (link: string) =>
    inlineStyles({ read: (path) => (path === '/assets/app.css' ? '.a{top:0}.b{top:1px}.c{top:2px}' : null) })(
      { html: html(link), tree: '<p class="a">x</p>', data: '', inlineSources: { script: 'sha256-x' } },
      {} as RequestContext,
    )

  it('are in its head, and the stylesheet is at the end of its body', () => {
    const styles = '.a{top:0}.b{top:1px}'
    const source = `sha256-${createHash('sha256').update(styles).digest('base64')}`
    expect(apply(link)).toEqual({
      html: `<!DOCTYPE html><html data-brand="kudex"><head><title>T</title><style>${styles}</style></head><body><p class="b"></p>!${link}</body></html>`,
      tree: '<p class="a">x</p>',
      data: '',
      inlineSources: { script: 'sha256-x', style: source },
    })
  })

  it('begin with the fonts of the stylesheet, which has none', () => {
    const files: Readonly<Record<string, string>> = {
      '/assets/app.css': '.a{font-family:F}',
      '/assets/app.fonts.css': '@font-face{font-family:F}',
    }
    const { html: result } = inlineStyles({ read: (path) => files[path] ?? null })(
      { html: html(link), tree: '<p class="a">x</p>', data: '', inlineSources: {} },
      {} as RequestContext,
    )
    expect(result).toContain('<style>@font-face{font-family:F}.a{font-family:F}</style>')
  })

  it('are left alone with an unknown stylesheet', () => {
    const unknown = '<link rel="stylesheet" href="/assets/other.css">'
    expect(apply(unknown)).toMatchObject({ html: html(unknown), inlineSources: { script: 'sha256-x' } })
  })

  it('are allowed by their hash in the policy only', () => {
    expect(allowInline("script-src 'self'; style-src 'self'", { style: 'sha256-x', script: 'sha256-y' })).toBe(
      "script-src 'self' 'sha256-y'; style-src 'self' 'sha256-x'",
    )
    expect(allowInline("style-src 'self'", undefined)).toBe("style-src 'self'")
    expect(allowInline('nosniff', { style: 'sha256-x' })).toBe('nosniff')
  })
})
