import { Canvas, Controls, DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, type ComponentProps } from 'react'
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'

/**
 * Replaces the table of controls of all documentation pages: shows their story above the table, so that a change of a
 * control is seen at once.
 */
export function PlaygroundControls(props: ComponentProps<typeof Controls>) {
  const { of } = props
  useControlsInFrame(of)
  if (!of) return <Controls {...props} />
  return (
    <div className="playground">
      <div className="playground-example">
        <Canvas of={of} />
      </div>
      <Controls {...props} />
    </div>
  )
}

type StoryExport = ComponentProps<typeof Controls>['of']

/** Storybook does not pass changes of controls on to a story in a frame, such as an open dialog. */
function useControlsInFrame(of: StoryExport): void {
  const docs = useContext(DocsContext)
  const { channel } = docs
  const id = of ? docs.resolveOf(of, ['story']).story.id : undefined
  useEffect(() => {
    if (id === undefined) return undefined
    const toForwarder = (event: string) => (change: { readonly storyId: string }) => {
      if (change.storyId === id) findFrame(id)?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, change)
    }
    const forwarders = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => [event, toForwarder(event)] as const)
    for (const [event, forward] of forwarders) channel.on(event, forward)
    return () => {
      for (const [event, forward] of forwarders) channel.off(event, forward)
    }
  }, [channel, id])
}

type StoryFrame = Omit<HTMLIFrameElement, 'contentWindow'> & {
  readonly contentWindow: {
    readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, change: unknown) => void }
  } | null
}

function findFrame(id: string): StoryFrame | null {
  return document.querySelector<HTMLIFrameElement>(`#iframe--${id}`) as StoryFrame | null
}
