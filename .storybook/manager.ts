import { createElement } from 'react'
import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import kudex from '../packages/ui/src/foundations/tokens/kudex.tokens.json'

const title = 'Kudex style guide'
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
const colors = kudex.scheme[scheme].color

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: title,
    brandUrl: './?path=/docs/start-overview--docs',
    brandTarget: '_self',
    brandImage: toLogo(),
    fontBase: '"Archivo Variable", system-ui, sans-serif',
    colorPrimary: toHex(colors.signal),
    colorSecondary: toHex(colors.signalInk),
    appBg: toHex(colors.sunken),
    appContentBg: toHex(colors.canvas),
    appPreviewBg: toHex(colors.canvas),
    appBorderColor: toHex(colors.line),
    appBorderRadius: 2,
    textColor: toHex(colors.ink),
    textMutedColor: toHex(colors.inkMuted),
    textInverseColor: toHex(colors.onSolid),
    barBg: toHex(colors.canvas),
    barTextColor: toHex(colors.inkMuted),
    barSelectedColor: toHex(colors.signalInk),
    barHoverColor: toHex(colors.signalInk),
    inputBg: toHex(colors.canvas),
    inputBorder: toHex(colors.lineStrong),
    inputTextColor: toHex(colors.ink),
    inputBorderRadius: 2,
  }),
  sidebar: { renderLabel: ({ name, type, tags }) => (type === 'component' ? toLabel(name, tags) : name) },
})
nameWindow()

/** Components that may still change, or will be removed, have their status beside the name. */
function toLabel(name: string, tags: readonly string[]) {
  const status = tags.find((tag) => tag.startsWith('status:'))?.slice('status:'.length)
  if (!status || status === 'ready') return name
  const color = toHex(status === 'draft' ? colors.warning : colors.danger)
  const badge = { marginInlineStart: 8, padding: '0 4px', border: `1px solid ${color}`, borderRadius: 2, color }
  return createElement('span', null, name, createElement('small', { style: badge }, status))
}

/** Storybook writes its own name into the title of the window. */
function nameWindow(): void {
  const rename = () => {
    const own = document.title.replace(/(?:[-⋅·] )?Storybook$/, `– ${title}`)
    if (own !== document.title) document.title = own
  }
  new MutationObserver(rename).observe(document.head, { subtree: true, childList: true, characterData: true })
  rename()
}

function toLogo(): string {
  const ink = toHex(colors.ink)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="22" viewBox="0 0 218 32"><path fill="${ink}" d="M0 0h7v32H0z"/><path fill="${toHex(colors.signal)}" d="M10 12.5 22.5 0H32L16 16l16 16h-9.5L10 19.5z"/><text x="44" y="22" font-family="Archivo, system-ui, sans-serif" font-size="17" font-weight="600" fill="${ink}">${title}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

interface ColorToken {
  readonly $value: { readonly components: readonly number[] }
}

function toHex({ $value }: ColorToken): string {
  const pairs = $value.components.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${pairs.join('')}`
}
