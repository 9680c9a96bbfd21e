import { Badge, ButtonLink, Cluster, Column, Container, Grid, Heading, Stack, Tabs, Text } from '@kudex/ui'
import { QuotationDialog } from './QuotationDialog'

const machines = [
  { name: 'Alpha 530', text: 'Cuts and strips two wires a second.', isNew: true },
  { name: 'Beta 4', text: 'Crimps terminals and measures each one.', isNew: false },
]

/** A server component: it may be async and read the machines from a database. */
export default function Page() {
  return (
    <Container as="main">
      <Stack gap="6">
        <Heading level={1}>Machines</Heading>
        <Text>Machines that cut, strip and crimp wires.</Text>
        <Grid>
          {machines.map(({ name, text, isNew }) => (
            <Column key={name} span={{ md: 6 }}>
              <Stack gap="2">
                <Heading level={2} size="title4">
                  {name} {isNew && <Badge tone="info">new</Badge>}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Column>
          ))}
        </Grid>
        <Tabs
          label="Machine"
          items={[
            { id: 'data', title: 'Data', content: 'Two wires a second' },
            { id: 'documents', title: 'Documents', content: 'A manual of 80 pages' },
          ]}
        />
        <Cluster>
          <QuotationDialog machines={machines.map(({ name }) => name)} />
          <ButtonLink href="/" look="quiet">
            Start again
          </ButtonLink>
        </Cluster>
      </Stack>
    </Container>
  )
}
