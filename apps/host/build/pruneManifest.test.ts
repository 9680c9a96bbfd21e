import { expect, it } from 'vitest'
import { listEntries } from './pruneManifest.ts'

it('keeps entries with all their imports, and no script that is loaded on use', () => {
  const manifest = {
    'pages/home': { file: 'home.js', isEntry: true, imports: ['_shared', 'pages/list'], dynamicImports: ['panel'] },
    'pages/list': { file: 'list.js', isEntry: true, imports: ['_shared'] },
    _shared: { file: 'shared.js', css: ['app.css'], imports: ['_react', 'pages/home'] },
    _react: { file: 'react.js' },
    panel: { file: 'panel.js', isDynamicEntry: true, imports: ['_react', '_form'] },
    _form: { file: 'form.js' },
    'font.woff2': { file: 'font.woff2', src: 'font.woff2' },
  }
  const { panel: _, _form: __, 'font.woff2': ___, ...needed } = manifest
  expect(listEntries(manifest)).toEqual(needed)
})
