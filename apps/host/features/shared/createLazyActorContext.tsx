import { createContext, startTransition, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Actor, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate'

/** What a feature's slots know of its machine. */
export interface LazyActor<Machine extends AnyStateMachine> {
  /** Null on the server and until the machine is loaded. For lazily loaded parts, which may use `useSelector`. */
  readonly actor: Actor<Machine> | null
  /** The current snapshot, for slots of the first view: `useSelector` would bring xstate into it. */
  readonly snapshot: SnapshotFrom<Machine> | null
  /** `failed`: the script could not be loaded; the next `start` or `send` tries again. */
  readonly status: 'idle' | 'loading' | 'failed' | 'running'
  /** Loads and starts the machine, once. */
  readonly start: () => void
  /** Sends an event; starts the machine where needed, events wait until it runs. Lost if the script cannot be loaded. */
  readonly send: (event: EventFrom<Machine>) => void
}

/**
 * An actor context whose machine is loaded on use: like `createActorContext` of `@xstate/react`, without xstate in the
 * first view. The provider renders its children at once; beside them it mounts the actor when `start` or `send` is
 * called for the first time, and unmounting the provider stops it. Nested providers share the outermost actor. All
 * updates are transitions: React discards the server's HTML of a Suspense boundary that is not hydrated yet when a
 * context above it changes in any other update.
 *
 * ```tsx
 * const basket = createLazyActorContext(async () => (await import('./basket.actors.ts')).provideBasket())
 * export const BasketProvider = ({ children }) => <basket.Provider input={{}}>{children}</basket.Provider>
 * export const useBasketActor = basket.useLazyActor
 *
 * // A slot of the first view, also rendered on the server:
 * const { snapshot, start, send } = useBasketActor()
 * useEffect(() => whenIdle(start), [start])
 * // A lazily loaded part that is rendered once `actor` is there:
 * const isOpen = useSelector(actor, (state) => state.hasTag('open'))
 * ```
 *
 * A part that is lazily loaded as a whole needs none of this: it calls `useActorRef` itself.
 *
 * @param load Imports the machine and provides its actors; called in the browser only. Its input may have more than the
 * machine's.
 */
export function createLazyActorContext<
  Machine extends AnyStateMachine,
  Input extends InputFrom<Machine> = InputFrom<Machine>,
>(load: (input: Input) => Promise<Machine>) {
  const Context = createContext<LazyActor<Machine> | null>(null)

  function Provider(props: { readonly input: Input; readonly children: ReactNode }) {
    return use(Context) ? props.children : <OutermostProvider {...props} />
  }

  function OutermostProvider({ input, children }: { readonly input: Input; readonly children: ReactNode }) {
    const [firstInput] = useState(input)
    const [mounted, setMounted] = useState<Mounted<Machine> | null>(null)
    const [status, setStatus] = useState<LazyActor<Machine>['status']>('idle')
    const [actor, setActor] = useState<Actor<Machine> | null>(null)
    const [snapshot, setSnapshot] = useState<SnapshotFrom<Machine> | null>(null)
    const running = useRef<Actor<Machine> | null>(null)
    const waiting = useRef<EventFrom<Machine>[]>([])
    const isRequested = useRef(false)

    const start = useCallback(() => {
      if (isRequested.current) return
      isRequested.current = true
      startTransition(() => setStatus('loading'))
      Promise.all([import('./MountedActor.tsx'), load(firstInput)]).then(
        ([{ MountedActor }, machine]) => startTransition(() => setMounted({ MountedActor, machine })),
        () => {
          isRequested.current = false
          waiting.current = []
          startTransition(() => setStatus('failed'))
        },
      )
    }, [firstInput])

    const send = useCallback(
      (event: EventFrom<Machine>) => {
        if (running.current) return running.current.send(event)
        waiting.current.push(event)
        start()
      },
      [start],
    )

    const connect = useCallback((started: Actor<Machine>) => {
      running.current = started
      startTransition(() => {
        setActor(started)
        setStatus('running')
      })
      for (const event of waiting.current.splice(0)) started.send(event)
      return () => {
        running.current = null
        startTransition(() => {
          setActor(null)
          setSnapshot(null)
        })
      }
    }, [])

    const showSnapshot = useCallback((next: SnapshotFrom<Machine>) => startTransition(() => setSnapshot(next)), [])

    const value = useMemo(() => ({ actor, snapshot, status, start, send }), [actor, snapshot, status, start, send])
    return (
      <Context value={value}>
        {children}
        {mounted && (
          <mounted.MountedActor
            machine={mounted.machine}
            input={firstInput}
            onStart={connect}
            onSnapshot={showSnapshot}
          />
        )}
      </Context>
    )
  }

  function useLazyActor(): LazyActor<Machine> {
    const value = use(Context)
    if (!value) throw new Error('useLazyActor() was called outside of its Provider')
    return value
  }

  return { Provider, useLazyActor }
}

interface Mounted<Machine extends AnyStateMachine> {
  readonly MountedActor: typeof import('./MountedActor.tsx').MountedActor
  readonly machine: Machine
}
