import { HttpResponse, http, type HttpHandler } from 'msw'
import { NOTICE } from '../../../src/domain/notice.ts'
import { faultResponse, type Faults } from '../faults.ts'

/** Where a fault changes the operator's notice, which is no call: a fault of all calls leaves it alone. */
const PLACE = `/${NOTICE}`

export const changesNotice = (faults: Faults, url: string): boolean =>
  url === PLACE && faults.list().some(({ call }) => call === PLACE)

export const noticeHandler = (faults: Faults): HttpHandler =>
  http.get(`*${PLACE}`, async () => {
    const fault = changesNotice(faults, PLACE) ? faults.take(PLACE) : null
    return (fault && (await faultResponse(fault))) ?? HttpResponse.json({})
  })
