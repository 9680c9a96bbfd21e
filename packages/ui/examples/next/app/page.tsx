import { ButtonLink, Container, Heading, Tabs } from '@kudex/ui'

export default function Page() {
  return (
    <Container as="main">
      <Heading level={1}>Machines</Heading>
      <Tabs
        label="Machine"
        items={[
          { id: 'data', title: 'Data', content: 'Two wires a second' },
          { id: 'documents', title: 'Documents', content: 'A manual of 80 pages' },
        ]}
      />
      <ButtonLink href="/" look="signal">
        Request a quotation
      </ButtonLink>
    </Container>
  )
}
