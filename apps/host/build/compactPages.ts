import type { Plugin } from 'vite'

/**
 * Makes the router's list of pages small: every browser loads it before anything else, and each page adds to it. What
 * every page says in the same words is said once; places in the source, which only the router's advice names, and the
 * addresses by folder of pages that have a `+route` are left out. A test of the built page's bytes holds the gain.
 */
export function compactPages(): Plugin {
  return {
    name: 'kudex:compact-pages',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    apply: 'build',
    transform: {
      filter: { id: /virtual:vike:global-entry:client/ },
      handler: (code) => ({ code: compactList(code), map: null }),
    },
  }
}

/** The list as the router writes it, with what repeats said once. Throws if the router writes it in another way. */
export function compactList(code: string): string {
  const withoutPlaces = code
    .replaceAll(/"filePathToShowToUser":"[^"]*","fileExportPathToShowToUser":\[[^\]]*\]/g, '"filePathToShowToUser":"+"')
    .replaceAll(/moduleId: "[^"]*", /g, '')
    .replaceAll(pageWithRoute, '$1undefined$2')
  const [before, pages, after] = splitPages(withoutPlaces)
  const counts = Map.groupBy(pages.matchAll(settings), ([text]) => text)
  const shared = [...counts].filter(([, found]) => found.length > 1).map(([text]) => text)
  const names = new Map(shared.map((text, index) => [text, `shared${index}`]))
  const declarations = shared.map((text) => `const ${names.get(text)} = {\n${text}}\n`).join('')
  return before + declarations + pages.replaceAll(settings, (text) => spread(names.get(text)) ?? text) + after
}

/** One setting of a page as the router writes it: its name, type, place and value, and the line breaks between. */
const settings = /^ {6}\["\w+"\]: \{\n(?: {8}.*\n)+ {6}\},\n/gm

/** A page's address by folder, where the same page has a route of its own further down. */
const pageWithRoute = /(routeFilesystem: )\{[^}\n]*\}((?:(?!\bpageId:)[\s\S])*?\["route"\]: )/g

const start = 'export const pageConfigsSerialized = ['

function splitPages(code: string): readonly [string, string, string] {
  const from = code.indexOf(start)
  const to = code.indexOf('\n];', from)
  if (from < 0 || to < 0)
    throw new Error('The router writes its list of pages in a way that compactPages does not know.')
  return [code.slice(0, from), code.slice(from, to), code.slice(to)]
}

function spread(name: string | undefined): string | undefined {
  return name && `      ...${name},\n`
}
