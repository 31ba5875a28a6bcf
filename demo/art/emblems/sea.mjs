/** Pirates and sea. */
import { ramp, mix, path, stroke, circle, ellipse, rect, group, mirror, star, khatam } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';

export function skull(K) {
  const c = ['#fffaf0', '#e8d8b8', '#8d7350'];
  const hat = K.pal.b;
  const half = path('M0-50C44-52 68-24 64 8C62 24 52 32 46 38C44 56 38 66 26 70L24 84H0Z', dg(K, c)) + path('M14 0C22-10 46-8 48 8C48 26 34 32 24 28C12 24 8 10 14 0Z', '#1a0f16') + circle(30, 10, 5, K.pal.glow) + path('M0 30L9 46C8 50 3 50 0 46Z', '#1a0f16') + stroke('M8 66V84M18 66V82', '#1a0f16', 3);
  return stroke('M-84 30L84 96M84 30L-84 96', '#e8d8b8', 14, { 'stroke-linecap': 'round' }) + mirror(half) + path('M-98-34C-60-40-60-96 0-98C60-96 60-40 98-34C70-20 40-28 0-28C-40-28-70-20-98-34Z', v(K, hat), rim(GOLD[1], 5)) + path(star(5, 20, 8, 0, 0, -58), GOLD[1]);
}
export function chest(K) {
  const wd = ramp(24, 62, 34);
  let coins = '';
  for (let i = 0; i < 11; i++) coins += i ? `<use href="#cn" x="${(i % 6) * 25 + (i > 5 ? 12 : 0)}" y="${-(i > 5 ? 16 : 0) + Math.abs((i % 6) - 2.5) * 2 - 5}"/>` : ellipse(-62, -2, 19, 13, GOLD[1], { id: 'cn', stroke: GOLD[2], 'stroke-width': 2 });
  return path('M-88-16L-76-72C-40-92 40-92 76-72L88-16Z', v(K, wd), rim(GOLD[1], 6)) + path('M-70-22L-62-60C-30-76 30-76 62-60L70-22Z', '#1d0d05') + circle(0, -16, 60, K.g.rad([['#fff6c8', 0, 0.9], ['#ffc040', 1, 0]])) + coins + rect(-94, 4, 188, 84, v(K, wd), { rx: 8, ...rim(GOLD[1], 6) }) + path('M-60 4V88M60 4V88', 'none', { stroke: GOLD[1], 'stroke-width': 12 }) + stroke('M-94 26H94', '#2b1306', 3) + path('M-20 2H20V36L0 48L-20 36Z', dg(K, GOLD), rim('#4a2504', 3)) + circle(0, 20, 6, '#2b1306') + glint(-34, -22, 22) + glint(44, -18, 16);
}
export function ship(K) {
  const s = K.g.lin(['#fffaf0', '#f0d9a8', '#b98a4e'], 0, 0, 1, 1);
  return stroke('M-20 40V-90M42 40V-64', '#3a1c0a', 6) + path('M-24-86C-66-66-80-20-76 18C-56 8-36 8-24 12Z', s, rim('#6a3d12', 2)) + path('M-14-80C24-62 34-26 30 6C14 0-4 2-14 8Z', s, rim('#6a3d12', 2)) + path('M48-58C76-42 82-10 78 12C68 8 56 8 48 12Z', s, rim('#6a3d12', 2)) + path(star(5, 17, 7, 0, 6, -26), K.pal.a[1]) + path('M-20-90L12-98L-20-106Z', K.pal.a[1]) + path('M-98 20C-60 34 60 34 98 14C94 50 76 78 60 84H-58C-78 76-94 50-98 20Z', v(K, ramp(22, 64, 34)), rim('#2b1306', 3)) + stroke('M-90 40C-50 52 56 52 92 34', GOLD[1], 5) + [-46, -14, 18, 50].map((x) => circle(x, 62, 7, GOLD[1], rim('#2b1306', 2))).join('');
}
export function wheelShip(K) {
  const c = v(K, ramp(28, 70, 42));
  let s = '';
  for (let i = 0; i < 8; i++) s += group(`rotate(${i * 45})`, path('M-6-26L-7-98C-3-106 3-106 7-98L6-26Z', c, rim('#2b1306', 2)));
  return s + circle(0, 0, 64, 'none', { stroke: '#2b1306', 'stroke-width': 24 }) + circle(0, 0, 64, 'none', { stroke: c, 'stroke-width': 18 }) + circle(0, 0, 64, 'none', { stroke: GOLD[1], 'stroke-width': 3, 'stroke-dasharray': '4 21' }) + circle(0, 0, 28, ball(K, GOLD), rim('#2b1306', 4)) + path(khatam(15), '#6b3808');
}
export function fish(K) {
  const c = K.pal.a;
  return group('rotate(-14)', path('M58 0C76-36 96-40 100-34C92-12 92 12 100 34C96 40 76 36 58 0Z', v(K, c), rim(c[2])) + path('M-10-50C10-84 44-78 52-66C40-56 30-44 26-30ZM-4 48C10 78 32 76 42 64C30 56 26 44 24 30Z', v(K, K.pal.b), rim(c[2], 2)) + path('M-96 6C-70-52 20-66 72 0C20 60-66 60-96 6Z', v(K, c), rim(c[2], 3)) + path('M-30-44C-18-16-18 18-30 46C-14 48-4 48 4 46C14 18 14-18 2-48C-8-49-20-48-30-44ZM34-36C42-14 42 12 34 32L50 22C56 6 56-8 50-24Z', W, op(0.85)) + circle(-60, -8, 14, W) + circle(-63, -8, 8, '#10131f') + circle(-66, -11, 3, W) + stroke('M-90 14C-80 18-74 18-68 14', c[2], 4));
}
export function shell(K) {
  const c = K.pal.a;
  let ribs = '';
  for (let i = -3; i <= 3; i++) ribs += `M0 30L${i * 26} ${-86 + Math.abs(i) * 12}`;
  return path('M-94-14C-96-50-70-92 0-94C70-92 96-50 94-14C80 8 40 30 0 30C-40 30-80 8-94-14Z', v(K, c), rim(c[2], 3)) + stroke(ribs, mix(c[0], W, 0.4), 4, op(0.7)) + path('M-92 22C-70 84 70 84 92 22C60 44-60 44-92 22Z', v(K, [c[0], c[1], c[2]]), rim(c[2], 3)) + circle(0, 22, 30, K.g.rad([W, ['#fff0f5', 0.5], ['#b9a0c8', 1]], 0.38, 0.32, 0.7)) + glint(-10, 10, 18);
}
export function trident(K) {
  return path('M-6-30H6V98H-6ZM0-100L12-70H7V-30H-7V-70H-12ZM-60-84L-46-54H-52C-52-24-34-12-6-12V4C-46 4-68-20-68-54H-74ZM60-84L46-54H52C52-24 34-12 6-12V4C46 4 68-20 68-54H74Z', v(K, GOLD), rim('#4a2504', 3)) + circle(0, 4, 15, ball(K, K.pal.a), rim('#fff0b8', 3)) + glint(-4, -86, 20);
}
