import type { ReactNode } from 'react'
import { Column, Grid, Stack } from '../foundations/layout/Layout.js'
import { IconCheck } from '../components/Icon/icons.js'
import { IconClose } from '../components/Icon/layoutIcons.js'
import { Text } from '../components/Text/Text.js'

interface Example {
  /** The rule in a sentence. */
  readonly rule: string
  /** Real components that follow the rule, or break it. */
  readonly show: ReactNode
}

/** Shows a rule of the style guide: what to do, and beside it what not to do. */
export function DoAndDont({ good, bad }: { readonly good: Example; readonly bad: Example }) {
  return (
    <Grid>
      <Column span={{ base: 12, md: 6 }}>
        <Shown kind="do" {...good} />
      </Column>
      <Column span={{ base: 12, md: 6 }}>
        <Shown kind="dont" {...bad} />
      </Column>
    </Grid>
  )
}

const titles = { do: 'Do', dont: 'Don’t' }
const icons = { do: IconCheck, dont: IconClose }

function Shown({ kind, rule, show }: Example & { readonly kind: 'do' | 'dont' }) {
  const Icon = icons[kind]
  return (
    <Stack gap="3" className={`story-example story-example-${kind}`}>
      <div>{show}</div>
      <Text size="small">
        <strong>
          <Icon size="small" /> {titles[kind]}.
        </strong>{' '}
        {rule}
      </Text>
    </Stack>
  )
}
