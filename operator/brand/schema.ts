/**
 * The shape and the rules of a brand file (Decisions 1). `npx vitest brandSchema -u` writes
 * `brands/brand.schema.json` from it.
 */
import { z } from 'zod'
import { barKeys, menuKeys, ownPagePaths, type BrandFile } from '../../src/domain/brandShape.ts'
import {
  checkMinutes,
  pauseHours,
  pauseWays,
  protectionOf,
  type Protection,
} from '../../src/domain/protection.ts'
import { languageCodes } from '../../src/domain/languageTable.ts'
import { environmentSchema } from './environment.ts'
import { ADDRESS_LIMIT } from './addresses.ts'
import { bounded, choice, filled, https, link, links, must, once, text, whole } from './values.ts'

const NO_ID = must('be an id: a whole number, or letters, digits, - and _')
const id = z.union([z.string().regex(/^[\w-]{1,64}$/, NO_ID), z.int(NO_ID)], NO_ID)
const language = z.enum(languageCodes)
const twoLinks = z.array(z.enum(barKeys)).length(2, 'must have two links')

const protection = z
  .strictObject({
    checkMinutes: choice(z.literal(checkMinutes))
      .exactOptional()
      .describe('The intervals of the time check, in minutes, that a player can choose.'),
    checkDefault: z
      .literal(checkMinutes)
      .exactOptional()
      .describe('The interval of a player who has chosen none; 60 by default.'),
    checkRequired: z
      .boolean()
      .exactOptional()
      .describe('Whether the player is told that the rules require the time check.'),
    showNet: z
      .boolean()
      .exactOptional()
      .describe(
        'Whether the net of the session shows beside games and in the time check; true by default.',
      ),
    pause: z
      .enum(pauseWays)
      .exactOptional()
      .describe(
        'Whether the pause button asks for the length (`ask`, the default) or pauses for 24 hours with one press (`direct`).',
      ),
    pauseHours: choice(z.literal(pauseHours))
      .exactOptional()
      .describe('The pauses offered, in hours: 24 hours, 3 days, 7 days.'),
    statementReminder: z
      .boolean()
      .exactOptional()
      .describe('Whether the player is told when the statement of the last month is ready.'),
    selfExclusion: links(z.strictObject(link))
      .exactOptional()
      .describe('Registers of self-exclusion.'),
    helpLines: links(
      z.strictObject({
        ...link,
        phone: z
          .string()
          .regex(/^\+?[\d ().-]{3,20}$/, must('be a telephone number'))
          .exactOptional(),
      }),
    )
      .exactOptional()
      .describe('Help organisations, shown in turn.'),
  })
  .refine(
    (own) => {
      const { checkMinutes, checkDefault } = protectionOf(own)
      return checkMinutes.includes(checkDefault)
    },
    {
      path: ['checkDefault'],
      error: ({ input }) =>
        `is ${protectionOf(input as Partial<Protection>).checkDefault}, which protection.checkMinutes lacks`,
    },
  )
  .describe('Switches for safer play (docs/protection.md); each has a default.')

export const brandSchema = z
  .strictObject({
    $schema: bounded(ADDRESS_LIMIT).exactOptional(),
    name: filled(24, ', for which the header has no room')
      .refine((name) => name === name.trim(), 'has spaces around it')
      .regex(/^[^<>&"%{}]*$/, 'has one of < > & " % { }')
      .describe('The name of the brand, at most 24 letters.'),
    logo: text(100)
      .regex(
        /^(?!.*\.\.)\/[\w./-]+\.(?:svg|png|webp)$/,
        must('be the path of a picture, such as /brand/logo.svg'),
      )
      .describe('The path of the logo, for example `/brand/logo.svg`; 152 x 38 pixels on a phone.'),
    languages: choice(language).describe(
      'The languages in the order offered. The first one is the default.',
    ),
    menu: z
      .array(z.array(z.enum(menuKeys)).min(1, 'is empty'))
      .check(once((sections) => sections.flat()))
      .refine((sections) => sections.flat().includes('home'), 'lacks "home"')
      .refine((sections) => sections.flat().includes('account'), 'lacks "account"')
      .describe('The sections of the main menu. `account` shows only to players.'),
    bottomBar: z
      .strictObject({ start: twoLinks, end: twoLinks })
      .check(once(({ start, end }) => [...start, ...end]))
      .describe('The two links on each side of the menu button on a phone.'),
    providers: z
      .strictObject({
        pragmatic: id.describe('The provider of the Pragmatic section.'),
        live: id.describe('The provider of the home row of live casino.'),
      })
      .describe('Ids of game providers.'),
    homeRows: z
      .array(
        z.strictObject({
          type: z.literal([1, 2, 3]).describe('1 slots, 2 live casino, 3 crash games.'),
          size: whole(60).describe('The number of games, at most 60.'),
          provider: id.exactOptional().describe('Only games of this provider.'),
          title: z
            .partialRecord(language, filled())
            .exactOptional()
            .describe('The title by language; without it the title of the type.'),
        }),
      )
      .min(1, 'is empty')
      .refine(
        (rows) =>
          new Set(rows.map(({ type, provider }) => `${type}-${provider}`)).size === rows.length,
        'has a type twice with the same provider',
      )
      .describe('The rows of games on the home page.'),
    pageSizes: z
      .strictObject({
        games: z
          .strictObject({ desktop: whole(100), mobile: whole(100) })
          .describe('Games per page; 28 are 7 x 4, 30 are 3 x 10.'),
        providers: whole(20).describe('Providers per page.'),
        providerRow: z
          .strictObject({ 1: whole(60), 2: whole(60), 3: whole(60) })
          .describe('Games in the row of a provider, by type.'),
      })
      .describe('The sizes of lists.'),
    maskWinners: z
      .boolean()
      .exactOptional()
      .describe('Whether the names of winners are masked; else they show as the server sent them.'),
    protection: protection.exactOptional(),
    operatorLinks: links(z.strictObject(link)).describe(
      'Pages of the operator: licence, limits, complaints.',
    ),
    ownPages: z
      .partialRecord(z.enum(ownPagePaths), https)
      .describe('Addresses of the operator that replace pages of the app.'),
    colours: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe('Values that replace tokens of src/styles/tokens.css, by name without the dashes.'),
    words: z
      .partialRecord(language, z.record(z.string(), z.string()))
      .exactOptional()
      .describe('Texts that replace those of the product, by language and dotted key.'),
    environment: environmentSchema,
  })
  .describe('A brand of the app, and where it runs.') satisfies z.ZodType<BrandFile>

/** The JSON schema for editors. */
export const jsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(brandSchema, { target: 'draft-7' }), null, 2)}\n`
