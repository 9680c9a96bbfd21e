import { expect, it } from 'vitest'
import { compactList } from './compactPages.ts'

const page = (name: string, route: string) => `  {
    pageId: "/pages/${name}",
    isErrorPage: undefined,
    routeFilesystem: {"routeString":"/${name}","definedAtLocation":"/pages/${name}/"},
    loadVirtualFilePageEntry: () => ({ moduleId: "virtual:${name}", moduleExportsPromise: load("${name}") }),
    configValuesSerialized: {
      ["dataEnv"]: {
        type: "computed",
        definedAtData: null,
        valueSerialized: {
          type: "js-serialized",
          value: {"server":true},
        },
      },
${route}    },
  },
`
const route = (name: string) => `      ["route"]: {
        type: "standard",
        definedAtData: {"filePathToShowToUser":"/pages/${name}/+route.ts","fileExportPathToShowToUser":[]},
        valueSerialized: {
          type: "plus-file",
          exportValues: ${name},
        },
      },
`
const list = (...pages: string[]) =>
  `const load = (name) => name\nconst one = 1, two = 2\nexport const pageConfigsSerialized = [\n${pages.join('')}\n];\n`

async function evaluate(code: string): Promise<Record<string, unknown>[]> {
  const { pageConfigsSerialized } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return pageConfigsSerialized
}

it('says once what every page says, and the list means the same to the router', async () => {
  const code = list(page('one', route('one')), page('two', route('two')), page('three', ''))
  const compact = compactList(code)
  expect(compact.match(/"server":true/g)).toHaveLength(1)
  const [one, two, three] = await evaluate(compact)
  expect(one).toMatchObject({
    pageId: '/pages/one',
    routeFilesystem: undefined,
    configValuesSerialized: {
      dataEnv: { valueSerialized: { value: { server: true } } },
      route: { definedAtData: { filePathToShowToUser: '+' }, valueSerialized: { exportValues: 1 } },
    },
  })
  expect(two).toMatchObject({ configValuesSerialized: { route: { valueSerialized: { exportValues: 2 } } } })
  expect(three).toMatchObject({ routeFilesystem: { routeString: '/three' } })
  expect((three as { loadVirtualFilePageEntry(): object }).loadVirtualFilePageEntry()).toEqual({
    moduleExportsPromise: 'three',
  })
})

it('refuses a list that is written in another way, rather than break the build silently', () => {
  expect(() => compactList('export const pages = []')).toThrow('does not know')
})
