import { AnchorMdx, Markdown, Source } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { costs, loadHistory, sinceOf, type ComponentFiles } from 'virtual:history'
import { DocumentTable } from '../DocumentTable.js'

/** The release that first contained a component. */
export function Since({ of: name }: { of: string }) {
  const version = sinceOf[name]
  return <>{version === undefined ? 'new in the next release' : `since ${version}`}</>
}

/** How to import a component, what it costs, whether it renders on a server, what changed in it, and its source. */
export function ComponentHistory({ of: name }: { of: string }) {
  const [loaded, setLoaded] = useState<ComponentFiles>()
  useEffect(() => void loadHistory[name]?.().then(setLoaded), [name])
  if (!loaded) return null
  const { changes, files } = loaded
  return (
    <>
      {name !== 'Icon' && <Source code={`import { ${name} } from '@kudex/ui'`} language="tsx" />}
      <ComponentCost of={name} />
      <p>
        {files.some(({ text }) => text.startsWith("'use client'"))
          ? 'Its file begins with “use client”: in a server component it is a client component.'
          : 'It renders in server components.'}
      </p>
      <details open={changes.length < 4}>
        <summary>
          {changes.length} {changes.length === 1 ? 'note' : 'notes'} in the changelog
        </summary>
        <Markdown>
          {changes.map(({ version, note }) => `- **${version ?? 'Coming'}**: ${indent(note)}`).join('\n')}
        </Markdown>
      </details>
      {files.map(({ path, text }) => (
        <SourceFile key={path} path={path} text={text} />
      ))}
    </>
  )
}

function ComponentCost({ of: name }: { readonly of: string }) {
  const cost = costs.find((one) => one.name === name)
  if (!cost) return null
  return (
    <p>
      Alone it costs {cost.script} kB of script and {cost.styles} kB of styles, compressed:{' '}
      <AnchorMdx href="?path=/docs/start-costs--docs" target="_self">
        costs of all components
      </AnchorMdx>
      .
    </p>
  )
}

/** Bytes and times of every component, largest first. */
export function CostTable() {
  return (
    <DocumentTable label="Costs of all components">
      <thead>
        <tr>
          {['Component', 'Script, kB', 'Styles, kB', 'Rendering', 'Hydration'].map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costs.map(({ name, ...figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {Object.entries(figures).map(([figure, value]) => (
              <td key={figure}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  )
}

/** Code is highlighted once it is opened: long files take a second. */
function SourceFile({ path, text }: { readonly path: string; readonly text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <code>packages/ui/{path}</code>
      </summary>
      {isOpen && <Source code={text} language="tsx" />}
    </details>
  )
}

function indent(note: string): string {
  return note.replaceAll('\n', '\n  ')
}
