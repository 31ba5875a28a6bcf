/** Candy. */
import { ramp, path, stroke, circle, ellipse, rect, group, ring, n } from '../core.mjs';
import { W, rim, v, dg, ball, op } from './pens.mjs';

export function lollipop(K) {
  const { a, b } = K.pal;
  let s = '';
  for (let i = 0; i < 8; i++) s += group(`rotate(${i * 45})`, path('M0 0C14-30 54-44 62-40C70-16 50 4 0 0Z', i % 2 ? W : a[1]));
  return rect(-7, 30, 14, 78, K.g.lin([W, '#d9c8d8'], 0, 0, 1, 0), { rx: 7 }) + circle(0, -22, 76, dg(K, a), rim(a[2], 4)) + group('translate(0 -22)', s + circle(0, 0, 72, 'none', { stroke: b[1], 'stroke-width': 10 }) + path('M-52-34A62 62 0 0 1 10-62', 'none', { stroke: W, 'stroke-width': 9, 'stroke-linecap': 'round', opacity: 0.85 })) + path('M0 62L-34 44V84ZM0 62L34 44V84Z', v(K, b), rim(b[2], 2)) + circle(0, 63, 9, b[0]);
}
export function sweet(K, c = K.pal.a) {
  return group('rotate(-22)', path('M-52 0L-98-38C-104-10-104 12-98 40ZM52 0L98-38C104-10 104 12 98 40Z', v(K, c), rim(c[2], 3)) + circle(0, 0, 60, ball(K, c), rim(c[2], 3)) + path('M-20-56C6-30 6 30-20 56C-2 60 8 60 18 57C40 30 40-30 18-57C6-60-6-60-20-56Z', W, op(0.85)) + ellipse(-26, -28, 18, 11, W, { opacity: 0.7, transform: 'rotate(-40 -26 -28)' }));
}
export function cupcake(K) {
  const { a, b } = K.pal;
  return path('M-64 14H64L46 96H-46Z', v(K, b), rim(b[2], 3)) + stroke('M-40 18L-30 94M-14 18L-10 94M14 18L10 94M40 18L30 94', b[2], 4, op(0.5)) + path('M-78 18C-92-14-62-36-50-34C-52-66-22-76-12-74C-10-88 14-92 22-76C46-76 58-56 50-36C76-36 92-8 78 18C50 32-50 32-78 18Z', v(K, a), rim(a[2], 3)) + stroke('M-62-4C-30 12 34 10 64-8M-40-38C-16-26 20-28 42-40', W, 7, { opacity: 0.6, 'stroke-linecap': 'round' }) + circle(4, -86, 15, ball(K, ramp(352, 88, 48))) + [[-44, 6], [-8, -10], [36, 0], [-20, -50], [24, -56]].map(([x, y], i) => rect(x, y, 12, 5, ['#fff', '#ffe04a', '#4ae0d0'][i % 3], { rx: 2.5, transform: `rotate(${i * 47} ${x} ${y})` })).join('');
}
export function donut(K) {
  const { a } = K.pal;
  let s = '';
  for (let i = 0; i < 14; i++) {
    const [x, y] = ring(14, i % 2 ? 68 : 48, i * 4)[i];
    s += group(`translate(${n(x)} ${n(y)}) rotate(${i * 53})`, rect(-7, -2.5, 14, 5, ['#fff', '#ffe04a', '#35d0c0', '#ff5d8f'][i % 4], { rx: 2.5 }));
  }
  return circle(0, 4, 92, ball(K, ramp(30, 70, 52)), rim('#6b3a10', 3)) + path('M0-88C50-88 86-50 84-6C90 22 70 30 62 52C48 62 44 84 14 76C-8 92-32 82-44 66C-70 62-74 34-84 22C-96-40-50-88 0-88ZM0-28C-18-28-30-14-28 2C-30 18-16 30 0 30C18 30 30 16 28 2C30-14 18-28 0-28Z', v(K, a), { 'fill-rule': 'evenodd' }) + circle(0, 2, 29, 'none', { stroke: '#6b3a10', 'stroke-width': 3 }) + s + path('M-64-36A76 76 0 0 1-18-74', 'none', { stroke: W, 'stroke-width': 8, 'stroke-linecap': 'round', opacity: 0.7 });
}
