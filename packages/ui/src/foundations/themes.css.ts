import './layers.css.js'
import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.js'
import { layers } from './layers.css.js'
import { brandTokens } from './tokens/brands.js'
import { toBrandTheme, toCutFont, toSharedTheme } from './tokens/toTheme.js'

const { color, font, weight, tracking, radius, shadow, ...shared } = vars
const branded = { color, font, weight, tracking, radius, shadow }

globalStyle(':root', { '@layer': { [layers.theme]: { vars: assignVars(shared, toSharedTheme()) } } })

for (const [brand, tokens] of Object.entries(brandTokens)) {
  const selector = brand === 'kudex' ? ':root, [data-brand="kudex"]' : `[data-brand="${brand}"]`
  globalStyle(selector, { '@layer': { [layers.theme]: { vars: assignVars(branded, toBrandTheme(tokens)) } } })
}

// After the brands and with higher specificity. Headings only; body text keeps the brand's font.
globalStyle(':root[data-cut-font]', {
  '@layer': { [layers.theme]: { vars: { [font.display]: toCutFont() } } },
})

globalStyle(':root', { '@layer': { [layers.theme]: { colorScheme: 'light dark' } } })
globalStyle('[data-scheme="light"]', { '@layer': { [layers.theme]: { colorScheme: 'light' } } })
globalStyle('[data-scheme="dark"]', { '@layer': { [layers.theme]: { colorScheme: 'dark' } } })

const scripts = {
  zh: '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Source Han Sans SC"',
  ja: '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic Medium", "Yu Gothic", Meiryo, "Noto Sans JP", "Noto Sans CJK JP"',
}

globalStyle(':root', { '@layer': { [layers.theme]: { vars: { '--kx-font-script': 'system-ui' } } } })
for (const [language, families] of Object.entries(scripts)) {
  globalStyle(`:root:lang(${language})`, {
    '@layer': { [layers.theme]: { vars: { '--kx-font-script': families } } },
  })
}
