/** Fortune, desert and west. */
import { ramp, path, stroke, circle, ellipse, rect, group, ring, star, khatam, n } from '../core.mjs';
import { W, GOLD, rim, v, dg, ball, op, glint } from './pens.mjs';

export function coins(K) {
  K.g.raw(`<g id="co">${circle(0, 3, 42, GOLD[2]) + circle(0, 0, 42, dg(K, GOLD), rim('#fff2b8', 2)) + circle(0, 0, 31, 'none', { stroke: GOLD[2], 'stroke-width': 3 }) + path(khatam(23), GOLD[2], op(0.75)) + path(khatam(20, -1, -2), GOLD[0])}</g>`);
  const coin = (x, y, r, t) => `<use href="#co" transform="translate(${x} ${y}) rotate(${t}) scale(${r})"/>`;
  return coin(-52, 52, 1, -18) + coin(54, 54, 1, 14) + coin(-44, -36, 0.86, 10) + coin(52, -38, 0.82, -12) + coin(0, 6, 1.42, 0) + glint(-24, -24, 26) + glint(70, -60, 14);
}
export function lamp(K) {
  return path('M58-26C84-60 44-72 66-104C36-84 22-54 44-30Z', K.g.lin([[K.pal.glow, 0, 0], [W, 1, 0.8]])) + path('M-52 14C-92 20-104-20-80-26C-66-28-60-14-66-6', 'none', { stroke: GOLD[1], 'stroke-width': 10, 'stroke-linecap': 'round' }) + path('M-58 6C-40-18 30-20 46-14C66-10 78-26 92-36L100-26C92 0 76 34 36 52H-30C-50 42-62 22-58 6Z', v(K, GOLD), rim('#5a2b04', 3)) + path('M-34-16C-20-46 20-46 34-16Z', v(K, GOLD), rim('#5a2b04', 3)) + circle(0, -50, 9, dg(K, GOLD)) + path('M-26 52H30L46 78H-44Z', v(K, GOLD), rim('#5a2b04', 3)) + ellipse(0, 14, 20, 15, ball(K, K.pal.a), rim('#fff0b8', 3)) + path('M-46 6C-36-6-20-8-12-8C-26 4-30 20-28 34C-40 28-46 16-46 6Z', W, op(0.5));
}
export function palace(K) {
  const w = K.g.lin(['#ffe9c4', ['#e8a860', 0.5], '#7a3c22'], 0, 0, 1, 1);
  const lit = K.g.lin(['#fff6c8', K.pal.glow]);
  const tower = (x, half, top) => {
    const k = half > 15 ? 4 : 3;
    const step = (half * 2) / (k * 2 - 1);
    let d = `M${x - half - 5} 96L${x - half} ${top}`;
    for (let i = 0; i < k; i++) d += `v${-step}h${n(step, 1)}v${step}${i < k - 1 ? `h${n(step, 1)}` : ''}`;
    return path(d + `L${x + half + 5} 96Z`, w, rim('#5c2a14', 1.6)) + stroke(`M${x - half} ${top + 10}H${x + half}`, K.pal.a[1], 5, { 'stroke-dasharray': '5 3' }) + path(`M${x - 4} ${top + 40}v-12a4 4 0 0 1 8 0v12Z`, lit);
  };
  const palm = (x, y, s) => group(`translate(${x} ${y}) scale(${s} ${Math.abs(s)})`, stroke('M0 0C6-24 4-46-2-66', '#4a2a14', 7) + path('M-2-66C-22-84-44-78-50-58C-36-68-18-68-2-62C-24-62-36-50-34-34C-26-50-14-58-2-62C-4-46 4-36 14-34C6-46 4-56-2-62C14-66 30-60 38-46C40-64 20-80-2-66C4-82 18-88 32-82C18-96-4-88-2-66Z', dg(K, ramp(150, 46, 32))));
  return palm(-92, 96, 0.8) + tower(-66, 15, 22) + tower(66, 15, 10) + tower(0, 44, 30) + tower(-30, 13, -26) + tower(30, 15, -48) + path('M30-68V-92L54-84L30-76', K.pal.b[1], rim('#5c2a14', 2)) + path('M-17 96V70C-24 52-10 44 0 36C10 44 24 52 17 70V96Z', '#3a1524') + path('M-11 96V70C-16 56-6 52 0 46C6 52 16 56 11 70V96Z', lit) + palm(94, 98, -0.92);
}
export function hourglass(K) {
  return path('M-54-76H54C54-34 12-24 12 0C12 24 54 34 54 76H-54C-54 34-12 24-12 0C-12-24-54-34-54-76Z', K.g.lin([['#fff', 0, 0.6], ['#9fd0e0', 1, 0.25]], 0, 0, 1, 1), rim('#eafcff', 4)) + path('M-40-44C-30-28-8-20-4 0V34C-24 44-44 56-46 74H46C44 56 24 44 4 34V0C8-20 30-28 40-44C14-36-14-36-40-44Z', v(K, K.pal.a)) + rect(-72, -98, 144, 24, v(K, GOLD), { rx: 8, ...rim('#4a2504') }) + rect(-72, 74, 144, 24, v(K, GOLD), { rx: 8, ...rim('#4a2504') }) + stroke('M-62-74V74M62-74V74', GOLD[1], 8) + glint(-24, -56, 20);
}
export function crown(K) {
  const { a, b } = K.pal;
  return path('M-92-50L-48-4L0-86L48-4L92-50L74 60H-74Z', dg(K, GOLD), rim('#5a2b04', 4)) + path('M-74 44H74V76H-74Z', v(K, b), rim(GOLD[0], 5)) + [[-92, -54], [0, -92], [92, -54]].map(([x, y]) => circle(x, y, 14, ball(K, a), rim('#5a2b04', 3))).join('') + path('M0-34L18 0L0 30L-18 0Z', dg(K, a), rim(GOLD[0], 3)) + [-50, -18, 18, 50].map((x) => circle(x, 60, 7, W)).join('') + glint(-40, 10, 18) + glint(30, -50, 16);
}
export function cat(K) {
  const { a } = K.pal;
  return path('M-58 96C-74 50-60 26-40 16V-2C-60-14-66-40-60-62L-64-98L-30-78C-10-84 10-84 30-78L64-98L60-62C66-40 60-14 40-2V16C60 26 74 50 58 96Z', ball(K, [W, '#fbeedd', '#c8a07a']), rim('#6b3a20', 3)) + path('M56-20C90-16 100-60 84-78C68-82 60-70 62-56C64-40 54-34 44-24Z', W, rim('#6b3a20', 3)) + path('M-54-84L-34-70L-52-58ZM54-84L34-70L52-58Z', '#f5788a') + stroke('M-40-36C-34-46-22-46-16-36M40-36C34-46 22-46 16-36', '#2b1410', 5, { 'stroke-linecap': 'round' }) + path('M-6-24H6L0-16Z', '#e0405a') + stroke('M0-16V-10C-6-4-12-4-16-8M0-10C6-4 12-4 16-8', '#2b1410', 3) + path('M-46 2C-20 16 20 16 46 2L44 16C20 28-20 28-44 16Z', a[1]) + circle(0, 22, 13, ball(K, GOLD), rim('#4a2504', 2)) + ellipse(0, 64, 30, 24, dg(K, GOLD), rim('#4a2504', 3)) + path(khatam(13, 0, 64), GOLD[2]);
}
export function lanterns(K) {
  const one = (x, y, s, c) => group(`translate(${x} ${y}) scale(${s})`, stroke('M0-200V-58', '#4a2504', 3) + path('M-8-70H8L20-46H-20ZM-26 46H26L14 66H-14Z', v(K, GOLD), rim('#4a2504', 2)) + path('M-20-46H20C40-24 40 24 26 46H-26C-40 24-40-24-20-46Z', K.g.lin(['#fff6c0', c[1], c[2]]), rim(GOLD[1], 4)) + stroke('M0-46V46M-15-46C-24-18-24 18-16 46M15-46C24-18 24 18 16 46', GOLD[1], 2.5) + stroke('M0 66V88', c[1], 6));
  return one(-62, 4, 0.72, K.pal.b) + one(64, -12, 0.7, K.pal.b) + one(0, 14, 1.08, K.pal.a);
}
export function badge(K) {
  return path(star(7, 98, 60), dg(K, GOLD), rim('#4a2504', 4)) + ring(7, 98).map(([x, y]) => circle(x, y, 11, GOLD[1], rim('#4a2504', 3))).join('') + circle(0, 0, 46, 'none', { stroke: '#7a4508', 'stroke-width': 4 }) + path(star(5, 34, 14), v(K, K.pal.a), rim('#4a2504', 2)) + glint(-40, -46, 22);
}
export function cactus(K) {
  const c = ramp(140, 56, 38);
  const f = K.g.lin([c[0], c[1], c[2]], 0, 0, 1, 0);
  return circle(34, -30, 54, K.g.rad(['#fff6d0', [K.pal.glow, 0.8], [K.pal.glow, 1, 0.4]])) + path('M-22 98V-60C-22-100 22-100 22-60V6H40V-26C40-48 72-48 72-26V8C72 32 60 40 44 40H22V98ZM-22 56H-44C-62 56-74 46-74 22V-4C-74-26-44-26-44-4V22H-22Z', f, rim(c[2], 3)) + stroke('M0-80V90M-8-72V90M8-72V90', c[2], 2, op(0.5)) + path(star(6, 17, 8, 0, 0, -90), '#ff5d8f') + circle(0, -90, 5, '#ffe04a');
}
