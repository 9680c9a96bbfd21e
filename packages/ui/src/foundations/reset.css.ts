import './layers.css.js'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { layers } from './layers.css.js'

function reset(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
}

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0 })
reset('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' })
reset('body', { minHeight: '100dvh' })
reset('img, picture, video, svg', { display: 'block', maxWidth: '100%' })
reset('img, video', { height: 'auto' })
reset('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
  color: 'inherit',
})
reset('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' })
reset('ul[role="list"], ol[role="list"]', { padding: 0, listStyle: 'none' })
reset('fieldset', { padding: 0, border: 0, minWidth: 0 })
reset('legend', { padding: 0 })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('td, th', { padding: 0 })
reset('summary', { listStyle: 'none', cursor: 'pointer' })
reset('summary::-webkit-details-marker', { display: 'none' })
reset('dialog, [popover]', { padding: 0, border: 0, color: 'inherit', background: 'none' })
reset('[hidden]:not([hidden="until-found"])', { display: 'none !important' })
