import { createElement as element, type CSSProperties, type ReactNode } from 'react'
import type { MailContent } from './describeMail.ts'

// Without JSX, since the source also runs without a build.

/** A mail as an HTML document. Mail programs require layout tables and inline styles. */
export function MailDocument({ content, language }: { readonly content: MailContent; readonly language: string }) {
  const { title, paragraphs, rows, news, link, smallPrint, leave } = content
  return element(
    'html',
    { lang: language },
    element(
      'head',
      null,
      element('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('title', null, content.subject),
    ),
    element(
      'body',
      { style: styles.body },
      table(
        styles.sheet,
        element('p', { style: styles.sign }, 'Kudex'),
        element('h1', { style: styles.title }, title),
        ...paragraphs.map((text) => element('p', { key: text, style: styles.text }, text)),
        rows.length > 0 && element(Rows, { rows }),
        ...(news ?? []).map((each) => element(News, { key: each.item.link, ...each, language })),
        link &&
          element('p', { style: styles.action }, element('a', { href: link.href, style: styles.link }, link.text)),
        smallPrint && element('p', { style: styles.small }, smallPrint),
        leave &&
          element('p', { style: styles.small }, element('a', { href: leave.href, style: styles.quiet }, leave.text)),
      ),
    ),
  )
}

function Rows({ rows }: Pick<MailContent, 'rows'>) {
  return element(
    'table',
    { style: styles.rows, cellPadding: 0, cellSpacing: 0 },
    element(
      'tbody',
      null,
      rows.map(({ label, value }) =>
        element(
          'tr',
          { key: label },
          element('th', { scope: 'row', style: styles.label }, label),
          element('td', { style: styles.value }, value),
        ),
      ),
    ),
  )
}

/** An entry: kind, title as a link, and text, with the language it is written in. */
function News({ label, item, language }: NonNullable<MailContent['news']>[number] & { readonly language: string }) {
  const lang = item.language === language ? {} : { lang: item.language }
  return element(
    'div',
    { style: styles.news },
    element('p', { style: styles.kind }, label),
    element(
      'h2',
      { style: styles.headline, ...lang },
      element('a', { href: item.link, style: styles.quiet }, item.title),
    ),
    item.text !== '' && element('p', { style: styles.text, ...lang }, item.text),
  )
}

/** A layout table, which screen readers do not announce. */
function table(style: CSSProperties, ...children: ReactNode[]) {
  const cell = element('td', { style }, ...children)
  const row = element('tbody', null, element('tr', null, cell))
  return element('table', { role: 'presentation', align: 'center', width: '100%', style: styles.page }, row)
}

const font = 'Helvetica, Arial, sans-serif'

const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#f2f2ef', fontFamily: font },
  page: { maxWidth: '560px', margin: '0 auto', borderCollapse: 'collapse' },
  sheet: { padding: '32px', backgroundColor: '#ffffff', color: '#16181a', borderTop: '4px solid #ff5a00' },
  sign: { margin: '0 0 24px', fontSize: '14px', fontWeight: 700, letterSpacing: '0.04em' },
  title: { margin: '0 0 16px', fontSize: '24px', lineHeight: '30px', fontWeight: 700 },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px' },
  rows: { width: '100%', margin: '8px 0 16px', borderTop: '1px solid #d9d9d4', borderCollapse: 'collapse' },
  label: {
    padding: '8px 16px 8px 0',
    borderBottom: '1px solid #d9d9d4',
    color: '#5b6066',
    fontSize: '14px',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  value: {
    width: '100%',
    padding: '8px 0',
    borderBottom: '1px solid #d9d9d4',
    fontSize: '14px',
    lineHeight: '20px',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  news: { padding: '16px 0 0', borderTop: '1px solid #d9d9d4' },
  kind: { margin: '0 0 4px', color: '#5b6066', fontSize: '14px', lineHeight: '20px' },
  headline: { margin: '0 0 8px', fontSize: '20px', lineHeight: '26px', fontWeight: 700 },
  quiet: { color: 'inherit', textDecoration: 'underline' },
  action: { margin: '24px 0 16px' },
  link: {
    display: 'inline-block',
    padding: '12px 20px',
    backgroundColor: '#16181a',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  small: { margin: '16px 0 0', color: '#5b6066', fontSize: '14px', lineHeight: '20px' },
} as const satisfies Record<string, CSSProperties>
