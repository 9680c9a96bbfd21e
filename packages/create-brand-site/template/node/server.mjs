// Renders the page on each request with plain Node; scripts, styles and pictures come from build/site.
import { readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import sirv from 'sirv'
import { Site } from './build/server/Site.js'

const document = readFileSync(new URL('build/site/index.html', import.meta.url), 'utf8')
const serveFile = sirv('build/site', {
  // Names of built files contain a hash of their content.
  setHeaders: (response, path) => {
    if (path.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
  },
})

const server = createServer((request, response) => {
  const path = request.url?.split('?')[0]
  if (path === '/' || path === '/index.html') return sendPage(response)
  if (path === '/enquiry' && request.method === 'POST') {
    return readFields(request)
      .then(storeEnquiry)
      .then(
        () => sendPage(response, true),
        () => response.writeHead(500).end('The question was not sent'),
      )
  }
  serveFile(request, response, () => response.writeHead(404).end('Not found'))
})

server.listen(Number(process.env.PORT ?? 3000), () => console.log(`http://localhost:${server.address().port}`))

/** Adds a line to enquiries.jsonl. Replace this by your mail or customer system. */
function storeEnquiry(fields) {
  return appendFile('enquiries.jsonl', `${JSON.stringify({ receivedAt: new Date().toISOString(), ...fields })}\n`)
}

async function readFields(request) {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk
    if (body.length > 100_000) throw new Error('The form is too large')
  }
  return Object.fromEntries(new URLSearchParams(body))
}

function sendPage(response, isSent = false) {
  const html = renderToString(createElement(Site, { isSent }))
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(
    document.replace('<div id="site"><!--site-->', () => `<div id="site"${isSent ? ' data-sent' : ''}>${html}`),
  )
}
