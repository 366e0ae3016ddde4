import type { z } from 'zod'
import type { Random } from '@anseo/test-support/random'
import { CANDIDATES, numbersNear } from './candidates.ts'

/** Gives an id for a field of that name, where one is known. */
export type NameId = (random: Random, name: string) => string | undefined

type Definition = Record<string, any> & { type: string }
// oxlint-disable-next-line no-underscore-dangle -- where zod keeps what a schema is made of
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

/** Values of leaves that have passed, by schema: a rule is asked once for all candidates. */
const passing = new WeakMap<object, unknown[]>()

const TRIES = 8

/**
 * Makes a value that a schema accepts, as it is sent; where its rules are too narrow to hit, one of its shape.
 * @param name the field's name.
 */
export function fromSchema(
  schema: z.core.$ZodType,
  random: Random,
  nameId: NameId = () => undefined,
  name = '',
): unknown {
  let made: unknown
  for (let tried = 0; tried < TRIES; tried += 1) {
    made = ofShape(schema, random, nameId, name)
    if (accepts(schema, made)) return made
  }
  return made
}

const accepts = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodType).safeParse(value).success

function ofShape(schema: z.core.$ZodType, random: Random, nameId: NameId, name: string): unknown {
  const definition = definitionOf(schema)
  const make = (inner: z.core.$ZodType, field = name) => fromSchema(inner, random, nameId, field)
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition['shape'] as Record<string, z.core.$ZodType>)
          .map(([field, inner]) => [field, make(inner, field)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'array': {
      const length = random.whole(0, 3)
      return Array.from({ length }, () => make(definition['element']))
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return random.percent(50) ? make(definition['innerType']) : undefined
    case 'nullable':
      return random.percent(80) ? make(definition['innerType']) : null
    case 'union':
      return make(random.pick(definition['options'] as z.core.$ZodType[]))
    case 'record':
      return { [String(make(definition['keyType']))]: make(definition['valueType']) }
    case 'enum':
      return random.pick(Object.values(definition['entries']))
    case 'literal':
      return random.pick(definition['values'])
    case 'boolean':
      return random.percent(50)
    case 'pipe':
      return isTransform(definition['in'])
        ? leaf(schema, random, nameId, name)
        : make(definition['in'] as z.core.$ZodType)
    default:
      return leaf(schema, random, nameId, name)
  }
}

const isTransform = (schema: z.core.$ZodType) => definitionOf(schema).type === 'transform'

function leaf(schema: z.core.$ZodType, random: Random, nameId: NameId, name: string): unknown {
  const known = nameId(random, name)
  if (known !== undefined && random.percent(90) && accepts(schema, known)) return known
  let values = passing.get(schema)
  if (!values) {
    values = [...CANDIDATES, ...numbersNear(boundsOf(schema))].filter((value) => accepts(schema, value))
    passing.set(schema, values)
  }
  return values.length > 0 ? random.pick(values) : 'none'
}

/** Returns the bounds in a schema, since values just inside and outside break most easily. */
const boundsOf = (schema: z.core.$ZodType): number[] =>
  // oxlint-disable-next-line no-underscore-dangle
  ((definitionOf(schema)['checks'] ?? []) as z.core.$ZodCheck[]).flatMap(({ _zod: { def } }) => {
    const { value, maximum, minimum } = def as unknown as Record<string, unknown>
    return [value, maximum, minimum].filter((bound) => typeof bound === 'number')
  })
