/** Shared by all emblems: gold, rims and fills. */
import { ramp, path, star } from '../core.mjs';

export const W = '#fff';
export const GOLD = ramp(42, 92, 54);
export const rim = (c, w = 3) => ({ stroke: c, 'stroke-width': w, 'stroke-linejoin': 'round' });
export const v = (K, c) => K.g.lin([c[0], [c[1], 0.45], c[2]]);
export const dg = (K, c) => K.g.lin([c[0], [c[1], 0.45], c[2]], 0, 0, 1, 1);
export const ball = (K, c) => K.g.rad([c[0], [c[1], 0.45], c[2]], 0.36, 0.3, 0.74);
export const op = (o) => ({ opacity: o });
export const glint = (x, y, r, o = 0.95) => path(star(4, r, r * 0.14, 0, x, y), W, op(o));
