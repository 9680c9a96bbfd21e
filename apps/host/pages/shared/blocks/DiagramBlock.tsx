import {
  AssemblySequence,
  BeforeAfter,
  ConnectorList,
  EventProgramme,
  EventRoute,
  FloorPlan,
  Measurement,
  ProcessLine,
  useIsHydrated,
  type EventRouteProps,
} from '@kudex/ui'
import type { BlockView } from './blocks.types.ts'
import { readCurrentDay } from './readCurrentDay.ts'

/** Kinds of blocks that show a diagram. */
export type DiagramKind =
  | 'process'
  | 'measurement'
  | 'assemblySequence'
  | 'connectors'
  | 'beforeAfter'
  | 'programme'
  | 'floorPlan'
  | 'route'

/** Shows a block with a diagram; browsers load its modules when they are idle. */
export function DiagramBlock({ block }: { readonly block: BlockView<DiagramKind> }) {
  switch (block.kind) {
    case 'process':
      return <ProcessLine {...block.props} />
    case 'measurement':
      return <Measurement {...block.props} />
    case 'assemblySequence':
      return <AssemblySequence {...block.props} />
    case 'connectors':
      return <ConnectorList {...block.props} />
    case 'beforeAfter':
      return <BeforeAfter {...block.props} />
    case 'programme':
      return <EventProgramme {...block.props} />
    case 'floorPlan':
      return <FloorPlan {...block.props} />
    case 'route':
      return <CurrentRoute {...block.props} />
  }
}

/** A cached page may have been rendered on an earlier day, so the browser decides again which stop is next. */
function CurrentRoute(props: EventRouteProps) {
  const today = useIsHydrated() ? readCurrentDay() : props.today
  return <EventRoute {...props} today={today} />
}
