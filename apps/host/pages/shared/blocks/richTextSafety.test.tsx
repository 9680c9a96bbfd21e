import fc from 'fast-check'
import { TextSection, UiProvider } from '@kudex/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { localizeDocument } from './localizeDocument.ts'

/** Strings that would run as HTML: as marks, attributes and URLs. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "'-alert(1)-'",
  '</p><iframe srcdoc="<script>alert(1)</script>">',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'https://a.test/" onmouseover="alert(1)',
  '//evil.test',
  '/\\evil.test',
  'hard:javascript:alert(1)',
  'action:<script>',
  'product:javascript:alert(1)',
  'service:"><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
]

const span = (value: string) => ({ type: 'span', value }) as const

function render(text: string, url: string): string {
  const link = { type: 'link', url, children: [span(text)] } as const
  const value = {
    schema: 'dast',
    document: {
      type: 'root',
      children: [
        { type: 'heading', level: 2, children: [span(text)] },
        { type: 'paragraph', children: [span(text), link] },
        {
          type: 'list',
          style: 'bulleted',
          children: [{ type: 'listItem', children: [{ type: 'paragraph', children: [link] }] }],
        },
        { type: 'blockquote', attribution: text, children: [{ type: 'paragraph', children: [span(text)] }] },
        { type: 'code', code: text, language: text },
      ],
    },
  }
  const document = localizeDocument(value, {
    link: (path) => path,
    pagePaths: new Map(),
    resolveLink: () => ({ text, href: '/en/products' }),
    reportBroken: () => {},
  })
  if (!document) return ''
  return renderToStaticMarkup(
    <UiProvider linkComponent={(props) => <a {...props}>{props.children}</a>}>
      <TextSection title={text} document={document} />
    </UiProvider>,
  )
}

describe('a malicious text', () => {
  it.each(attacks)('stays plain text in every position: %s', (attack) => expectHarmless(render(attack, attack)))

  it('stays plain text in every combination', () => {
    const part = fc.constantFrom(...attacks, '<', '>', '"', "'", '&', '\u0000', 'on', '=', 'script', ':', '/')
    const text = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (words, url) => expectHarmless(render(words, url))),
      { numRuns: process.env['KUDEX_CHECK_SIZE'] === 'full' ? 5_000 : 500 },
    )
  })
})

/** Only known elements, no event handler attributes, no script URLs. */
function expectHarmless(html: string): void {
  for (const [, name = '', attributes = ''] of html.matchAll(
    /<([a-z][a-z\d]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    expect(['script', 'iframe', 'img', 'svg', 'style', 'math', 'form', 'object', 'embed']).not.toContain(name)
    // Attribute values are only text.
    expect(attributes.replace(/"[^"]*"/g, '')).not.toMatch(/\son[a-z]+=/i)
    const href = /\shref="([^"]*)"/.exec(attributes)?.[1]
    if (href !== undefined) {
      const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(href.replace(/[^\x21-\x7E]/g, ''))?.[1]?.toLowerCase()
      expect([undefined, 'http', 'https', 'mailto', 'tel', 'hard', 'action']).toContain(scheme)
    }
  }
}
