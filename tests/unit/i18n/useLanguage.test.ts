import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { errorText } from '@/i18n/errorText'
import { initTestI18n } from '../../support/i18n'

describe('§8 Fallback messages', () => {
  it('are translated; a message of the server is shown unchanged', async () => {
    await initTestI18n('fr')
    const shown = ['Unknown error', 'Server error', 'Compte bloqué'].map((message) =>
      errorText(i18next.t, message),
    )
    expect(shown).toEqual(['Erreur inconnue', 'Erreur du serveur', 'Compte bloqué'])
  })
})
