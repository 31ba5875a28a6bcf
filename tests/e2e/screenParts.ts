import type { Locator, Page } from '@playwright/test'
import type { Faults } from '@demo/backend/faults'

/** The app's text in the page's language. */
export type Text = (key: string) => string

export interface Screen {
  name: string
  path: string
  isPlayer?: true
  only?: 'desktop' | 'phone'
  /** It loads without end. */
  isBusy?: true
  faults?: readonly Parameters<Faults['set']>[0][]
  /** What the player does there. */
  act?: (page: Page, text: Text) => Promise<unknown>
  /** What then shows. */
  shows: (page: Page, text: Text) => Locator
}

export const press = (key: string) => (page: Page, text: Text) =>
  page
    .getByRole('button', { name: text(key), exact: true })
    .first()
    .click()
