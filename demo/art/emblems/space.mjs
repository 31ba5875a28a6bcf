/** Space. */
import { path, stroke, circle, ellipse, rect, group } from '../core.mjs';
import { W, rim, v, ball, op, glint } from './pens.mjs';

export function planet(K) {
  const { a, b } = K.pal;
  return circle(0, 0, 66, ball(K, a)) + path('M-62-20C-30-8 24-12 60-26C64-16 66-6 66 0C30 18-30 20-66 6C-66-4-65-12-62-20ZM-54 38C-20 46 20 44 52 36C44 48 32 56 22 62C0 62-28 62-44 50Z', b[1], op(0.55)) + path('M-62-22C-118 6-112 36-40 28C40 20 116-22 100-44C94-54 76-52 60-46C84-48 78-34 58-20C26 2-34 22-66 18C-86 16-80-2-62-22Z', K.g.lin([b[0], b[1], b[2]], 0, 0, 1, 0)) + path('M-40-50A64 64 0 0 1 4-64', 'none', { stroke: W, 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.6 }) + glint(70, -70, 20) + glint(-80, 60, 13);
}
export function astronaut(K) {
  const { a } = K.pal;
  return path('M-72 100C-76 60-50 40 0 40C50 40 76 60 72 100Z', v(K, [W, '#d8dfee', '#7d89a8'])) + circle(0, -14, 72, ball(K, [W, '#dfe6f4', '#74819f'])) + path('M-56-14C-56-52-34-60 0-60C34-60 56-52 56-14C56 22 32 34 0 34C-32 34-56 22-56-14Z', K.g.lin([a[0], a[1], '#0b0a24'], 0, 0, 1, 1), rim('#5a6682', 4)) + path('M-42-18C-42-38-30-48-10-48C-22-36-26-14-22 8C-34 6-42-4-42-18Z', W, op(0.55)) + path('M-86-26H-70V16H-86ZM86-26H70V16H86Z', a[1]) + rect(-22, 66, 44, 24, a[1], { rx: 6 }) + circle(-8, 78, 4, '#ffe04a') + circle(8, 78, 4, '#4ae0d0');
}
export function ufo(K) {
  const { a, b } = K.pal;
  return path('M-40 10L-86 100H86L40 10Z', K.g.lin([[K.pal.glow, 0, 0.8], [K.pal.glow, 1, 0]])) + path('M-46-22C-46-80 46-80 46-22Z', K.g.lin([W, [a[0], 0.4], [a[1], 1]], 0, 0, 1, 1), op(0.9)) + ellipse(0, -6, 98, 32, v(K, ['#f2f5ff', '#94a2c8', '#2d3558'])) + ellipse(0, -18, 60, 14, '#1c2344') + [-70, -36, 0, 36, 70].map((x) => circle(x, 6 - Math.abs(x) * 0.1, 8, x % 4 ? b[0] : '#ffe04a')).join('') + stroke('M-26-46C-22-58-14-62-6-64', W, 6, { 'stroke-linecap': 'round' });
}
export function rocket(K, tilt = 38) {
  const { a, b } = K.pal;
  return group(`rotate(${tilt})`, path('M-18 52C-26 84-10 92 0 116C10 92 26 84 18 52Z', K.g.lin(['#fff6c0', '#ffa020', [a[1], 1, 0]])) + path('M-30 20C-60 34-64 62-60 84L-22 56ZM30 20C60 34 64 62 60 84L22 56Z', v(K, a), rim(a[2], 2)) + path('M0-104C34-74 42-20 30 58H-30C-42-20-34-74 0-104Z', K.g.lin([W, ['#e6ecf8', 0.45], ['#7f8cab', 1]], 0, 0, 1, 0), rim('#2d3558', 2)) + path('M0-104C18-88 28-66 33-44H-33C-28-66-18-88 0-104Z', v(K, a)) + circle(0, -10, 18, K.g.rad(['#bff6ff', [b[1], 0.7], [b[2], 1]]), rim('#2d3558', 5)) + rect(-7, 28, 14, 44, a[1], { rx: 7 }));
}
