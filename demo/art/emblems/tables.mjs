/** Tables. */
import { ramp, hsl, path, stroke, circle, ellipse, rect, group, star, khatam, n } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';
import { line } from '../lettering.mjs';

export function rouletteWheel(K, tilt = 1) {
  const p = 2 * Math.PI * 70;
  const seg = p / 36;
  let s = ellipse(0, 10, 100, 100, '#000', op(0.4)) + circle(0, 0, 98, K.g.lin(['#9a5a24', '#5a2b0c', '#2b1204'])) + circle(0, 0, 90, 'none', { stroke: GOLD[1], 'stroke-width': 3 }) + circle(0, 0, 70, '#15101a') + circle(0, 0, 70, 'none', { stroke: '#c8102e', 'stroke-width': 32, 'stroke-dasharray': `${n(seg, 2)} ${n(seg, 2)}` }) + path('M-6-86H6L5-54H-5Z', '#0a9a58') + circle(0, 0, 86, 'none', { stroke: '#f3d58a', 'stroke-width': 2 }) + circle(0, 0, 54, 'none', { stroke: '#f3d58a', 'stroke-width': 2.5 }) + circle(0, 0, 52, K.g.rad(['#b9743a', '#6b3a14', '#2d1406']));
  for (let i = 0; i < 4; i++) s += group(`rotate(${i * 90 + 20})`, path('M-5 0L-3-44L0-50L3-44L5 0Z', GOLD[1], rim('#5a2b04', 1)));
  s += circle(0, 0, 17, ball(K, GOLD), rim('#5a2b04', 2)) + circle(0, 0, 7, GOLD[0]) + circle(46, -54, 7.5, K.g.rad([W, ['#e0e4f0', 0.6], ['#8a90a8', 1]], 0.4, 0.35, 0.7)) + path('M-88-24A91 91 0 0 1-20-89', 'none', { stroke: W, 'stroke-width': 4, opacity: 0.5, 'stroke-linecap': 'round' });
  return tilt === 1 ? s : group(`scale(1 ${tilt})`, s);
}
const SUITS = {
  s: 'M0-28C6-14 28-4 28 12C28 26 10 28 4 16C4 24 8 28 12 30H-12C-8 28-4 24-4 16C-10 28-28 26-28 12C-28-4-6-14 0-28Z',
  h: 'M0 28C-10 14-30 2-30-12C-30-28-8-32 0-16C8-32 30-28 30-12C30 2 10 14 0 28Z',
  d: 'M0-32L22 0L0 32L-22 0Z',
  c: 'M-6 10C-14 18-30 12-28-2C-27-12-18-14-13-13C-18-22-12-32 0-32C12-32 18-22 13-13C18-14 27-12 28-2C30 12 14 18 6 10C6 20 8 26 12 30H-12C-8 26-6 20-6 10Z',
};
export const suit = (k, x, y, s, c) => path(SUITS[k], c, { transform: `translate(${x} ${y}) scale(${s})` });
export function card(K, rank, k, x, y, rot, s = 1) {
  const red = k === 'h' || k === 'd';
  const c = red ? '#d0142c' : '#15131f';
  const t = line(rank, { cx: -28, y: -38, maxW: 20, maxH: 24, track: 12 });
  return group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, rect(-44, -64, 94, 134, '#000', { rx: 11, opacity: 0.3 }) + rect(-47, -67, 94, 134, K.g.lin([W, '#f4efe6', '#d4c8b8'], 0, 0, 1, 1), { rx: 11 }) + stroke(t.d, c, 5) + suit(k, -28, -22, 0.34, c) + suit(k, 4, 14, 1.05, c));
}
export function cards(K) {
  const f = K.r.pick([[['A', 's'], ['K', 'h']], [['J', 'd'], ['A', 'c']], [['A', 'h'], ['Q', 's']], [['10', 'c'], ['A', 'd']]]);
  return card(K, f[0][0], f[0][1], -28, 0, -14, 1.12) + card(K, f[1][0], f[1][1], 34, 4, 13, 1.12) + glint(78, -70, 20);
}
export function fan(K) {
  const f = [['10', 'h'], ['J', 'h'], ['Q', 'h'], ['K', 'h'], ['A', 'h']];
  const alt = K.r.chance(0.5) ? 's' : 'h';
  const c = alt === 'h' ? '#d0142c' : '#15131f';
  const sheet = group('scale(.86)', rect(-44, -64, 94, 134, '#000', { rx: 11, opacity: 0.3 }) + rect(-47, -67, 94, 134, K.g.lin([W, '#f4efe6', '#d4c8b8'], 0, 0, 1, 1), { rx: 11 }) + suit(alt, -28, -22, 0.34, c) + suit(alt, 4, 14, 1.05, c), { id: 'k' });
  return f.map(([r], i) => group(`rotate(${(i - 2) * 17} 0 110)`, (i ? '<use href="#k"/>' : sheet) + stroke(line(r, { cx: -24, y: -33, maxW: 17, maxH: 21, track: 12 }).d, c, 4.4))).join('');
}
export function chip(K, c, x, y, s, tilt = 1) {
  const p = (2 * Math.PI * 40) / 12;
  return group(`translate(${x} ${y}) scale(${s} ${s * tilt})`, circle(0, 5, 48, c[2]) + circle(0, 0, 48, dg(K, c)) + circle(0, 0, 40, 'none', { stroke: W, 'stroke-width': 15, 'stroke-dasharray': `${n(p, 1)} ${n(p, 1)}`, opacity: 0.92 }) + circle(0, 0, 29, c[1], { stroke: W, 'stroke-width': 2 }) + path(khatam(17), W, op(0.85)));
}
export function chips(K) {
  const { a, b } = K.pal;
  let s = '';
  K.g.raw(`<g id="ca">${chip(K, a, 0, 0, 1)}</g><g id="cb">${chip(K, b, 0, 0, 1)}</g>`);
  const put = (x, y, c) => `<use href="#c${c}" transform="translate(${x} ${y}) scale(1 .5)"/>`;
  for (let i = 0; i < 5; i++) s += put(-46, 66 - i * 20, i % 2 ? 'a' : 'b');
  for (let i = 0; i < 3; i++) s += put(52, 74 - i * 20, i % 2 ? 'b' : 'a');
  return s + `<use href="#ca" transform="translate(30 -40) scale(1.15)"/>` + glint(58, -76, 18);
}
export function baccarat(K) {
  const r = ramp(354, 80, 42);
  const b = ramp(218, 80, 46);
  const back = (x, rot, c, k) => group(`translate(${x} 0) rotate(${rot})`, rect(-40, -70, 88, 142, '#000', { rx: 11, opacity: 0.3 }) + rect(-44, -74, 88, 142, W, { rx: 11 }) + rect(-38, -68, 76, 130, v(K, c), { rx: 7 }) + path(khatam(30, 0, -3), 'none', { stroke: GOLD[0], 'stroke-width': 3 }) + path(khatam(21, 0, -3), GOLD[1]) + suit(k, 0, -3, 0.34, c[2]) + stroke('M-30-60H30M-30 54H30', GOLD[0], 2, op(0.7)));
  return back(-44, -11, b, 's') + back(44, 11, r, 'd') + circle(0, 56, 30, dg(K, GOLD), rim('#4a2504', 3)) + stroke(line('9', { cx: 0, y: 72, maxW: 30, maxH: 32 }).d, '#3a1804', 7, { 'stroke-linecap': 'round' }) + glint(-70, -66, 18);
}
export function spadeCrest(K) {
  const k = K.r.pick(['s', 'h', 'd', 'c']);
  const c = k === 's' || k === 'c' ? ['#5d6ea8', '#232a52', '#090b1c'] : ramp(352, 86, 46);
  return group('scale(3)', path(SUITS[k], c[2], { transform: 'translate(1.4 2)', ...rim(c[2], 3) }) + path(SUITS[k], dg(K, c), rim(GOLD[1], 2))) + group('translate(0 4) scale(.9)', stroke(line('A', { cx: 0, y: 30, maxW: 60, maxH: 56 }).d, GOLD[0], 9)) + glint(-40, -34, 22);
}
export function moneyWheel(K) {
  const hues = K.r.pick([[354, 210, 46, 140, 282, 24], [28, 190, 330, 60], [8, 220, 44, 168]]);
  const k = 16;
  K.g.raw('<path id="wd" d="M0 0L-16.4-82.4A84 84 0 0 1 16.4-82.4Z"/>');
  let s = circle(0, 0, 98, v(K, GOLD), rim('#4a2504', 3)) + circle(0, 0, 86, '#1a0a1c');
  for (let i = 0; i < k; i++) {
    s += `<use href="#wd" fill="${hsl(hues[i % hues.length], 82, i % 2 ? 48 : 56)}"${i ? ` transform="rotate(${n(i * 22.5, 1)})"` : ''}/>`;
  }
  s += circle(0, 0, 91, 'none', { stroke: '#fffbe0', 'stroke-width': 8, 'stroke-linecap': 'round', 'stroke-dasharray': '0 35.74' });
  return s + circle(0, 0, 84, K.g.rad([[W, 0.2, 0.35], [W, 0.9, 0]], 0.4, 0.3, 0.7)) + circle(0, 0, 30, ball(K, GOLD), rim('#4a2504', 3)) + path(khatam(18), '#7a3a08') + path('M-13-112H13L0-70Z', v(K, ramp(354, 86, 52)), rim(W, 3));
}
export function stage(K) {
  let s = '';
  const p = [K.pal.a, K.pal.b, ramp(46, 92, 54)];
  for (let i = 0; i < 3; i++) s += group(`translate(${(i - 1) * 64} ${i === 1 ? 0 : 10})`, rect(-29, -62, 58, 124, v(K, p[i]), { rx: 10, ...rim(GOLD[0], 4) }) + rect(-24, -56, 48, 30, W, { rx: 6, opacity: 0.22 }) + path(i === 1 ? star(5, 24, 10) : khatam(20), W, op(0.95)));
  return path('M-110 66H110L84 100H-84Z', v(K, GOLD), rim('#4a2504', 3)) + s + glint(0, -66, 24);
}
export function dice(K) {
  const die = (x, y, rot, c, pips) => group(`translate(${x} ${y}) rotate(${rot})`, rect(-46, -42, 96, 96, c[2], { rx: 20 }) + rect(-48, -48, 96, 96, dg(K, c), { rx: 20 }) + rect(-40, -44, 80, 20, W, { rx: 10, opacity: 0.25 }) + pips.map(([a, b]) => circle(a * 25, b * 25, 9.5, '#fffaf0')).join(''));
  return die(-42, 22, -16, K.pal.a, [[-1, -1], [1, 1], [0, 0], [-1, 1], [1, -1]]) + die(46, -20, 14, K.pal.b, [[-1, -1], [1, 1], [0, 0]]) + glint(-70, -30, 20);
}
export function drum(K) {
  const { a } = K.pal;
  let s = circle(0, -6, 90, K.g.rad([[W, 0, 0.15], ['#bcd6ff', 0.85, 0.25], [W, 1, 0.8]]), rim('#e6f0ff', 4));
  [[-44, 20, 12], [0, 42, 47], [42, 18, 32], [-20, -14, 350], [26, -30, 140], [-52, -30, 205], [10, 6, 280]].forEach(([x, y, h]) => { s += circle(x, y, 22, ball(K, ramp(h, 84, 52))) + circle(x, y, 10, W, op(0.9)); });
  return path('M-60 70H60L80 100H-80Z', v(K, a), rim(GOLD[1], 4)) + s + path('M-62-46A76 76 0 0 1-10-82', 'none', { stroke: W, 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.8 });
}
