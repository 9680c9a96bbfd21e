import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { renderPage } from 'vike/server'
const app = new Hono()
app.all('*', async (c) => {
  const p = await renderPage({ urlOriginal: c.req.url })
  const r = p.httpResponse
  return new Response(await r.getBody(), { status: r.statusCode, headers: r.headers })
})
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
