/** The JSON schema of a notice for editors; `npx vitest operator/notice -u` writes `brands/notice.schema.json`. */
import { LINK_LETTERS, noticeKinds, TEXT_LETTERS } from '../../src/domain/notice.ts'
import { languageCodes } from '../../src/domain/languageTable.ts'

const text = (description: string, maxLength: number) => ({
  type: 'string',
  maxLength,
  description,
})
const date = (description: string) => text(`${description}, such as 2026-12-01T20:00Z.`, 40)

export const noticeSchema = (): string =>
  `${JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      description: 'A notice to all players; {} is none.',
      type: 'object',
      properties: {
        $schema: { type: 'string' },
        kind: { enum: noticeKinds, description: 'A warning is marked with its word and a colour.' },
        from: date('From when it shows'),
        until: date('From when it shows no more'),
        text: {
          type: 'object',
          properties: Object.fromEntries(
            languageCodes.map((code) => [code, text('Plain text.', TEXT_LETTERS)]),
          ),
          description: 'By language; each language of the brand.',
        },
        link: text('A path of the own host, or an address on a host of the brand.', LINK_LETTERS),
      },
      anyOf: [{ maxProperties: 0 }, { required: ['kind', 'from', 'until', 'text'] }],
      additionalProperties: false,
    },
    null,
    2,
  )}\n`
