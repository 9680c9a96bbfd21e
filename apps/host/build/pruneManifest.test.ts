import { expect, it } from 'vitest'
import { listEntries } from './pruneManifest.ts'

it('keeps entries with all their imports, no font, and no script that is loaded on use', () => {
  const manifest = {
    'pages/home': { file: 'home.js', isEntry: true, imports: ['_shared', 'pages/list'], dynamicImports: ['panel'] },
    'pages/list': { file: 'list.js', isEntry: true, imports: ['_shared'] },
    _shared: { file: 'shared.js', css: ['app.css'], assets: ['font.woff2'], imports: ['_react', 'pages/home'] },
    _react: { file: 'react.js' },
    panel: { file: 'panel.js', isDynamicEntry: true, imports: ['_react', '_form'] },
    _form: { file: 'form.js' },
    'font.woff2': { file: 'font.woff2', src: 'font.woff2' },
  }
  expect(listEntries(manifest)).toEqual({
    'pages/home': manifest['pages/home'],
    'pages/list': manifest['pages/list'],
    _shared: { file: 'shared.js', css: ['app.css'], imports: ['_react', 'pages/home'] },
    _react: manifest._react,
  })
})
