import { noticeFile, noticeText } from '../support/notices'
import { cachedPaths, expect, fill, openControlled, test } from './installed'

test("the worker keeps no notice: offline there is none, and the host's next one shows", async ({
  page,
  host,
}) => {
  let file = noticeFile()
  host.reply = (path) =>
    path === '/notice.json'
      ? { headers: { 'Content-Type': 'application/json' }, body: file }
      : undefined
  await openControlled(page)
  const notice = page.getByText(noticeText('en'))
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  await fill(page)
  expect(await cachedPaths(page, /./)).not.toContain('/notice.json')
  file = noticeFile({ text: { fr: 'Fini', en: 'It is over', ar: 'انتهى' } })
  await page.reload()
  await expect(page.getByText('It is over')).toBeVisible()
  await host.goOffline(page)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  // Proves an absence: a notice would show after four seconds.
  await page.waitForTimeout(5500)
  await expect(page.getByText('It is over')).toHaveCount(0)
})
