import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.types.ts'
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts'
import { ticketingSchema } from './graphqlSchema.ts'
import { operations as allOperations } from './testing/ticketingOperations.ts'
import { connectorHeaders, findAccount, openTicketing, toHeaders, toKey } from './testing/ticketingFixture.ts'

/** What a careless or malicious client may send as a text. */
const texts = {
  NUL: 'a\u0000b',
  '10 kB': 'x'.repeat(10_000),
  markup: '<script>alert(1)</script>',
  'right-to-left marks': '\u202Eevil\u202C',
  'half of a character': '\ud800',
  'a wrong id': '../../etc/passwd',
} as const

type Input = GraphQLArgument | GraphQLInputField

interface Operation {
  readonly name: string
  readonly query: string
  /** Arguments of the field, of which each text can be replaced. */
  readonly inputs: readonly Input[]
}

/** Each root field with all its arguments as variables. */
const operations: readonly Operation[] = [ticketingSchema.getQueryType(), ticketingSchema.getMutationType()].flatMap(
  (type) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args, type: answer }) => {
      const variables = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ')
      const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ')
      const selection = isObjectType(getNamedType(answer)) ? ' { __typename }' : ''
      const field = `${name}${given && `(${given})`}${selection}`
      return {
        name: `${type?.name}.${name}`,
        query: `${type?.name.toLowerCase()} ${variables && `(${variables})`} { ${field} }`,
        inputs: args,
      }
    }),
)

/** The paths to the texts among the arguments: `input.subject`. */
function listTexts(inputs: readonly Input[], prefix = ''): string[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type)
    if (isInputObjectType(named)) return listTexts(Object.values(named.getFields()), `${prefix}${name}.`)
    return ['String', 'ID'].includes(named.name) ? [`${prefix}${name}`] : []
  })
}

/** Arguments with one text replaced, which otherwise have as little as the schema allows. */
function toArguments(inputs: readonly Input[], path: string, text: string): Record<string, unknown> {
  const [head, ...rest] = path.split('.')
  return Object.fromEntries(
    inputs
      .filter((input) => input.name === head || isNonNullType(input.type))
      .map((input) => [input.name, toValue(input, input.name === head ? rest.join('.') : null, text)]),
  )
}

/** `rest` is the path within the value, empty for the value itself, null if it is not replaced. */
function toValue({ name, type }: Input, rest: string | null, text: string): unknown {
  const value = toItem(getNamedType(type), name, rest, text)
  return isListType(getNullableType<GraphQLInputType>(type)) ? [value] : value
}

function toItem(named: GraphQLNamedType, name: string, rest: string | null, text: string): unknown {
  if (isInputObjectType(named)) return toArguments(Object.values(named.getFields()), rest ?? '', text)
  if (isEnumType(named)) return named.getValues()[0]?.name
  if (['Int', 'Float'].includes(named.name)) return 1
  if (named.name === 'Boolean') return true
  if (rest !== null) return text
  return name === 'key' ? toKey(crypto.randomUUID()) : 'acme-harness'
}

/** Who may run an operation. */
function findViewer(name: string): 'adam' | 'ines' | 'connector' {
  const operation = allOperations[name]
  if (operation?.isAllowed(findAccount('adam'))) return 'adam'
  return operation?.forConnector ? 'connector' : 'ines'
}

describe('bad input for the ticketing service', () => {
  let database: Database
  let opened: Awaited<ReturnType<typeof openTicketing>>
  let headers: Readonly<Record<'adam' | 'ines' | 'connector', Record<string, string>>>

  beforeAll(async () => {
    database = await openEmptyDatabase()
    opened = await openTicketing(database)
    const [adam, ines] = await Promise.all([opened.signIn(findAccount('adam')), opened.signIn(findAccount('ines'))])
    headers = { adam: toHeaders(adam), ines: toHeaders(ines), connector: connectorHeaders }
  })
  afterAll(async () => {
    await opened.identity.close()
    await database.close()
  })

  it.each(operations.map(({ name, query, inputs }) => [name, query, inputs] as const))(
    'is answered by %s without a failure, whichever text it is',
    async (name, query, inputs) => {
      for (const path of listTexts(inputs)) {
        for (const [kind, text] of Object.entries(texts)) {
          const variables = toArguments(inputs, path, text)
          const { status, errors } = await opened.ask(query, headers[findViewer(name)], variables)
          const cell = `${name}, ${path}: ${kind}, ${JSON.stringify(errors)}`
          expect([200, 400], cell).toContain(status)
          for (const { message, extensions } of errors) {
            expect(extensions?.code, cell).toMatch(/^(?:NOT_FOUND|BAD_REQUEST|BAD_USER_INPUT)$/)
            expect(message, cell).not.toMatch(/\bat .*\.ts|node_modules|select |insert /)
          }
        }
      }
    },
  )

  it('was sent in every text of every operation', () => {
    const count = operations.reduce((sum, { inputs }) => sum + listTexts(inputs).length, 0)
    console.log(`ticketing: ${count} texts of ${operations.length} operations, ${Object.keys(texts).length} kinds`)
    expect(count).toBeGreaterThan(40)
  })
})
