/** Logs a Playwright page in as the demo player; takes effect on the next load. */
export async function logIn(page, url) {
  const data = { username: 'yasmine', password: 'sirocco2026' }
  const answer = await page.request.post(new URL('/api/login', url).href, { data })
  const { token } = await answer.json()
  await page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('token', value)
  }, token)
}
