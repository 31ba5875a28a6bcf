import { toolPage } from './toolPage.ts'

const table = (id: string, caption: string, heads: readonly string[]): string =>
  `<section><h2>${caption}</h2>
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}`).join('')}</thead><tbody id="${id}"></tbody></table></section>`

/** The page that shows what the app reports (Quality M3). measure.js fills the tables and keeps them current. */
export const measurePage = toolPage({
  title: 'Demo measurements',
  files: 'measure',
  body: `<main>
<h1>Demo measurements</h1>
<p>What the app in this demo has reported since the server started, updated every two seconds. A page reports
every 30 seconds, and when it is hidden or closed. Also as JSON at /demo/measure.json.</p>
<p><a href="/">Open the app</a></p>
<form method="post"><button>Start again</button></form>
${table('vitals', 'Web vitals, in ms; CLS has no unit', ['Vital', 'Number', 'p75', 'p98'])}
${table('routes', 'Changes of page, in ms', ['Page', 'Number', 'p75', 'p98'])}
${table('counts', 'Counts', ['Step', 'Number'])}
${table('errors', 'Errors', ['Class', 'File', 'Page', 'Number'])}
${table('violations', 'Policy violations', ['Directive', 'Blocked', 'Page', 'Number'])}
</main>`,
})
