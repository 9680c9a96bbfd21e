import '@kudex/ui/styles.css'
import { ButtonLink, Container, Heading, Tabs, UiProvider } from '@kudex/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.querySelector('#root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <Container as="main">
          <Heading level={1}>Machines</Heading>
          <Tabs
            label="Machine"
            items={[
              { id: 'data', title: 'Data', content: 'Two wires a second' },
              { id: 'documents', title: 'Documents', content: 'A manual of 80 pages' },
            ]}
          />
          <ButtonLink href="/contact" look="signal">
            Request a quotation
          </ButtonLink>
        </Container>
      </UiProvider>
    </StrictMode>,
  )
