/** Images of the casinos: an emblem on a zellige star, 160x160. */
import { hash, rng, createDefs, path, circle, rect, group, squeeze, khatam, hsl, ramp } from './core.mjs';
import { fennec, owl } from './emblems/beasts.mjs';
import { coins, crown, lamp, lanterns, palace } from './emblems/desert.mjs';
import { diamond } from './emblems/gems.mjs';

const EMBLEMS = [palace, fennec, lamp, crown, owl, lanterns, diamond, coins];

/** `place` selects emblem and hue, so that neighbours in a list differ. */
export function houseSvg(name, place = hash(name)) {
  const g = createDefs();
  const hue = [228, 268, 196, 340, 168, 22][place % 6];
  const K = { g, r: rng(name), pal: { a: ramp(40, 90, 56), b: ramp(hue + 150, 74, 50), glow: '#ffcf7a', hue, cool: true } };
  const ground = rect(0, 0, 160, 160, g.lin([hsl(hue, 56, 26), hsl(hue + 20, 60, 10)]));
  const star = path(khatam(70, 80, 80), hsl(hue, 54, 34), { opacity: 0.55 }) + path(khatam(62, 80, 80), g.rad([hsl(hue, 60, 44), hsl(hue + 10, 60, 16)]));
  const halo = circle(80, 78, 56, g.rad([['#ffe2a8', 0, 0.55], ['#ffb45a', 1, 0]]));
  const emblem = group('translate(80 80) scale(.46)', EMBLEMS[place % EMBLEMS.length](K));
  const body = ground + star + halo + emblem;
  return squeeze(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">${g}${body}</svg>`);
}
