import type { Product } from '../brand/checkedBrand.ts'
import { escaped } from '../brand/page.ts'
import { flatTexts } from '../brand/words.ts'
import { valueOf } from '../brand/brandColours.ts'
import type { BrandColours } from '../../src/domain/brandShape.ts'
import { languageTable } from '../../src/domain/languageTable.ts'
import { toolPage } from '../../demo/backend/toolPage.ts'

/** The most important tokens of a brand, with labels for testers. */
const shades: Readonly<Record<string, string>> = {
  'ink-950': 'Page',
  'ink-900': 'Header and menu',
  'ink-850': 'Panels',
  'sand-50': 'Strong text',
  'sand-100': 'Text',
  'sand-300': 'Second text',
  'saffron-300': 'Button, start',
  'saffron-400': 'Accent',
  'ember-400': 'Button, end',
  'color-on-accent': 'Text on the accent',
  'glaze-400': 'Second accent',
  'glaze-300': 'Focus',
  'color-success': 'Success',
  'color-danger': 'Danger',
}

const field = (name: string, label: string, tokens: BrandColours): string =>
  `<label>${label}<input type="color" name="${name}" value="${valueOf(name, tokens) ?? ''}"></label>`

/**
 * A page to edit a brand file, with the build's own check (Decisions 39). The sample next to the fields uses
 * the app's tokens; the app itself must not be framed, even in the demo, so it opens in a window and gets
 * the colours there.
 */
export const brandPage = ({ tokens, texts, valid }: Product): string =>
  toolPage({
    title: 'Demo brand',
    files: 'brand',
    body: `<main>
<form id="fields">
  <h1>Demo brand</h1>
  <label>Name<input name="name" value="${escaped(valid.name)}" maxlength="40"></label>
  ${Object.entries(shades)
    .map(([name, label]) => field(name, label, tokens))
    .join('\n  ')}
  <label>Mask the winners<input type="checkbox" name="maskWinners"${valid.maskWinners ? ' checked' : ''}></label>
  <fieldset>
    <legend>A text of the app</legend>
    <label>Language<select id="wordLanguage">${Object.values(languageTable)
      .map(({ pref, lang, dir }) => `<option value="${pref}" dir="${dir}">${lang}</option>`)
      .join('')}</select></label>
    <label>Key<input id="wordKey" list="keys"></label>
    <datalist id="keys">${flatTexts(texts.fr)
      .map(([key, text]) => `<option value="${key}">${escaped(text)}</option>`)
      .join('')}</datalist>
    <label>New text<input id="word" dir="auto"></label>
    <button type="button" id="setWord">Set this text</button>
  </fieldset>
  <button type="reset">Start again</button>
  <button type="button" id="open">Open the app in these colours</button>
</form>
<div class="result">
<section aria-label="Sample" id="sample">
  <header><strong id="shown">${escaped(valid.name)}</strong><span class="button">Login</span></header>
  <div class="panel">
    <h2>Strong text</h2>
    <p>Text as on every page, with <a href="#fields">a link</a>.</p>
    <p class="second">Second text, for what matters less.</p>
    <p><span class="success">Win +12.50</span> <span class="danger">Not enough funds</span> <span class="live">Live</span></p>
    <p>Top winner <bdi id="masked">ya•••</bdi><bdi id="whole">yasmine</bdi></p>
    <p><span class="button">Play</span> <span class="chip">Slots</span> <span class="focus">Focus</span></p>
  </div>
</section>
<h2 id="verdict" role="status"></h2>
<ul id="problems"></ul>
</div>
</main>
<section aria-label="Brand file">
  <label class="file" for="file">Brand file</label>
  <textarea id="file" rows="20" spellcheck="false">${escaped(JSON.stringify(valid, null, 2))}</textarea>
  <button type="button" id="download">Download the file</button>
</section>
<section aria-label="Contrasts">
  <table><thead><tr><th>Colour<th>on<th>Contrast<th>Needs</thead><tbody id="contrasts"></tbody></table>
</section>`,
  })
