import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { ButtonLink, Container, Heading, UiProvider } from '@kudex/ui'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const styles = new URL(import.meta.resolve('@kudex/ui/styles.css'))

createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  if (path === '/styles.css') return send(response, 'text/css', readFileSync(styles))
  if (/^\/fonts\/[\w-]+\.woff2$/.test(path))
    return send(response, 'font/woff2', readFileSync(fileURLToPath(new URL(`.${path}`, styles))))
  const page = h(
    UiProvider,
    null,
    h(
      Container,
      { as: 'main' },
      h(Heading, { level: 1 }, 'Machines'),
      h(ButtonLink, { href: '/contact', look: 'signal' }, 'Request a quotation'),
    ),
  )
  const head = '<meta charset="utf-8"><title>Machines</title><link rel="icon" href="data:,">'
  send(
    response,
    'text/html; charset=utf-8',
    `<!doctype html><html lang="en" data-brand="kudex"><head>${head}<link rel="stylesheet" href="/styles.css"></head>` +
      `<body>${renderToString(page)}</body></html>`,
  )
}).listen(Number(process.env.PORT ?? 3000))

function send(response, type, body) {
  response.writeHead(200, { 'content-type': type }).end(body)
}
