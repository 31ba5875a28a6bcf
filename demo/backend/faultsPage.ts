import { contract } from '../../contract/calls.ts'
import { cuts, faultNames, type Cut, type Fault } from './faults.ts'

const calls = ['*', ...contract.map(({ path }) => path), '/notice.json']

const options = (values: readonly string[]): string =>
  values.map((value) => `<option>${value}</option>`).join('')

const cutNames: Record<Cut, string> = {
  requests: 'Cut: no request arrives',
  answers: 'Cut: requests arrive, no answer comes back',
}

const connection = (now: Cut | null): string =>
  [['', 'Whole'] as const, ...cuts.map((cut) => [cut, cutNames[cut]] as const)]
    .map(([cut, name]) => `<option value="${cut}"${cut === (now ?? '') ? ' selected' : ''}>${name}`)
    .join('')

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const row = ({ call, fault, times }: Fault): string =>
  `<tr><td>${escape(call)}<td>${fault}<td>${times === null ? 'until switched off' : String(times)}
<td><form method="post"><input type="hidden" name="off" value="${escape(call)}"><button>Off</button></form>`

/** The page where testers switch faults: plain forms, no script. */
export const faultsPage = (faults: readonly Fault[], cut: Cut | null): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo faults</title>
<style>
  :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end }
  label { display: grid; gap: 0.25rem }
  select, input, button { box-sizing: border-box; block-size: 2.75rem; font: inherit; padding-inline: 0.75rem }
  table { inline-size: 100%; margin-block: 2rem; border-collapse: collapse }
  th, td { text-align: start; padding: 0.5rem; border-block-end: 1px solid }
</style>
<h1>Demo faults</h1>
<p>What the demo backend answers instead of the truth. Also as JSON at /demo/faults.json.</p>
<form method="post">
  <label>Call<select name="call">${options(calls)}</select></label>
  <label>Fault<select name="fault">${options(faultNames)}</select></label>
  <label>Times (empty: until off)<input name="times" type="number" min="1"></label>
  <button>Switch on</button>
</form>
<form method="post">
  <label>Connection of app and games<select name="cut">${connection(cut)}</select></label>
  <button>Set the connection</button>
</form>
<table><thead><tr><th>Call<th>Fault<th>Times<th></thead><tbody>
${faults.map(row).join('\n') || '<tr><td colspan="4">None is on.'}
</tbody></table>
<form method="post"><input type="hidden" name="off" value=""><button>All off</button></form>
</html>
`
