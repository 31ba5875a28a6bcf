/** Norse, myth, mask. */
import { ramp, mix, path, stroke, circle, ellipse, rect, group, mirror, khatam } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';

const bolt = (K, x, y, s, rot = 0) => group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, path('M14-98L-50 14H-6L-22 98L52-24H6L34-98Z', K.g.lin(['#fffbe0', '#ffe04a', '#ff9a1f']), rim(W, 4)));
export function hammer(K) {
  const { b } = K.pal;
  return bolt(K, 60, 10, 0.7, 12) + bolt(K, -64, 20, 0.6, -14) + rect(-11, -40, 22, 138, v(K, ramp(24, 60, 36)), { rx: 6, ...rim('#2b1306') }) + stroke('M-11 20L11 34M-11 44L11 58M-11 68L11 82', GOLD[1], 6) + path('M-72-86H72L86-70V-26L72-10H-72L-86-26V-70Z', v(K, ['#e8effa', '#8a9ab8', '#313a56']), rim('#161b2c', 4)) + path('M-50-86H50V-10H-50Z', W, op(0.13)) + path(khatam(26, 0, -48), b[1], rim(GOLD[1], 4)) + circle(0, 98, 12, dg(K, GOLD));
}
export function helmet(K) {
  const { a } = K.pal;
  const half = path('M56-24C96-30 104-66 92-100C76-82 60-72 44-62Z', K.g.lin(['#fffaf0', '#e0c08a', '#6d4a22'], 1, 0, 0, 1), rim('#2b1306', 2)) + path('M0-80C44-80 64-44 64 0V16H0Z', K.g.lin(['#eef3fb', '#8b99b4', '#363f5a'], 0, 0, 1, 1)) + path('M0 8H66L58 84L36 96L44 30L0 22Z', v(K, a), rim(a[2], 3)) + path('M14 24L40 30L36 44L14 38Z', '#10131f') + circle(27, 35, 4, K.pal.glow);
  return mirror(half) + path('M-11-84H11V62L0 78L-11 62Z', v(K, GOLD), rim('#4a2504', 3)) + stroke('M-64 10H64', GOLD[1], 10);
}
export function mask(K) {
  const { a, b } = K.pal;
  let f = '';
  for (let i = 0; i < 5; i++) f += group(`rotate(${i * 17 + 8} 0 0)`, path('M-12-52C-14-84-6-102 0-106C6-102 14-84 12-52Z', v(K, [a, b, ramp(46, 90, 54)][i % 3]), rim('#2b1306', 1.6)));
  const half = path('M0-54H44L58-30V30L44 62L20 84H0Z', dg(K, GOLD), rim('#4a2504', 3)) + path('M12-22H46V6L30 14L12 4Z', b[1], rim('#4a2504', 3)) + rect(22, -12, 15, 12, '#160a08') + circle(29, -6, 4, K.pal.glow) + path('M58-10H78V20H58Z', a[1], rim('#4a2504', 3)) + path('M0 40H32V60H0Z', '#2b1306') + stroke('M8 40V60M18 40V60', '#fff6e0', 6);
  return mirror(f + half) + path('M0-16L12 24L0 32L-12 24Z', GOLD[0], rim('#4a2504', 2)) + circle(0, -42, 10, ball(K, a), rim('#4a2504', 2));
}
export function samurai(K) {
  const { a, b } = K.pal;
  const half = path('M18-48C54-60 72-84 66-108C96-80 84-40 44-30Z', v(K, GOLD), rim('#3a1804', 2)) + path('M0-72C40-72 60-44 62-18L92 16L60 30H0Z', K.g.lin([b[1], b[2], '#0c0a14'], 0, 0, 1, 1), rim(GOLD[1], 3)) + path('M0-20H50L54 20L40 60L18 84H0Z', v(K, a), rim(a[2], 2)) + path('M10-4L44-14L40 6L16 10Z', '#10131f') + circle(30, -2, 4, '#ffe04a') + path('M0 40H24L34 62L18 60L10 72H0Z', '#10131f') + path('M8 42L14 56L18 42ZM10 70L14 58L20 66Z', W);
  return mirror(half) + circle(0, -50, 13, dg(K, GOLD), rim('#3a1804', 3)) + stroke('M-60 22H60', GOLD[1], 4, op(0.8));
}
export function joker(K) {
  const { a, b } = K.pal;
  const half = path('M0-40C10-80 40-104 70-84C92-68 88-36 96-10C74-24 62-26 46-16Z', v(K, a), rim(a[2], 2)) + circle(95, -4, 12, ball(K, GOLD), rim('#4a2504', 2)) + path('M0-34C34-34 46-14 46 10C46 44 26 70 0 84Z', K.g.lin(['#fffaf4', '#f2dcd4', '#b08a98'], 0, 0, 1, 1)) + path('M10 2L24-22L38 2L24 20Z', b[1]) + ellipse(24, 1, 9, 7, '#120a14') + circle(25, -1, 3, W) + path('M0 44C14 46 28 42 36 28C36 56 20 66 0 66Z', '#b3122e') + path('M0 48C12 50 22 46 30 40C26 54 14 58 0 58Z', W);
  return path('M-40-18C-30-90-8-106 0-106C8-106 30-90 40-18Z', v(K, b), rim(b[2], 2)) + circle(0, -104, 12, ball(K, GOLD)) + mirror(half) + stroke('M-50-18C-20-32 20-32 50-18', GOLD[1], 11) + circle(0, 24, 9, ball(K, ramp(354, 88, 50)));
}
export function witchHat(K) {
  const { a, b } = K.pal;
  return path('M-100 56C-60 30-40 20-34-10C-26-56-4-92 46-98C34-82 36-66 52-60C38-58 30-52 34-12C40 20 62 32 100 56C60 84-60 84-100 56Z', v(K, b), rim(b[2], 4)) + path('M-38 8C-10 22 14 22 37 6L41 26C14 40-18 40-44 28Z', v(K, a)) + rect(-16, 12, 30, 26, 'none', { ...rim(GOLD[1], 6) }) + glint(-6, -60, 20) + glint(70, -34, 14);
}
export function potion(K) {
  const { a } = K.pal;
  return path('M-18-92H18V-40C60-26 80 6 74 42C68 78 40 96 0 96C-40 96-68 78-74 42C-80 6-60-26-18-40Z', K.g.lin([['#fff', 0, 0.45], ['#9fb4e0', 1, 0.3]], 0, 0, 1, 1), rim('#dfe9ff', 4)) + path('M-66 18C-40 4-16 34 14 20C36 10 52 14 68 20C76 62 42 86 0 88C-42 86-74 60-66 18Z', v(K, a)) + [[-28, 50, 9], [6, 40, 6], [30, 60, 11], [-4, 70, 5], [14, 0, 5], [-10, -14, 7]].map(([x, y, r]) => circle(x, y, r, W, op(0.4))).join('') + rect(-24, -104, 48, 22, v(K, ramp(28, 56, 42)), { rx: 5 }) + path('M-54 10C-54-8-44-22-30-30C-36-10-38 20-36 44C-46 36-54 26-54 10Z', W, op(0.6)) + glint(36, -10, 18);
}
export function moonBat(K) {
  const bat = 'M0 10C8-6 14-14 26-10C32-24 46-34 62-36C56-26 58-18 64-10C74-14 84-14 96-8C84 0 76 12 70 24C56 18 42 20 30 34C20 34 8 34 0 46Z';
  return circle(0, -8, 84, K.g.rad(['#fffbe6', [K.pal.glow, 0.75], [mix(K.pal.glow, '#804020', 0.4), 1]], 0.4, 0.35, 0.75)) + circle(-30, -40, 13, '#c99b50', op(0.35)) + circle(34, 14, 18, '#c99b50', op(0.3)) + circle(10, -56, 8, '#c99b50', op(0.3)) + mirror(path(bat, '#120818')) + path('M-10 4L-8-18L0-6L8-18L10 4Z', '#120818') + circle(-4, 6, 2.5, '#ff5040') + circle(4, 6, 2.5, '#ff5040');
}
