import { schemaOf, type Kind } from './kinds.ts'
import type { Field, Fields, Shape } from './shapes.ts'
import type { Answer } from './types.ts'

export type Schema = Readonly<Record<string, unknown>>

/** Kinds that the document names; the others are written in place. */
const named: Partial<Record<Kind, string>> = {
  id: 'Id',
  number: 'Number',
  decimal: 'Decimal',
  unsigned: 'Amount',
  direction: 'Direction',
  status: 'Status',
  date: 'Time',
  flag: 'Flag',
  gameType: 'GameType',
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

export const kindSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(named).map(([kind, name]) => [name, schemaOf(kind as Kind)]),
)

function fieldSchema([kind, about]: Field): Schema {
  const name = named[kind]
  const described = about !== undefined && { description: about }
  return name === undefined ? { ...schemaOf(kind), ...described } : { ...ref(name), ...described }
}

const namesOf = (key: string) => key.replace('?', '').split('|')

/** An object with these fields; one of a field's alternative names is enough. */
function objectSchema(fields: Fields): Schema {
  const entries = Object.entries(fields)
  const required = entries.filter(([key]) => !key.endsWith('?')).map(([key]) => namesOf(key))
  const choices = required
    .filter((names) => names.length > 1)
    .map((names) => ({ anyOf: names.map((name) => ({ required: [name] })) }))
  return {
    type: 'object',
    required: required.filter((names) => names.length === 1).flat(),
    ...(choices.length > 0 && { allOf: choices }),
    properties: Object.fromEntries(
      entries.flatMap(([key, field]) =>
        namesOf(key).map((name, place, [usual = '']) => {
          const instead = `The same as \`${usual}\`, under another name.`
          return [name, fieldSchema(place === 0 ? field : [field[0], instead])]
        }),
      ),
    ),
  }
}

/** The named schemas of an answer: its rows or its value, and the player in a login. */
export function shapesIn(answer: Answer): Readonly<Record<string, Schema>> {
  const write = ({ name, fields }: Shape) => ({ [name]: objectSchema(fields) })
  if (answer.is === 'list') return write(answer.row)
  if (answer.is !== 'object') return {}
  const { value, user } = answer
  const fields = objectSchema(value.fields)
  if (!user) return { [value.name]: fields }
  const properties = { ...(fields.properties as Schema), user: ref(user.name) }
  return { ...write(user), [value.name]: { ...fields, properties } }
}

const wrapped = (name: string, value: Schema): Schema => ({
  title: `Under ${name}`,
  type: 'object',
  required: [name],
  properties: { [name]: value },
})

/** The usual form first, then everything else that the app accepts. */
export function answerSchema(answer: Answer): Schema {
  if (answer.is === 'list') {
    const items = ref(answer.row.name)
    const envelope = {
      title: 'Envelope (usual)',
      type: 'object',
      required: ['data'],
      properties: {
        data: { type: ['array', 'null'], items, description: 'The rows; null is no row.' },
        ...(objectSchema(answer.also ?? {}).properties as Schema),
        paginationInfo: { type: 'object', description: 'Numbers about the pages; optional.' },
      },
    }
    return { oneOf: [envelope, { title: 'Bare array', type: 'array', items }] }
  }
  if (answer.is === 'object' || answer.is === 'text') {
    const value = answer.is === 'object' ? ref(answer.value.name) : schemaOf('filled')
    return { oneOf: [value, ...answer.under.map((name) => wrapped(name, value))] }
  }
  return schemaOf('any')
}
