/** Gems. */
import { mix, path, circle, group, poly, ring, n } from '../core.mjs';
import { W, GOLD, rim, v, dg, op, glint } from './pens.mjs';

export function gemTop(K, c = K.pal.a, k = K.r.pick([6, 8, 10]), sx = 1) {
  const o = ring(k, 96, 180 / k);
  const i = ring(k, 56, 180 / k);
  let s = '';
  for (let a = 0; a < k; a++) {
    const b = (a + 1) % k;
    const ang = ((a + 1) * 2 * Math.PI) / k;
    const t = (1 - Math.cos(ang + 0.7)) / 2;
    s += path(poly([o[a], o[b], i[b], i[a]]), t < 0.5 ? mix(c[0], c[1], t * 2) : mix(c[1], c[2], t * 2 - 1));
  }
  const m = ring(k, 56, 0).map(([x, y]) => [x * 0.5, y * 0.5]);
  s += path(poly(i), dg(K, [mix(c[0], W, 0.35), c[1], c[2]]));
  s += path(i.map((p, j) => `M${n(p[0])} ${n(p[1])}L${n(m[j][0])} ${n(m[j][1])}L${n(m[(j + 1) % k][0])} ${n(m[(j + 1) % k][1])}`).join(''), W, op(0.22));
  s += path(poly(o), 'none', rim(mix(c[0], W, 0.5), 2.5));
  return group(`scale(${sx} 1)`, s + glint(-34, -46, 24));
}
export function diamond(K, c = K.pal.a) {
  const P = { a: [-58, -66], b: [-22, -66], c: [22, -66], d: [58, -66], e: [-98, -22], f: [-46, -22], g: [0, -22], h: [46, -22], i: [98, -22], z: [0, 96] };
  const t = (keys, col) => path(poly([...keys].map((k) => P[k])), col);
  const m = (x) => (x < 0.5 ? mix(c[0], c[1], x * 2) : mix(c[1], c[2], x * 2 - 1));
  return t('abf', m(0.05)) + t('aef', m(0.3)) + t('bfg', m(0.42)) + t('bcg', mix(c[0], W, 0.55)) + t('cgh', m(0.25)) + t('cdh', m(0.55)) + t('dhi', m(0.85)) + t('efz', m(0.5)) + t('fgz', mix(c[0], W, 0.2)) + t('ghz', m(0.66)) + t('hiz', m(1)) + path(poly(['a', 'd', 'i', 'z', 'e'].map((k) => P[k])), 'none', rim(mix(c[0], W, 0.6), 3)) + glint(-50, -56, 30) + glint(58, -14, 16);
}
export function crystals(K) {
  const one = (x, h, w, c, rot) => group(`translate(${x} 92) rotate(${rot})`, path(`M0 0L${-w} ${-h * 0.2}V${-h * 0.74}L0 ${-h}Z`, v(K, [c[0], c[0], c[1]])) + path(`M0 0L${w} ${-h * 0.2}V${-h * 0.74}L0 ${-h}Z`, v(K, [c[1], c[1], c[2]])) + path(`M0 ${-h}L${-w} ${-h * 0.74}L${-w * 0.2} ${-h * 0.66}Z`, W, op(0.55)));
  const { a, b } = K.pal;
  return one(-58, 112, 22, b, -30) + one(60, 118, 22, b, 30) + one(-32, 156, 26, a, -13) + one(36, 150, 26, a, 15) + one(0, 190, 32, a, 0) + glint(-14, -62, 24) + glint(54, -30, 15);
}
export function ringJewel(K) {
  return circle(0, 34, 56, 'none', { stroke: dg(K, GOLD), 'stroke-width': 17 }) + circle(0, 34, 64, 'none', { stroke: '#fff6d0', 'stroke-width': 2, opacity: 0.8 }) + group('translate(0 -44) scale(.56)', diamond(K)) ;
}
