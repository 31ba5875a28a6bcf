/** Has a page of playwright open as the demo's player from its next load on. */
export async function logIn(page, url) {
  const data = { username: 'yasmine', password: 'sirocco2026' }
  const answer = await page.request.post(new URL('/api/login', url).href, { data })
  const { token } = await answer.json()
  await page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('token', value)
  }, token)
}
