/** The scenes behind the emblems. */
import { n, hsl, mix, path, stroke, circle, ellipse, rect, group } from './core.mjs';

const W = 300;

const hills = (r, H, y, amp, k = 3) => {
  let d = `M0 ${H}V${n(y + (r() - 0.5) * amp)}`;
  for (let i = 0; i < k; i++) {
    const x0 = (W / k) * i;
    const w = W / k;
    d += `C${n(x0 + w * 0.35)} ${n(y - amp * r())} ${n(x0 + w * 0.65)} ${n(y + amp * r())} ${n(x0 + w)} ${n(y + (r() - 0.5) * amp)}`;
  }
  return d + `V${H}Z`;
};
const dotsAt = (r, k, H, color, lo = 0.6, hi = 1.8) => {
  let d = '';
  for (let i = 0; i < k; i++) {
    const x = n(r() * W);
    const y = n(r() * H);
    d += `M${x} ${y}h0`;
  }
  return stroke(d, color, (lo + hi), { 'stroke-linecap': 'round' });
};

/** Rays as one dashed circle whose stroke reaches the centre. */
const sunburst = (k, cx, cy, color, opacity, rot = 0) => circle(0, 0, 210, 'none', { stroke: color, 'stroke-width': 420, 'stroke-dasharray': n((Math.PI * 210) / k, 2), opacity, transform: `translate(${n(cx)} ${n(cy)}) rotate(${rot})` });

export const SCENES = {
  rays: ({ r, cx, cy, c, g }) => sunburst(r.pick([10, 12, 16, 20]), cx, cy, g.rad([[c.glow, 0.1, 0.7], [c.lift, 0.6, 0.5], [c.lift, 1, 0.3]]), 0.9, r.int(0, 30)),
  swirl: ({ r, cx, cy, c }) => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const a = (i * 40 * Math.PI) / 180;
      const p = (t, rad) => `${n(cx + Math.cos(a + t) * rad)} ${n(cy + Math.sin(a + t) * rad)}`;
      d += `M${n(cx)} ${n(cy)}C${p(0.1, 90)} ${p(0.5, 180)} ${p(0.9, 420)}L${p(1.25, 420)}C${p(0.86, 180)} ${p(0.44, 90)} ${n(cx)} ${n(cy)}Z`;
    }
    return path(d, c.lift, { opacity: 0.4 });
  },
  dots: ({ r, H, c, g }) => {
    let s = '';
    for (let i = 0; i < 9; i++) s += circle(r() * W, r() * H * 0.8, 12 + r() * 34, c.lift, { opacity: n(0.12 + r() * 0.25, 2) });
    return s + dotsAt(r, 22, H, c.pale, 1, 2.4);
  },
  fire: ({ r, H, c, g }) => {
    const f = g.lin([[c.glow, 0, 0], [c.glow, 0.4, 0.5], ['#ff5a1f', 1, 0.9]]);
    const tongue = (k, base, h) => {
      let d = `M0 ${H}`;
      const w = W / k;
      for (let i = 0; i < k; i++) d += `C${n(i * w)} ${n(base)} ${n(i * w + w * 0.7)} ${n(base - h * 0.3)} ${n(i * w + w * 0.5)} ${n(base - h * (0.5 + r() * 0.7))}C${n(i * w + w * 1.05)} ${n(base - h * 0.2)} ${n(i * w + w * 0.9)} ${n(base)} ${n(i * w + w)} ${n(base)}`;
      return d + `V${H}Z`;
    };
    return path(tongue(5, H * 0.62, 190), f, { opacity: 0.55 }) + path(tongue(7, H * 0.76, 130), f) + dotsAt(r, 22, H, '#ffd27a', 1, 1.6);
  },
  curtain: ({ r, H, c, g }) => {
    let s = '';
    const f = g.lin([c.deep, [c.lift, 0.45], c.deep], 0, 0, 1, 0);
    for (let i = 0; i < 4; i++) s += path(`M${i * 26} 0H${i * 26 + 30}C${i * 24 + 26} ${n(H * 0.4)} ${i * 12 + 14} ${n(H * 0.5)} ${i * 10 + 8} ${H}H${i * 9 - 10}Z`, f);
    return group('', s) + group(`translate(${W} 0) scale(-1 1)`, s) + path(`M0 0H${W}V24Q${W * 0.83} 62 ${W * 0.66} 26Q${W * 0.5} 66 ${W * 0.33} 26Q${W * 0.17} 62 0 24Z`, f) + stroke(`M0 24Q${W * 0.17} 62 ${n(W * 0.33)} 26Q${W * 0.5} 66 ${n(W * 0.66)} 26Q${W * 0.83} 62 ${W} 24`, '#ffcf5a', 4);
  },
  shards: ({ r, H, c, cx, cy }) => {
    let s = '';
    for (let i = 0; i < 14; i++) {
      const a = r() * 6.3;
      const d = 70 + r() * 150;
      const [x, y] = [cx + Math.cos(a) * d, cy + Math.sin(a) * d];
      const l = 26 + r() * 60;
      s += path(`M${n(x)} ${n(y)}L${n(x + Math.cos(a + 0.25) * l)} ${n(y + Math.sin(a + 0.25) * l)}L${n(x + Math.cos(a) * l * 1.5)} ${n(y + Math.sin(a) * l * 1.5)}L${n(x + Math.cos(a - 0.2) * l * 0.7)} ${n(y + Math.sin(a - 0.2) * l * 0.7)}Z`, i % 3 ? c.lift : c.glow, { opacity: n(0.18 + r() * 0.4, 2) });
    }
    return s;
  },
  nebula: ({ r, H, c, g }) => ellipse(r() * W, H * 0.2, 190, 90, g.rad([[c.glow, 0, 0.55], [c.glow, 1, 0]]), { transform: `rotate(${r.int(-40, 40)} 150 100)` }) + ellipse(r() * W, H * 0.62, 220, 80, g.rad([[c.lift, 0, 0.8], [c.lift, 1, 0]]), { transform: `rotate(${r.int(-30, 30)} 150 200)` }) + dotsAt(r, 40, H, '#fff', 0.5, 1),
  stars: ({ r, H, c, g }) => dotsAt(r, 46, H * 0.8, '#fff', 0.5, 0.9) + dotsAt(r, 12, H * 0.7, c.pale, 1.4, 2) + path(hills(r, H, H * 0.82, 40), c.deep, { opacity: 0.8 }),
  dunes: ({ r, H, c, g, cx, cy }) => dotsAt(r, 30, H * 0.5, '#fff', 0.5, 0.8) + circle(cx + (r() - 0.5) * 120, H * 0.3, 64, g.rad([[c.pale, 0, 1], [c.glow, 0.7, 0.9], [c.glow, 1, 0.5]])) + path(hills(r, H, H * 0.6, 50, 2), g.lin([mix(c.ground, c.glow, 0.45), c.ground])) + path(hills(r, H, H * 0.7, 60, 2), g.lin([mix(c.ground, c.glow, 0.22), c.deep])) + path(hills(r, H, H * 0.84, 40, 2), c.deep),
  sunset: ({ r, H, c, g, cx }) => circle(cx, H * 0.42, 96, g.lin([c.pale, c.glow, mix(c.glow, c.ground, 0.6)])) + stroke(`M0 ${n(H * 0.5)}H${W}M0 ${n(H * 0.555)}H${W}M0 ${n(H * 0.6)}H${W}`, c.sky, 3, { opacity: 0.5 }) + path(hills(r, H, H * 0.66, 26), c.deep) + path(`M38 ${n(H * 0.66)}C40 ${n(H * 0.56)} 36 ${n(H * 0.5)} 44 ${n(H * 0.44)}C10 ${n(H * 0.44)} 4 ${n(H * 0.38)} 20 ${n(H * 0.37)}C40 ${n(H * 0.33)} 80 ${n(H * 0.34)} 92 ${n(H * 0.39)}C90 ${n(H * 0.43)} 70 ${n(H * 0.44)} 50 ${n(H * 0.44)}C44 ${n(H * 0.52)} 48 ${n(H * 0.58)} 50 ${n(H * 0.66)}Z`, c.deep, { transform: r.chance(0.5) ? `translate(${W} 0) scale(-1 1)` : '' }),
  temple: ({ r, H, c, g }) => {
    const f = g.lin([mix(c.ground, c.glow, 0.35), c.deep], 0, 0, 1, 0);
    const col = (x, w) => rect(x, 30, w, H, f) + stroke(`M${x + w * 0.3} 40V${H}M${x + w * 0.55} 40V${H}M${x + w * 0.8} 40V${H}`, c.deep, 2, { opacity: 0.6 }) + path(`M${x - 8} 12H${x + w + 8}L${x + w} 40H${x}Z`, f) + rect(x, 66, w, 9, c.glow, { opacity: 0.6 });
    return sunburst(14, 150, H * 0.4, c.glow, 0.2, 5) + col(14, 44) + col(242, 44) + rect(0, 0, W, 16, f) + path(hills(r, H, H * 0.84, 20, 2), c.deep, { opacity: 0.7 });
  },
  portal: ({ r, H, c, g, cx, cy }) => {
    const arch = (k) => `M${n(cx - 100 * k)} ${H}V${n(cy + 10)}C${n(cx - 128 * k)} ${n(cy - 60 * k)} ${n(cx - 60 * k)} ${n(cy - 104 * k)} ${n(cx)} ${n(cy - 142 * k)}C${n(cx + 60 * k)} ${n(cy - 104 * k)} ${n(cx + 128 * k)} ${n(cy - 60 * k)} ${n(cx + 100 * k)} ${n(cy + 10)}V${H}Z`;
    return path(arch(1.24), g.lin([c.lift, c.deep])) + path(arch(1.1), g.lin(['#ffe09a', '#b8741c', '#5a2b0c'])) + path(arch(1.04), g.rad([[c.pale, 0, 1], [c.glow, 0.35, 1], [c.sky, 1, 1]], 0.5, 0.4, 0.66)) + dotsAt(r, 16, H, c.pale, 0.8, 1.2);
  },
  sea: ({ r, H, c, g, cx }) => circle(cx + 60, H * 0.2, 46, g.rad([c.pale, [c.glow, 0.7], [c.glow, 1, 0.3]])) + [0.56, 0.66, 0.77].map((k, i) => path(`M-10 ${n(H * k)}Q28 ${n(H * k - 26)} 66 ${n(H * k)}T142 ${n(H * k)}T218 ${n(H * k)}T294 ${n(H * k)}T370 ${n(H * k)}V${H}H-10Z`, g.lin([mix(c.lift, c.pale, 0.3 - i * 0.12), mix(c.ground, c.deep, i * 0.3)]), { transform: `translate(${-i * 22} 0)` })).join(''),
  deep: ({ r, H, c, g }) => path('M60 0L0 300H70L120 0ZM170 0L150 330H240L220 0ZM270 0L300 240V0Z', g.lin([[c.pale, 0, 0.4], [c.pale, 1, 0]])) + path(`M0 ${H}V${n(H * 0.6)}C20 ${n(H * 0.7)} 10 ${n(H * 0.8)} 40 ${n(H * 0.86)}L60 ${H}ZM300 ${H}V${n(H * 0.54)}C276 ${n(H * 0.66)} 292 ${n(H * 0.78)} 256 ${n(H * 0.88)}L240 ${H}Z`, c.deep) + stroke(`M24 ${H}C10 ${H - 60} 40 ${H - 80} 26 ${H - 130}M276 ${H}C292 ${H - 70} 262 ${H - 90} 280 ${H - 150}`, '#ff7a6a', 9, { 'stroke-linecap': 'round', opacity: 0.7 }) + dotsAt(r, 20, H, '#fff', 1.5, 2.5),
  mountains: ({ r, H, c, g, cx }) => {
    const ridge = (y, a, k) => {
      let d = `M0 ${H}V${n(y)}`;
      for (let i = 1; i <= k; i++) d += `L${n((W / k) * (i - 0.5))} ${n(y - a * (0.4 + r()))}L${n((W / k) * i)} ${n(y + a * 0.2 * r())}`;
      return d + `V${H}Z`;
    };
    return circle(cx + r.int(-60, 60), H * 0.24, 52, g.rad([c.pale, [c.glow, 0.6, 0.9], [c.glow, 1, 0]], 0.5, 0.5, 0.5)) + path(ridge(H * 0.62, 100, 4), g.lin([mix(c.lift, c.pale, 0.25), c.ground])) + path(ridge(H * 0.76, 60, 5), c.deep, { opacity: 0.85 }) + dotsAt(r, 22, H * 0.5, '#fff', 0.6, 0.9);
  },
  lanterns: ({ r, H, c, g }) => {
    let s = sunburst(16, 150, H * 0.4, c.glow, 0.14, 8);
    for (const [x, y, k] of [[34, 60, 1], [268, 44, 1.1], [86, 22, 0.6], [222, 18, 0.6]]) s += stroke(`M${x} 0V${y - 20 * k}`, '#ffcf5a', 2) + ellipse(x, y, 22 * k, 26 * k, g.rad(['#fff1b0', '#ff8a2a', '#b3122e']), { stroke: '#ffcf5a', 'stroke-width': 2 }) + stroke(`M${x} ${y + 26 * k}v16`, '#ff5a3a', 4);
    return s + path(hills(r, H, H * 0.84, 30), c.deep, { opacity: 0.7 });
  },
  jungle: ({ r, H, c, g }) => {
    const f = g.lin([hsl(126, 52, 34), hsl(156, 60, 12)]);
    const frond = (x, y, rot, s) => group(`translate(${n(x)} ${n(y)}) rotate(${rot}) scale(${s})`, path('M0 0C20-40 70-60 130-40C100-34 96-30 90-24C104-18 100-10 84-8C90 0 80 8 64 6C62 16 44 18 0 0Z', f));
    return sunburst(12, 150, H * 0.34, c.glow, 0.2, 10) + frond(-14, 30, 20, 1) + frond(-10, 120, 10, 0.9) + frond(-16, H * 0.62, -20, 1.1) + group(`translate(${W} 0) scale(-1 1)`, frond(-14, 50, 26, 1) + frond(-16, H * 0.5, 0, 1) + frond(-10, H * 0.72, -24, 1));
  },
  clouds: ({ r, H, c, g }) => {
    const f = g.lin([[c.pale, 0, 0.95], [c.lift, 1, 0.7]]);
    const one = (x, y, s, o) => path('M-60 20C-84 20-84-14-58-14C-56-40-18-46-6-28C8-46 44-40 44-14C74-16 76 20 52 20Z', f, { transform: `translate(${n(x)} ${n(y)}) scale(${n(s, 1)})`, opacity: o });
    return sunburst(12, 150, H * 0.4, c.pale, 0.14, 10) + one(40, H * 0.22, 0.8, 0.55) + one(262, H * 0.14, 0.9, 0.5) + one(20, H * 0.66, 1.3, 0.8) + one(280, H * 0.62, 1.3, 0.8);
  },
  storm: ({ r, H, c, g }) => path('M-20 40C20 0 60 30 90 16C130-14 180 20 210 8C250-10 300 10 320 30V-20H-20Z', c.deep) + path('M-20 70C30 40 60 66 110 44C160 26 190 60 240 44C280 34 310 60 320 50V-20H-20Z', c.deep, { opacity: 0.6 }) + stroke(`M60 40L44 110L70 120L40 ${n(H * 0.6)}M246 34L262 100L238 112L268 ${n(H * 0.56)}`, c.pale, 3.4, { 'stroke-linejoin': 'bevel' }) + path(hills(r, H, H * 0.76, 50), c.deep, { opacity: 0.8 }),
  canyon: ({ r, H, c, g }) => circle(150, H * 0.36, 70, g.rad([c.pale, [c.glow, 0.8], [c.glow, 1, 0.5]])) + path(`M0 ${n(H * 0.3)}H52L60 ${n(H * 0.42)}H84L92 ${n(H * 0.66)}H0ZM300 ${n(H * 0.24)}H256L250 ${n(H * 0.4)}H222L212 ${n(H * 0.66)}H300Z`, g.lin([mix(c.ground, c.glow, 0.4), c.deep])) + path(hills(r, H, H * 0.66, 20), g.lin([c.ground, c.deep])),
  felt: ({ r, H, c, g, cx, cy }) => path(`M-30 ${n(H * 0.62)}Q150 ${n(H * 0.42)} 330 ${n(H * 0.62)}V${H}H-30Z`, g.lin([c.lift, c.deep]), { stroke: '#d9a34a', 'stroke-width': 7 }) + stroke(`M-30 ${n(H * 0.7)}Q150 ${n(H * 0.5)} 330 ${n(H * 0.7)}`, c.pale, 2, { opacity: 0.5 }) + circle(cx, cy, 150, g.rad([[c.glow, 0, 0.7], [c.glow, 1, 0]])),
  arches: ({ r, H, c, g, cx, cy }) => {
    let s = '';
    const f = g.lin([c.glow, c.lift, c.deep]);
    for (let i = -1; i < 3; i++) s += path(`M${i * 100 + 8} ${H}V150C${i * 100 - 8} 108 ${i * 100 + 22} 84 ${i * 100 + 50} 62C${i * 100 + 78} 84 ${i * 100 + 108} 108 ${i * 100 + 92} 150V${H}Z`, f, { opacity: 0.55, stroke: c.pale, 'stroke-width': 2 });
    return group(`translate(50 ${n(H * 0.02)})`, s) + circle(cx, cy, 140, g.rad([[c.glow, 0, 0.6], [c.glow, 1, 0]]));
  },
  spots: ({ r, H, c, g, cx, cy }) => path(`M40-10L${cx - 110} ${H}H${cx + 20}L70-10ZM260-10L${cx + 110} ${H}H${cx - 20}L230-10ZM140-10L90 ${H}H210L160-10Z`, g.lin([[c.pale, 0, 0.6], [c.glow, 1, 0]])) + ellipse(cx, H * 0.72, 150, 36, g.rad([[c.glow, 0, 0.8], [c.glow, 1, 0]])) + [0, 1, 2, 3, 4, 5, 6].map((i) => circle(18 + i * 44, 12, 6, c.pale)).join(''),
  graph: ({ r, H, c, g }) => {
    let d = '';
    for (let i = 0; i < 7; i++) d += `M${i * 50} 0V${H}M0 ${n((H / 7) * i)}H${W}`;
    return stroke(d, c.pale, 1, { opacity: 0.16 }) + dotsAt(r, 26, H, '#fff', 0.5, 1) + path(hills(r, H, H * 0.86, 30), c.deep, { opacity: 0.6 });
  },
};
