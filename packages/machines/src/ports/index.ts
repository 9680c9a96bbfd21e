import {
  fromCallback,
  fromPromise,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * Why a call to a service failed. `network`: no response, so it is unknown whether the call arrived; `unavailable`: the
 * service failed; `unauthenticated`: sign in again; `forbidden`: the role is missing; `notFound`: unknown, or of another
 * organization.
 */
export type CallFailure = 'network' | 'unavailable' | 'unauthenticated' | 'forbidden' | 'notFound'

/** The result of a port that calls a service. A port that rejects counts as `unavailable`. */
export type CallResult<Value, Failure = CallFailure> =
  | { readonly isDone: true; readonly value: Value }
  | { readonly isDone: false; readonly failure: Failure }

/** Creates a promise actor that has to be provided; until then it rejects with "not provided". */
export function createPromisePort<Output, Input = void>(name: string) {
  return register(fromPromise<Output, Input>(async () => throwNotProvided(name)))
}

/** Creates a callback actor that has to be provided; until then it throws "not provided". */
export function createCallbackPort<Event extends EventObject, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) {
  return register(fromCallback<Event, Input>(() => throwNotProvided(name)))
}

/** The names of the ports that are not provided to a machine or to a machine that it invokes, sorted. */
export function listMissingPorts(machine: AnyStateMachine): string[] {
  const missing = Object.entries(readActors(machine)).flatMap(([name, logic]) => {
    if (isMachine(logic)) return listMissingPorts(logic)
    return defaults.has(logic) ? [name] : []
  })
  return [...new Set(missing)].toSorted()
}

/** Provides the ports of a machine and of the machines it invokes. */
export function providePorts<Machine extends AnyStateMachine>(
  machine: Machine,
  ports: Readonly<Record<string, AnyActorLogic>>,
): Machine {
  const actors = Object.entries(readActors(machine)).map(([name, logic]) => [
    name,
    isMachine(logic) ? providePorts(logic, ports) : (ports[name] ?? logic),
  ])
  // `provide` of a generic machine forgets which one it was.
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine
}

const defaults = new WeakSet<AnyActorLogic>()

function register<Logic extends AnyActorLogic>(logic: Logic): Logic {
  defaults.add(logic)
  return logic
}

function throwNotProvided(name: string): never {
  throw new Error(`The port ${name} is not provided`)
}

function readActors(machine: AnyStateMachine): Readonly<Record<string, AnyActorLogic>> {
  return machine.implementations.actors as Readonly<Record<string, AnyActorLogic>>
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return 'implementations' in logic
}
