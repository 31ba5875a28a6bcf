/** Egypt and books. */
import { ramp, mix, path, stroke, circle, ellipse, group, mirror, n } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';

export function pharaoh(K) {
  const g = GOLD;
  const blue = K.pal.b;
  const nem = 'M0-98C50-98 70-62 74-20L96 78H44L34 40H0Z';
  let stripes = '';
  for (let i = 0; i < 7; i++) stripes += `M${n(30 + i * 2)} ${-72 + i * 24}L${n(62 + i * 6)} ${-66 + i * 24}`;
  const half =
    path(nem, v(K, g), rim('#4a2504')) + stroke(stripes, blue[1], 9) +
    path('M0-56C28-56 42-40 42-12C42 26 26 60 0 70Z', K.g.lin([g[0], g[1]], 0, 0, 1, 0.6)) +
    path('M8-16C16-26 30-26 38-18L46-14C34-6 18-8 8-16Z', '#14203c') + circle(24, -16, 4.5, W) + stroke('M6-30C18-38 32-36 42-28', '#14203c', 5) +
    path('M0-20L7 12C8 18 4 20 0 20Z', g[2], op(0.5)) + path('M0 36C8 34 14 36 18 40C12 48 6 48 0 48Z', '#b3541a') +
    path('M0 70H9L7 98H0Z', blue[1]);
  return mirror(half) + path('M-42-50C-20-64 20-64 42-50V-58C20-74-20-74-42-58Z', blue[1], rim('#fff0b8', 2)) + path('M0-104C12-92 10-72 0-60C-10-72-12-92 0-104Z', K.g.lin(K.pal.a), rim('#4a2504', 2));
}
export function pyramid(K) {
  const c = ramp(36, 78, 52);
  const one = (x, y, s) => group(`translate(${x} ${y}) scale(${s})`, path('M0-86L-96 60H22Z', v(K, [c[0], c[0], c[1]])) + path('M0-86L96 60H22Z', v(K, [c[1], c[2], c[2]])) + stroke('M-22-52L8-38M-44-18L14 0M-66 14L18 30', c[1], 2, op(0.6)));
  return circle(0, -30, 66, K.g.rad(['#fffbe0', [K.pal.glow, 0.7], [K.pal.glow, 1, 0.2]])) + one(-54, 46, 0.62) + one(62, 50, 0.54) + one(4, 26, 0.98) + glint(4, -60, 30);
}
export function scarab(K) {
  const g = GOLD;
  const b = K.pal.b;
  let wing = '';
  for (let i = 0; i < 5; i++) wing += path(`M20 ${8 + i * 4}C56 ${-34 + i * 18} 84 ${-60 + i * 24} 100 ${-62 + i * 27}C98 ${-34 + i * 22} 70 ${4 + i * 12} 22 ${22 + i * 6}Z`, v(K, i % 2 ? b : K.pal.a), rim(g[0], 1.6));
  return mirror(wing + stroke('M16-36C30-56 26-76 14-84', g[1], 6, { 'stroke-linecap': 'round' })) + ellipse(0, 30, 36, 50, ball(K, b), rim(g[1], 5)) + stroke('M0-14V78', g[1], 4) + ellipse(0, -22, 26, 20, dg(K, g), rim('#4a2504', 2)) + circle(0, -80, 22, ball(K, ramp(14, 92, 54)), rim(g[0], 4));
}
export function ankh(K) {
  const d = 'M-11-4C-52-34-48-96 0-96C48-96 52-34 11-4H62V22H13V98H-13V22H-62V-4ZM0-10C26-32 28-72 0-72C-28-72-26-32 0-10Z';
  return path(d, dg(K, GOLD), rim('#4a2504', 4)) + stroke('M-8 30V90M-54 4H54', '#fff8d8', 4, op(0.7)) + circle(0, 9, 10, ball(K, K.pal.b), rim('#fff0b8', 2)) + glint(-32, -78, 24);
}
export function book(K, inner) {
  const c = K.pal.b;
  const pages = '#fdf0cf';
  return path('M-100 62V-34C-66-50-30-48 0-30C30-48 66-50 100-34V62C66 46 30 50 0 68C-30 50-66 46-100 62Z', v(K, c), rim(c[2], 5)) +
    path('M-90 50V-38C-60-50-28-46 0-30V58C-28 42-60 40-90 50Z', K.g.lin([pages, [mix(pages, '#b98d4a', 0.55), 1]], 0, 0, 1, 0)) +
    path('M90 50V-38C60-50 28-46 0-30V58C28 42 60 40 90 50Z', K.g.lin([[mix(pages, '#b98d4a', 0.5), 0], [pages, 0.5]], 0, 0, 1, 0)) +
    stroke('M-76-20C-54-28-34-26-14-18M-76-2C-54-10-34-8-14 0M-76 16C-54 8-34 10-14 18M76-20C54-28 34-26 14-18M76-2C54-10 34-8 14 0', '#a8763a', 3, op(0.55)) +
    path('M0-30C-30-60-34-84-22-104C-8-90 10-92 22-104C34-84 30-60 0-30Z', K.g.lin([[W, 0, 0], [K.pal.glow, 1, 0.9]])) + group('translate(0 -58) scale(.46)', inner);
}
