import { useState } from 'react'
import { TextField } from '../components/TextField/TextField.js'
import { Button } from '../components/Button/Button.js'
import { Cluster, Stack } from '../foundations/layout/Layout.js'
import type { IconComponent } from '../components/Icon/Icon.js'

/** The icon set: search by name, copy the import. */
export function IconFinder({ icons }: { readonly icons: Readonly<Record<string, IconComponent>> }) {
  const [query, setQuery] = useState('')
  const [result, setResult] = useState('')
  const found = Object.entries(icons).filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()))
  return (
    <Stack gap="5">
      <TextField
        name="icon"
        type="search"
        label="Find an icon"
        hint="A part of its name, for example “arrow”. A press copies its import."
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{result || `${found.length} icons`}</p>
      <Cluster gap="4" as="ul" role="list">
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Button look="outline" icon={Icon} onClick={() => void copyImport(name).then(setResult)}>
              {name}
            </Button>
          </li>
        ))}
      </Cluster>
    </Stack>
  )
}

/** The clipboard is missing or blocked in a cross-origin frame; the line can then be copied by hand. */
async function copyImport(name: string): Promise<string> {
  const line = `import { ${name} } from '@kudex/ui'`
  try {
    await navigator.clipboard.writeText(line)
    return `Copied: ${line}`
  } catch {
    return `Could not be copied, copy it by hand: ${line}`
  }
}
