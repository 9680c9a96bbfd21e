import { isValidElement, useContext, type ReactNode } from 'react'
import { propsOf } from 'virtual:props'
import { DocumentTable } from '../../DocumentTable.js'
import type { GuideStory } from '../guide.types.js'
import { GuideStage } from '../GuidePage.js'
import { toGroups } from '../toGroups.js'
import { AnchorMdx, Code, DocumentContext, PartHeading, SectionHeading } from './elements.js'
import { toInline } from './Markdown.js'

export { AnchorMdx } from './elements.js'
export { Markdown } from './Markdown.js'

/** Elements of Markdown, and the table that {@link toHostSource} writes. */
export function useMDXComponents() {
  return { a: AnchorMdx, h2: SectionHeading, h3: PartHeading, pre: Code, DocumentTable }
}

/** An example: the story, live, in the brand, scheme and direction that are chosen. */
export function Canvas({ from, name, isRepeated = false }: CanvasProps) {
  const { scope } = useContext(DocumentContext)
  const story = findStory(from, name)
  if (!story) return <p>This example is shown in Storybook.</p>
  // A second one would repeat the ids of the first.
  if (isRepeated) return <p>See “{story.name}” above.</p>
  const { id, Story, isWide } = story
  return (
    <figure className="guide-example" id={id}>
      <GuideStage scope={scope} isWide={isWide}>
        <Story />
      </GuideStage>
      <figcaption>{story.name}</figcaption>
    </figure>
  )
}

interface CanvasProps {
  /** Exports of the file of stories. */
  readonly from: object
  /** Name of the export. */
  readonly name: string
  /** True if the page has shown the example before. */
  readonly isRepeated?: boolean
}

const storiesOf = new WeakMap<object, ReadonlyMap<string, GuideStory>>()

function findStory(file: object, name: string): GuideStory | undefined {
  let stories = storiesOf.get(file)
  if (!stories) {
    const [group] = toGroups({ file }, { areTogether: true })
    stories = new Map(group?.stories.map((story) => [story.exportName, story]))
    storiesOf.set(file, stories)
  }
  return stories.get(name)
}

/** The props of a component with their types and defaults. */
export function Controls({ of: name }: { readonly of: string }) {
  const props = propsOf[name] ?? []
  if (props.length === 0) return <p>It has no props of its own.</p>
  return (
    <DocumentTable label="Props" className="guide-props">
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">What it does</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <th scope="row">
              <code>{prop.name}</code>
              {prop.isRequired && ' (required)'}
            </th>
            <td>{toInline(prop.description)}</td>
            <td>
              {prop.detail ? (
                <details>
                  <summary>
                    <code>{prop.type}</code>
                  </summary>
                  <pre>
                    <code>{prop.detail}</code>
                  </pre>
                </details>
              ) : (
                <code>{prop.type}</code>
              )}
            </td>
            <td>{prop.defaultValue !== undefined && <code>{prop.defaultValue}</code>}</td>
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  )
}

/** What a component is for. */
export function Subtitle({ children }: { readonly children: ReactNode }) {
  return (
    <p className="guide-lead">
      {isValidElement<{ children: ReactNode }>(children) ? children.props.children : children}
    </p>
  )
}

/** A piece of code. */
export function Source({ code }: { readonly code: string; readonly language?: string }) {
  return (
    <Code>
      <code>{code}</code>
    </Code>
  )
}
