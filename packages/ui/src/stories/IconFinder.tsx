import { useState } from 'react'
import { TextField } from '../components/TextField/TextField.js'
import { Button } from '../components/Button/Button.js'
import { Cluster, Stack } from '../foundations/layout/Layout.js'
import type { IconComponent } from '../components/Icon/Icon.js'

/** The icon set: search by name, copy the import. */
export function IconFinder({ icons }: { readonly icons: Readonly<Record<string, IconComponent>> }) {
  const [query, setQuery] = useState('')
  const [copied, setCopied] = useState('')
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
      <p role="status">{copied === '' ? `${found.length} icons` : `Copied: ${copied}`}</p>
      <Cluster gap="4" as="ul" role="list">
        {found.map(([name, Icon]) => (
          <li key={name}>
            <Button
              look="outline"
              icon={Icon}
              onClick={() => {
                const line = `import { ${name} } from '@kudex/ui'`
                // The clipboard may be blocked in a cross-origin frame; the line stays visible to copy manually.
                navigator.clipboard?.writeText(line).catch(() => undefined)
                setCopied(line)
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </Cluster>
    </Stack>
  )
}
