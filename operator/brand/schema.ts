/** The shape of a brand file. `npx vitest brandSchema -u` writes `brands/brand.schema.json` from it. */
import { z } from 'zod'
import { barKeys, menuKeys, ownPagePaths, type BrandFile } from '../../src/domain/brandShape.ts'
import { checkMinutes, pauseHours, pauseWays } from '../../src/domain/protection.ts'
import { languageCodes } from '../../src/domain/languageTable.ts'

const size = z.number()
const id = z.union([z.string(), z.number()])
const language = z.enum(languageCodes)
const menuKey = z.enum(menuKeys)
const twoLinks = z.array(z.enum(barKeys))
const hosts = z.array(z.string())
const link = { label: z.string().describe('Shown unchanged.'), href: z.string() }

const environment = z
  .strictObject({
    apiUrl: z
      .string()
      .exactOptional()
      .describe(
        'The base path of the backend (`/api`, the default) or its full address (`https://api.example/v1`), which the policies then allow.',
      ),
    sportUrl: z
      .string()
      .exactOptional()
      .describe(
        'The address of the sport frame with {token}, {parent}, {lang}, {partner}, {view} and {device}. Without it the sport pages say that sport is not available.',
      ),
    sportPartner: z.string().exactOptional().describe('The {partner} of that address.'),
    launchUrl: z
      .string()
      .exactOptional()
      .describe(
        'The page that runs games delivered as script text (`/launch.html`, the default); best on a separate host.',
      ),
    reportUrl: z
      .string()
      .exactOptional()
      .describe('The address that receives field measurements. Without it nothing is measured.'),
    site: z
      .string()
      .exactOptional()
      .describe('The public origin of the site, for search engines and link previews.'),
    hosts: z
      .strictObject({
        games: hosts.describe('The origins of games and of the sportsbook.'),
        pictures: hosts.describe('The origins of pictures.'),
        trusted: hosts
          .exactOptional()
          .describe(
            'The origins of providers that you trust: their frames may also open dialogs and popups, download files, lock the orientation and ask for their storage. No wildcard for every host.',
          ),
      })
      .describe(
        'The origins that the page may show, such as `https://games.example` or `https://*.games.example`. Only `https:` allows every https host.',
      ),
    exitMessage: z
      .strictObject({
        type: z.string().describe('The `type` of the message, or its whole text.'),
        origin: z.string().describe('The origin that sends it.'),
      })
      .exactOptional()
      .describe(
        'The message of a provider that closes its game, besides `/exit.html` (docs/hosting.md).',
      ),
  })
  .describe('Where the app runs, and what it is connected to.')

const protection = z
  .strictObject({
    checkMinutes: z
      .array(z.literal(checkMinutes))
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
    pauseHours: z
      .array(z.literal(pauseHours))
      .exactOptional()
      .describe('The pauses offered, in hours: 24 hours, 3 days, 7 days.'),
    statementReminder: z
      .boolean()
      .exactOptional()
      .describe('Whether the player is told when the statement of the last month is ready.'),
    selfExclusion: z
      .array(z.strictObject(link))
      .exactOptional()
      .describe('Registers of self-exclusion.'),
    helpLines: z
      .array(z.strictObject({ ...link, phone: z.string().exactOptional() }))
      .exactOptional()
      .describe('Help organisations, shown in turn.'),
  })
  .describe('Switches for safer play (docs/protection.md); each has a default.')

export const brandSchema = z
  .strictObject({
    $schema: z.string().exactOptional(),
    name: z.string().describe('The name of the brand, at most 24 letters.'),
    logo: z
      .string()
      .describe('The path of the logo, for example `/brand/logo.svg`; 152 x 38 pixels on a phone.'),
    languages: z
      .array(language)
      .describe('The languages in the order offered. The first one is the default.'),
    menu: z
      .array(z.array(menuKey))
      .describe('The sections of the main menu. `account` shows only to players.'),
    bottomBar: z
      .strictObject({ start: twoLinks, end: twoLinks })
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
          size: size.describe('The number of games, at most 60.'),
          provider: id.exactOptional().describe('Only games of this provider.'),
          title: z
            .partialRecord(language, z.string())
            .exactOptional()
            .describe('The title by language; without it the title of the type.'),
        }),
      )
      .describe('The rows of games on the home page.'),
    pageSizes: z
      .strictObject({
        games: z
          .strictObject({ desktop: size, mobile: size })
          .describe('Games per page; 28 are 7 x 4, 30 are 3 x 10.'),
        providers: size.describe('Providers per page.'),
        providerRow: z
          .strictObject({ 1: size, 2: size, 3: size })
          .describe('Games in the row of a provider, by type.'),
      })
      .describe('The sizes of lists.'),
    maskWinners: z
      .boolean()
      .exactOptional()
      .describe('Whether the names of winners are masked; else they show as the server sent them.'),
    protection: protection.exactOptional(),
    operatorLinks: z
      .array(z.strictObject(link))
      .describe('Pages of the operator: licence, limits, complaints.'),
    ownPages: z
      .partialRecord(z.enum(ownPagePaths), z.string())
      .describe('Addresses of the operator that replace pages of the app.'),
    colours: z
      .record(z.string(), z.string())
      .exactOptional()
      .describe('Values that replace tokens of src/styles/tokens.css, by name without the dashes.'),
    words: z
      .partialRecord(language, z.record(z.string(), z.string()))
      .exactOptional()
      .describe('Texts that replace those of the product, by language and dotted key.'),
    environment,
  })
  .describe('A brand of the app, and where it runs.') satisfies z.ZodType<BrandFile>

/** The JSON schema for editors. */
export const jsonSchema = (): string =>
  `${JSON.stringify(z.toJSONSchema(brandSchema, { target: 'draft-7' }), null, 2)}\n`
