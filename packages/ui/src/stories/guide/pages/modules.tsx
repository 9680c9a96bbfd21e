import { createLoader } from '../createLoader.js'
import type { GuidePageProps } from '../guide.types.js'
import { GuideViewer } from '../GuideViewer.js'
import { toGroups, toId, type StoryFile } from '../toGroups.js'

export { GuideLayout } from '../GuideLayout.js'

/** Modules (ROUTE-46). The stories of each are a file of its own, as a reader sees one at a time. */
export function Guide(props: GuidePageProps) {
  return (
    <GuideViewer
      {...props}
      title="Modules"
      lead="Whole parts of a page, filled with examples."
      groups={modules}
      shown={findModule(props.story)}
      load={load}
    />
  )
}

/** Loads the module of a story, or the first one; the server awaits it before rendering. */
export function loadModule(story: string | undefined): Promise<unknown> {
  return load(findModule(story))
}

const files = import.meta.glob<StoryFile>([
  '../../../modules/*/*.stories.tsx',
  '!../../../modules/PageShell/*.stories.tsx',
])

const modules = Object.entries(files)
  .map(([path, read]) => {
    const name = path.split('/').at(-2) ?? ''
    const title = name === 'shared' ? 'Shared pieces' : name
    return { id: toId(title), title, read }
  })
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

const load = createLoader(async (id) => {
  const module = modules.find((each) => each.id === id)
  const [group] = module ? toGroups({ file: await module.read() }) : []
  if (!group) throw new Error(`There is no module “${id}”`)
  return group
})

/** The id of a story begins with that of its module, which may begin with that of another one. */
function findModule(story = ''): string {
  const ids = modules.map(({ id }) => id).filter((id) => story === id || story.startsWith(`${id}-`))
  return ids.toSorted((a, b) => b.length - a.length)[0] ?? modules[0]?.id ?? ''
}
