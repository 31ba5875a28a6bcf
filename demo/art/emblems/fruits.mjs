/** Fruits. */
import { ramp, hsl, path, stroke, circle, ellipse, group, n } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';

export const leaf = (K, x, y, s, rot, h = 112) =>
  group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, path('M0 0C14-30 52-34 74-6C52 18 20 22 0 0Z', dg(K, ramp(h, 66, 44)), rim(hsl(h, 60, 18), 2)) + stroke('M6 0C28-6 46-8 66-6', hsl(h, 55, 62), 2.5));
export function cherry(K) {
  const c = ramp(354, 86, 46);
  const f = ball(K, c);
  const one = (x, y, r) => circle(x, y, r, f, rim('#4a0612')) + ellipse(x - r * 0.36, y - r * 0.42, r * 0.26, r * 0.16, W, { opacity: 0.75, transform: `rotate(-32 ${n(x - r * 0.36)} ${n(y - r * 0.42)})` });
  return stroke('M-36 36C-34-30 0-70 40-88C38-40 44 0 44 24', '#2f7a2c', 8, { 'stroke-linecap': 'round' }) + leaf(K, 38, -86, 1, -158) + leaf(K, 38, -88, 0.8, 24) + one(-40, 46, 46) + one(46, 42, 48);
}
export function lemon(K, h = 50) {
  return group('rotate(-24)', leaf(K, 60, -40, 0.8, -40) + path('M-100 4C-88-4-84-16-74-28C-36-74 40-72 72-26C82-14 86-4 98 2C88 10 82 20 72 32C36 70-40 72-74 34C-82 22-88 12-100 4Z', ball(K, ramp(h, 94, 52)), rim(hsl(h - 16, 90, 24))) + ellipse(-30, -30, 26, 11, W, { opacity: 0.7, transform: 'rotate(-24 -30 -30)' }));
}
export function melon(K) {
  const seeds = [[-46, 18], [-16, 32], [16, 32], [46, 18], [-28, 0], [0, 8], [28, 0]];
  return group('rotate(-14)', path('M-98-14A98 98 0 0 0 98-14Z', v(K, ramp(128, 62, 34)), rim('#0c3512')) + path('M-86-14A86 86 0 0 0 86-14Z', '#e9f7c5') + path('M-78-14A78 78 0 0 0 78-14Z', v(K, ramp(352, 86, 56))) + seeds.map(([x, y]) => ellipse(x, y, 4.6, 8, '#35070f')).join('') + path('M-98-14H98V-22H-98Z', '#ff9aa5', op(0.85)));
}
export function orange(K, h = 28) {
  let s = path('M0-10C18-26 22-58 0-72C-22-58-18-26 0-10Z', v(K, ramp(h, 96, 58)), { id: 'sl' });
  for (let i = 1; i < 9; i++) s += `<use href="#sl" transform="rotate(${i * 40})"/>`;
  return circle(0, 0, 94, ball(K, ramp(h, 96, 48)), rim(hsl(h - 8, 90, 22))) + circle(0, 0, 80, '#fff1cf') + s + path('M-62-52A82 82 0 0 1 30-76', 'none', { stroke: W, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.7 });
}
export function grapes(K, h = 282) {
  K.g.raw(`<g id="gr">${circle(0, 0, 24, ball(K, ramp(h, 66, 48)), rim(hsl(h, 60, 14), 2)) + circle(-8, -9, 5, W, op(0.6))}</g>`);
  let s = leaf(K, 6, -66, 1.1, -170) + leaf(K, -4, -66, 1.1, -10) + stroke('M0-62C2-84 10-92 20-98', '#5a3a1a', 8, { 'stroke-linecap': 'round' });
  for (let row = 0, y = -40; row < 5; row++, y += 32) {
    const k = [4, 4, 3, 2, 1][row];
    for (let i = 0; i < k; i++) s += `<use href="#gr" x="${(i - (k - 1) / 2) * 42}" y="${y}"/>`;
  }
  return s;
}
export function seven(K) {
  const c = K.pal.a;
  const d = 'M-70-92H78V-52C30-6 12 34 6 96H-54C-46 34-22-10 16-44H-34L-40-24H-70Z';
  return path(d, c[2], { transform: 'translate(7 8)', stroke: c[2], 'stroke-width': 12, 'stroke-linejoin': 'round' }) + path(d, v(K, c), { stroke: '#fff3c9', 'stroke-width': 9, 'stroke-linejoin': 'round' }) + path(d, v(K, c), rim(c[2], 2)) + path('M-62-84H68V-70L-62-66Z', W, op(0.5)) + glint(66, -80, 26) + glint(-44, 88, 16);
}
export function bell(K) {
  const c = GOLD;
  return circle(0, 76, 17, ball(K, c), rim('#5a2b04')) + path('M0-96C14-96 20-86 18-76C54-64 62-30 64 10C66 38 78 48 92 62V70H-92V62C-78 48-66 38-64 10C-62-30-54-64-18-76C-20-86-14-96 0-96Z', K.g.lin([c[0], [c[1], 0.5], c[2]], 0, 0, 1, 0.3), rim('#5a2b04')) + path('M-42 20C-42-22-34-46-14-60C-24-34-26-8-24 40Z', W, op(0.55)) + stroke('M-78 56H78', '#8a4a08', 5);
}
export function clover(K) {
  const f = dg(K, ramp(136, 72, 40));
  let s = stroke('M2 10C6 50 20 76 40 96', '#1d6b2a', 10, { 'stroke-linecap': 'round' });
  for (const a of [0, 90, 180, 270]) s += group(`rotate(${a + 45})`, path('M0-6C-34-32-56-54-46-78C-36-96-10-94 0-74C10-94 36-96 46-78C56-54 34-32 0-6Z', f, rim('#0b3d16')) + stroke('M0-14V-58', '#a8f0a0', 3, op(0.7)));
  return s + glint(-52, -52, 20);
}
export function horseshoe(K) {
  return path('M-46 92C-104 40-96-92 0-92C96-92 104 40 46 92L30 80C66 30 62-48 0-48C-62-48-66 30-30 80Z', dg(K, K.pal.a), rim(K.pal.a[2], 4)) + [[-66, -30], [-70, 10], [-40, -62], [0, -72], [40, -62], [66, -30], [70, 10]].map(([x, y]) => circle(x, y, 6, '#2b1204')).join('') + glint(-58, -58, 22);
}
