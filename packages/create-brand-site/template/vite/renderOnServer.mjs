// Renders the site with plain Node and writes the HTML into the built page, so that it is readable without script.
import { readFileSync, writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Site } from './build/server/Site.js'

const page = new URL('build/site/index.html', import.meta.url)
const html = renderToString(createElement(Site))
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace('<!--site-->', () => html),
)
console.log(`Rendered ${html.length} characters on the server.`)
