import { act, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import { useLanguage, useTextsReady } from '@/i18n/useLanguage'
import { initTestI18n } from '../../support/i18n'

describe('Components follow the language', () => {
  it('a hook returns the current language', async () => {
    await initTestI18n('fr')
    const { result } = renderHook(() => [useLanguage(), useTextsReady()])
    expect(result.current).toEqual(['fr', true])
    await act(() => changeLanguage('ar'))
    expect(result.current).toEqual(['ar', true])
  })
})

describe('§8 Fallback messages', () => {
  it('are translated; a message of the server is shown unchanged', async () => {
    await initTestI18n('fr')
    const shown = ['Unknown error', 'Server error', 'Compte bloqué'].map((message) =>
      errorText(i18next.t, message),
    )
    expect(shown).toEqual(['Erreur inconnue', 'Erreur du serveur', 'Compte bloqué'])
  })
})
