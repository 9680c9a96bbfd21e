import type { PlainResponse } from '../plainResponse.ts'

/**
 * Static error page without script, styles or data, for requests that the application cannot render: refused requests,
 * a missing system snapshot, an error in the error page itself (ERR-05).
 */
export function createPlainPage(status: PlainStatus, headers: PlainResponse['headers'] = {}): PlainResponse {
  const { title, text } = texts[status]
  const isTemporary = status === 503
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(isTemporary ? { 'Retry-After': '10' } : {}),
      ...headers,
    },
    body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Home</a></p></main></body>
</html>
`,
  }
}

export type PlainStatus = keyof typeof texts

const maintenance =
  'Our website is not available at the moment because of maintenance work. Please try again in a few minutes.'

const texts = {
  400: { title: 'Bad request', text: 'The address cannot be read. Please check it and try again.' },
  403: { title: 'Request refused', text: 'The request does not come from our website. Please send it from our page.' },
  404: { title: 'Page not found', text: 'There is no page at this address.' },
  405: { title: 'Method not allowed', text: 'This address cannot be used in this way.' },
  413: { title: 'Too much to send', text: 'You sent more than we accept. Please send less and try again.' },
  414: { title: 'Address too long', text: 'The address is longer than any of ours. Please check it and try again.' },
  415: { title: 'Unknown format', text: 'We cannot read what was sent. Please send it from our page.' },
  431: { title: 'Request too large', text: 'Your browser sent more than we accept. Deleting our cookies may help.' },
  500: { title: 'Something went wrong', text: maintenance },
  503: { title: 'Not available', text: maintenance },
} as const
