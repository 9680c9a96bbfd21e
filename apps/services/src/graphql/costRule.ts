import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLNamedType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import type { documentLimits } from '../limits.ts'

/** Validation rule that limits depth, cost and number of root fields of a document. Measures each fragment once. */
export function createCostRule(limits: Readonly<Record<keyof typeof documentLimits, number>>): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(operation) {
      const type = context.getSchema().getRootType(operation.operation)
      const measured = new Measure(context).measure(operation.selectionSet, type ?? undefined)
      const reportExcess = (what: string, is: number, limit: number) =>
        context.reportError(
          new GraphQLError(`The document is too large: its ${what} is ${is}, at most ${limit} is answered.`, {
            nodes: operation,
          }),
        )
      if (measured.depth > limits.depth) reportExcess('depth', measured.depth, limits.depth)
      else if (measured.cost > limits.cost) reportExcess('cost', measured.cost, limits.cost)
      else if (measured.fields > limits.rootFields)
        reportExcess('number of root fields', measured.fields, limits.rootFields)
    },
  })
}

interface Size {
  depth: number
  cost: number
  fields: number
}

/** Assumed length of a list. */
const listFactor = 5

class Measure {
  readonly #context: ValidationContext
  readonly #fragments = new Map<string, Size>()

  constructor(context: ValidationContext) {
    this.#context = context
  }

  measure(selectionSet: SelectionSetNode, type: GraphQLNamedType | undefined): Size {
    const size: Size = { depth: 0, cost: 0, fields: 0 }
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined
        const below = selection.selectionSet
          ? this.measure(selection.selectionSet, field && getNamedType(field.type))
          : emptySize
        const factor = field && isListType(getNullableType(field.type)) ? listFactor : 1
        add(size, { depth: below.depth + 1, cost: 1 + below.cost * factor, fields: 1 })
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value
        add(size, this.measure(selection.selectionSet, condition ? this.#context.getSchema().getType(condition) : type))
      } else {
        add(size, this.#measureFragment(selection.name.value))
      }
    }
    return size
  }

  #measureFragment(name: string): Size {
    const known = this.#fragments.get(name)
    if (known) return known
    // Stops the recursion of cyclic fragments, which another rule rejects.
    this.#fragments.set(name, emptySize)
    const fragment: FragmentDefinitionNode | null | undefined = this.#context.getFragment(name)
    if (!fragment) return emptySize
    const type = this.#context.getSchema().getType(fragment.typeCondition.name.value)
    const size = this.measure(fragment.selectionSet, type)
    this.#fragments.set(name, size)
    return size
  }
}

const emptySize: Size = { depth: 0, cost: 0, fields: 0 }

function add(size: Size, more: Size): void {
  size.depth = Math.max(size.depth, more.depth)
  size.cost += more.cost
  size.fields += more.fields
}
