/** Beasts: half faces, mirrored. */
import { ramp, mix, path, stroke, circle, ellipse, group, mirror, star, n } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';

const eye = (c, x = 24, y = -8, s = 1) => group(`translate(${x} ${y}) scale(${s})`, path('M-14 6C-8-6 8-10 18-8C14 4 0 10-14 6Z', '#160a08') + ellipse(1, -1, 5.5, 6, c) + ellipse(1, -1, 2, 5, '#160a08') + circle(3, -3, 1.5, W));
export function lion(K, mane = K.r.pick([18, 26, 34, 8])) {
  const m = ramp(mane, 84, 42);
  const f = ramp(38, 86, 58);
  const half = path('M0-58L30-54L50-24L46 10L30 44L14 66H0Z', K.g.lin([f[0], f[1], mix(f[1], f[2], 0.6)], 0, 0, 1, 1)) + path('M30-54C44-72 66-66 62-44C60-34 54-30 48-30Z', f[1], rim(m[2], 2)) + path('M0-58L12-40L10 8L0 12Z', f[0]) + path('M50-24L30-10L46 10Z', m[1], op(0.6)) + eye(K.pal.glow) + path('M0 16L22 14L32 34L14 56H0Z', '#fff0d2') + path('M0 12H18L8 28H0Z', '#4a1a0c') + stroke('M0 28V40C8 48 18 46 24 40', '#4a1a0c', 3) + path('M0 58L12 58L6 78H0Z', m[1]);
  return path(star(18, 100, 78), v(K, [m[1], m[1], m[2]]), rim(m[2], 2)) + path(star(18, 86, 64, 10), v(K, [mix(m[0], m[1], 0.4), m[1], m[2]])) + path(star(14, 70, 56), v(K, [m[0], m[0], m[1]])) + mirror(half);
}
export function tiger(K) {
  const f = K.pal.cool ? ramp(205, 22, 74) : ramp(24, 92, 54);
  const half = path('M0-70L34-66L58-30L62 10L40 50L16 74H0Z', dg(K, f)) + path('M30-62C36-92 72-92 74-60C74-44 66-32 58-28Z', f[1], rim('#1a0c06', 3)) + path('M44-60C50-74 64-70 62-54L54-42Z', '#ffd9c4') + path('M62 10L84 20L62 34L76 48L44 48Z', '#fff4e2') + path('M0-70H10L6-46H0ZM22-68L30-66L20-44ZM0-36L8-38L6-20H0ZM58-28L38-26L60-14ZM63 4L42 6L61 18ZM56 28L38 26L50 38Z', '#1a0c06') + eye(K.pal.glow, 28, -8, 1.15) + path('M0 18L24 14L40 36L22 62H0Z', '#fff4e2') + path('M0 14H20L8 32H0Z', '#d4526a') + stroke('M0 32V42C10 52 22 50 30 42', '#1a0c06', 3.5) + path('M12 48L18 48L15 62Z', W);
  return mirror(half);
}
export function wolf(K) {
  const f = ramp(K.pal.hue ?? 218, 26, 54);
  const half = path('M0-56L30-52L46-98C70-78 78-40 66-4L86 26L58 36L36 70L14 96H0Z', dg(K, f)) + path('M46-84C60-66 64-44 58-24L40-42Z', f[2]) + path('M0-56L14-30L20 10L12 60L0 66Z', mix(f[0], W, 0.3)) + path('M66-4L40 14L86 26Z', mix(f[0], W, 0.5)) + path('M20 10L44 28L36 70L14 96L12 60Z', f[2], op(0.55)) + eye(K.pal.glow, 32, -8, 1.25) + path('M0 58H16L8 74H0Z', '#10131f') + stroke('M0 74V82L14 88', '#10131f', 3);
  return mirror(half);
}
export function fennec(K) {
  const f = ramp(34, 80, 62);
  const half = path('M0-40L24-42C30-80 56-106 78-104C92-70 80-30 58-4L70 26L40 44L12 82H0Z', dg(K, f)) + path('M66-88C76-60 66-34 50-16L36-34C40-58 52-78 66-88Z', '#ffd0c0') + path('M0-40L10-14L12 40L0 60Z', '#fff0d4') + path('M70 26L34 24L26 50L40 44Z', '#fff6e6') + eye('#6b2d0c', 28, 0, 1.3) + path('M0 60H13L5 74H0Z', '#22100c');
  return mirror(half);
}
export function bull(K) {
  const f = ramp(K.r.pick([18, 350, 230, 30]), 42, 36);
  const half = path('M0-52L36-50L52-20L42 30L34 74L16 92H0Z', dg(K, f)) + path('M30-48C62-44 84-62 80-98C106-66 96-14 50-18Z', K.g.lin(['#fff6e0', '#e0c08a', '#6d4a22'], 1, 0, 0, 1), rim('#2b1306', 2)) + path('M50-18L90-4C80 16 62 18 48 8Z', f[1], rim(f[2], 2)) + path('M0-52L14-36L16 30L0 40Z', f[0], op(0.7)) + eye(K.pal.glow, 30, -4, 1) + path('M0 42L26 40L34 66L20 86H0Z', mix(f[0], '#ffd8c0', 0.5)) + ellipse(16, 60, 7, 5, '#1a0c0a');
  return mirror(half) + stroke('M-14 72C-16 96 16 96 14 72', GOLD[1], 5);
}
export function elephant(K) {
  const f = ramp(K.r.pick([214, 200, 28]), 24, 56);
  const half = path('M20-62C60-92 100-70 98-22C96 16 66 34 44 18Z', dg(K, f), rim(f[2], 2)) + path('M42-48C62-62 80-50 78-20C76 2 60 12 48 4Z', mix(f[1], '#e88a8a', 0.45)) + path('M0-74C32-74 46-48 44-10C42 14 30 26 22 40C20 66 18 86 0 92Z', dg(K, f)) + stroke('M4 36H20M4 52H19M4 68H17', f[2], 3, op(0.7)) + path('M22 30C40 36 50 56 46 86C36 76 24 62 20 44Z', '#fff6e0', rim('#8a6a3a', 2)) + eye('#1a0c0a', 26, -8, 0.9);
  return mirror(half) + path('M0-84C16-70 22-50 0-26C-22-50-16-70 0-84Z', v(K, K.pal.a), rim(GOLD[1], 4)) + circle(0, -54, 7, GOLD[0]);
}
export function owl(K) {
  const f = K.pal.b;
  const half = path('M0-60L30-66L66-96L70-40C86 0 80 60 40 92L0 98Z', dg(K, f)) + circle(32, -26, 33, v(K, [GOLD[0], GOLD[1], GOLD[2]])) + circle(32, -26, 24, '#14101c') + circle(32, -26, 19, K.g.rad([K.pal.glow, [GOLD[2], 1]])) + circle(32, -26, 9, '#08060c') + circle(37, -32, 4, W) + path('M20 20L34 28L20 36L34 44L20 52L34 60L20 68L30 80L0 92V14Z', mix(f[0], W, 0.25), op(0.6));
  return mirror(half) + path('M0-18L13 2L0 24L-13 2Z', v(K, GOLD), rim('#4a2504', 2));
}
export function dragon(K) {
  const c = K.pal.a;
  const b = K.pal.b;
  const half =
    path('M20-50C40-66 52-84 48-104C78-86 80-50 56-30Z', K.g.lin(['#fff4d4', GOLD[1], GOLD[2]], 0, 0, 0, 1), rim('#3a1804', 2)) +
    path('M46-30L98-54L76-22L100-4L72 4L88 30L54 22Z', v(K, b), rim(b[2], 2)) +
    path('M0-62L26-54L52-26L58 8L44 34L34 66L14 92H0Z', dg(K, c), rim(c[2], 2)) +
    path('M0-62L14-44L18 0L10 44L0 48Z', mix(c[0], W, 0.15), op(0.8)) + path('M16-18L50-34L46-14L26-4Z', c[2]) + group('rotate(-14 30 -6)', eye('#ffe04a', 30, -4, 1.35)) +
    path('M44 34L18 30L10 44L14 92L34 66Z', c[2], op(0.5)) + ellipse(14, 54, 7, 5, '#160608') + path('M20 76L30 70L26 92Z', W) + stroke('M30 50C60 56 80 74 72 100', GOLD[1], 5, { 'stroke-linecap': 'round' }) + path('M0-96L12-60L0-46Z', b[1]) + path('M0-30L8-36L8-24L0-16Z', GOLD[1]);
  return mirror(half);
}
export function phoenix(K) {
  const c = ramp(20, 96, 54);
  let w = '';
  for (let i = 0; i < 6; i++) w += path(`M8 ${10 + i * 3}C${40 + i * 4} ${-60 + i * 18} ${70 + i * 5} ${-90 + i * 26} ${100 - i * 6} ${-92 + i * 34}C${94 - i * 5} ${-40 + i * 24} ${58 - i * 4} ${8 + i * 10} 8 ${26 + i * 6}Z`, v(K, i % 2 ? ramp(2, 86, 48) : c), rim(GOLD[0], 1.4));
  return mirror(w) + path('M0-40C22-30 24 20 10 54L26 100L0 78L-26 100L-10 54C-24 20-22-30 0-40Z', v(K, [GOLD[0], c[1], c[2]]), rim('#5a1204', 2)) + circle(0, -48, 18, dg(K, c)) + path('M12-52L34-44L12-40Z', GOLD[1]) + circle(5, -51, 3.5, '#160608') + path('M-6-62L-18-92L2-72L6-98L10-66Z', GOLD[1]);
}
export function egg(K) {
  const c = K.pal.a;
  let s = '';
  for (let r = 0; r < 5; r++) for (let i = 0; i < 4 - (r % 2); i++) s += `M${n((i - (3 - (r % 2)) / 2) * 36)} ${-60 + r * 32}l17 15l-17 20l-17-20Z`;
  return path('M0-98C46-98 72-26 72 18C72 66 40 94 0 94C-40 94-72 66-72 18C-72-26-46-98 0-98Z', ball(K, c), rim(c[2], 4)) + path(s, W, { opacity: 0.2 }) + path('M-20-98L8-60L-12-40L22-14L4 6L30 26L12-10L34-22L6-44L24-64L4-96Z', '#fff3b0') + glint(-34, -40, 22) + circle(10, -10, 70, K.g.rad([['#ffd860', 0, 0.55], ['#ffd860', 1, 0]]));
}
