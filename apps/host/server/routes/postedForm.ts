import type { Context } from 'hono'

/** The fields of a form that was posted without script; null for other bodies. */
export async function readPostedForm(context: Context): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(context.req.header('content-type') ?? '')) return null
  return new URLSearchParams(await context.req.text().catch(() => ''))
}

/** The members of a JSON object that was posted; none for other bodies. */
export async function readPostedJson(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
