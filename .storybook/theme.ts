import { create } from 'storybook/theming'
import kudex from '../packages/ui/src/foundations/tokens/kudex.tokens.json'

export const title = 'Kudex style guide'
const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
const colors = kudex.scheme[scheme].color

/** Storybook's frame and its documentation pages in the colours and the font of the main brand. */
export const theme = create({
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
})

/** Colours of the states of components. */
export const stateColors = { draft: toHex(colors.warning), deprecated: toHex(colors.danger) }

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
