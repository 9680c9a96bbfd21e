import { globSync } from 'node:fs'
import { expect, it } from 'vitest'

type Route = string | ((context: { readonly urlPathname: string }) => boolean | { readonly precedence: number })

const files = globSync('**/+route.ts', { cwd: import.meta.dirname }).toSorted()
const routes = await Promise.all(
  files.map(async (file) => {
    const { default: route } = (await import(`${import.meta.dirname}/${file}`)) as { readonly default: Route }
    return { page: file.replace('/+route.ts', ''), route }
  }),
)

/** The pages that take an address, those with a fixed address first. */
function findPages(urlPathname: string): string[] {
  const taking = routes.filter(({ page, route }) => {
    if (typeof route === 'function') return page !== 'other' && route({ urlPathname })
    return new RegExp(`^${route.replaceAll(/@\w+/g, '[^/]+')}$`).test(urlPathname)
  })
  return taking
    .map(({ page, route }) => ({ page, isFixed: !String(route).includes('@') }))
    .toSorted((a, b) => Number(b.isFixed) - Number(a.isFixed))
    .map(({ page }) => page)
}

it.each([
  ['/mykomax', 'dashboard'],
  ['/mykomax/account', 'account'],
  ['/mykomax/inventory', 'inventory/list'],
  ['/mykomax/inventory/old', 'inventory/old'],
  ['/mykomax/inventory/transfers', 'inventory/transfers'],
  ['/mykomax/inventory/CS240-21401', 'inventory/machine'],
  ['/mykomax/inventory/CS240-21401/label', 'inventory/label'],
  ['/mykomax/logout', 'logout'],
  ['/mykomax/services/direct', 'services'],
  ['/mykomax/tickets/list', 'tickets/list'],
  ['/mykomax/tickets/newticket', 'tickets/newticket'],
  ['/mykomax/tickets/0b5c4f0e-2b1e-4f57-9a0d-3f8f0c8a7f11', 'tickets/detail'],
  ['/mykomax/user-admin', 'user-admin/list'],
  ['/mykomax/user-admin/audit', 'user-admin/list'],
  ['/mykomax/user-admin/nope', 'user-admin/detail'],
  ['/mykomax/wire-flow', 'wire-flow'],
])('%s opens its screen (ROUTE-40, ROUTE-41)', (path, page) => {
  expect(findPages(path)[0]).toBe(page)
})

it('every page of the portal has an address here', () => {
  expect(routes.map(({ page }) => page).filter((page) => page !== 'other')).toHaveLength(15)
})

it('the list of tickets and the new ticket are no ids of tickets (ROUTE-41)', () => {
  for (const name of ['list', 'newticket']) expect(findPages(`/mykomax/tickets/${name}`)).toHaveLength(1)
})
