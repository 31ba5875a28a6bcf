import { HttpResponse, http, type HttpHandler } from 'msw'
import { cuts, faultNames, isCut, isFaultName, type Fault, type Faults } from '../faults.ts'
import { faultsPage } from '../faultsPage.ts'
import { fieldsOf } from './body.ts'

/** Reads the requested fault; null if it is not in the table. */
function toFault(field: (name: string) => string): Fault | null {
  const fault = field('fault')
  const call = field('call').trim()
  const times = Number(field('times'))
  if (!isFaultName(fault)) return null
  return {
    call: call === '' || call === '*' ? '*' : `/${call.replace(/^\/+/, '')}`,
    fault,
    times: Number.isInteger(times) && times > 0 ? times : null,
  }
}

const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'",
}

/** The page `/demo/faults` with forms, and the same as JSON. */
export const faultHandlers = (faults: Faults): HttpHandler[] => {
  const state = () => ({ active: faults.list(), faults: faultNames, cut: faults.cut(), cuts })

  return [
    http.get(
      '*/demo/faults',
      () => new HttpResponse(faultsPage(faults.list(), faults.cut()), { headers: pageHeaders }),
    ),

    http.post('*/demo/faults', async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      const off = form.get('off')
      const fault = toFault((name) => form.get(name) ?? '')
      const cut = form.get('cut')
      if (cut !== null) faults.setCut(isCut(cut) ? cut : null)
      else if (off !== null) faults.clear(off || undefined)
      else if (fault) faults.set(fault)
      return new HttpResponse(null, { status: 303, headers: { Location: '/demo/faults' } })
    }),

    http.get('*/demo/faults.json', () => HttpResponse.json(state())),

    http.post('*/demo/faults.json', async ({ request }) => {
      const field = await fieldsOf(request)
      const cut = field('cut')
      if (isCut(cut)) {
        faults.setCut(cut)
        return HttpResponse.json(state())
      }
      const fault = toFault(field)
      if (!fault) return HttpResponse.json({ message: 'Unknown fault' }, { status: 422 })
      faults.set(fault)
      return HttpResponse.json(state())
    }),

    http.delete('*/demo/faults.json', () => {
      faults.clear()
      return new HttpResponse(null, { status: 204 })
    }),
  ]
}
