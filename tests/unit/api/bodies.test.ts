import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import * as api from '@/api/endpoints'
import { initTestI18n } from '../../support/i18n'
import { server } from '../../support/server'

beforeEach(() => initTestI18n('en'))

describe('A body with status 200', () => {
  it.each([
    { data: [], success: true },
    { data: [], error: 'odd' },
    { data: [], message: 'ok' },
  ])('a list with %j is a list', async (body) => {
    server.use(http.get('*/api/top_winners', () => HttpResponse.json(body)))
    expect(await api.topWinners()).toEqual([])
  })

  it.each([{ success: false }, { status: false }])('a list with %j is none', async (no) => {
    server.use(http.get('*/api/top_winners', () => HttpResponse.json({ data: [], ...no })))
    await expect(api.topWinners()).rejects.toThrow()
  })

  it.each([
    ['s-1.x', 's-1.x'],
    ['"s1"', 's1'],
  ])('the sport session may be plain text: %s', async (body, session) => {
    server.use(http.get('*/api/sport', () => new HttpResponse(body)))
    expect(await api.sportSession('en')).toBe(session)
  })

  it.each(['<!doctype html><p>Sign in</p>', '{"data":', '', 'null', 'Not available now'])(
    'the body %j is no sport session',
    async (body) => {
      server.use(http.get('*/api/sport', () => new HttpResponse(body)))
      await expect(api.sportSession('en')).rejects.toThrow()
    },
  )
})
