/** Logs a Playwright page in as a player of the demo; takes effect on the next load. */
export async function logIn(page, url, username = 'yasmine') {
  const data = { username, password: 'sirocco2026' }
  const answer = await page.request.post(new URL('/api/login', url).href, { data })
  const { token } = await answer.json()
  await page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('token', value)
  }, token)
}
