/** Crash. */
import { ramp, mix, path, stroke, circle, ellipse, rect, group, ring, khatam } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';

export function curve(K, body) {
  const { a } = K.pal;
  return path('M-110 90C-20 84 40 40 74-56V100H-110Z', K.g.lin([[a[1], 0, 0.6], [a[1], 1, 0]])) + stroke('M-110 90C-20 84 40 40 74-56', K.g.lin([a[0], a[1]], 1, 0, 0, 0), 9, { 'stroke-linecap': 'round' }) + stroke('M-110 90C-20 84 40 40 74-56', W, 2.5, op(0.8)) + group('translate(66 -52) scale(.62)', body);
}
export function plane(K) {
  const { a } = K.pal;
  return group('rotate(-18)', path('M-100 14L-80-34H-58L-46-2L50-14C80-16 100-6 100 4C100 14 82 20 56 22L-60 34C-84 34-98 26-100 14Z', v(K, a), rim(a[2], 3)) + path('M-20 16L10 10L44 78H10Z', v(K, [a[1], a[1], a[2]]), rim(a[2], 3)) + path('M-4-8L14-60H34L36-12Z', v(K, [a[0], a[1], a[2]]), rim(a[2], 2)) + path('M48-10C66-16 80-10 86-2L56 4Z', '#dff6ff') + stroke('M-84 16L50 6', W, 5, op(0.7)) + ellipse(104, 4, 5, 42, W, op(0.45)) + circle(101, 4, 7, GOLD[1]));
}
export function paperPlane(K) {
  const { a } = K.pal;
  return path('M-98-4L98-78L44 84L2 30Z', K.g.lin([W, '#e9eefc', mix(a[0], W, 0.4)], 0, 0, 1, 1)) + path('M98-78L-22 18L-40 76L2 30Z', a[1]) + path('M98-78L2 30L-40 76Z', a[2]) + path('M98-78L-98-4L-22 18Z', W);
}
export function balloon(K) {
  const { a, b } = K.pal;
  return path('M0-100C56-100 82-62 76-22C70 14 34 36 24 54H-24C-34 36-70 14-76-22C-82-62-56-100 0-100Z', ball(K, a), rim(a[2], 2)) + path('M0-100C20-70 24-14 12 54H-12C-24-14-20-70 0-100ZM-30-94C-58-66-60-16-22 50L-24 54C-34 36-70 14-76-22C-80-56-62-86-30-94ZM30-94C58-66 60-16 22 50L24 54C34 36 70 14 76-22C80-56 62-86 30-94Z', b[1], op(0.9)) + stroke('M-22 54L-14 76M22 54L14 76', '#5a3a1a', 3) + rect(-18, 74, 36, 26, v(K, ramp(30, 60, 44)), { rx: 6 }) + path('M-50-60C-44-76-34-86-22-90', 'none', { stroke: W, 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.7 });
}
export function falcon(K) {
  const { a, b } = K.pal;
  let f = '';
  for (let i = 0; i < 5; i++) f += path(`M-10 ${10 - i * 4}C${-50 - i * 6} ${-10 - i * 12} ${-80 - i * 2} ${-30 - i * 13} ${-104 + i * 10} ${-24 - i * 17}C${-84 + i * 8} ${10 - i * 8} ${-50} ${34 - i * 5} 0 ${30 - i * 3}Z`, v(K, i % 2 ? b : a), rim(a[2], 1.2));
  return group('rotate(-16)', f + path('M10 12C40-34 60-70 100-96C98-60 86-24 50 14Z', v(K, a), rim(a[2], 2)) + path('M-58 40C-30 8 30-16 72-8C92-4 98 4 100 10L84 12C66 30 10 48-26 48L-70 76Z', K.g.lin([a[0], a[1], b[2]]), rim(a[2], 2)) + circle(78, 0, 4, '#160a08') + path('M92 4L108 14L90 13Z', GOLD[1]));
}
export function comet(K) {
  const { a } = K.pal;
  return path('M-104 94C-60 10-10-30 30-48L66-14C44 24-6 72-104 94Z', K.g.lin([[a[1], 0, 0], [a[1], 0.5, 0.8], ['#fff6c0', 1]], 0, 1, 1, 0)) + path('M-70 96C-40 50 0 10 40-20L54-6C30 30-16 74-70 96Z', '#fff3b0', op(0.6)) + circle(52, -36, 44, ball(K, [W, '#ffe04a', a[1]])) + circle(40, -46, 10, '#c2600a', op(0.4)) + circle(66, -24, 13, '#c2600a', op(0.4)) + glint(80, -74, 22);
}
export function mine(K) {
  return ring(8, 84).map((_, i) => group(`rotate(${i * 45})`, path('M-10-60L-6-92C-3-98 3-98 6-92L10-60Z', v(K, ['#9aa4bd', '#4a5470', '#1c2136'])))).join('') + circle(0, 0, 66, ball(K, ['#7f8aa8', '#363e5a', '#0e1120']), rim('#0a0c16', 3)) + circle(0, 0, 30, K.pal.a[2]) + circle(0, 0, 23, K.g.rad(['#fff3c0', [K.pal.a[1], 0.5], [K.pal.a[2], 1]])) + ellipse(-28, -34, 18, 10, W, { opacity: 0.6, transform: 'rotate(-38 -28 -34)' });
}
export function plinko(K) {
  const { a, b } = K.pal;
  let s = '';
  for (let r = 0; r < 5; r++) for (let i = 0; i <= r + 1; i++) s += circle((i - (r + 1) / 2) * 32, -72 + r * 30, 5.5, '#eaf0ff');
  for (let i = 0; i < 6; i++) s += rect(-96 + i * 32.5, 74, 28, 24, [a[1], GOLD[1], b[1], b[1], GOLD[1], a[1]][i], { rx: 6 });
  return s + circle(20, -30, 20, ball(K, a), rim(W, 2)) + circle(-34, 34, 17, ball(K, GOLD), rim(W, 2)) + circle(48, 46, 14, ball(K, b), rim(W, 2));
}
export function ladder(K) {
  const { a, b } = K.pal;
  let s = '';
  for (let i = 0; i < 5; i++) s += rect(-90 + i * 38, 62 - i * 34, 34, 36 + i * 34, v(K, i === 4 ? a : b), { rx: 7, ...rim(i === 4 ? GOLD[0] : b[2], 3) });
  return s + group('translate(79 -100) scale(.4)', coinsOne(K)) + stroke('M-84 30L-40-8L-6-34L40-72', GOLD[0], 7, { 'stroke-linecap': 'round', 'stroke-dasharray': '2 15' });
}
const coinsOne = (K) => circle(0, 0, 60, dg(K, GOLD), rim('#fff2b8', 5)) + path(khatam(34), GOLD[2]);
