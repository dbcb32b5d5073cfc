// db/demo/art/.go.mts
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';

// db/demo/art/space/vector.ts
var vec = (x, y, z) => ({ x, y, z });
var add = (a, b) => vec(a.x + b.x, a.y + b.y, a.z + b.z);
var sub = (a, b) => vec(a.x - b.x, a.y - b.y, a.z - b.z);
var scale = (a, k) => vec(a.x * k, a.y * k, a.z * k);
var dot = (a, b) => a.x * b.x + a.y * b.y + a.z * b.z;
var cross = (a, b) => vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
var length = (a) => Math.sqrt(dot(a, a));
var unit = (a) => scale(a, 1 / (length(a) || 1));
var mix = (a, b, t) => a + (b - a) * t;
var clamp = (v, low = 0, high = 1) => Math.min(high, Math.max(low, v));
function smooth(from, to, v) {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}

// db/demo/art/backdrop/ground.ts
function horizonOf(camera2) {
  const dx = camera2.to.x - camera2.from.x;
  const dy = camera2.to.y - camera2.from.y;
  const d = Math.hypot(dx, dy) || 1;
  return camera2.see(vec(camera2.from.x + (dx / d) * 1e5, camera2.from.y + (dy / d) * 1e5, 0)).y;
}
function asphalt(mood, camera2, horizon) {
  const top = Math.max(-10, horizon - 1);
  const [far, near] = mood.asphalt;
  return `<defs><linearGradient id="asphalt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${far}"/><stop offset=".28" stop-color="${near}" stop-opacity=".96"/><stop offset="1" stop-color="${near}"/></linearGradient></defs><rect y="${top}" width="${camera2.width}" height="${camera2.height - top + 10}" fill="${near}"/><rect y="${top}" width="${camera2.width}" height="${camera2.height - top + 10}" fill="url(#asphalt)"/>`;
}
function flat(camera2, points) {
  const near = 0.35;
  const cut = [];
  for (const [i, p] of points.entries()) {
    const q = points[(i + 1) % points.length] ?? p;
    const [dp, dq] = [camera2.see(p).depth, camera2.see(q).depth];
    if (dp > near) cut.push(p);
    if (dp > near !== dq > near) {
      const t = (near - dp) / (dq - dp);
      cut.push(vec(mix(p.x, q.x, t), mix(p.y, q.y, t), mix(p.z, q.z, t)));
    }
  }
  if (cut.length < 3) return '';
  return `M${cut
    .map((p) => camera2.see(p))
    .map(({ x, y }) => `${bound(x)} ${bound(y)}`)
    .join('L')}Z`;
}
var bound = (v) => Math.max(-4e4, Math.min(4e4, v)).toFixed(1);
function onRoad(road, along3, aside, z = 0) {
  const c = Math.cos(road.heading);
  const s = Math.sin(road.heading);
  let [x, y] = [along3, aside];
  if (road.radius) {
    const angle = along3 / road.radius;
    x = Math.sin(angle) * (road.radius - aside);
    y = road.radius - Math.cos(angle) * (road.radius - aside);
  }
  return vec(x * c - y * s, x * s + y * c, z);
}
function band(camera2, road, from, to, colour, reach = [-60, 90], opacity = 1) {
  const steps = 60;
  const line = (aside) =>
    Array.from({ length: steps + 1 }, (_, k) =>
      onRoad(road, mix(reach[0], reach[1], k / steps), aside),
    );
  const path = flat(camera2, [...line(from), ...line(to).reverse()]);
  return (
    path && `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
  );
}
function kerb(camera2, road, aside, wide, colours, reach = [-40, 80], offset = 0) {
  const block2 = 1.25;
  const paths = ['', ''];
  for (let k = Math.floor(reach[0] / block2); k * block2 < reach[1]; k++) {
    const [a, b] = [k * block2 + offset, (k + 1) * block2 + offset];
    const piece = flat(camera2, [
      onRoad(road, a, aside),
      onRoad(road, b, aside),
      onRoad(road, b, aside + wide),
      onRoad(road, a, aside + wide),
    ]);
    if (k % 2 === 0) paths[0] += piece;
    else paths[1] += piece;
  }
  const edge = Math.sign(wide) * 0.14;
  return (
    `<path d="${paths[0]}" fill="${colours[0]}"/><path d="${paths[1]}" fill="${colours[1]}"/>` +
    band(camera2, road, aside - edge, aside, '#000000', reach, 0.45)
  );
}
function tyreMarks(camera2, road, asides, reach, opacity = 0.4) {
  return asides
    .map((aside) => band(camera2, road, aside - 0.11, aside + 0.11, '#050506', reach, opacity))
    .join('');
}

// db/demo/art/render/colour.ts
var toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
function rgb(hex, gain2 = 1) {
  const n = Number.parseInt(hex.slice(1), 16);
  return {
    r: toLinear((n >> 16) / 255) * gain2,
    g: toLinear(((n >> 8) & 255) / 255) * gain2,
    b: toLinear((n & 255) / 255) * gain2,
  };
}
var blend = (a, b, t) => ({
  r: a.r + (b.r - a.r) * t,
  g: a.g + (b.g - a.g) * t,
  b: a.b + (b.b - a.b) * t,
});
var gain = (a, k) => ({ r: a.r * k, g: a.g * k, b: a.b * k });
function tint(from, to, t) {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift) => {
    const v = ((a >> shift) & 255) * (1 - t) + ((b >> shift) & 255) * t;
    return Math.round(v).toString(16).padStart(2, '0');
  };
  return `#${part(16)}${part(8)}${part(0)}`;
}
function byte(v) {
  return curve[Math.min(4095, Math.max(0, Math.floor(Math.sqrt(v) * 1800)))] ?? 255;
}
var curve = Float32Array.from({ length: 4096 }, (_, k) => {
  const v = (k / 1800) ** 2;
  const soft = v < 0.7 ? v : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.3));
  const s = soft <= 31308e-7 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055;
  return Math.min(255, s * 255);
});

// db/demo/art/backdrop/mood.ts
function lightOf(mood, azimuth, turn) {
  const towards = (aside, rise) => {
    const a = azimuth + Math.PI + aside;
    return vec(Math.cos(a) * Math.cos(rise), Math.sin(a) * Math.cos(rise), Math.sin(rise));
  };
  const sun = towards(turn, mood.sun.rise);
  const back = towards(-Math.sign(turn) * 2.35, 0.4);
  const top = rgb(mood.sky[0] ?? '#000000');
  const low = gain(rgb(mood.sky.at(-1) ?? '#000000'), 1.15);
  const [floorFar, floorNear] = [rgb(mood.asphalt[0]), rgb(mood.asphalt[1])];
  const trees = rgb(mood.near);
  const hot = rgb(mood.sun.colour, 1.1);
  const mirror = (d) => {
    const heading = Math.atan2(d.y, d.x);
    if (d.z < 0) return blend(floorNear, floorFar, smooth(-0.5, 0, d.z));
    if (d.z < 0.07 + 0.035 * Math.sin(heading * 5) + 0.02 * Math.sin(heading * 13)) return trees;
    if (mood.lamps && d.z > 0.3 && d.z < 0.37 && (((heading * 1.6) % 1) + 1) % 1 < 0.35)
      return rgb('#ffffff', 2.2);
    const side = Math.max(0, Math.cos(heading - Math.atan2(sun.y, sun.x)));
    const glow = blend(low, hot, side ** 3 * 0.6);
    return blend(glow, gain(top, 0.8), smooth(0.1, 0.36, d.z));
  };
  return {
    sun,
    sunColour: rgb(mood.sun.colour, mood.sun.gain),
    above: rgb(mood.above[0], mood.above[1]),
    below: rgb(mood.below[0], mood.below[1]),
    mirror,
    shadow: mood.wet ? 0.35 : mood.lamps ? 0.75 : 0.72,
    cast: mood.disc ? back : sun,
    rim: mood.rim && { from: back, colour: rgb(mood.rim.colour, mood.rim.gain) },
  };
}
var moods = {
  golden: {
    sky: ['#2b3140', '#5a5058', '#a8664a', '#ee8d45', '#ffc37a'],
    cloud: '#3a3540',
    disc: { colour: '#fff0cf', glow: '#ff8a3a', x: 0.24, up: 0.1, size: 0.075 },
    far: '#6a4a46',
    near: '#241f24',
    asphalt: ['#6e5348', '#17171a'],
    verge: '#2b2622',
    smoke: { lit: '#ffe3c4', body: '#c9a997', shade: '#5d5258' },
    sun: { rise: 0.42, colour: '#ffcf9a', gain: 2.5 },
    above: ['#7f8ba3', 1.05],
    below: ['#5a4238', 0.5],
    rim: { colour: '#ff9a50', gain: 1.4 },
  },
  low: {
    sky: ['#17181d', '#2a2a30', '#5b3a30', '#c2501f', '#ff7a2a'],
    cloud: '#1b1a1f',
    disc: { colour: '#ffe2b8', glow: '#ff4d0a', x: 0.24, up: 0.08, size: 0.1 },
    far: '#46302c',
    near: '#141317',
    asphalt: ['#5a3a2c', '#0f0f12'],
    verge: '#1a1718',
    smoke: { lit: '#ffd0a4', body: '#a88272', shade: '#41393e' },
    sun: { rise: 0.4, colour: '#ffc48c', gain: 2.5 },
    above: ['#76839c', 1.15],
    below: ['#4a352d', 0.45],
    rim: { colour: '#ff7a2a', gain: 1.9 },
  },
  day: {
    sky: ['#5d7187', '#8496a6', '#aeb8be', '#d3d5d2', '#e8e4d8'],
    cloud: '#c9cfd2',
    far: '#7d8a8f',
    near: '#343a3b',
    asphalt: ['#8b8c8b', '#2a2b2e'],
    verge: '#4a5140',
    smoke: { lit: '#ffffff', body: '#dadcdc', shade: '#8d9499' },
    sun: { rise: 0.75, colour: '#fff4e2', gain: 2.2 },
    above: ['#aebccb', 0.95],
    below: ['#55524e', 0.5],
  },
  dusk: {
    sky: ['#0f1220', '#232842', '#4d4160', '#a3605c', '#f09a62'],
    cloud: '#2a2639',
    disc: { colour: '#ffd9a8', glow: '#e8663a', x: 0.24, up: 0.035, size: 0.05 },
    far: '#3b3349',
    near: '#15141f',
    asphalt: ['#4f404e', '#111118'],
    verge: '#1b1a22',
    smoke: { lit: '#f3c9b4', body: '#8f7f90', shade: '#3a3648' },
    sun: { rise: 0.45, colour: '#ffcfae', gain: 1.9 },
    above: ['#6f7ba8', 1.1],
    below: ['#463848', 0.5],
    rim: { colour: '#ff8a4a', gain: 1.5 },
  },
  night: {
    sky: ['#05060a', '#080a11', '#0d111b', '#151b28', '#212a3a'],
    cloud: '#0d1119',
    far: '#141a26',
    near: '#080a0f',
    asphalt: ['#2d333d', '#0b0c0f'],
    verge: '#0d0f12',
    smoke: { lit: '#eef3fb', body: '#8792a3', shade: '#2c333f' },
    sun: { rise: 0.7, colour: '#f2f6ff', gain: 1.9 },
    above: ['#5c6a86', 0.85],
    below: ['#20242c', 0.5],
    rim: { colour: '#bcd2ff', gain: 1.5 },
    lamps: true,
  },
  rain: {
    sky: ['#2c333b', '#434c55', '#5d676f', '#79838a', '#98a1a5'],
    cloud: '#39424b',
    far: '#56616a',
    near: '#252b31',
    asphalt: ['#7d878e', '#1b2025'],
    verge: '#2c332f',
    smoke: { lit: '#e6ecef', body: '#a9b3b9', shade: '#5d6870' },
    sun: { rise: 0.9, colour: '#e8f0f6', gain: 1.15 },
    above: ['#a9b7c3', 1.1],
    below: ['#3b4248', 0.6],
    rim: { colour: '#cfdbe4', gain: 0.7 },
    wet: true,
  },
  dawn: {
    sky: ['#33405a', '#65708a', '#a59aa4', '#e6b9a2', '#ffdfb4'],
    cloud: '#7a7a90',
    disc: { colour: '#fff6df', glow: '#ffb070', x: 0.24, up: 0.06, size: 0.06 },
    far: '#7f7886',
    near: '#2e2d38',
    asphalt: ['#8d7d7d', '#202127'],
    verge: '#3a3a3c',
    smoke: { lit: '#fff2e2', body: '#cdbfc0', shade: '#777484' },
    sun: { rise: 0.5, colour: '#ffe0bd', gain: 2.2 },
    above: ['#93a2bf', 0.9],
    below: ['#55494a', 0.5],
    rim: { colour: '#ffc890', gain: 1.2 },
  },
  desert: {
    sky: ['#3a2438', '#7a3346', '#c4513a', '#f58a3c', '#ffd08a'],
    cloud: '#5a2a3c',
    disc: { colour: '#fff1c8', glow: '#ff7a30', x: 0.24, up: 0.12, size: 0.13 },
    far: '#8a3f38',
    near: '#3a1c22',
    asphalt: ['#8a5038', '#251a1a'],
    verge: '#5a3226',
    smoke: { lit: '#ffe0b4', body: '#d69a74', shade: '#7c4a44' },
    sun: { rise: 0.42, colour: '#ffcb90', gain: 2.5 },
    above: ['#a0788c', 1],
    below: ['#7a4630', 0.55],
    rim: { colour: '#ffa050', gain: 1.6 },
  },
  snow: {
    sky: ['#6f8294', '#93a3b0', '#b7c1c8', '#d6dadb', '#efece6'],
    cloud: '#dfe4e6',
    far: '#9aa7b0',
    near: '#3a444c',
    asphalt: ['#e9edef', '#a9b6c2'],
    verge: '#dfe5e9',
    smoke: { lit: '#ffffff', body: '#e8eef2', shade: '#a9b8c6' },
    sun: { rise: 0.55, colour: '#fff3e0', gain: 2.1 },
    above: ['#b9c8d6', 1],
    below: ['#b4bec8', 0.7],
  },
};

// db/demo/art/random.ts
function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 1831565813) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
}

// db/demo/art/backdrop/skyline.ts
var solid = (line, colour, opacity = 1) =>
  `<path d="M${line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
function ridge(strip, random, low, high, step) {
  const line = [[-50, strip.horizon + 4]];
  for (
    let x = -50;
    x < strip.width + step * strip.unit;
    x += step * strip.unit * random.between(0.5, 1.3)
  ) {
    line.push([x, strip.horizon - strip.unit * random.between(low, high)]);
  }
  line.push([strip.width + 200, strip.horizon + 4]);
  return line;
}
var hills = (strip) => {
  const random = seeded(strip.seed);
  const { far, near } = strip.mood;
  return [0, 0.45, 0.8]
    .map((k, i) =>
      solid(ridge(strip, random, 0.45 - i * 0.15, 1 - i * 0.3, 0.9), tint(far, near, k)),
    )
    .join('');
};
var forest = (strip) => {
  const random = seeded(strip.seed);
  const rows = [0.1, 0.5, 1].map((k, row) => {
    const base = strip.horizon + 4;
    let path = '';
    for (let x = -60; x < strip.width + 60; x += strip.unit * random.between(0.1, 0.2)) {
      const tall = strip.unit * random.between(0.8, 1.5) * (1.25 - row * 0.28);
      const wide = tall * 0.2;
      path += `M${x.toFixed(0)} ${(base - tall).toFixed(0)}`;
      for (let t = 1; t <= 5; t++)
        path += `L${(x + wide * (t / 5)).toFixed(0)} ${(base - tall * (1 - t / 5)).toFixed(0)}l${(-wide * 0.1).toFixed(0)} 0`;
      path += `H${(x - wide).toFixed(0)}`;
      for (let t = 4; t >= 1; t--)
        path += `L${(x - wide * (t / 5) + wide * 0.1).toFixed(0)} ${(base - tall * (1 - t / 5)).toFixed(0)}l${(-wide * 0.1).toFixed(0)} 0`;
      path += 'Z';
    }
    return `<path d="${path}" fill="${tint(strip.mood.far, strip.mood.near, k)}"/>`;
  });
  return rows.join('');
};
var mountains = (strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const top = width * 0.36;
  const peak = [
    [top - u * 4.6, horizon],
    [top - u * 1.1, horizon - u * 2.35],
    [top - u * 0.42, horizon - u * 2.75],
    [top + u * 0.3, horizon - u * 2.72],
    [top + u * 1, horizon - u * 2.2],
    [top + u * 4.8, horizon],
  ];
  const snow = [
    [top - u * 1.1, horizon - u * 2.35],
    [top - u * 0.42, horizon - u * 2.75],
    [top + u * 0.3, horizon - u * 2.72],
    [top + u * 1, horizon - u * 2.2],
    [top + u * 0.75, horizon - u * 1.95],
    [top + u * 0.5, horizon - u * 2.15],
    [top + u * 0.15, horizon - u * 1.75],
    [top - u * 0.15, horizon - u * 2.1],
    [top - u * 0.6, horizon - u * 1.7],
    [top - u * 0.85, horizon - u * 2.05],
  ];
  return (
    solid(peak, tint(mood.far, mood.sky[2] ?? mood.far, 0.3)) +
    solid(snow, tint(mood.smoke.lit, mood.far, 0.15)) +
    hills(strip) +
    forest({ ...strip, unit: u * 0.6 })
  );
};
var mesas = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  return [0, 0.4, 0.75]
    .map((k, row) => {
      let out = '';
      for (let x = random.between(-1, 1) * u; x < width; x += u * random.between(2, 3.4)) {
        const tall = u * random.between(0.5, 1.5) * (1 - row * 0.25);
        const w = u * random.between(0.5, 1.3);
        const edge = tint(mood.far, mood.near, k);
        out += solid(
          [
            [x - w * 0.7, horizon + 4],
            [x - w * 0.25, horizon - tall * 0.4],
            [x, horizon - tall * 0.45],
            [x + w * 0.04, horizon - tall],
            [x + w * 0.5, horizon - tall * 1.03],
            [x + w, horizon - tall * 0.98],
            [x + w * 1.03, horizon - tall * 0.5],
            [x + w * 1.4, horizon - tall * 0.38],
            [x + w * 2, horizon + 4],
          ],
          edge,
        );
        out += solid(
          [
            [x + w * 0.62, horizon - tall],
            [x + w, horizon - tall * 0.98],
            [x + w * 1.03, horizon - tall * 0.5],
            [x + w * 1.4, horizon - tall * 0.38],
            [x + w * 2, horizon + 4],
            [x + w * 0.9, horizon + 4],
            [x + w * 0.7, horizon - tall * 0.5],
          ],
          '#000000',
          0.22,
        );
      }
      return out;
    })
    .join('');
};
var city = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  let out = '';
  for (const [row, k] of [0, 0.45, 0.9].entries()) {
    const colour = tint(mood.far, mood.near, k);
    for (let x = -20; x < width; ) {
      const w = u * random.between(0.22, 0.6);
      const tall = u * random.between(0.7, 2.9) * (1.15 - row * 0.32);
      const slant = random.next() > 0.6 ? u * 0.14 : 0;
      out += solid(
        [
          [x, horizon + 4],
          [x, horizon - tall],
          [x + w, horizon - tall - slant],
          [x + w, horizon + 4],
        ],
        colour,
      );
      if (random.next() > 0.75)
        out += solid(
          [
            [x + w * 0.48, horizon - tall],
            [x + w * 0.5, horizon - tall - u * 0.5],
            [x + w * 0.54, horizon - tall],
          ],
          colour,
        );
      const cell = u * 0.075;
      let lit3 = '';
      for (let wx = x + cell; wx < x + w - cell; wx += cell * 1.5) {
        for (let wy = horizon - tall + cell * 2; wy < horizon - cell; wy += cell * 2) {
          if (random.next() > 0.68)
            lit3 += `M${wx.toFixed(0)} ${wy.toFixed(0)}h${(cell * 0.8).toFixed(0)}v${(cell * 0.9).toFixed(0)}h${(-cell * 0.8).toFixed(0)}z`;
        }
      }
      const glow = random.next() > 0.25 ? '#ffc98a' : random.next() > 0.5 ? '#9fc4ff' : '#ff4d0a';
      out += `<path d="${lit3}" fill="${glow}" opacity="${(0.3 + row * 0.2).toFixed(2)}"/>`;
      x += w + u * random.between(0, 0.1);
    }
  }
  return out;
};
var harbour = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  let out = hills({ ...strip, unit: u * 0.5 });
  for (const x of [0.08, 0.3, 0.55, 0.84].map((k) => k * width)) {
    const c = tint(mood.far, mood.near, random.between(0.3, 0.8));
    const beam = u * 0.07;
    const leg = (px) =>
      solid(
        [
          [px, horizon + 4],
          [px + u * 0.12, horizon - u * 2],
          [px + u * 0.12 + beam, horizon - u * 2],
          [px + beam, horizon + 4],
        ],
        c,
      );
    out += leg(x) + leg(x + u * 0.75);
    out += solid(
      [
        [x - u * 1.5, horizon - u * 1.95],
        [x + u * 1.6, horizon - u * 1.95],
        [x + u * 1.6, horizon - u * 2.08],
        [x - u * 1.5, horizon - u * 2.05],
      ],
      c,
    );
    out += solid(
      [
        [x + u * 0.3, horizon - u * 2.05],
        [x + u * 0.42, horizon - u * 2.75],
        [x + u * 0.5, horizon - u * 2.75],
        [x + u * 0.55, horizon - u * 2.05],
      ],
      c,
    );
    out += `<path d="M${x + u * 0.45} ${horizon - u * 2.72}L${x - u * 1.4} ${horizon - u * 2.03}M${x + u * 0.45} ${horizon - u * 2.72}L${x + u * 1.5} ${horizon - u * 2.05}M${x + u * 0.1} ${horizon - u}L${x + u * 0.9} ${horizon - u * 1.02}" stroke="${c}" stroke-width="${u * 0.03}"/>`;
  }
  const paints = ['#8f3420', '#28465a', '#5c5f63', '#a35a1c', '#2f4a3a', '#3a3d44'];
  for (let x = -10; x < width; x += u * 0.62) {
    const high = Math.floor(random.between(1, 5));
    for (let k = 0; k < high; k++) {
      const y = horizon - k * u * 0.24;
      const c = tint(
        paints[Math.floor(random.next() * paints.length)] ?? '#5c5f63',
        mood.near,
        0.35,
      );
      out += solid(
        [
          [x, y],
          [x, y - u * 0.225],
          [x + u * 0.6, y - u * 0.225],
          [x + u * 0.6, y],
        ],
        c,
      );
      let ribs = '';
      for (let r = 1; r < 9; r++)
        ribs += `M${(x + r * u * 0.066).toFixed(0)} ${(y - u * 0.21).toFixed(0)}v${(u * 0.19).toFixed(0)}`;
      out += `<path d="${ribs}" stroke="#000" stroke-opacity=".25" stroke-width="${(u * 0.012).toFixed(1)}"/>`;
    }
  }
  return out;
};
var square = (strip) => {
  const random = seeded(strip.seed);
  const { width, horizon, unit: u, mood } = strip;
  const walls2 = ['#b88a5c', '#a8674e', '#8f9a86', '#c7b391', '#93697a', '#7f92a0'];
  const glow = mood.lamps ? '#ffcf87' : '#20242c';
  let out = '';
  const tx = width * 0.62;
  const towerColour = tint('#b9a888', mood.near, 0.45);
  out += solid(
    [
      [tx, horizon],
      [tx, horizon - u * 3.1],
      [tx + u * 0.62, horizon - u * 3.1],
      [tx + u * 0.62, horizon],
    ],
    towerColour,
  );
  out += solid(
    [
      [tx - u * 0.06, horizon - u * 3.1],
      [tx + u * 0.31, horizon - u * 3.95],
      [tx + u * 0.68, horizon - u * 3.1],
    ],
    tint('#3c5a50', mood.near, 0.4),
  );
  out += `<circle cx="${tx + u * 0.31}" cy="${horizon - u * 2.72}" r="${u * 0.19}" fill="${mood.lamps ? '#ffe9c0' : '#efe6d2'}"/><path d="M${tx + u * 0.31} ${horizon - u * 2.85}v${u * 0.13}l${u * 0.08} ${u * 0.05}" stroke="#222" fill="none" stroke-width="${u * 0.025}"/>`;
  for (let x = -u * 0.4; x < width; ) {
    const w = u * random.between(0.8, 1.15);
    const tall = u * random.between(1.35, 1.9);
    const wall = tint(
      walls2[Math.floor(random.next() * walls2.length)] ?? '#b88a5c',
      mood.near,
      mood.lamps ? 0.6 : 0.32,
    );
    const style = random.next();
    const roof =
      style < 0.4
        ? [
            [x, horizon - tall],
            [x + w * 0.12, horizon - tall],
            [x + w * 0.12, horizon - tall - u * 0.28],
            [x + w * 0.3, horizon - tall - u * 0.28],
            [x + w * 0.3, horizon - tall - u * 0.55],
            [x + w * 0.5, horizon - tall - u * 0.75],
            [x + w * 0.7, horizon - tall - u * 0.55],
            [x + w * 0.7, horizon - tall - u * 0.28],
            [x + w * 0.88, horizon - tall - u * 0.28],
            [x + w * 0.88, horizon - tall],
            [x + w, horizon - tall],
          ]
        : style < 0.75
          ? [
              [x, horizon - tall],
              [x + w * 0.5, horizon - tall - u * 0.7],
              [x + w, horizon - tall],
            ]
          : [
              [x, horizon - tall],
              [x + w * 0.1, horizon - tall - u * 0.4],
              [x + w * 0.9, horizon - tall - u * 0.4],
              [x + w, horizon - tall],
            ];
    out += solid(
      [
        [x, horizon + 4],
        [x, horizon - tall],
        [x + w, horizon - tall],
        [x + w, horizon + 4],
      ],
      wall,
    );
    out += solid(roof, style < 0.4 ? wall : tint('#6b3526', mood.near, mood.lamps ? 0.65 : 0.3));
    out += solid(
      [
        [x, horizon - tall],
        [x + w, horizon - tall],
        [x + w, horizon - tall + u * 0.05],
        [x, horizon - tall + u * 0.05],
      ],
      '#000000',
      0.2,
    );
    for (let row = 0; row < 3; row++) {
      for (let k = 0; k < 3; k++) {
        const [wx, wy] = [x + w * (0.16 + k * 0.27), horizon - tall + u * (0.17 + row * 0.36)];
        if (wy > horizon - u * 0.55) continue;
        const lit3 = mood.lamps && random.next() < 0.55;
        out += `<path d="M${wx.toFixed(0)} ${wy.toFixed(0)}h${(w * 0.14).toFixed(0)}v${(u * 0.22).toFixed(0)}h${(-w * 0.14).toFixed(0)}z" fill="${lit3 ? glow : '#14161b'}" opacity="${lit3 ? 0.9 : 0.75}"/>`;
      }
    }
    for (let k = 0; k < 3; k++) {
      const [ax, aw] = [x + w * (0.06 + k * 0.31), w * 0.25];
      out += `<path d="M${ax.toFixed(0)} ${horizon + 4}v${(-u * 0.3).toFixed(0)}a${(aw / 2).toFixed(0)} ${(aw / 2).toFixed(0)} 0 0 1 ${aw.toFixed(0)} 0v${(u * 0.3).toFixed(0)}z" fill="${mood.lamps ? '#5a3a1c' : '#0f1014'}"/>`;
    }
    x += w;
  }
  let flags = '';
  for (let k = 0; k < 46; k++) {
    const x = (k / 45) * width;
    const y = horizon - u * 2.45 + Math.sin((k / 45) * Math.PI * 3) ** 2 * u * 0.45;
    flags += `M${x.toFixed(0)} ${y.toFixed(0)}h${(u * 0.13).toFixed(0)}l${(-u * 0.065).toFixed(0)} ${(u * 0.17).toFixed(0)}z`;
  }
  return `${out}<path d="${flags}" fill="#ff4d0a"/>`;
};
var airfield = (strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const wall = tint(mood.near, mood.far, 0.25);
  const x = width * 0.06;
  const hangar = `<path d="M${x} ${horizon + 4}V${horizon - u * 0.55}Q${x + u * 1.5} ${horizon - u * 1.75} ${x + u * 3} ${horizon - u * 0.55}V${horizon + 4}Z" fill="${wall}"/><path d="M${x + u * 0.35} ${horizon + 4}v${-u * 0.66}h${u * 2.3}v${u * 0.66}z" fill="${mood.near}"/><path d="M${x + u * 0.92} ${horizon}v${-u * 0.6}M${x + u * 1.5} ${horizon}v${-u * 0.6}M${x + u * 2.08} ${horizon}v${-u * 0.6}" stroke="${wall}" stroke-width="${u * 0.025}"/>`;
  const px = width * 0.83;
  const sock = `<path d="M${px} ${horizon + 4}V${horizon - u * 1.7}" stroke="${mood.near}" stroke-width="${u * 0.05}"/>${[
    0, 1, 2, 3,
  ]
    .map((k) =>
      solid(
        [
          [px + k * u * 0.26, horizon - u * 1.68 + k * u * 0.05],
          [px + (k + 1) * u * 0.26, horizon - u * 1.64 + k * u * 0.06],
          [px + (k + 1) * u * 0.26, horizon - u * 1.4 + k * u * 0.01],
          [px + k * u * 0.26, horizon - u * 1.36 + k * u * 5e-3],
        ],
        k % 2 ? '#f4f1ea' : '#ff4d0a',
      ),
    )
    .join('')}`;
  return `${hills({ ...strip, unit: u * 0.42 })}${hangar}${sock}`;
};

// db/demo/art/backdrop/tribune.ts
var tribune = (strip) => hills(strip) + stand(strip, 0.16, 0.84) + masts(strip, [0.07, 0.93]);
var masts = (strip, places) => {
  const { width, horizon, unit: u, mood } = strip;
  return places
    .map((place2) => {
      const x = place2 * width;
      const top = horizon - u * 2.9;
      const lamp = mood.lamps ? '#ffffff' : tint(mood.near, '#ffffff', 0.35);
      let lamps = '';
      for (let r = 0; r < 3; r++) {
        for (let c = 0; c < 5; c++)
          lamps += `M${(x - u * 0.34 + c * u * 0.15).toFixed(0)} ${(top + r * u * 0.13).toFixed(0)}h${(u * 0.1).toFixed(0)}v${(u * 0.09).toFixed(0)}h${(-u * 0.1).toFixed(0)}z`;
      }
      const glow = mood.lamps
        ? `<circle cx="${x}" cy="${top + u * 0.15}" r="${u * 2.2}" fill="url(#lampGlow)"/>`
        : '';
      return `<path d="M${x - u * 0.05} ${horizon + 6}L${x - u * 0.025} ${top}h${u * 0.05}L${x + u * 0.05} ${horizon + 6}z" fill="${mood.near}"/>${solid(
        [
          [x - u * 0.4, top - u * 0.05],
          [x + u * 0.4, top - u * 0.05],
          [x + u * 0.4, top + u * 0.4],
          [x - u * 0.4, top + u * 0.4],
        ],
        mood.near,
      )}${glow}<path d="${lamps}" fill="${lamp}"/>`;
    })
    .join('');
};
var lampDefs =
  '<radialGradient id="lampGlow"><stop offset="0" stop-color="#eaf1ff" stop-opacity=".75"/><stop offset=".25" stop-color="#cfdcf5" stop-opacity=".26"/><stop offset="1" stop-color="#cfdcf5" stop-opacity="0"/></radialGradient>';
function stand(strip, from, to) {
  const { width, horizon, unit: u, mood } = strip;
  const random = seeded(strip.seed + 5);
  const [left, right] = [from * width, to * width];
  const deep = u * 1.3;
  const shade = tint(mood.near, '#000000', 0.35);
  let out = solid(
    [
      [left, horizon + 5],
      [left - u * 0.2, horizon - deep],
      [right + u * 0.2, horizon - deep],
      [right, horizon + 5],
    ],
    shade,
  );
  const shirts = [
    tint(mood.near, mood.smoke.lit, 0.5),
    tint(mood.near, '#ff4d0a', 0.75),
    tint(mood.near, mood.far, 0.9),
    tint(mood.near, mood.smoke.body, 0.4),
  ];
  const paths = shirts.map(() => '');
  const rows = 13;
  for (let row = 0; row < rows; row++) {
    const y = horizon - u * 0.22 - (row / rows) * (deep - u * 0.3);
    const s = u * 0.05;
    for (
      let x = left - (row / rows) * u * 0.17;
      x < right + (row / rows) * u * 0.17;
      x += s * 1.25
    ) {
      if (random.next() < 0.14) continue;
      const k = Math.floor(random.next() ** 1.6 * shirts.length);
      const [px, py] = [x + random.between(-0.3, 0.3) * s, y + random.between(-0.3, 0.3) * s];
      paths[k] +=
        `M${px.toFixed(0)} ${py.toFixed(0)}v${(-s * 0.8).toFixed(0)}q${(s * 0.4).toFixed(1)} ${(-s * 0.9).toFixed(1)} ${(s * 0.8).toFixed(0)} 0v${(s * 0.8).toFixed(0)}z`;
    }
  }
  out += paths.map((d, k) => `<path d="${d}" fill="${shirts[k]}"/>`).join('');
  for (let k = 1; k < 6; k++) {
    const x = left + ((right - left) * k) / 6;
    out += solid(
      [
        [x - u * 0.02, horizon],
        [x - u * 0.02, horizon - deep - u * 0.55],
        [x + u * 0.02, horizon - deep - u * 0.55],
        [x + u * 0.02, horizon],
      ],
      shade,
    );
  }
  out += solid(
    [
      [left - u * 0.45, horizon - deep - u * 0.35],
      [left - u * 0.3, horizon - deep - u * 0.68],
      [right + u * 0.3, horizon - deep - u * 0.68],
      [right + u * 0.55, horizon - deep - u * 0.3],
      [right + u * 0.5, horizon - deep - u * 0.24],
    ],
    tint(mood.near, mood.far, 0.35),
  );
  out += solid(
    [
      [left - u * 0.45, horizon - deep - u * 0.35],
      [right + u * 0.55, horizon - deep - u * 0.3],
      [right + u * 0.5, horizon - deep - u * 0.22],
      [left - u * 0.4, horizon - deep - u * 0.27],
    ],
    shade,
  );
  out += solid(
    [
      [left, horizon + 5],
      [left, horizon - u * 0.2],
      [right, horizon - u * 0.2],
      [right, horizon + 5],
    ],
    tint(mood.near, '#ff4d0a', 0.82),
  );
  if (mood.lamps) {
    let lamps = '';
    for (let k = 0; k < 14; k++)
      lamps += `M${(left + ((right - left) * (k + 0.4)) / 14).toFixed(0)} ${(horizon - deep - u * 0.26).toFixed(0)}h${(u * 0.16).toFixed(0)}v${(u * 0.05).toFixed(0)}h${(-u * 0.16).toFixed(0)}z`;
    out += `<path d="${lamps}" fill="#fff"/>`;
  }
  return out;
}
var stadium = (strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const random = seeded(strip.seed);
  let out = '';
  const curve2 = (x) => ((x / width - 0.5) * 2) ** 2 * u * 0.7;
  for (const [tier, low, high] of [
    [0, 0.25, 1.25],
    [1, 1.55, 2.75],
  ]) {
    const edge = (h, sign) =>
      Array.from({ length: 21 }, (_, k) => {
        const x = ((sign > 0 ? k : 20 - k) / 20) * width;
        return [x, horizon - u * h - curve2(x) * (0.5 + h * 0.35)];
      });
    out += solid([...edge(high, 1), ...edge(low, -1)], tint(mood.near, mood.far, tier * 0.5));
    const dots = ['', '', ''];
    for (let row = 0; row < 12; row++) {
      const h = low + 0.06 + ((high - low - 0.12) * row) / 12;
      for (let x = 0; x < width; x += u * 0.055) {
        if (random.next() < 0.16) continue;
        const y = horizon - u * h - curve2(x) * (0.5 + h * 0.35);
        dots[Math.floor(random.next() ** 1.5 * 3)] +=
          `M${(x + random.between(-3, 3)).toFixed(0)} ${y.toFixed(0)}h7v-8h-7z`;
      }
    }
    const shirts = [
      tint(mood.near, mood.smoke.body, 0.55),
      tint(mood.near, '#ff4d0a', 0.7),
      tint(mood.near, mood.smoke.lit, 0.8),
    ];
    out += dots.map((d, k) => `<path d="${d}" fill="${shirts[k]}"/>`).join('');
    out += solid(
      [...edge(low, 1), ...edge(low - 0.22, -1)],
      tier ? '#ff4d0a' : tint(mood.near, '#000000', 0.3),
    );
  }
  let lamps = '';
  for (let k = 0; k < 34; k++) {
    const x = ((k + 0.5) / 34) * width;
    const y = horizon - u * 2.95 - curve2(x) * 1.55;
    lamps += `M${x.toFixed(0)} ${y.toFixed(0)}h${(u * 0.16).toFixed(0)}v${(u * 0.07).toFixed(0)}h${(-u * 0.16).toFixed(0)}z`;
    if (k % 3 === 0)
      out += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(u * 1.2).toFixed(0)}" fill="url(#lampGlow)" opacity=".6"/>`;
  }
  return `${out}${solid(
    [
      [0, horizon + 4],
      [0, horizon - u * 0.3],
      [width, horizon - u * 0.3],
      [width, horizon + 4],
    ],
    mood.near,
  )}<path d="${lamps}" fill="#fff"/>`;
};

// db/demo/art/car/liveries.ts
var orange = '#ff4d0a';
var both = (shape, colour) => [
  { shape, colour },
  { shape: shape.map(([x, y]) => [x, -y]), colour },
];
var claw = (x, z, long, thick, lean) =>
  Array.from({ length: 25 }, (_, k) => {
    const t = k <= 12 ? k / 12 : (24 - k) / 12;
    const side = k <= 12 ? 1 : -1;
    const swell = Math.sin(Math.PI * t ** 0.75) * thick * side;
    const s = (t - 0.5) * long;
    return [
      x - s * Math.cos(lean) + swell * Math.sin(lean) * 0.5,
      z + s * Math.sin(lean) + swell * 0.5,
    ];
  });
var common = { gloss: 0.05, topWords: [], rearWords: [], front: [], rear: [] };
var liveries = {
  otava: {
    ...common,
    base: '#15161a',
    gloss: 0.075,
    rim: '#101113',
    rimLip: '#c8ccd2',
    caliper: orange,
    cage: orange,
    helmet: [orange, '#f2efe9'],
    sunstrip: { colour: orange, text: 'RYSI', textColour: '#0c0d10' },
    side: [
      { shape: claw(-1.3, 0.72, 1.7, 0.1, 0.5), colour: orange },
      { shape: claw(-0.94, 0.62, 2, 0.125, 0.5), colour: orange },
      { shape: claw(-0.53, 0.53, 2, 0.125, 0.5), colour: orange },
      { shape: claw(-0.12, 0.44, 1.6, 0.09, 0.5), colour: orange },
      {
        shape: [
          [0.9, 0.2],
          [2.3, 0.2],
          [2.3, 0.27],
          [1, 0.25],
        ],
        colour: orange,
      },
    ],
    sideWords: [
      { text: '27', x: 0.3, at: 0.58, tall: 0.36, colour: '#f4f1ea', edge: '#0c0d10' },
      { text: 'RYSI', x: 0.56, at: 0.82, tall: 0.055, colour: '#f4f1ea' },
      { text: 'OTAVA', x: -1.75, at: 0.5, tall: 0.1, colour: '#f4f1ea' },
      { text: 'DRIFT TEAM', x: 0.06, at: 0.27, tall: 0.075, colour: '#f4f1ea' },
    ],
    top: [
      ...[-0.36, -0.12, 0.12, 0.36].map((y, k) => ({
        shape: claw(1.42 - (k % 2) * 0.06, y - 0.03, 1, 0.1, 0.16),
        colour: orange,
      })),
      ...[-0.24, 0, 0.24].map((y) => ({ shape: claw(-0.25, y, 0.8, 0.09, 0.16), colour: orange })),
    ],
    front: [
      {
        shape: [
          [0.5, 0.16],
          [0.66, 0.48],
          [0.72, 0.48],
          [0.58, 0.16],
        ],
        colour: orange,
      },
    ],
    rear: [
      {
        shape: [
          [0.5, 0.36],
          [0.9, 0.5],
          [1.1, 0.5],
          [0.75, 0.36],
        ],
        colour: orange,
      },
    ],
    rearWords: [{ text: 'RYSI', x: 0, at: 0.79, tall: 0.1, colour: '#f4f1ea' }],
  },
  lomnice: {
    ...common,
    base: '#eef0f2',
    rim: '#e9ebee',
    rimLip: '#d8dce2',
    caliper: '#1440c8',
    cage: '#e9ecf0',
    helmet: ['#f2f4f6', '#1237a8'],
    sunstrip: { colour: '#0d2a86', text: 'LOMNICE', textColour: '#ffffff' },
    side: [
      {
        shape: [
          [2.4, 0.05],
          [2.4, 0.36],
          [0.9, 0.42],
          [-0.2, 0.62],
          [-1.4, 1],
          [-2.4, 1.2],
          [-2.4, 0.05],
        ],
        colour: '#0d2a86',
      },
      {
        shape: [
          [1, 0.44],
          [-0.16, 0.66],
          [-1.2, 1],
          [-1.34, 1],
          [-0.2, 0.635],
          [0.9, 0.42],
        ],
        colour: '#4f8dff',
      },
      {
        shape: [
          [1.3, 0.43],
          [0.95, 0.47],
          [-0.1, 0.71],
          [-0.95, 1],
          [-1.1, 1],
          [-0.14, 0.68],
          [0.98, 0.445],
        ],
        colour: '#eef0f2',
      },
      {
        shape: [
          [0.4, 0.4],
          [0.48, 0.84],
          [-0.08, 0.84],
          [-0.16, 0.4],
        ],
        colour: '#eef0f2',
      },
    ],
    sideWords: [
      { text: '8', x: 0.16, at: 0.62, tall: 0.34, colour: '#0d2a86' },
      { text: 'LOMNICE GT', x: -0.35, at: 0.33, tall: 0.12, colour: '#ffffff' },
      { text: 'RYSI', x: -1.78, at: 0.72, tall: 0.11, colour: '#ffffff' },
      { text: 'RYSI', x: 0.5, at: 0.79, tall: 0.05, colour: orange },
    ],
    top: [
      ...both(
        [
          [2.3, 0.04],
          [2.3, 0.22],
          [-2.3, 0.3],
          [-2.3, 0.06],
        ],
        '#0d2a86',
      ),
      ...both(
        [
          [2.3, 0.25],
          [2.3, 0.29],
          [-2.3, 0.39],
          [-2.3, 0.34],
        ],
        '#4f8dff',
      ),
    ],
    front: [
      {
        shape: [
          [0.04, 0.05],
          [0.04, 0.9],
          [0.22, 0.9],
          [0.22, 0.05],
        ],
        colour: '#0d2a86',
      },
      {
        shape: [
          [0.6, 0.05],
          [0.66, 0.5],
          [1.4, 0.42],
          [1.4, 0.05],
        ],
        colour: '#0d2a86',
      },
    ],
    rear: [
      {
        shape: [
          [0, 0.05],
          [0, 0.6],
          [1.4, 0.6],
          [1.4, 0.05],
        ],
        colour: '#0d2a86',
      },
    ],
    rearWords: [{ text: 'LOMNICE', x: 0, at: 0.68, tall: 0.09, colour: '#0d2a86' }],
  },
  blanice: {
    ...common,
    base: '#3a3e44',
    rim: '#b6ff1a',
    rimLip: '#c8ff5a',
    caliper: '#b6ff1a',
    cage: '#b6ff1a',
    helmet: ['#2b2e33', '#b6ff1a'],
    sunstrip: { colour: '#b6ff1a', text: 'BLANICE', textColour: '#111' },
    side: [
      {
        shape: [
          [-0.3, 0.05],
          [0.5, 1.5],
          [0.72, 1.5],
          [-0.08, 0.05],
        ],
        colour: '#b6ff1a',
      },
      {
        shape: [
          [-0.55, 0.05],
          [0.25, 1.5],
          [0.4, 1.5],
          [-0.4, 0.05],
        ],
        colour: '#b6ff1a',
      },
      {
        shape: [
          [-2.4, 0.05],
          [-0.62, 0.05],
          [0.18, 1.5],
          [-2.4, 1.5],
        ],
        colour: '#15171a',
      },
      {
        shape: [
          [2.4, 0.05],
          [2.4, 0.24],
          [0.6, 0.24],
          [0.5, 0.05],
        ],
        colour: '#b6ff1a',
      },
    ],
    sideWords: [
      { text: '61', x: -0.72, at: 0.6, tall: 0.38, colour: '#b6ff1a' },
      { text: 'BLANICE R', x: 0.48, at: 0.36, tall: 0.1, colour: '#f4f1ea' },
      { text: 'RYSI', x: -1.9, at: 0.78, tall: 0.1, colour: '#f4f1ea' },
      { text: 'RYSI', x: 0.62, at: 0.84, tall: 0.055, colour: '#b6ff1a' },
    ],
    top: [
      {
        shape: [
          [2.3, 0.1],
          [2.3, 0.42],
          [0.8, 0.12],
          [0.8, -0.18],
        ],
        colour: '#b6ff1a',
      },
      {
        shape: [
          [2.3, 0.5],
          [2.3, 0.58],
          [0.8, 0.28],
          [0.8, 0.2],
        ],
        colour: '#b6ff1a',
      },
      {
        shape: [
          [0.4, -0.7],
          [0.4, 0.7],
          [-2.4, 0.9],
          [-2.4, -0.9],
        ],
        colour: '#15171a',
      },
    ],
    front: [
      {
        shape: [
          [0.5, 0.05],
          [0.62, 0.48],
          [0.7, 0.48],
          [0.64, 0.05],
        ],
        colour: '#b6ff1a',
      },
    ],
    rear: [
      {
        shape: [
          [0, 0.36],
          [0, 1],
          [1.4, 1],
          [1.4, 0.36],
        ],
        colour: '#15171a',
      },
    ],
    rearWords: [{ text: 'BLANICE', x: 0, at: 0.7, tall: 0.09, colour: '#b6ff1a' }],
  },
  brdy: {
    ...common,
    base: '#12402c',
    rim: '#e9dfc4',
    rimLip: '#efe8d4',
    caliper: '#e0b23c',
    cage: '#e9dfc4',
    helmet: ['#e9dfc4', '#12402c'],
    sunstrip: { colour: '#e9dfc4', text: 'BRDY', textColour: '#12402c' },
    side: [
      {
        shape: [
          [2.4, 0.58],
          [2.4, 0.68],
          [-2.4, 0.84],
          [-2.4, 0.52],
        ],
        colour: '#e9dfc4',
      },
      {
        shape: [
          [2.4, 0.53],
          [2.4, 0.555],
          [-2.4, 0.48],
          [-2.4, 0.4],
        ],
        colour: '#e0b23c',
      },
      {
        shape: [
          [-1.2, 1.5],
          [-1.55, 0.9],
          [-2.4, 0.9],
          [-2.4, 1.5],
        ],
        colour: '#e9dfc4',
      },
      {
        shape: [
          [0.66, 0.38],
          [0.76, 0.84],
          [-0.06, 0.84],
          [-0.16, 0.38],
        ],
        colour: '#e9dfc4',
      },
    ],
    sideWords: [
      { text: '44', x: 0.3, at: 0.61, tall: 0.34, colour: '#12402c' },
      { text: 'BRDY KOMBI', x: -1, at: 0.3, tall: 0.1, colour: '#e9dfc4' },
      { text: 'RYSI', x: -1.84, at: 0.68, tall: 0.12, colour: '#12402c' },
    ],
    top: [
      ...both(
        [
          [2.4, 0.12],
          [2.4, 0.4],
          [-2.4, 0.5],
          [-2.4, 0.12],
        ],
        '#e9dfc4',
      ),
      ...both(
        [
          [2.4, 0.44],
          [2.4, 0.47],
          [-2.4, 0.58],
          [-2.4, 0.54],
        ],
        '#e0b23c',
      ),
    ],
    front: [
      {
        shape: [
          [0, 0.4],
          [0, 0.5],
          [1.2, 0.5],
          [1.2, 0.4],
        ],
        colour: '#e9dfc4',
      },
    ],
    rear: [
      {
        shape: [
          [0, 0.62],
          [0, 0.78],
          [0.6, 0.78],
          [0.6, 0.62],
        ],
        colour: '#e9dfc4',
      },
    ],
    rearWords: [{ text: 'RYSI', x: 0, at: 0.7, tall: 0.11, colour: '#12402c' }],
  },
  skalka: {
    ...common,
    base: '#ffc60a',
    rim: '#1a1b1d',
    rimLip: '#dcdfe4',
    caliper: '#141517',
    cage: '#141517',
    helmet: ['#ffc60a', '#111214'],
    sunstrip: { colour: '#101113', text: 'SKALKA', textColour: '#ffc60a' },
    side: [
      {
        shape: [
          [2.4, 0.05],
          [2.4, 0.3],
          [0.1, 0.3],
          [-0.3, 0.5],
          [-2.4, 0.5],
          [-2.4, 0.05],
        ],
        colour: '#121315',
      },
      {
        shape: [
          [-0.36, 0.54],
          [-2.4, 0.54],
          [-2.4, 0.59],
          [-0.46, 0.59],
        ],
        colour: '#121315',
      },
      ...[0, 1, 2, 3, 4].map((k) => ({
        shape: [
          [-1.2 - k * 0.22, 0.65],
          [-1.1 - k * 0.22, 0.65],
          [-1.35 - k * 0.22, 1],
          [-1.45 - k * 0.22, 1],
        ],
        colour: '#121315',
      })),
    ],
    sideWords: [
      { text: '17', x: 0.3, at: 0.6, tall: 0.36, colour: '#121315' },
      { text: 'SKALKA', x: -0.5, at: 0.37, tall: 0.13, colour: '#ffc60a' },
      { text: 'RYSI', x: 1.52, at: 0.2, tall: 0.07, colour: '#ffc60a' },
    ],
    top: [
      ...both(
        [
          [2.1, 0.3],
          [2.1, 0.58],
          [0.8, 0.62],
          [0.8, 0.42],
        ],
        '#121315',
      ),
      {
        shape: [
          [0.5, -0.7],
          [0.5, 0.7],
          [-1.1, 0.7],
          [-1.1, -0.7],
        ],
        colour: '#121315',
      },
    ],
    topWords: [{ text: '17', x: 1.5, at: 0, tall: 0.4, colour: '#121315' }],
    front: [
      {
        shape: [
          [0, 0.05],
          [0, 0.3],
          [1.3, 0.3],
          [1.3, 0.05],
        ],
        colour: '#121315',
      },
    ],
    rear: [
      {
        shape: [
          [0, 0.05],
          [0, 0.52],
          [1.4, 0.52],
          [1.4, 0.05],
        ],
        colour: '#121315',
      },
    ],
    rearWords: [{ text: 'SKALKA', x: 0, at: 0.42, tall: 0.1, colour: '#ffc60a' }],
  },
  rys: {
    ...common,
    base: '#8c3a2a',
    gloss: 0.026,
    rim: '#8f9296',
    rimLip: '#a9acb0',
    caliper: '#5c5f63',
    cage: '#8a8d92',
    helmet: ['#d9d6cf', '#8c3a2a'],
    sunstrip: { colour: '#e8e3d6', text: 'RYS', textColour: '#8c3a2a' },
    side: [
      {
        shape: [
          [0.68, 0.2],
          [0.68, 0.96],
          [-0.52, 0.96],
          [-0.54, 0.4],
          [-0.42, 0.2],
        ],
        colour: '#74786f',
      },
      {
        shape: [
          [-1.6, 0.62],
          [-1.3, 0.86],
          [-1.9, 0.9],
          [-2.05, 0.7],
        ],
        colour: '#a7a399',
      },
      {
        shape: [
          [1.62, 0.4],
          [2.3, 0.38],
          [2.3, 0.6],
          [1.75, 0.62],
        ],
        colour: '#b8553d',
      },
      {
        shape: [
          [0.9, 0.66],
          [1.2, 0.78],
          [1, 0.84],
          [0.8, 0.8],
        ],
        colour: '#a7a399',
      },
      {
        shape: [
          [-2.4, 0.05],
          [2.4, 0.05],
          [2.4, 0.22],
          [0.6, 0.26],
          [-0.7, 0.22],
          [-2.4, 0.26],
        ],
        colour: '#5e2a20',
      },
    ],
    sideWords: [
      { text: '7', x: 0.08, at: 0.58, tall: 0.38, colour: '#efe9dc' },
      { text: 'PRVNI RYS', x: -1.05, at: 0.32, tall: 0.085, colour: '#efe9dc' },
    ],
    top: [
      {
        shape: [
          [2, -0.52],
          [2, 0.52],
          [0.86, 0.7],
          [0.86, -0.7],
        ],
        colour: '#2a2b2d',
      },
      {
        shape: [
          [-1.55, -0.6],
          [-1.55, 0.6],
          [-2.1, 0.6],
          [-2.1, -0.6],
        ],
        colour: '#a7a399',
      },
    ],
    front: [],
    rearWords: [{ text: '7', x: 0.3, at: 0.66, tall: 0.14, colour: '#efe9dc' }],
  },
};

// db/demo/art/car/shapes.ts
var roundPlan = [
  [1, 0],
  [0.992, 0.3],
  [0.968, 0.6],
  [0.925, 0.8],
  [0.86, 0.91],
  [0.75, 0.965],
  [0.5, 0.992],
  [0.1, 1],
  [-0.4, 1],
  [-0.72, 0.985],
  [-0.86, 0.95],
  [-0.935, 0.87],
  [-0.975, 0.68],
  [-0.995, 0.35],
  [-1, 0],
];
var boxPlan = [
  [1, 0],
  [0.997, 0.35],
  [0.988, 0.68],
  [0.965, 0.86],
  [0.915, 0.94],
  [0.8, 0.975],
  [0.5, 0.993],
  [0.1, 1],
  [-0.4, 1],
  [-0.75, 0.99],
  [-0.9, 0.965],
  [-0.955, 0.9],
  [-0.985, 0.72],
  [-0.997, 0.4],
  [-1, 0],
];
var cabinPlan = [
  [1, 0],
  [0.992, 0.35],
  [0.965, 0.66],
  [0.915, 0.86],
  [0.84, 0.94],
  [0.7, 0.975],
  [0.35, 0.995],
  [0, 1],
  [-0.4, 0.99],
  [-0.7, 0.965],
  [-0.85, 0.91],
  [-0.93, 0.78],
  [-0.98, 0.45],
  [-1, 0],
];
var boxCabinPlan = [
  [1, 0],
  [0.995, 0.4],
  [0.98, 0.72],
  [0.94, 0.9],
  [0.88, 0.955],
  [0.7, 0.98],
  [0.35, 0.995],
  [0, 1],
  [-0.4, 0.995],
  [-0.75, 0.98],
  [-0.92, 0.94],
  [-0.97, 0.84],
  [-0.99, 0.5],
  [-1, 0],
];
var wideCoupe = {
  axles: { front: 1.3, rear: -1.28 },
  wheel: { radius: 0.328, width: 0.265, track: 0.815 },
  arch: 0.372,
  flare: 0.075,
  sill: 0.115,
  plan: roundPlan,
  nose: [
    [0, 2.12],
    [0.12, 2.16],
    [0.3, 2.2],
    [0.55, 2.21],
    [0.66, 2.19],
    [0.85, 2.14],
    [1, 2.07],
  ],
  tail: [
    [0, -1.98],
    [0.2, -2.1],
    [0.4, -2.17],
    [0.55, -2.18],
    [0.6, -2.15],
    [0.8, -2.13],
    [1, -2.1],
  ],
  half: [
    [0, 0.8],
    [0.1, 0.835],
    [0.35, 0.85],
    [0.62, 0.872],
    [0.7, 0.868],
    [0.85, 0.845],
    [1, 0.82],
  ],
  shoulder: [
    [-2.2, 0.94],
    [-1.9, 0.975],
    [-1.3, 0.965],
    [-0.4, 0.9],
    [0.4, 0.875],
    [0.9, 0.865],
    [1.4, 0.83],
    [1.8, 0.775],
    [2.1, 0.705],
  ],
  crown: 0.055,
  edge: 0.05,
  cabin: {
    plan: cabinPlan,
    cowl: 0.86,
    back: -1.62,
    roofFront: 0.17,
    roofBack: -0.72,
    roof: 1.255,
    halfBelow: 0.765,
    halfAbove: 0.555,
    edge: 0.06,
    windows: [
      [-0.17, 0.72],
      [-0.62, -0.22],
    ],
  },
  headlamp: [
    [0.4, 0.545],
    [0.44, 0.625],
    [0.8, 0.675],
    [1.08, 0.71],
    [1, 0.625],
    [0.74, 0.56],
  ],
  tailLamp: [
    [0.34, 0.74],
    [0.38, 0.815],
    [0.7, 0.845],
    [1, 0.85],
    [0.94, 0.76],
    [0.7, 0.74],
  ],
  grille: [
    [0, 0.525],
    [0, 0.61],
    [0.3, 0.61],
    [0.36, 0.57],
    [0.32, 0.525],
  ],
  intake: [
    [0, 0.17],
    [0, 0.44],
    [0.46, 0.44],
    [0.55, 0.36],
    [0.5, 0.17],
  ],
  duct: [
    [0.62, 0.2],
    [0.6, 0.34],
    [0.66, 0.45],
    [0.86, 0.47],
    [0.83, 0.22],
  ],
  doors: [
    [
      [0.72, 0.86],
      [0.74, 0.62],
      [0.7, 0.3],
      [0.6, 0.2],
      [-0.42, 0.2],
      [-0.6, 0.36],
      [-0.68, 0.62],
      [-0.6, 0.9],
    ],
  ],
  bonnet: { front: 1.93, back: 0.88 },
  boot: { front: -1.66, back: -2.12 },
  wing: { x: -2.06, z: 1.36, chord: 0.36, half: 0.8, foot: 0.38 },
};
var lowCoupe = {
  ...wideCoupe,
  axles: { front: 1.34, rear: -1.26 },
  nose: [
    [0, 2.16],
    [0.12, 2.2],
    [0.3, 2.25],
    [0.5, 2.27],
    [0.62, 2.24],
    [0.8, 2.15],
    [1, 1.98],
  ],
  tail: [
    [0, -1.92],
    [0.2, -2.02],
    [0.4, -2.1],
    [0.62, -2.15],
    [0.8, -2.17],
    [0.9, -2.16],
    [1, -2.12],
  ],
  shoulder: [
    [-2.2, 0.95],
    [-1.8, 0.955],
    [-1.2, 0.94],
    [-0.5, 0.87],
    [0.3, 0.835],
    [0.9, 0.83],
    [1.35, 0.8],
    [1.75, 0.71],
    [2.15, 0.58],
  ],
  cabin: {
    ...wideCoupe.cabin,
    cowl: 0.66,
    back: -1.86,
    roofFront: -0.02,
    roofBack: -0.72,
    roof: 1.215,
    halfBelow: 0.755,
    windows: [
      [-0.06, 0.74],
      [-0.52, -0.11],
    ],
  },
  headlamp: [
    [0.5, 0.53],
    [0.52, 0.59],
    [0.8, 0.68],
    [1.1, 0.735],
    [1.02, 0.65],
    [0.8, 0.56],
  ],
  tailLamp: [
    [0.2, 0.8],
    [0.2, 0.845],
    [0.7, 0.87],
    [1.05, 0.87],
    [1, 0.81],
    [0.7, 0.8],
  ],
  grille: [
    [0, 0.5],
    [0, 0.545],
    [0.2, 0.545],
    [0.24, 0.52],
    [0.2, 0.5],
  ],
  intake: [
    [0, 0.17],
    [0, 0.43],
    [0.3, 0.43],
    [0.62, 0.33],
    [0.66, 0.17],
  ],
  duct: [
    [0.76, 0.2],
    [0.74, 0.32],
    [0.8, 0.42],
    [0.96, 0.42],
    [0.92, 0.22],
  ],
  doors: [
    [
      [0.6, 0.82],
      [0.62, 0.6],
      [0.58, 0.3],
      [0.5, 0.2],
      [-0.42, 0.2],
      [-0.58, 0.36],
      [-0.64, 0.6],
      [-0.56, 0.86],
    ],
  ],
  bonnet: { front: 1.9, back: 0.7 },
  boot: void 0,
  wing: { x: -2.08, z: 1.3, chord: 0.34, half: 0.79, foot: 0.36 },
};
var sportSedan = {
  ...wideCoupe,
  axles: { front: 1.36, rear: -1.34 },
  nose: [
    [0, 2.12],
    [0.12, 2.17],
    [0.3, 2.2],
    [0.5, 2.21],
    [0.7, 2.19],
    [0.86, 2.16],
    [1, 2.1],
  ],
  tail: [
    [0, -2.12],
    [0.2, -2.22],
    [0.4, -2.28],
    [0.55, -2.29],
    [0.6, -2.26],
    [0.8, -2.26],
    [1, -2.24],
  ],
  shoulder: [
    [-2.3, 0.97],
    [-2, 1],
    [-1.4, 0.985],
    [-0.5, 0.935],
    [0.4, 0.91],
    [0.95, 0.895],
    [1.4, 0.86],
    [1.8, 0.8],
    [2.15, 0.7],
  ],
  cabin: {
    ...wideCoupe.cabin,
    cowl: 0.95,
    back: -1.72,
    roofFront: 0.3,
    roofBack: -0.98,
    roof: 1.34,
    halfBelow: 0.77,
    halfAbove: 0.575,
    windows: [
      [0.06, 0.72],
      [-0.5, 0.01],
      [-0.66, -0.53],
    ],
  },
  headlamp: [
    [0.42, 0.56],
    [0.44, 0.665],
    [0.72, 0.7],
    [1, 0.735],
    [0.96, 0.64],
    [0.72, 0.575],
  ],
  tailLamp: [
    [0.42, 0.74],
    [0.42, 0.85],
    [0.7, 0.88],
    [1.02, 0.89],
    [0.98, 0.76],
    [0.7, 0.735],
  ],
  grille: [
    [0.03, 0.53],
    [0.03, 0.68],
    [0.3, 0.67],
    [0.36, 0.61],
    [0.3, 0.53],
  ],
  doors: [
    [
      [0.82, 0.9],
      [0.84, 0.62],
      [0.8, 0.3],
      [0.72, 0.2],
      [-0.2, 0.2],
      [-0.2, 0.9],
    ],
    [
      [-0.2, 0.2],
      [-0.72, 0.2],
      [-0.86, 0.4],
      [-0.96, 0.66],
      [-1.02, 0.96],
    ],
  ],
  bonnet: { front: 2.02, back: 0.97 },
  boot: { front: -1.76, back: -2.26 },
  wing: { x: -2.18, z: 1.43, chord: 0.34, half: 0.8, foot: 0.38 },
};
var boxSedan = {
  ...sportSedan,
  axles: { front: 1.28, rear: -1.26 },
  plan: boxPlan,
  flare: 0.085,
  nose: [
    [0, 2.06],
    [0.12, 2.12],
    [0.3, 2.17],
    [0.44, 2.18],
    [0.48, 2.12],
    [0.7, 2.13],
    [1, 2.11],
  ],
  tail: [
    [0, -2.06],
    [0.2, -2.16],
    [0.36, -2.2],
    [0.5, -2.2],
    [0.54, -2.14],
    [0.8, -2.13],
    [1, -2.12],
  ],
  shoulder: [
    [-2.2, 0.93],
    [-1.9, 0.945],
    [-1.2, 0.935],
    [-0.4, 0.915],
    [0.4, 0.905],
    [0.9, 0.9],
    [1.4, 0.87],
    [1.8, 0.83],
    [2.12, 0.78],
  ],
  crown: 0.035,
  edge: 0.03,
  cabin: {
    ...wideCoupe.cabin,
    plan: boxCabinPlan,
    cowl: 0.86,
    back: -1.5,
    roofFront: 0.36,
    roofBack: -1.02,
    roof: 1.36,
    halfBelow: 0.765,
    halfAbove: 0.61,
    edge: 0.045,
    windows: [
      [0.09, 0.78],
      [-0.62, 0.03],
    ],
  },
  headlamp: [
    [0.4, 0.575],
    [0.4, 0.72],
    [0.8, 0.72],
    [0.8, 0.575],
  ],
  headlampRound: true,
  tailLamp: [
    [0.4, 0.66],
    [0.4, 0.83],
    [0.84, 0.83],
    [0.92, 0.83],
    [0.92, 0.66],
    [0.84, 0.66],
  ],
  grille: [
    [0, 0.575],
    [0, 0.72],
    [0.37, 0.72],
    [0.37, 0.575],
  ],
  intake: [
    [0, 0.18],
    [0, 0.38],
    [0.5, 0.38],
    [0.54, 0.18],
  ],
  duct: [
    [0.66, 0.22],
    [0.66, 0.38],
    [0.86, 0.38],
    [0.82, 0.22],
  ],
  doors: [
    [
      [0.76, 0.9],
      [0.77, 0.5],
      [0.74, 0.24],
      [0.7, 0.2],
      [-0.2, 0.2],
      [-0.2, 0.91],
    ],
    [
      [-0.2, 0.2],
      [-0.66, 0.2],
      [-0.8, 0.38],
      [-0.9, 0.62],
      [-0.92, 0.92],
    ],
  ],
  bonnet: { front: 2.06, back: 0.88 },
  boot: { front: -1.54, back: -2.13 },
  wing: { x: -2.02, z: 1.4, chord: 0.3, half: 0.78, foot: 0.36 },
};
var estate = {
  ...boxSedan,
  axles: { front: 1.34, rear: -1.3 },
  nose: [
    [0, 2.12],
    [0.12, 2.18],
    [0.3, 2.23],
    [0.44, 2.24],
    [0.48, 2.19],
    [0.7, 2.19],
    [1, 2.15],
  ],
  tail: [
    [0, -2.1],
    [0.2, -2.24],
    [0.36, -2.3],
    [0.48, -2.3],
    [0.52, -2.24],
    [0.8, -2.23],
    [1, -2.2],
  ],
  shoulder: [
    [-2.3, 0.95],
    [-1.5, 0.945],
    [-0.4, 0.93],
    [0.4, 0.915],
    [0.95, 0.91],
    [1.4, 0.88],
    [1.8, 0.83],
    [2.16, 0.77],
  ],
  cabin: {
    ...boxSedan.cabin,
    cowl: 0.93,
    back: -2.19,
    roofFront: 0.36,
    roofBack: -1.98,
    roof: 1.4,
    halfAbove: 0.62,
    windows: [
      [0.29, 0.83],
      [-0.25, 0.245],
      [-0.86, -0.3],
    ],
  },
  headlamp: [
    [0.38, 0.57],
    [0.38, 0.71],
    [0.8, 0.73],
    [1, 0.73],
    [0.98, 0.6],
    [0.8, 0.575],
  ],
  headlampRound: false,
  tailLamp: [
    [0.62, 0.6],
    [0.62, 0.93],
    [0.84, 0.93],
    [0.95, 0.93],
    [0.95, 0.6],
    [0.84, 0.6],
  ],
  grille: [
    [0, 0.57],
    [0, 0.71],
    [0.33, 0.71],
    [0.33, 0.57],
  ],
  doors: [
    [
      [0.82, 0.9],
      [0.83, 0.5],
      [0.8, 0.24],
      [0.76, 0.2],
      [-0.16, 0.2],
      [-0.16, 0.92],
    ],
    [
      [-0.16, 0.2],
      [-0.7, 0.2],
      [-0.84, 0.38],
      [-0.94, 0.62],
      [-0.96, 0.94],
    ],
  ],
  bonnet: { front: 2.1, back: 0.95 },
  boot: void 0,
  wing: { x: -2.16, z: 1.5, chord: 0.3, half: 0.66, foot: 0.44 },
};
var boxCoupe = {
  ...boxSedan,
  axles: { front: 1.2, rear: -1.22 },
  wheel: { radius: 0.312, width: 0.225, track: 0.775 },
  arch: 0.35,
  flare: 0.045,
  shoulder: [
    [-2.2, 0.9],
    [-1.9, 0.92],
    [-1.2, 0.915],
    [-0.4, 0.895],
    [0.4, 0.885],
    [0.9, 0.88],
    [1.4, 0.84],
    [1.8, 0.79],
    [2.12, 0.74],
  ],
  cabin: {
    ...boxSedan.cabin,
    cowl: 0.78,
    back: -1.46,
    roofFront: 0.26,
    roofBack: -0.78,
    roof: 1.32,
    windows: [
      [-0.08, 0.76],
      [-0.58, -0.14],
    ],
  },
  doors: [
    [
      [0.68, 0.88],
      [0.69, 0.5],
      [0.66, 0.24],
      [0.62, 0.2],
      [-0.46, 0.2],
      [-0.52, 0.4],
      [-0.54, 0.89],
    ],
  ],
  headlamp: [
    [0.42, 0.55],
    [0.42, 0.69],
    [0.8, 0.69],
    [0.8, 0.55],
  ],
  grille: [
    [0, 0.55],
    [0, 0.69],
    [0.39, 0.69],
    [0.39, 0.55],
  ],
  bonnet: { front: 2.06, back: 0.8 },
  boot: { front: -1.5, back: -2.13 },
  wing: void 0,
};

// db/demo/art/car/cars.ts
var cars = {
  otava: { slug: 'otava-600', shape: wideCoupe, livery: liveries.otava, spokes: 5 },
  lomnice: { slug: 'lomnice-gt', shape: lowCoupe, livery: liveries.lomnice, spokes: 6 },
  blanice: { slug: 'blanice-r', shape: sportSedan, livery: liveries.blanice, spokes: 5 },
  brdy: { slug: 'brdy-kombi', shape: estate, livery: liveries.brdy, spokes: 8 },
  skalka: { slug: 'skalka-200', shape: boxSedan, livery: liveries.skalka, spokes: 4 },
  rys: { slug: 'prvni-rys', shape: boxCoupe, livery: liveries.rys, spokes: 5 },
};

// db/demo/art/crowd.ts
function crowd(options) {
  const { from, to, base, size: size2, colours, rows, seed, arms = 0.2, phones = false } = options;
  const random = seeded(seed);
  let out = '';
  for (let row = 0; row < rows; row++) {
    const k = rows > 1 ? row / (rows - 1) : 1;
    const s = size2 * (0.72 + 0.28 * k);
    const y = base - (1 - k) * size2 * 0.55;
    let path = '';
    let lights = '';
    for (let x = from - s; x < to + s; x += s * random.between(0.34, 0.55)) {
      const tall = s * random.between(0.85, 1.08);
      const [hx, head] = [x + s * random.between(-0.05, 0.05), s * 0.125];
      const top = y - tall;
      path += person(hx, top, head, s, y);
      const roll = random.next();
      if (roll < arms) {
        const lean = random.between(-0.25, 0.25) * s;
        path += arm(hx + s * 0.19, top + head * 2.6, lean, s);
        if (roll < arms * 0.6) path += arm(hx - s * 0.19, top + head * 2.6, -lean - s * 0.05, s);
        if (phones && roll > arms * 0.6) {
          const [px, py] = [hx + s * 0.19 + lean, top + head * 2.6 - s * 0.5];
          lights += `M${px.toFixed(0)} ${py.toFixed(0)}h${(s * 0.1).toFixed(0)}v${(-s * 0.17).toFixed(0)}h${(-s * 0.1).toFixed(0)}z`;
        }
      }
    }
    out += `<path d="${path}" fill="${tint(colours[0], colours[1], k)}"/>`;
    if (lights) out += `<path d="${lights}" fill="#dfe9ff"/>`;
  }
  return out;
}
function person(x, top, head, s, base) {
  const n = (v) => v.toFixed(0);
  const w = s * 0.26;
  return `M${n(x - head)} ${n(top + head)}a${n(head)} ${n(head * 1.15)} 0 1 1 ${n(head * 2)} 0a${n(head)} ${n(head * 1.15)} 0 1 1 ${n(-head * 2)} 0zM${n(x - w)} ${n(base)}V${n(top + head * 3.4)}Q${n(x - w)} ${n(top + head * 2.4)} ${n(x - head * 0.7)} ${n(top + head * 2.1)}H${n(x + head * 0.7)}Q${n(x + w)} ${n(top + head * 2.4)} ${n(x + w)} ${n(top + head * 3.4)}V${n(base)}z`;
}
function arm(x, y, lean, s) {
  const n = (v) => v.toFixed(0);
  const w = s * 0.055;
  return `M${n(x - w)} ${n(y + s * 0.12)}L${n(x + lean - w)} ${n(y - s * 0.5)}a${n(w)} ${n(w)} 0 0 1 ${n(w * 2)} 0L${n(x + w)} ${n(y + s * 0.12)}z`;
}

// db/demo/art/render/mesh.ts
var plain = (colour, gloss = 0.02, glow) => {
  const material = { colour, gloss, ...(glow ? { glow } : {}) };
  return () => material;
};
function placed(mesh2, step) {
  const old = mesh2.transform;
  if (!old) return { ...mesh2, transform: step };
  return {
    ...mesh2,
    transform: {
      point: (p) => step.point(old.point(p)),
      turn: (d) => step.turn(old.turn(d)),
    },
  };
}
function grid(rows, paint, ringed = false) {
  const corners = [];
  const faces = [];
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  const at = (i, j) => {
    const row = rows[Math.min(height - 1, Math.max(0, i))];
    const k = ringed ? (j + width) % width : Math.min(width - 1, Math.max(0, j));
    return row?.[k]?.at ?? vec(0, 0, 0);
  };
  for (const [i, row] of rows.entries()) {
    for (const [j, point] of row.entries()) {
      const normal = cross(sub(at(i, j + 1), at(i, j - 1)), sub(at(i + 1, j), at(i - 1, j)));
      corners.push({ ...point, normal: unit(normal) });
    }
  }
  for (let i = 0; i + 1 < height; i++) {
    for (let j = 0; j < (ringed ? width : width - 1); j++) {
      const next = (j + 1) % width;
      const [a, b] = [i * width + j, i * width + next];
      const [c, d] = [a + width, b + width];
      faces.push(a, b, d, a, d, c);
    }
  }
  return { corners, faces, paint };
}
function facets(polygons, paint) {
  const corners = [];
  const faces = [];
  for (const polygon of polygons) {
    const [p, q, r] = polygon;
    if (!p || !q || !r) continue;
    const normal = unit(cross(sub(q, p), sub(r, p)));
    const first = corners.length;
    for (const point of polygon) corners.push({ at: point, normal, u: 0, v: 0, w: 0 });
    for (let k = 1; k + 1 < polygon.length; k++) faces.push(first, first + k, first + k + 1);
  }
  return { corners, faces, paint };
}
function box(low, high, paint) {
  return prism(
    [
      { x: low.x, y: low.y },
      { x: high.x, y: low.y },
      { x: high.x, y: high.y },
      { x: low.x, y: high.y },
    ],
    low.z,
    high.z,
    paint,
  );
}
function prism(outline2, low, high, paint) {
  const floor = outline2.map((p) => vec(p.x, p.y, low)).reverse();
  const roof = outline2.map((p) => vec(p.x, p.y, high));
  const walls2 = outline2.map((p, k) => {
    const q = outline2[(k + 1) % outline2.length] ?? p;
    return [vec(p.x, p.y, low), vec(q.x, q.y, low), vec(q.x, q.y, high), vec(p.x, p.y, high)];
  });
  return facets([floor, roof, ...walls2], paint);
}
function lathe(profile, steps, paint) {
  const rows = profile.map((p, i) =>
    Array.from({ length: steps }, (_, k) => {
      const angle = (k / steps) * Math.PI * 2;
      const at = vec(Math.cos(angle) * p.r, p.y, Math.sin(angle) * p.r);
      return { at, u: angle, v: p.r, w: i };
    }),
  );
  return grid(rows, paint, true);
}
function tube(path, radius, paint, steps = 10) {
  const rows = path.map((p, i) => {
    const before = path[Math.max(0, i - 1)] ?? p;
    const behind = path[Math.min(path.length - 1, i + 1)] ?? p;
    const along3 = unit(sub(behind, before));
    const side = unit(cross(along3, Math.abs(along3.z) > 0.9 ? vec(1, 0, 0) : vec(0, 0, 1)));
    const up = cross(side, along3);
    return Array.from({ length: steps }, (_, k) => {
      const angle = (k / steps) * Math.PI * 2;
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      const ring = vec(side.x * c + up.x * s, side.y * c + up.y * s, side.z * c + up.z * s);
      return { at: add(p, ring), u: angle, v: i / Math.max(1, path.length - 1), w: 0 };
    });
  });
  return grid(rows, paint, true);
}
function ball(centre, size2, paint, steps = 28) {
  const rows = Array.from({ length: steps / 2 + 1 }, (_, i) => {
    const tall = (i / (steps / 2)) * Math.PI - Math.PI / 2;
    return Array.from({ length: steps }, (_2, k) => {
      const angle = (k / steps) * Math.PI * 2;
      const d = vec(
        Math.cos(tall) * Math.cos(angle),
        Math.cos(tall) * Math.sin(angle),
        Math.sin(tall),
      );
      const at = vec(centre.x + d.x * size2.x, centre.y + d.y * size2.y, centre.z + d.z * size2.z);
      return { at, u: angle, v: tall, w: 0 };
    });
  });
  return grid(rows, paint, true);
}

// db/demo/art/space/transform.ts
var identity = { point: (p) => p, turn: (d) => d };
function after(second, first) {
  return {
    point: (p) => second.point(first.point(p)),
    turn: (d) => second.turn(first.turn(d)),
  };
}
function chain(...steps) {
  return steps.reduce((sum, step) => after(step, sum), identity);
}
function move(x, y, z) {
  return { point: (p) => vec(p.x + x, p.y + y, p.z + z), turn: (d) => d };
}
function rotate(axis, angle) {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const turn = (p) => {
    if (axis === 'z') return vec(p.x * c - p.y * s, p.x * s + p.y * c, p.z);
    if (axis === 'y') return vec(p.x * c + p.z * s, p.y, -p.x * s + p.z * c);
    return vec(p.x, p.y * c - p.z * s, p.y * s + p.z * c);
  };
  return { point: turn, turn };
}

// db/demo/art/props/props.ts
function cone(x, y, fallen = false) {
  const orange2 = rgb('#ff4d0a');
  const white = rgb('#f2efe8');
  const body2 = lathe(
    [
      { y: 0.02, r: 0.17 },
      { y: 0.18, r: 0.125 },
      { y: 0.34, r: 0.08 },
      { y: 0.54, r: 0.03 },
      { y: 0.54, r: 1e-4 },
    ],
    28,
    ({ at }) => ({
      colour: (at.y > 0.16 && at.y < 0.26) || (at.y > 0.36 && at.y < 0.44) ? white : orange2,
      gloss: 0.03,
    }),
  );
  const foot = box(vec(-0.21, 0, -0.21), vec(0.21, 0.035, 0.21), plain(rgb('#1a1a1c'), 0.02));
  const stand2 = fallen
    ? chain(rotate('x', Math.PI / 2), rotate('y', 1.35), move(x, y, 0.2))
    : chain(rotate('x', Math.PI / 2), move(x, y, 0));
  return [body2, foot].map((mesh2) => placed(mesh2, stand2));
}
function lyingTyre(x, y, z, colour = '#161618', radius = 0.32) {
  const profile = [
    { y: 0.03, r: radius * 0.58 },
    { y: 0, r: radius * 0.66 },
    { y: -5e-3, r: radius * 0.85 },
    { y: 0.03, r: radius * 0.97 },
    { y: 0.06, r: radius },
    { y: 0.16, r: radius },
    { y: 0.19, r: radius * 0.97 },
    { y: 0.225, r: radius * 0.85 },
    { y: 0.22, r: radius * 0.66 },
    { y: 0.19, r: radius * 0.58 },
    { y: 0.03, r: radius * 0.58 },
  ];
  const [main, groove] = [rgb(colour), rgb('#0a0a0b')];
  const mesh2 = lathe(profile, 40, ({ u, w, v }) => {
    const tread = v > radius * 0.965 && w > 2.5 && w < 6.5;
    return {
      colour: tread && Math.abs((((u * 22) / Math.PI) % 2) - 1) < 0.3 ? groove : main,
      gloss: 0.024,
    };
  });
  return placed(mesh2, chain(rotate('x', Math.PI / 2), move(x, y, z)));
}
function tyreWall(from, to, high) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.floor(long / 0.66);
  return Array.from({ length: count }, (_, k) => {
    const t = k / count;
    const colour = k % 4 === 0 ? '#ff4d0a' : k % 4 === 2 ? '#e9e5dc' : '#1a1a1d';
    return Array.from({ length: high }, (_2, row) =>
      lyingTyre(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, row * 0.225, colour),
    );
  }).flat();
}
function blocks(from, to, tall = 0.85) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const heading = Math.atan2(to.y - from.y, to.x - from.x);
  const count = Math.max(1, Math.floor(long / 3.1));
  const grey = [plain(rgb('#85868a'), 0.02), plain(rgb('#77787c'), 0.02)];
  const accent = plain(rgb('#ff4d0a'), 0.02);
  return Array.from({ length: count }, (_, k) => {
    const paint = k % 5 === 2 ? accent : (grey[k % 2] ?? accent);
    const [l, w] = [1.5, 0.28];
    const section = [
      [w, 0],
      [w, 0.12],
      [w * 0.5, 0.34],
      [w * 0.4, tall],
      [-w * 0.4, tall],
      [-w * 0.5, 0.34],
      [-w, 0.12],
      [-w, 0],
    ];
    const mesh2 = facets(
      [
        section.map(([y, z]) => vec(-l, y, z)),
        section.map(([y, z]) => vec(l, y, z)),
        ...section.slice(1).map(([y, z], i) => {
          const [y0, z0] = section[i] ?? [y, z];
          return [vec(-l, y0, z0), vec(l, y0, z0), vec(l, y, z), vec(-l, y, z)];
        }),
      ],
      paint,
    );
    const t = (k + 0.5) / count;
    return placed(
      mesh2,
      chain(
        rotate('z', heading),
        move(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, 0),
      ),
    );
  });
}

// db/demo/art/backdrop/sky.ts
function sky(mood, width, height, horizon, seed, side) {
  const random = seeded(seed);
  const stops = mood.sky
    .map((colour, k) => `<stop offset="${k / (mood.sky.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  const parts = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
    `<rect width="${width}" height="${Math.ceil(horizon) + 2}" fill="url(#sky)"/>`,
  ];
  if (mood.lamps) {
    for (let k = 0; k < 70; k++) {
      const y = random.between(0, Math.max(10, horizon * 0.8));
      parts.push(
        `<circle cx="${random.between(0, width).toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(0.8, 2.2).toFixed(1)}" fill="#cdd8ea" opacity="${random.between(0.2, 0.7).toFixed(2)}"/>`,
      );
    }
  }
  const { disc: disc2 } = mood;
  if (disc2) {
    const [x, y, r] = [
      (side > 0 ? disc2.x : 1 - disc2.x) * width,
      horizon - disc2.up * height,
      disc2.size * height,
    ];
    parts.push(
      `<defs><radialGradient id="glow"><stop offset="0" stop-color="${disc2.glow}" stop-opacity=".85"/><stop offset=".4" stop-color="${disc2.glow}" stop-opacity=".32"/><stop offset="1" stop-color="${disc2.glow}" stop-opacity="0"/></radialGradient></defs>`,
      `<circle cx="${x}" cy="${y}" r="${r * 7}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${disc2.colour}"/>`,
    );
  }
  for (let k = 0; k < 9; k++) {
    const y = horizon * random.between(0.08, 0.86);
    const x = random.between(-0.2, 0.9) * width;
    const long = random.between(0.2, 0.7) * width;
    const tall = random.between(8e-3, 0.03) * height * (1.2 - y / horizon / 2);
    parts.push(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(long * 0.3).toFixed(0)} ${(-tall).toFixed(0)}h${(long * 0.5).toFixed(0)}l${(long * 0.25).toFixed(0)} ${(tall * 0.7).toFixed(0)}l${(-long * 0.4).toFixed(0)} ${(tall * 0.8).toFixed(0)}h${(-long * 0.35).toFixed(0)}z" fill="${mood.cloud}" opacity="${random.between(0.18, 0.5).toFixed(2)}"/>`,
    );
  }
  return parts.join('');
}

// db/demo/art/car/cabin.ts
function cabin(shape, livery, driver2, steer) {
  const dark = plain(rgb('#0b0c0e'), 0.02);
  const { cowl, back } = shape.cabin;
  return [
    box(vec(back + 0.3, -0.7, 0.45), vec(cowl - 0.25, 0.7, 0.6), dark),
    box(vec(cowl - 0.55, -0.7, 0.6), vec(cowl - 0.12, 0.7, 0.86), dark),
    ...cage(shape, plain(rgb(livery.cage), 0.06)),
    ...seat(0.36, dark, livery),
    ...seat(-0.36, dark, livery),
    ...steering(0.36, cowl - 0.66, 0.9, steer),
    ...(driver2 ? person2(0.36, livery) : []),
  ];
}
function cage(shape, paint, ahead = false) {
  const c = shape.cabin;
  const roof = c.roof - 0.075;
  const [top, low] = [c.halfAbove - 0.05, c.halfBelow - 0.06];
  const hoop = mix(c.roofFront, c.roofBack, 0.62);
  const bar = (points) => tube(points, 0.021, paint, 10);
  const sides = [-1, 1].flatMap((s) => [
    bar([vec(hoop, s * low, 0.35), vec(hoop, s * low, 0.9), vec(hoop, s * top, roof)]),
    bar([
      vec(hoop, s * top, roof),
      vec(c.roofFront - 0.04, s * top, roof - 0.02),
      vec(c.cowl - 0.14, s * (low - 0.02), 0.86),
    ]),
    bar([vec(hoop, s * top, roof - 0.03), vec(c.back + 0.25, s * (low - 0.12), 0.85)]),
    bar([vec(hoop, s * low, 0.75), vec(c.cowl - 0.3, s * low, 0.5)]),
    bar([vec(hoop, s * low, 0.45), vec(c.cowl - 0.3, s * low, 0.76)]),
  ]);
  const brow = bar([
    vec(c.roofFront - 0.04, -top, roof - 0.02),
    vec(c.roofFront - 0.04, top, roof - 0.02),
  ]);
  if (ahead) return [...sides, brow];
  return [
    ...sides,
    brow,
    bar([vec(hoop, -top, roof), vec(hoop, top, roof)]),
    bar([vec(c.roofFront - 0.04, -top, roof - 0.02), vec(c.roofFront - 0.04, top, roof - 0.02)]),
    bar([vec(hoop, -low, 0.5), vec(hoop, top, roof)]),
    bar([vec(hoop, low, 0.5), vec(hoop, -top, roof)]),
  ];
}
function seat(y, dark, livery) {
  const accent = plain(rgb(livery.caliper), 0.02);
  return [
    placed(
      box(vec(-0.06, -0.23, 0), vec(0.06, 0.23, 0.46), dark),
      chain(rotate('y', -0.28), move(-0.3, y, 0.58)),
    ),
    placed(
      box(vec(-0.05, -0.14, 0), vec(0.05, 0.14, 0.12), dark),
      chain(rotate('y', -0.28), move(-0.43, y, 1)),
    ),
    placed(
      box(vec(0.055, -0.1, 0.1), vec(0.066, -0.05, 0.45), accent),
      chain(rotate('y', -0.28), move(-0.3, y, 0.58)),
    ),
    placed(
      box(vec(0.055, 0.05, 0.1), vec(0.066, 0.1, 0.45), accent),
      chain(rotate('y', -0.28), move(-0.3, y, 0.58)),
    ),
    box(vec(-0.3, y - 0.23, 0.5), vec(0.2, y + 0.23, 0.66), dark),
  ];
}
function steering(y, x, z, turn) {
  const rubber = plain(rgb('#1b1c1f'), 0.03);
  const ring = Array.from({ length: 41 }, (_, k) => {
    const a = (k / 40) * Math.PI * 2;
    return vec(0, Math.cos(a) * 0.165, Math.sin(a) * 0.165);
  });
  const place2 = chain(rotate('x', turn), rotate('y', -0.35), move(x, y, z));
  return [
    tube(ring, 0.016, rubber, 8),
    ...[0, 2.2, -2.2].map((a) =>
      tube([vec(0, 0, 0), vec(0, Math.sin(a) * 0.16, -Math.cos(a) * 0.16)], 0.012, rubber, 6),
    ),
  ].map((mesh2) => placed(mesh2, place2));
}
function person2(y, livery) {
  const [shellColour, stripe] = livery.helmet.map((hex) => rgb(hex));
  const visor = { colour: rgb('#0a0c10'), gloss: 0.25 };
  const helmet = ({ u, v }) => {
    const ahead = Math.cos(u) > 0.1;
    if (ahead && v > -0.28 && v < 0.38) return visor;
    return {
      colour: (Math.abs(Math.sin(u)) < 0.3 && v > 0.3 ? stripe : shellColour) ?? rgb('#ffffff'),
      gloss: 0.08,
    };
  };
  const suit = plain(rgb('#1d1f24'), 0.02);
  return [
    ball(vec(-0.16, y, 1.04), vec(0.145, 0.125, 0.14), helmet),
    ball(vec(-0.2, y, 0.72), vec(0.15, 0.23, 0.24), suit),
    tube(
      [vec(-0.12, y + 0.2, 0.86), vec(0.04, y + 0.24, 0.7), vec(0.2, y + 0.12, 0.9)],
      0.045,
      suit,
      8,
    ),
    tube(
      [vec(-0.12, y - 0.2, 0.86), vec(0.04, y - 0.24, 0.7), vec(0.2, y - 0.12, 0.9)],
      0.045,
      suit,
      8,
    ),
  ];
}

// db/demo/art/car/sheet.ts
var perMetre = 640;
function sheet(area, decals) {
  const width = Math.ceil((area.right - area.left) * perMetre);
  const height = Math.ceil((area.high - area.low) * perMetre);
  const cells = new Uint16Array(width * height);
  for (const [index, decal] of decals.entries()) {
    const tall = decal.rings.flat().map(([, y]) => (y - area.low) * perMetre);
    const first = Math.max(0, Math.floor(Math.min(...tall)));
    const last = Math.min(height, Math.ceil(Math.max(...tall)));
    for (let row = first; row < last; row++) {
      const y = area.low + (row + 0.5) / perMetre;
      const cuts = crossings(decal, y);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const from = Math.max(0, Math.round(((cuts[k] ?? 0) - area.left) * perMetre));
        const to = Math.min(width, Math.round(((cuts[k + 1] ?? 0) - area.left) * perMetre));
        if (to > from) cells.fill(index + 1, row * width + from, row * width + to);
      }
    }
  }
  return (x, y) => {
    const column = Math.floor((x - area.left) * perMetre);
    const row = Math.floor((y - area.low) * perMetre);
    if (column < 0 || row < 0 || column >= width || row >= height) return void 0;
    return decals[(cells[row * width + column] ?? 0) - 1]?.material;
  };
}
function crossings(decal, y) {
  const cuts = [];
  for (const ring of decal.rings) {
    for (const [i, [x0, y0]] of ring.entries()) {
      const [x1, y1] = ring[(i + 1) % ring.length] ?? [x0, y0];
      if (y0 > y !== y1 > y) cuts.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
  }
  return cuts.sort((a, b) => a - b);
}
function stroke(points, thick, material) {
  return points.slice(1).map((end, i) => {
    const [x0, y0] = points[i] ?? end;
    const [x1, y1] = end;
    const d = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [((y1 - y0) / d) * (thick / 2), (-(x1 - x0) / d) * (thick / 2)];
    return {
      rings: [
        [
          [x0 + nx, y0 + ny],
          [x1 + nx, y1 + ny],
          [x1 - nx, y1 - ny],
          [x0 - nx, y0 - ny],
        ],
      ],
      material,
    };
  });
}
function disc(x, y, radius) {
  return Array.from({ length: 28 }, (_, k) => {
    const angle = (k / 28) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

// db/demo/art/space/camera.ts
function camera(view) {
  const ahead = unit(sub(view.to, view.from));
  const flatRight = unit(cross(ahead, vec(0, 0, 1)));
  const flatUp = cross(flatRight, ahead);
  const c = Math.cos(view.tilt ?? 0);
  const s = Math.sin(view.tilt ?? 0);
  const right = vec(
    flatRight.x * c + flatUp.x * s,
    flatRight.y * c + flatUp.y * s,
    flatRight.z * c + flatUp.z * s,
  );
  const up = cross(right, ahead);
  const focal = view.lens * view.width;
  const cx = view.width * (0.5 + (view.shift?.x ?? 0));
  const cy = view.height * (0.5 + (view.shift?.y ?? 0));
  const see = (p) => {
    const d = sub(p, view.from);
    const depth = dot(d, ahead);
    const k = focal / Math.max(depth, 0.02);
    return { x: cx + dot(d, right) * k, y: cy - dot(d, up) * k, depth };
  };
  const ray = (x, y) => {
    const a = (x - cx) / focal;
    const b = (cy - y) / focal;
    return unit(
      vec(
        ahead.x + right.x * a + up.x * b,
        ahead.y + right.y * a + up.y * b,
        ahead.z + right.z * a + up.z * b,
      ),
    );
  };
  return { ...view, see, ray };
}

// db/demo/art/render/png.ts
import { crc32, deflateSync } from 'node:zlib';

function pngAddress(pixels, width, height) {
  const stride = width * 4;
  const raw = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    raw.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(raw, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
function chunk(kind, body2) {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body2]);
  const size2 = Buffer.alloc(4);
  size2.writeUInt32BE(body2.length, 0);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named) >>> 0, 0);
  return Buffer.concat([size2, named, check]);
}

// db/demo/art/render/triangle.ts
function triangles(meshes, camera2) {
  const all = [];
  for (const mesh2 of meshes) {
    const { point, turn } = mesh2.transform ?? identity;
    const corners = mesh2.corners.map((corner2) => {
      const world = point(corner2.at);
      const seen = camera2.see(world);
      const near = seen.depth > 0.05 ? 1 / seen.depth : -1;
      return {
        ...corner2,
        world,
        facing: unit(turn(corner2.normal)),
        sx: seen.x,
        sy: seen.y,
        near,
      };
    });
    for (let k = 0; k < mesh2.faces.length; k += 3) {
      const a = corners[mesh2.faces[k] ?? 0];
      const b = corners[mesh2.faces[k + 1] ?? 0];
      const c = corners[mesh2.faces[k + 2] ?? 0];
      if (!a || !b || !c || a.near < 0 || b.near < 0 || c.near < 0) continue;
      all.push({ mesh: mesh2, a, b, c });
    }
  }
  return all;
}
function spotOn({ a, b, c }, p, q) {
  const r = 1 - p - q;
  return {
    at: weigh(a.at, b.at, c.at, p, q, r),
    normal: weigh(a.normal, b.normal, c.normal, p, q, r),
    u: a.u * p + b.u * q + c.u * r,
    v: a.v * p + b.v * q + c.v * r,
    w: a.w * p + b.w * q + c.w * r,
  };
}
function weigh(a, b, c, p, q, r) {
  return {
    x: a.x * p + b.x * q + c.x * r,
    y: a.y * p + b.y * q + c.y * r,
    z: a.z * p + b.z * q + c.z * r,
  };
}

// db/demo/art/render/raster.ts
function emptyLayer(size2) {
  return {
    near: new Float32Array(size2),
    hit: new Uint32Array(size2),
    p: new Float32Array(size2),
    q: new Float32Array(size2),
  };
}
function rasterise(all, wanted, window, layer, samples2, behind) {
  for (const [index, triangle] of all.entries()) {
    if (!wanted(triangle)) continue;
    const { a, b, c, mesh: mesh2 } = triangle;
    const ax = a.sx * samples2 - window.left;
    const ay = a.sy * samples2 - window.top;
    const bx = b.sx * samples2 - window.left;
    const by = b.sy * samples2 - window.top;
    const cx = c.sx * samples2 - window.left;
    const cy = c.sy * samples2 - window.top;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(window.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(window.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5;
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5;
        const la = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
        if (la < -1e-6) continue;
        const lb = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
        if (lb < -1e-6) continue;
        const lc = 1 - la - lb;
        if (lc < -1e-6) continue;
        const na = la * a.near;
        const nb = lb * b.near;
        const near = na + nb + lc * c.near;
        const at = y * window.width + x;
        if (near <= (layer.near[at] ?? 0)) continue;
        if (behind && near <= (behind.near[at] ?? 0)) continue;
        const p = na / near;
        const q = nb / near;
        if (mesh2.hole?.(spotOn(triangle, p, q))) continue;
        layer.near[at] = near;
        layer.hit[at] = index + 1;
        layer.p[at] = p;
        layer.q[at] = q;
      }
    }
  }
}

// db/demo/art/render/shade.ts
function lit(triangle, p, q, eye, light, shade) {
  const { a, b, c, mesh: mesh2 } = triangle;
  const r = 1 - p - q;
  const world = weigh(a.world, b.world, c.world, p, q, r);
  let normal = unit(weigh(a.facing, b.facing, c.facing, p, q, r));
  const toEye = unit(sub(eye, world));
  let slope = dot(normal, toEye);
  if (slope < 0) {
    normal = { x: -normal.x, y: -normal.y, z: -normal.z };
    slope = -slope;
  }
  const { colour, gloss, glow } = mesh2.paint(spotOn(triangle, p, q));
  const facing = dot(normal, light.sun);
  const open = facing > 0 ? 1 - shade(world, 0.03) : 0;
  const hard = banded(Math.max(0, facing)) * open;
  const rise = normal.z * 0.5 + 0.5;
  const near = clamp(0.45 + world.z * 0.9, 0.45, 1);
  const rim = light.rim ? banded(Math.max(0, dot(normal, light.rim.from))) : 0;
  const back = {
    x: 2 * slope * normal.x - toEye.x,
    y: 2 * slope * normal.y - toEye.y,
    z: 2 * slope * normal.z - toEye.z,
  };
  const seen = light.mirror(back);
  const mirror =
    gloss > 0.025 ? gloss + (1 - gloss) * (1 - slope) ** 4 * Math.min(1, gloss * 7) : gloss;
  const spark = gloss > 0.08 ? smooth(0.991, 0.995, dot(back, light.sun)) * open * 7 * gloss : 0;
  const at = { colour, seen, glow, light, even: rise, near, hard, rim, mirror, spark };
  return { colour: { r: sent(at, 'r'), g: sent(at, 'g'), b: sent(at, 'b') }, mirror };
}
function sent(at, k) {
  const { light } = at;
  const even2 = (light.below[k] + (light.above[k] - light.below[k]) * at.even) * at.near;
  const rim = (light.rim?.colour[k] ?? 0) * at.rim;
  const matt = at.colour[k] * (even2 + light.sunColour[k] * at.hard + rim);
  return (
    matt * (1 - at.mirror) +
    at.seen[k] * at.mirror +
    light.sunColour[k] * at.spark +
    (at.glow?.[k] ?? 0)
  );
}
function banded(v) {
  const steps = 5;
  const k = v * steps;
  const floor = Math.floor(k);
  return (floor + smooth(0.3, 0.7, k - floor)) / steps;
}

// db/demo/art/render/shadow.ts
var size = 1536;
function shadowOf(all, sun) {
  const right = unit(cross(sun, Math.abs(sun.z) > 0.98 ? vec(1, 0, 0) : vec(0, 0, 1)));
  const up = cross(right, sun);
  let [left, low, far, high] = [1e9, 1e9, -1e9, -1e9];
  for (const { a, b, c } of all) {
    for (const corner2 of [a, b, c]) {
      const [x, y] = [dot(corner2.world, right), dot(corner2.world, up)];
      left = Math.min(left, x);
      far = Math.max(far, x);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  }
  const step = Math.max(far - left, high - low) / (size - 4) || 1;
  const depth = new Float32Array(size * size).fill(-1e9);
  for (const triangle of all) {
    const { a, b, c, mesh: mesh2 } = triangle;
    if (mesh2.clear) continue;
    const [ax, ay] = [(dot(a.world, right) - left) / step + 2, (dot(a.world, up) - low) / step + 2];
    const [bx, by] = [(dot(b.world, right) - left) / step + 2, (dot(b.world, up) - low) / step + 2];
    const [cx, cy] = [(dot(c.world, right) - left) / step + 2, (dot(c.world, up) - low) / step + 2];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const [da, db, dc] = [dot(a.world, sun), dot(b.world, sun), dot(c.world, sun)];
    for (let y = Math.ceil(Math.min(ay, by, cy)); y <= Math.max(ay, by, cy); y++) {
      for (let x = Math.ceil(Math.min(ax, bx, cx)); x <= Math.max(ax, bx, cx); x++) {
        const la = ((bx - x) * (cy - y) - (by - y) * (cx - x)) / area;
        const lb = ((cx - x) * (ay - y) - (cy - y) * (ax - x)) / area;
        const lc = 1 - la - lb;
        if (la < 0 || lb < 0 || lc < 0) continue;
        const d = da * la + db * lb + dc * lc;
        const at = y * size + x;
        if (d <= (depth[at] ?? 0)) continue;
        if (mesh2.hole?.(spotOn(triangle, la, lb))) continue;
        depth[at] = d;
      }
    }
  }
  const covered = (x, y, d) =>
    x < 0 || y < 0 || x >= size || y >= size ? 0 : (depth[y * size + x] ?? 0) > d ? 1 : 0;
  return (at, slack) => {
    const x = (dot(at, right) - left) / step + 2;
    const y = (dot(at, up) - low) / step + 2;
    const d = dot(at, sun) + slack;
    const [fx, fy] = [Math.floor(x), Math.floor(y)];
    const [kx, ky] = [x - fx, y - fy];
    const below = covered(fx, fy, d) * (1 - kx) + covered(fx + 1, fy, d) * kx;
    const above = covered(fx, fy + 1, d) * (1 - kx) + covered(fx + 1, fy + 1, d) * kx;
    return below * (1 - ky) + above * ky;
  };
}

// db/demo/art/render/render.ts
var samples = 2;
function render(meshes, view, light, options = {}) {
  const camera2 = camera(view);
  const all = triangles(meshes, camera2);
  const shade = shadowOf(all, light.sun);
  const thrown = light.cast === light.sun ? shade : shadowOf(all, light.cast);
  const frame = frameOf(all, camera2, light, options.shadow ?? true);
  if (frame.width < 1 || frame.height < 1) return '';
  const pixels = new Uint8Array(frame.width * frame.height * 4);
  const band2 = Math.min(frame.height, 160);
  const wide = frame.width * samples;
  const ground = (x, y) =>
    options.shadow === false
      ? 0
      : darkness(camera2, frame.left + x + 0.5, frame.top + y + 0.5, light, thrown, options);
  for (let top = 0; top < frame.height; top += band2) {
    const tall = Math.min(band2, frame.height - top);
    const window = {
      left: frame.left * samples,
      top: (frame.top + top) * samples,
      width: wide,
      height: tall * samples,
    };
    const solid2 = emptyLayer(wide * window.height);
    const glass = emptyLayer(wide * window.height);
    rasterise(all, (t) => !t.mesh.clear, window, solid2, samples);
    rasterise(all, (t) => t.mesh.clear !== void 0, window, glass, samples, solid2);
    for (let y = 0; y < tall; y++) {
      for (let x = 0; x < frame.width; x++) {
        const at = ((top + y) * frame.width + x) * 4;
        pixel(pixels, at, x, y, wide, all, solid2, glass, camera2, light, shade, top, ground);
      }
    }
  }
  const address = pngAddress(pixels, frame.width, frame.height);
  return `<image x="${frame.left}" y="${frame.top}" width="${frame.width}" height="${frame.height}" href="${address}"/>`;
}
function pixel(pixels, at, x, y, wide, all, solid2, glass, camera2, light, shade, top, ground) {
  let [r, g, b, cover] = [0, 0, 0, 0];
  for (let k = 0; k < samples * samples; k++) {
    const i = (y * samples + (k >> 1)) * wide + x * samples + (k & 1);
    const front = all[(glass.hit[i] ?? 0) - 1];
    const behind = all[(solid2.hit[i] ?? 0) - 1];
    let share = 0;
    let [sr, sg, sb] = [0, 0, 0];
    if (behind) {
      const seen = lit(
        behind,
        solid2.p[i] ?? 0,
        solid2.q[i] ?? 0,
        camera2.from,
        light,
        shade,
      ).colour;
      [sr, sg, sb, share] = [byte(seen.r), byte(seen.g), byte(seen.b), 1];
    }
    if (front) {
      const seen = lit(front, glass.p[i] ?? 0, glass.q[i] ?? 0, camera2.from, light, shade);
      const over = clamp(1 - (front.mesh.clear ?? 0) * (1 - seen.mirror));
      const left = share * (1 - over);
      const sum = over + left;
      sr = (byte(seen.colour.r) * over + sr * left) / sum;
      sg = (byte(seen.colour.g) * over + sg * left) / sum;
      sb = (byte(seen.colour.b) * over + sb * left) / sum;
      share = sum;
    }
    r += sr * share;
    g += sg * share;
    b += sb * share;
    cover += share;
  }
  const full = samples * samples;
  const dark = cover < full ? ground(x, top + y) * (1 - cover / full) : 0;
  const alpha = cover / full + dark;
  if (alpha <= 0) return;
  pixels[at] = r / full / alpha;
  pixels[at + 1] = g / full / alpha;
  pixels[at + 2] = b / full / alpha;
  pixels[at + 3] = alpha * 255;
}
function darkness(camera2, x, y, light, shade, options) {
  const ray = camera2.ray(x, y);
  if (ray.z > -2e-3) return 0;
  const t = -camera2.from.z / ray.z;
  const at = { x: camera2.from.x + ray.x * t, y: camera2.from.y + ray.y * t, z: 0 };
  const hard = shade(at, 0.01) * light.shadow;
  return 1 - (1 - hard) * (1 - (options.contact?.(at) ?? 0));
}
function frameOf(all, camera2, light, shadow) {
  let [left, top, right, bottom] = [camera2.width, camera2.height, 0, 0];
  const stretch = (x, y) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const { a, b, c } of all) {
    for (const corner2 of [a, b, c]) {
      stretch(corner2.sx, corner2.sy);
      if (!shadow) continue;
      const t = corner2.world.z / Math.max(0.08, light.cast.z);
      const seen = camera2.see({
        x: corner2.world.x - light.cast.x * t,
        y: corner2.world.y - light.cast.y * t,
        z: 0,
      });
      if (seen.depth > 0.1) stretch(seen.x, seen.y);
    }
  }
  const room = shadow ? (right - left) * 0.09 : 2;
  left = Math.max(0, Math.floor(left - room));
  top = Math.max(0, Math.floor(top - 2));
  right = Math.min(camera2.width, Math.ceil(right + room));
  bottom = Math.min(camera2.height, Math.ceil(bottom + room * 0.6));
  return { left, top, width: right - left, height: bottom - top };
}

// db/demo/art/smoke.ts
function trail(options) {
  const random = seeded(options.seed);
  const c = Math.cos(options.heading);
  const s = Math.sin(options.heading);
  return Array.from({ length: options.count }, (_, k) => {
    const [aside, up, swell, glow] = [
      random.between(-1, 1),
      random.between(0, 1),
      random.between(0.7, 1.3),
      random.next(),
    ];
    const age = ((k + random.next()) / options.count + (options.flow ?? 0)) % 1;
    const radius = mix(options.size[0], options.size[1], age ** 0.8) * swell;
    const out = options.far * age ** 1.25;
    const wide = aside * options.spread * (0.12 + age);
    const tall = radius * 0.55 + up * options.rise * age;
    return {
      at: vec(options.from.x + c * out - s * wide, options.from.y + s * out + c * wide, tall),
      radius,
      thick:
        (options.thick ?? 1) *
        (1 - age ** 2 * 0.75) *
        Math.min(1, age * 14) *
        Math.min(1, (1 - age) * 6),
      light: glow,
    };
  });
}
function smokeDefs(colours) {
  const ball3 = (id, colour, core) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${core}"/><stop offset=".6" stop-color="${colour}" stop-opacity="${core * 0.85}"/><stop offset=".86" stop-color="${colour}" stop-opacity="${core * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  return (
    ball3('sl', colours.lit, 0.62) +
    ball3('sb', colours.body, 0.6) +
    ball3('ss', colours.shade, 0.62)
  );
}
function smoke(puffs, camera2, sunSide) {
  const seen = puffs
    .map((puff) => ({ puff, ...camera2.see(puff.at) }))
    .filter((p) => p.depth > 0.6 && p.puff.thick > 0.02)
    .sort((a, b) => b.depth - a.depth);
  const focal = camera2.lens * camera2.width;
  return seen
    .map(({ puff, x, y, depth }) => {
      const r = (puff.radius * focal) / depth;
      if (x + r < 0 || x - r > camera2.width || y - r > camera2.height || r < 2) return '';
      const o = (k) => (puff.thick * k).toFixed(2);
      const ball3 = (id, dx, dy, k, opacity) =>
        `<circle cx="${Math.round(x + dx * r)}" cy="${Math.round(y + dy * r)}" r="${Math.round(r * k)}" fill="url(#${id})" opacity="${opacity}"/>`;
      return (
        ball3('ss', -0.12 * sunSide, 0.2, 1, o(0.55)) +
        ball3('sb', 0, 0, 0.95, o(0.75)) +
        (puff.light > 0.35 ? ball3('sl', 0.24 * sunSide, -0.26, 0.68, o(0.85)) : '')
      );
    })
    .join('');
}

// db/demo/art/car/curve.ts
function along(knots) {
  const slopes = knots.map((knot, i) => {
    const before = knots[i - 1];
    const behind = knots[i + 1];
    if (!before || !behind) return 0;
    const d0 = (knot[1] - before[1]) / (knot[0] - before[0]);
    const d1 = (behind[1] - knot[1]) / (behind[0] - knot[0]);
    return d0 * d1 <= 0 ? 0 : (2 * d0 * d1) / (d0 + d1);
  });
  return (at) => {
    const last = knots.at(-1);
    const first = knots[0];
    if (!first || !last) return 0;
    if (at <= first[0]) return first[1];
    if (at >= last[0]) return last[1];
    const i = knots.findIndex((knot) => knot[0] > at) - 1;
    const [x0, y0] = knots[i] ?? first;
    const [x1, y1] = knots[i + 1] ?? last;
    const h = x1 - x0;
    const t = (at - x0) / h;
    const [m0, m1] = [(slopes[i] ?? 0) * h, (slopes[i + 1] ?? 0) * h];
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      y0 * (2 * t3 - 3 * t2 + 1) + m0 * (t3 - 2 * t2 + t) + y1 * (3 * t2 - 2 * t3) + m1 * (t3 - t2)
    );
  };
}
function outlineThrough(points, count) {
  const mirrored = points.map(([xi, eta]) => ({ xi, eta }));
  const at = (i) => {
    const n = mirrored.length - 1;
    if (i < 0) return { xi: mirrored[-i]?.xi ?? 1, eta: -(mirrored[-i]?.eta ?? 0) };
    if (i > n) return { xi: mirrored[2 * n - i]?.xi ?? -1, eta: -(mirrored[2 * n - i]?.eta ?? 0) };
    return mirrored[i] ?? { xi: 0, eta: 1 };
  };
  const dense = [];
  for (let i = 0; i + 1 < mirrored.length; i++) {
    for (let k = 0; k < 40; k++)
      dense.push(catmull(at(i - 1), at(i), at(i + 1), at(i + 2), k / 40));
  }
  dense.push(at(mirrored.length - 1));
  return even(dense, count);
}
function catmull(a, b, c, d, t) {
  const part = (p, q, r, s) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return { xi: part(a.xi, b.xi, c.xi, d.xi), eta: part(a.eta, b.eta, c.eta, d.eta) };
}
function even(line, count) {
  const steps = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const d = a && b ? Math.hypot((b.xi - a.xi) * 2.5, b.eta - a.eta) : 0;
    steps.push((steps.at(-1) ?? 0) + d);
  }
  const total = steps.at(-1) ?? 1;
  return Array.from({ length: count + 1 }, (_, k) => {
    const want = (k / count) * total;
    const i = Math.max(
      1,
      steps.findIndex((s) => s >= want - 1e-9),
    );
    const [s0, s1] = [steps[i - 1] ?? 0, steps[i] ?? 1];
    const t = (want - s0) / (s1 - s0 || 1);
    const [a, b] = [line[i - 1], line[i]];
    return { xi: mix(a?.xi ?? 0, b?.xi ?? 0, t), eta: mix(a?.eta ?? 0, b?.eta ?? 0, t) };
  });
}

// db/demo/art/car/aero.ts
var carbon = plain(rgb('#0b0c0d'), 0.015);
var steel = plain(rgb('#8d9096'), 0.3);
function aero(shape, livery, skin) {
  return [
    ...splitter(shape),
    ...skirts(shape),
    ...diffuser(shape),
    ...mirrors(shape, plain(skin.base.colour, skin.base.gloss)),
    ...(shape.wing ? wing(shape, shape.wing, livery) : []),
    ...straps(shape),
  ];
}
function splitter(shape) {
  const low = along(shape.nose)(0.05) + 0.07;
  const outline2 = outlineThrough(shape.plan, 60).filter((p) => p.xi > 0.72);
  const half = 0.87;
  const left = outline2.map((p) => ({ x: p.xi * low, y: p.eta * half }));
  const ring = [...left, ...[...left].reverse().map((p) => ({ x: p.x, y: -p.y }))];
  const canards = [-1, 1].flatMap((s) =>
    [0.3, 0.42].map((z) =>
      facets(
        [
          [
            vec(1.72, s * 0.86, z),
            vec(1.98, s * 0.77, z - 0.045),
            vec(2, s * 0.86, z - 0.03),
            vec(1.74, s * 0.97, z + 0.05),
          ],
        ],
        carbon,
      ),
    ),
  );
  const stays = [-0.4, 0.4].map((y) =>
    tube([vec(low - 0.03, y, 0.08), vec(low - 0.1, y, 0.3)], 7e-3, steel, 6),
  );
  return [prism(ring, 0.075, 0.098, carbon), ...stays, ...canards];
}
function skirts(shape) {
  const { front, rear } = shape.axles;
  return [-1, 1].map((s) =>
    prism(
      [
        { x: rear + 0.42, y: s * 0.8 },
        { x: rear + 0.4, y: s * 0.95 },
        { x: front - 0.5, y: s * 0.93 },
        { x: front - 0.42, y: s * 0.8 },
      ],
      0.085,
      0.11,
      carbon,
    ),
  );
}
function diffuser(shape) {
  const end = along(shape.tail)(0.15);
  const fins = [-0.36, -0.12, 0.12, 0.36].map((y) =>
    facets(
      [
        [
          vec(end + 0.3, y, 0.1),
          vec(end - 0.05, y, 0.1),
          vec(end - 0.05, y, 0.24),
          vec(end + 0.1, y, 0.28),
        ],
      ],
      carbon,
    ),
  );
  const pipes = [-0.54, 0.54].map((y) =>
    placed(
      lathe(
        [
          { y: 0.2, r: 0.045 },
          { y: -0.04, r: 0.05 },
          { y: -0.04, r: 0.042 },
          { y: 0.18, r: 0.04 },
        ],
        24,
        steel,
      ),
      chain(rotate('z', -Math.PI / 2), move(end - 0.02, y, 0.25)),
    ),
  );
  return [
    box(vec(end - 0.04, -0.62, 0.09), vec(end + 0.3, 0.62, 0.105), carbon),
    ...fins,
    ...pipes,
  ];
}
function mirrors(shape, paint) {
  const x = shape.cabin.cowl - 0.32;
  return [-1, 1].flatMap((s) => [
    placed(
      ball(vec(0, 0, 0), vec(0.075, 0.105, 0.052), paint, 24),
      chain(rotate('z', s * 0.25), move(x, s * 0.92, 0.955)),
    ),
    tube([vec(x - 0.02, s * 0.74, 0.9), vec(x, s * 0.88, 0.94)], 0.016, carbon, 8),
  ]);
}
function wing(shape, w, livery) {
  const profile = (k) => {
    const t = k < 0.5 ? 1 - k * 2 : (k - 0.5) * 2;
    const thick = 0.055 * Math.sqrt(t) * (1 - t) * 2.4;
    const camber = 0.05 * t * t - 0.015;
    return [w.x + w.chord * (0.5 - t), w.z + camber + (k < 0.5 ? thick * 0.35 : -thick * 0.65)];
  };
  const rows = [-1, -0.5, 0, 0.5, 1].map((s) =>
    Array.from({ length: 41 }, (_, k) => {
      const [x, z] = profile(k / 40);
      return { at: vec(x, s * w.half, z), u: s, v: k / 40, w: 0 };
    }),
  );
  const blade = grid(rows, carbon);
  const plates = [-1, 1].map((s) => {
    const y = s * w.half;
    const [f, b] = [w.x + w.chord * 0.62, w.x - w.chord * 0.66];
    const out = s * 0.012;
    const ring = [
      [f, w.z - 0.1],
      [b + 0.06, w.z - 0.13],
      [b, w.z + 0.02],
      [b - 0.02, w.z + 0.13],
      [f - 0.05, w.z + 0.075],
    ];
    return facets(
      [ring.map(([x, z]) => vec(x, y, z)), ring.map(([x, z]) => vec(x, y + out, z))],
      plain(rgb(livery.rim === '#101113' ? '#ff4d0a' : livery.caliper), 0.06),
    );
  });
  const deck = along(shape.shoulder)(w.x + 0.3);
  const stands = [-1, 1].map((s) => {
    const y = s * w.foot;
    const out = 0.014;
    const ring = [
      [w.x + 0.36, deck],
      [w.x + 0.12, deck],
      [w.x - 0, w.z - 0.03],
      [w.x + 0.05, w.z + 0.085],
      [w.x + 0.15, w.z + 0.02],
      [w.x + 0.1, w.z - 0.03],
    ];
    return facets(
      [
        ring.map(([x, z]) => vec(x, y - out, z)),
        ring.map(([x, z]) => vec(x, y + out, z)),
        ...ring.map(([x, z], k) => {
          const [x2, z2] = ring[(k + 1) % ring.length] ?? [x, z];
          return [
            vec(x, y - out, z),
            vec(x2, y - out, z2),
            vec(x2, y + out, z2),
            vec(x, y + out, z),
          ];
        }),
      ],
      carbon,
    );
  });
  return [blade, ...plates, ...stands];
}
function straps(shape) {
  const red = plain(rgb('#e2231a'), 0.02);
  const front = along(shape.nose)(0.2);
  const rear = along(shape.tail)(0.3);
  const strap = (x, y, out) =>
    facets(
      [
        [
          vec(x, y - 0.02, 0.3),
          vec(x + out, y - 0.02, 0.27),
          vec(x + out, y + 0.02, 0.27),
          vec(x, y + 0.02, 0.3),
        ],
      ],
      red,
    );
  return [strap(front - 0.02, -0.36, 0.11), strap(rear + 0.02, 0.4, -0.09)];
}
function footprint(x, y) {
  const dx = Math.max(0, Math.abs(x) - 1.7) / 0.75;
  const dy = Math.max(0, Math.abs(y) - 0.6) / 0.55;
  return 0.9 * (1 - smooth(0, 1, Math.hypot(dx, dy)));
}

// db/demo/art/car/shell.ts
function shell(outline2, rings, paint, bend) {
  const both2 = [
    ...outline2.map((share) => ({ ...share, side: 1 })),
    ...outline2
      .slice(1, -1)
      .reverse()
      .map((share) => ({ ...share, side: -1 })),
  ];
  const wide = rings[Math.floor(rings.length / 2)];
  const ways = wide ? waysAlong(outline2, wide) : [];
  const rows = rings.map((ring, i) =>
    both2.map(({ xi, eta, side }, k) => {
      const x = placeOf(ring, xi);
      const way = ways[k < outline2.length ? k : both2.length - k] ?? 0;
      const at = bend({ x, y: side * eta * ring.half, z: ring.z(x) });
      return { at, u: way * side, v: i / (rings.length - 1), w: xi };
    }),
  );
  return grid(rows, paint, true);
}
function lid(outline2, ring, rise, paint) {
  const rows = outline2.map(({ xi, eta }) =>
    Array.from({ length: 41 }, (_, k) => {
      const share = k / 20 - 1;
      const x = placeOf(ring, xi);
      const y = share * eta * ring.half;
      const lift = rise(x, share * eta) * (1 - smooth(0.8, 1, Math.abs(xi)));
      return { at: { x, y, z: ring.z(x) + lift }, u: y, v: 1, w: xi };
    }),
  );
  return grid(rows, paint);
}
function halfGirth(outline2, ring) {
  return waysAlong(outline2, ring).at(-1) ?? 0;
}
function placeOf(ring, xi) {
  return mix(ring.rear, ring.front, (xi + 1) / 2);
}
function waysAlong(outline2, ring) {
  let sum = 0;
  return outline2.map((share, i) => {
    const last = outline2[i - 1];
    if (last) {
      const dx = placeOf(ring, share.xi) - placeOf(ring, last.xi);
      sum += Math.hypot(dx, (share.eta - last.eta) * ring.half);
    }
    return sum;
  });
}

// db/demo/art/car/body.ts
function body(shape, livery, skin) {
  return [...lower(shape, skin), ...upper(shape, livery, skin), ...under(shape)];
}
function lower(shape, skin) {
  const shoulder = along(shape.shoulder);
  const [front, rear, half] = [along(shape.nose), along(shape.tail), along(shape.half)];
  const outline2 = outlineThrough(shape.plan, 240);
  const rows = 40;
  const rings = Array.from({ length: rows + 1 }, (_, i) => sideRing(shape, i / rows));
  for (let i = 1; i <= 6; i++) {
    const angle = (i / 6) * (Math.PI / 2);
    const inset = shape.edge * (1 - Math.cos(angle));
    const up = shape.edge * Math.sin(angle);
    rings.push({
      front: front(1) - inset,
      rear: rear(1) + inset,
      half: half(1) - inset,
      z: (x) => shoulder(x) - shape.edge + up,
    });
  }
  const last = rings.at(-1);
  if (!last) return [];
  const hole = (spot) => inArch(shape, spot.at);
  const bulge = (x) => smooth(0.6, 1.2, x) * (1 - smooth(1.7, 2.05, x)) * 0.03;
  return [
    { ...shell(outline2, rings, skin.lower, (p) => flared(shape, p)), hole },
    lid(
      outline2,
      last,
      (x, share) => {
        const s = Math.abs(share);
        return (
          shape.crown * (1 - s * s) * (0.4 + 0.6 * smooth(-2.2, -1.6, x)) +
          bulge(x) * (1 - smooth(0.5, 0.62, s))
        );
      },
      skin.lower,
    ),
  ];
}
function sideRing(shape, t) {
  const shoulder = along(shape.shoulder);
  return {
    front: along(shape.nose)(t),
    rear: along(shape.tail)(t),
    half: along(shape.half)(t),
    z: (x) => mix(shape.sill, shoulder(x) - shape.edge, t),
  };
}
function inArch(shape, at) {
  if (Math.abs(at.y) < 0.5) return false;
  return [shape.axles.front, shape.axles.rear].some((x) => {
    const up = Math.max(0, at.z - shape.wheel.radius);
    return Math.hypot(at.x - x, up) < shape.arch;
  });
}
function flared(shape, p) {
  if (Math.abs(p.y) < 0.6) return p;
  let out = 0;
  for (const x of [shape.axles.front, shape.axles.rear]) {
    const up = Math.max(0, p.z - shape.wheel.radius);
    const d = Math.hypot(p.x - x, up) - shape.arch;
    const step = 1 - smooth(0.12, 0.15, d);
    const swell = 1 - smooth(0, 0.13, d);
    out = Math.max(out, shape.flare * (0.35 * step + 0.65 * swell * step));
  }
  const skirt = (1 - smooth(0.15, 0.26, p.z)) * 0.035 * (Math.abs(p.x) < 1.1 ? 1 : 0);
  const crease = 0.012 * (1 - smooth(0, 0.05, Math.abs(p.z - 0.66)));
  return vec(p.x, p.y + Math.sign(p.y) * (Math.max(out, skirt) + crease), p.z);
}
function upper(shape, livery, skin) {
  const c = shape.cabin;
  const shoulder = along(shape.shoulder);
  const outline2 = outlineThrough(c.plan, 160);
  const rows = 24;
  const ringAt = (t, inset, up) => {
    const front = mix(c.cowl, c.roofFront, t) + 0.05 * Math.sin(Math.PI * t) - inset;
    const rear = mix(c.back, c.roofBack, t) - 0.05 * Math.sin(Math.PI * t) + inset;
    return {
      front,
      rear,
      half: mix(c.halfBelow, c.halfAbove, t ** 1.25) - inset,
      z: (x) => mix(shoulder(x) - 0.015, roofLine(shape, x) - c.edge, t) + up,
    };
  };
  const rings = [];
  for (let i = 0; i <= rows; i++) rings.push(ringAt(i / rows, 0, 0));
  for (let i = 1; i <= 6; i++) {
    const angle = (i / 6) * (Math.PI / 2);
    rings.push(ringAt(1, c.edge * (1 - Math.cos(angle)), c.edge * Math.sin(angle)));
  }
  const last = rings.at(-1);
  if (!last) return [];
  const share = rings.length - 1;
  const hole = (spot) => windowAt(shape, spot, (spot.v * share) / rows);
  const frame = shell(
    outline2,
    rings,
    (spot) => {
      const t = (spot.v * share) / rows;
      return edgeOfWindow(shape, spot, t) ? seal : skin.upper(spot);
    },
    (p) => p,
  );
  const strip = { colour: rgb(livery.sunstrip.colour), gloss: 0.05 };
  const pane = { colour: rgb('#05070a'), gloss: 0.09 };
  const glass = {
    ...frame,
    hole: (spot) => {
      const t = (spot.v * share) / rows;
      return !windowAt(shape, spot, t) || (spot.w > 0.8 && t > 0.78);
    },
    paint: () => pane,
    clear: 0.5,
  };
  const banner = {
    ...frame,
    hole: (spot) => {
      const t = (spot.v * share) / rows;
      return !(spot.w > 0.8 && t > 0.78 && windowAt(shape, spot, t));
    },
    paint: () => strip,
  };
  return [
    { ...frame, hole },
    glass,
    banner,
    lid(outline2, last, (_x, s) => 0.022 * (1 - s * s), skin.upper),
  ];
}
var seal = { colour: rgb('#08090a'), gloss: 0.03 };
function roofLine(shape, x) {
  const c = shape.cabin;
  const middle = (c.roofFront + c.roofBack) / 2 + 0.1;
  return c.roof - 0.035 * ((x - middle) / 0.7) ** 2 * (x < middle ? 0.75 : 1);
}
function windowAt(shape, spot, t, grow = 0) {
  const eta = etaOf(shape, spot, t);
  if (t < 0.05 - grow || t > 0.97 + grow) return false;
  if (spot.w > 0.84) return eta < 0.8 + grow * 1.5;
  if (spot.w < -0.9) return eta < 0.7 + grow * 1.5;
  if (t > 0.93 + grow || t < 0.08 - grow) return false;
  return shape.cabin.windows.some(
    ([from, to]) => spot.w > from - grow * 0.5 && spot.w < to + grow * 0.5,
  );
}
function edgeOfWindow(shape, spot, t) {
  return windowAt(shape, spot, t, 0.035);
}
function etaOf(shape, spot, t) {
  return Math.abs(spot.at.y) / mix(shape.cabin.halfBelow, shape.cabin.halfAbove, t ** 1.25);
}
function under(shape) {
  const dark = plain(rgb('#040405'), 0.01);
  const { front, rear } = shape.axles;
  return [
    box(vec(rear - 0.7, -0.52, 0.16), vec(front + 0.6, 0.52, 0.5), dark),
    box(vec(rear + 0.45, -0.78, 0.14), vec(front - 0.45, 0.78, 0.42), dark),
    box(vec(front + 0.42, -0.72, 0.2), vec(front + 0.66, 0.72, 0.56), dark),
  ];
}

// db/demo/art/lettering.ts
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

function outline(text, options) {
  return commands(text, options).map(toPathData).join('');
}
function contours(text, options, stepsPerCurve = 6) {
  const rings = [];
  let ring = [];
  let pen = [0, 0];
  for (const command of commands(text, options)) {
    if (command.type === 'Z') continue;
    if (command.type === 'M') {
      ring = [];
      rings.push(ring);
    }
    const end = [command.x, command.y];
    if (command.type === 'Q' || command.type === 'C') {
      ring.push(...curvePoints(pen, command, stepsPerCurve));
    } else if (command.type === 'L') ring.push(midpoint(pen, end), end);
    else ring.push(end);
    pen = end;
  }
  return rings;
}
function commands(text, options) {
  const { glyphs, width } = place(text, options);
  const shift = { start: 0, middle: width / 2, end: width }[options.anchor ?? 'start'];
  const left = (options.x ?? 0) - shift;
  return glyphs.flatMap(
    ({ glyph, at }) => glyph.getPath(left + at, options.y ?? 0, options.size).commands,
  );
}
function place(text, { size: size2, weight = 900, italic = true, tracking = 0 }) {
  const glyphs = [];
  let at = 0;
  let previous;
  for (const char of text) {
    const font = fontFor(char, weight, italic);
    const glyph = font.charToGlyph(char);
    if (previous?.font === font) {
      at += (font.getKerningValue(previous.glyph, glyph) / font.unitsPerEm) * size2;
    }
    glyphs.push({ glyph, at });
    at += (glyph.advanceWidth / font.unitsPerEm + tracking) * size2;
    previous = { glyph, font };
  }
  return { glyphs, width: at - (glyphs.length > 0 ? tracking * size2 : 0) };
}
function fontFor(char, weight, italic) {
  const basic = load('latin', weight, italic);
  if (basic.charToGlyphIndex(char) > 0) return basic;
  const extended = load('latin-ext', weight, italic);
  if (extended.charToGlyphIndex(char) > 0) return extended;
  throw new Error(`No outline for "${char}"`);
}
var loaded = /* @__PURE__ */ new Map();
var resolve = createRequire(import.meta.url).resolve;
function load(subset, weight, italic) {
  const file = `barlow-condensed-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff`;
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(resolve(`@fontsource/barlow-condensed/files/${file}`));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  loaded.set(file, font);
  return font;
}
function toPathData(command) {
  switch (command.type) {
    case 'Z':
      return 'Z';
    case 'Q':
      return `Q${round(command.x1)} ${round(command.y1)} ${round(command.x)} ${round(command.y)}`;
    case 'C':
      return `C${[command.x1, command.y1, command.x2, command.y2, command.x, command.y].map(round).join(' ')}`;
    default:
      return `${command.type}${round(command.x)} ${round(command.y)}`;
  }
}
function curvePoints([x0, y0], curve2, steps) {
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    if (curve2.type === 'Q') {
      const [a2, b2, c2] = [u * u, 2 * u * t, t * t];
      return [a2 * x0 + b2 * curve2.x1 + c2 * curve2.x, a2 * y0 + b2 * curve2.y1 + c2 * curve2.y];
    }
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    return [
      a * x0 + b * curve2.x1 + c * curve2.x2 + d * curve2.x,
      a * y0 + b * curve2.y1 + c * curve2.y2 + d * curve2.y,
    ];
  });
}
function midpoint([ax, ay], [bx, by]) {
  return [(ax + bx) / 2, (ay + by) / 2];
}
function round(value) {
  return Math.round(value * 100) / 100;
}

// db/demo/art/car/livery.ts
var paintOf = (hex, gloss) => ({ colour: rgb(hex), gloss });
var patchDecal = (patch, gloss) => ({
  rings: [patch.shape],
  material: paintOf(patch.colour, patch.gloss ?? gloss),
});
function wordDecals(words, gloss, place2) {
  const size2 = words.tall / 0.7;
  const rings = contours(words.text, { size: size2, anchor: 'middle' }, 4);
  const laid = (dx, dy) =>
    rings.map((ring) => ring.map(([x, y]) => place2(x + dx, -y - words.tall / 2 + dy)));
  const decals = [];
  if (words.edge) {
    const k = words.tall * 0.055;
    decals.push({ rings: laid(k, -k), material: paintOf(words.edge, gloss) });
  }
  decals.push({ rings: laid(0, 0), material: paintOf(words.colour, gloss) });
  return decals;
}

// db/demo/art/car/skin.ts
var black = { colour: rgb('#050506'), gloss: 0.02 };
var mesh = { colour: rgb('#0b0c0e'), gloss: 0.03 };
var gap = { colour: rgb('#040404'), gloss: 0 };
var trim = { colour: rgb('#0e0f11'), gloss: 0.04 };
function skinOf(shape, livery, lamps) {
  const base = paintOf(livery.base, livery.gloss);
  const left = sideSheet(shape, livery, -1);
  const right = sideSheet(shape, livery, 1);
  const top = topSheet(shape, livery);
  const front = frontSheet(shape, livery, lamps);
  const rear = rearSheet(shape, livery, lamps);
  const side = (spot) => (spot.at.y > 0 ? left : right)(spot.at.x, spot.at.z);
  const whole = halfGirth(outlineThrough(shape.plan, 240), sideRing(shape, 23 / 40));
  return {
    base,
    lower: (spot) => {
      if (spot.at.z > 0.55 && spot.normal.z ** 2 > 0.72) return top(spot.at.x, spot.at.y) ?? base;
      if (spot.w > 0.5) {
        const seen = front(spot.u, spot.at.z);
        if (seen) return seen;
      }
      if (spot.w < -0.5) {
        const seen = rear(Math.sign(spot.u) * (whole - Math.abs(spot.u)), spot.at.z);
        if (seen) return seen;
      }
      if (Math.abs(spot.w) > 0.985) return base;
      return side(spot) ?? base;
    },
    upper: (spot) => {
      const roof = spot.at.z > shape.cabin.roof - 0.1 && Math.abs(spot.normal.z) > 0.6;
      return (roof ? top(spot.at.x, spot.at.y) : side(spot)) ?? base;
    },
  };
}
function sideSheet(shape, livery, direction) {
  const gloss = livery.gloss;
  const bolts = [shape.axles.front, shape.axles.rear].flatMap((x) =>
    Array.from({ length: 7 }, (_, k) => {
      const angle = ((k + 0.5) / 7) * Math.PI;
      const far = shape.arch + 0.085;
      return {
        rings: [disc(x + Math.cos(angle) * far, 0.33 + Math.sin(angle) * far, 9e-3)],
        material: { colour: rgb('#9a9ca0'), gloss: 0.1 },
      };
    }),
  );
  const handle = shape.doors.map((door) => {
    const x = Math.min(...door.map((p) => p[0])) + 0.14;
    return {
      rings: [
        [
          [x, 0.765],
          [x + 0.16, 0.765],
          [x + 0.15, 0.79],
          [x + 0.01, 0.79],
        ],
      ],
      material: trim,
    };
  });
  return sheet({ left: -2.4, right: 2.4, low: 0.05, high: 1.5 }, [
    ...livery.side.map((patch) => patchDecal(patch, gloss)),
    ...livery.sideWords.flatMap((words) =>
      wordDecals(words, gloss, (across, up) => [words.x + direction * across, words.at + up]),
    ),
    ...shape.doors.flatMap((door) => stroke(door, 9e-3, gap)),
    ...handle,
    ...bolts,
    {
      rings: [
        [
          [-2.4, 0.05],
          [2.4, 0.05],
          [2.4, 0.155],
          [-2.4, 0.155],
        ],
      ],
      material: trim,
    },
  ]);
}
function topSheet(shape, livery) {
  const { bonnet, boot, cabin: cabin2 } = shape;
  const lines = [
    ...stroke(
      [
        [bonnet.back, -0.72],
        [bonnet.front - 0.1, -0.66],
        [bonnet.front, -0.5],
        [bonnet.front, 0.5],
        [bonnet.front - 0.1, 0.66],
        [bonnet.back, 0.72],
      ],
      0.011,
      gap,
    ),
    ...(boot
      ? stroke(
          [
            [boot.front, -0.6],
            [boot.back, -0.6],
          ],
          0.011,
          gap,
        )
      : []),
    ...(boot
      ? stroke(
          [
            [boot.front, 0.6],
            [boot.back, 0.6],
          ],
          0.011,
          gap,
        )
      : []),
  ];
  const vents = [-1, 1].flatMap((s) =>
    [0, 1, 2].map((k) => {
      const x = bonnet.back + 0.42 + k * 0.13;
      return {
        rings: [
          [
            [x, s * 0.18],
            [x + 0.075, s * 0.18],
            [x + 0.05, s * 0.46],
            [x - 0.025, s * 0.46],
          ],
        ],
        material: black,
      };
    }),
  );
  const pins = [-0.42, 0.42].map((y) => ({
    rings: [disc(bonnet.front - 0.08, y, 0.022)],
    material: { colour: rgb('#b9bcc2'), gloss: 0.2 },
  }));
  const cowl = {
    rings: [
      [
        [cabin2.cowl - 0.2, -0.8],
        [cabin2.cowl + 0.03, -0.45],
        [cabin2.cowl + 0.07, 0],
        [cabin2.cowl + 0.03, 0.45],
        [cabin2.cowl - 0.2, 0.8],
        [cabin2.cowl - 0.5, 0.8],
        [cabin2.cowl - 0.5, -0.8],
      ],
    ],
    material: trim,
  };
  return sheet({ left: -2.4, right: 2.4, low: -0.95, high: 0.95 }, [
    ...livery.top.map((patch) => patchDecal(patch, livery.gloss)),
    ...livery.topWords.flatMap((words) =>
      wordDecals(words, livery.gloss, (across, up) => [words.x - up, words.at + across]),
    ),
    ...lines,
    ...vents,
    ...pins,
    cowl,
  ]);
}
var bothSides = (shape, material) => [
  { rings: [shape], material },
  { rings: [shape.map(([a, z]) => [-a, z])], material },
];
function frontSheet(shape, livery, lamps) {
  const lens = { colour: rgb('#060709'), gloss: 0.06 };
  const bulb = lamps.head
    ? { colour: rgb('#ffffff'), gloss: 0.02, glow: rgb('#fff3d6', 3) }
    : { colour: rgb('#c9ced6'), gloss: 0.3 };
  const bulbs = lampCentres(shape).map(([a, z]) => ({
    rings: [disc(a, z, shape.headlampRound ? 0.062 : 0.036)],
    material: bulb,
  }));
  const rings = lampCentres(shape).map(([a, z]) => ({
    rings: [disc(a, z, shape.headlampRound ? 0.07 : 0.045)],
    material: { colour: rgb('#6d737c'), gloss: 0.25 },
  }));
  const slats = [0.25, 0.5, 0.75].map((k) => {
    const zs = shape.intake.map((p) => p[1]);
    const z = Math.min(...zs) + (Math.max(...zs) - Math.min(...zs)) * k;
    return {
      rings: [
        [
          [-0.44, z],
          [0.44, z],
          [0.44, z + 0.012],
          [-0.44, z + 0.012],
        ],
      ],
      material: { colour: rgb('#1c1e22'), gloss: 0.05 },
    };
  });
  return sheet({ left: -1.3, right: 1.3, low: 0.05, high: 0.95 }, [
    ...livery.front.flatMap((patch) => bothSides(patch.shape, paintOf(patch.colour, livery.gloss))),
    ...bothSides(shape.grille, mesh),
    ...bothSides(shape.intake, mesh),
    ...bothSides(shape.duct, black),
    ...slats,
    ...bothSides(shape.headlamp, lens),
    ...rings,
    ...bulbs,
    ...(shape.headlampRound ? [] : daylight(shape, bulb)),
    {
      rings: [
        [
          [-1.3, 0.05],
          [1.3, 0.05],
          [1.3, 0.15],
          [-1.3, 0.15],
        ],
      ],
      material: trim,
    },
  ]);
}
function daylight(shape, bulb) {
  const line = shape.headlamp.slice(1, 4);
  return [1, -1].flatMap((s) =>
    stroke(
      line.map(([a, z]) => [s * a * 0.985, z - 0.012]),
      0.012,
      bulb,
    ),
  );
}
function lampCentres(shape) {
  const as = shape.headlamp.map((p) => p[0]);
  const zs = shape.headlamp.map((p) => p[1]);
  const [low, high] = [Math.min(...as), Math.max(...as)];
  const z = zs.reduce((sum, v) => sum + v, 0) / zs.length;
  const spread = shape.headlampRound ? [0.26, 0.74] : [0.28, 0.52];
  return spread.flatMap((k, i) => {
    const a = low + (high - low) * k;
    const tall = z + (shape.headlampRound ? 0 : -0.012 + i * 0.016);
    return [
      [a, tall],
      [-a, tall],
    ];
  });
}
function rearSheet(shape, livery, lamps) {
  const red = lamps.brake
    ? { colour: rgb('#e01010'), gloss: 0.1, glow: rgb('#ff1a08', 2.2) }
    : { colour: rgb('#8d0d0d'), gloss: 0.12, glow: rgb('#ff1a08', 0.12) };
  const inner = shape.tailLamp.map(([a, z]) => {
    const as = shape.tailLamp.map((p) => p[0]);
    const zs = shape.tailLamp.map((p) => p[1]);
    const ma = as.reduce((s, v) => s + v, 0) / as.length;
    const mz = zs.reduce((s, v) => s + v, 0) / zs.length;
    return [ma + (a - ma) * 0.8, mz + (z - mz) * 0.62];
  });
  return sheet({ left: -1.4, right: 1.4, low: 0.05, high: 1.1 }, [
    ...livery.rear.flatMap((patch) => bothSides(patch.shape, paintOf(patch.colour, livery.gloss))),
    ...livery.rearWords.flatMap((words) =>
      wordDecals(words, livery.gloss, (across, up) => [words.x - across, words.at + up]),
    ),
    ...stroke(
      [
        [-0.66, 0.56],
        [0.66, 0.56],
      ],
      0.01,
      gap,
    ),
    ...bothSides(
      [
        [0, 0.05],
        [0, 0.33],
        [0.56, 0.33],
        [0.66, 0.05],
      ],
      black,
    ),
    ...bothSides(shape.tailLamp, { colour: rgb('#1a0506'), gloss: 0.1 }),
    ...bothSides(inner, red),
    {
      rings: [
        [
          [-1.4, 0.05],
          [1.4, 0.05],
          [1.4, 0.15],
          [-1.4, 0.15],
        ],
      ],
      material: trim,
    },
  ]);
}

// db/demo/art/car/wheel.ts
function wheel(radius, width, look, spin) {
  const half = width / 2;
  const rim = radius * 0.745;
  const metal = plain(rgb(look.rim), 0.1);
  const lip = plain(rgb(look.lip), 0.34);
  const turning = [
    tyre(radius, half, rim),
    lathe(
      [
        { y: half * 0.86, r: rim * 1 },
        { y: half * 0.98, r: rim * 0.985 },
        { y: half * 0.98, r: rim * 0.955 },
        { y: half * 0.8, r: rim * 0.93 },
      ],
      96,
      lip,
    ),
    lathe(
      [
        { y: half * 0.8, r: rim * 0.93 },
        { y: half * 0.2, r: rim * 0.87 },
        { y: -half, r: rim * 0.9 },
      ],
      72,
      plain(rgb(look.rim), 0.05),
    ),
    ...spokes(rim, half, look.spokes, metal),
    lathe(
      [
        { y: half * 0.2, r: rim * 0.27 },
        { y: half * 0.46, r: rim * 0.25 },
        { y: half * 0.5, r: rim * 0.2 },
        { y: half * 0.42, r: rim * 0.12 },
        { y: half * 0.42, r: 1e-4 },
      ],
      36,
      metal,
    ),
    ...nuts(rim, half),
  ].map((mesh2) => placed(mesh2, rotate('y', spin)));
  return [...turning, ...brake(rim, half, look.caliper)];
}
function tyre(radius, half, rim) {
  const rubber = rgb('#131315');
  const worn = rgb('#202023');
  const mark = rgb('#3a3a3d');
  const paint = ({ u, v, w }) => {
    const tread = w > 5.5 && w < 11.5;
    const block2 = tread && Math.abs((((u * 36) / Math.PI) % 2) - 1) < 0.22;
    const ring = v > rim * 1.09 && v < rim * 1.115 && w < 7;
    return { colour: block2 ? rubber : ring ? mark : tread ? worn : rubber, gloss: 0.025 };
  };
  return lathe(
    [
      { y: -half * 0.8, r: rim * 0.98 },
      { y: -half * 0.99, r: rim * 1.06 },
      { y: -half * 1.04, r: (rim + radius) / 2 },
      { y: -half * 0.98, r: radius * 0.955 },
      { y: -half * 0.84, r: radius * 0.99 },
      { y: -half * 0.5, r: radius },
      { y: half * 0.5, r: radius },
      { y: half * 0.84, r: radius * 0.99 },
      { y: half * 0.98, r: radius * 0.955 },
      { y: half * 1.04, r: (rim + radius) / 2 },
      { y: half * 0.99, r: rim * 1.06 },
      { y: half * 0.86, r: rim * 0.99 },
    ],
    96,
    paint,
  );
}
function spokes(rim, half, count, paint) {
  return Array.from({ length: count * 2 }, (_, k) => {
    const pair = Math.floor(k / 2);
    const lean = (k % 2 ? 1 : -1) * 0.13;
    const bar = spoke(rim, half, lean, paint);
    return placed(bar, rotate('y', (pair / count) * Math.PI * 2));
  });
}
function spoke(rim, half, lean, paint) {
  const [near, far] = [rim * 0.22, rim * 0.945];
  const [wn, wf] = [rim * 0.055, rim * 0.042];
  const at = (r, side, wide, y) => {
    const angle = lean * (0.35 + 0.9 * (r / rim));
    const tangent = side * wide;
    return vec(
      Math.cos(angle) * r - Math.sin(angle) * tangent,
      y,
      Math.sin(angle) * r + Math.cos(angle) * tangent,
    );
  };
  const [yn, yf, deep] = [half * 0.42, half * 0.76, half * 0.3];
  const a = at(near, -1, wn, yn);
  const b = at(far, -1, wf, yf);
  const c = at(far, 1, wf, yf);
  const d = at(near, 1, wn, yn);
  const low = (p, k) => vec(p.x, p.y - k, p.z);
  return facets(
    [
      [a, b, c, d],
      [a, b, low(b, deep), low(a, deep)],
      [d, c, low(c, deep), low(d, deep)],
    ],
    paint,
  );
}
function nuts(rim, half) {
  const steel2 = plain(rgb('#d8dade'), 0.2);
  return Array.from({ length: 5 }, (_, k) =>
    placed(
      lathe(
        [
          { y: half * 0.4, r: rim * 0.036 },
          { y: half * 0.58, r: rim * 0.034 },
          { y: half * 0.6, r: 1e-4 },
        ],
        8,
        steel2,
      ),
      chain(move(rim * 0.17, 0, 0), rotate('y', (k / 5) * Math.PI * 2)),
    ),
  );
}
function brake(rim, half, caliper) {
  const disc2 = lathe(
    [
      { y: half * 0.02, r: rim * 0.3 },
      { y: half * 0.06, r: rim * 0.32 },
      { y: half * 0.06, r: rim * 0.78 },
      { y: -half * 0.1, r: rim * 0.78 },
    ],
    64,
    ({ u, v }) => {
      const hole = Math.abs(((u * 6) / Math.PI + v * 4) % 1) < 0.05 && v > rim * 0.42;
      return { colour: rgb(hole ? '#2c2e32' : '#6f7379'), gloss: 0.12 };
    },
  );
  const body2 = placed(
    box(
      vec(rim * 0.52, -half * 0.14, -rim * 0.3),
      vec(rim * 0.84, half * 0.16, rim * 0.3),
      plain(rgb(caliper), 0.08),
    ),
    rotate('y', -0.5),
  );
  const back = lathe(
    [
      { y: -half * 0.3, r: 1e-4 },
      { y: -half * 0.3, r: rim * 0.88 },
    ],
    40,
    plain(rgb('#060607'), 0),
  );
  return [back, disc2, body2];
}
function corner(meshes, at, steer, camber) {
  const steps = [];
  if (at.side < 0) steps.push(rotate('z', Math.PI));
  steps.push(
    rotate('x', at.side * camber),
    rotate('z', steer),
    move(at.x, at.side * at.track, at.radius),
  );
  const transform = chain(...steps);
  return meshes.map((mesh2) => placed(mesh2, transform));
}

// db/demo/art/car/car.ts
var skins = /* @__PURE__ */ new Map();
function car(model, pose) {
  const { shape, livery } = model;
  const lamps = pose.lamps ?? { head: false, brake: false };
  const key = `${model.slug} ${lamps.head} ${lamps.brake}`;
  const skin = skins.get(key) ?? skinOf(shape, livery, lamps);
  skins.set(key, skin);
  const ground = chain(rotate('z', pose.yaw), move(pose.x, pose.y, 0));
  const sway = chain(
    rotate('x', -(pose.roll ?? 0)),
    rotate('y', -(pose.pitch ?? 0)),
    move(0, 0, pose.lift ?? 0),
    ground,
  );
  const hull = [
    ...body(shape, livery, skin),
    ...aero(shape, livery, skin),
    ...cabin(shape, livery, pose.driver ?? true, pose.steer * 4),
  ];
  const meshes = hull.map((mesh2) => placed(mesh2, sway));
  if (pose.wheels !== false)
    meshes.push(...wheels(model, pose).map((mesh2) => placed(mesh2, ground)));
  const contact = (at) => {
    const [dx, dy] = [at.x - pose.x, at.y - pose.y];
    const [c, s] = [Math.cos(pose.yaw), Math.sin(pose.yaw)];
    return footprint(dx * c + dy * s, dy * c - dx * s);
  };
  return { meshes, place: sway, contact };
}
function wheels(model, pose) {
  const { axles, wheel: size2 } = model.shape;
  const look = {
    rim: model.livery.rim,
    lip: model.livery.rimLip,
    caliper: model.livery.caliper,
    spokes: model.spokes,
  };
  const sides = [1, -1];
  const spin = pose.spin ?? 0.3;
  return sides.flatMap((side) => {
    const at = { side, track: size2.track - size2.width / 2 + 0.1, radius: size2.radius };
    return [
      ...corner(
        wheel(size2.radius, size2.width * 0.94, look, spin),
        { ...at, x: axles.front },
        pose.steer,
        0.09,
      ),
      ...corner(
        wheel(size2.radius, size2.width, look, spin * 3.1 + 0.4),
        { ...at, x: axles.rear },
        0,
        0.02,
      ),
    ];
  });
}

// db/demo/art/scenes/stage.ts
function stage(scene) {
  const { mood, view } = scene;
  const camera2 = camera(view);
  const { width, height } = view;
  const horizon = horizonOf(camera2);
  const azimuth = Math.atan2(view.to.y - view.from.y, view.to.x - view.from.x);
  const turn = scene.key ?? keyTurn(scene.actors[0]?.pose, camera2);
  const light = lightOf(mood, azimuth, turn);
  const standing = scene.actors.map(({ model, pose }) => ({ model, pose, ...car(model, pose) }));
  const contact = (at) => standing.reduce((most, one) => Math.max(most, one.contact(at)), 0);
  const meshes = [...standing.flatMap((one) => one.meshes), ...(scene.props ?? [])];
  const sunSide = mood.disc ? -Math.sign(turn) : Math.sign(turn);
  const puffs = (trails) => (trails ?? []).flatMap(trail);
  const far =
    horizon > 2 && scene.backdrop
      ? `<g transform="translate(${((scene.drift ?? 0) * width).toFixed(0)} 0)">${scene.backdrop({ width, horizon, unit: width / 10, mood, seed: scene.seed })}</g>`
      : '';
  const body2 = [
    `<defs>${smokeDefs(mood.smoke)}${lampDefs}${beamDefs}</defs>`,
    `<rect width="${width}" height="${height}" fill="${mood.asphalt[1]}"/>`,
    horizon > 0 ? sky(mood, width, height, horizon, scene.seed, turn) : '',
    far,
    asphalt(mood, camera2, horizon),
    scene.ground?.(camera2) ?? '',
    smoke(puffs(scene.trails), camera2, sunSide),
    mood.wet ? reflection(meshes, camera2, light) : '',
    meshes.length ? render(meshes, camera2, light, { contact }) : '',
    ...standing.map((one) => beams(one, camera2)),
    smoke(puffs(scene.veil), camera2, sunSide),
    mood.wet ? rain(width, height, scene.seed) : '',
    scene.over?.(camera2, horizon) ?? '',
  ];
  return svg(width, height, body2.join(''));
}
function keyTurn(pose, camera2) {
  if (!pose) return 0.7;
  const seenFrom = Math.atan2(camera2.from.y - pose.y, camera2.from.x - pose.x);
  const turns = [1, -1].map((side) => {
    const delta = pose.yaw + (side * Math.PI) / 2 - seenFrom;
    return Math.atan2(Math.sin(delta), Math.cos(delta));
  });
  const [left = 1, right = 1] = turns;
  const nearest = Math.abs(left) < Math.abs(right) ? left : right;
  const sign = nearest < 0 ? -1 : 1;
  return sign * Math.min(0.85, Math.max(0.45, Math.abs(nearest) * 0.8));
}
var svg = (width, height, body2) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body2}</svg>`;
function reflection(meshes, camera2, light) {
  const flipped = meshes.map((mesh2) => {
    const old = mesh2.transform;
    const point = old ? old.point : (p) => p;
    const turn = old ? old.turn : (p) => p;
    return {
      ...mesh2,
      transform: {
        point: (p) => {
          const q = point(p);
          return vec(q.x, q.y, -q.z);
        },
        turn: (d) => {
          const q = turn(d);
          return vec(q.x, q.y, -q.z);
        },
      },
    };
  });
  return `<g opacity=".38">${render(flipped, camera2, light, { shadow: false })}</g>`;
}
var beamDefs =
  '<radialGradient id="beam"><stop offset="0" stop-color="#fffaf0" stop-opacity="1"/><stop offset=".08" stop-color="#fff4dc" stop-opacity=".75"/><stop offset=".3" stop-color="#ffe7b8" stop-opacity=".22"/><stop offset="1" stop-color="#ffe7b8" stop-opacity="0"/></radialGradient><radialGradient id="brake"><stop offset="0" stop-color="#ff3a1a" stop-opacity=".75"/><stop offset=".3" stop-color="#ff2a10" stop-opacity=".28"/><stop offset="1" stop-color="#ff2a10" stop-opacity="0"/></radialGradient>';
function beams(one, camera2) {
  const lamps = one.pose.lamps;
  if (!lamps) return '';
  const facing = one.place.turn(vec(1, 0, 0));
  const away = vec(camera2.from.x - one.pose.x, camera2.from.y - one.pose.y, 0);
  const ahead = (facing.x * away.x + facing.y * away.y) / (Math.hypot(away.x, away.y) || 1);
  const { shape } = one.model;
  const spots =
    ahead > 0.15 && lamps.head
      ? lampCentres(shape)
          .slice(0, 2)
          .map(([a, z]) => ({
            at: vec(2.08, Math.sign(a) * 0.62, z),
            id: 'beam',
            size: 0.62 * ahead,
          }))
      : ahead < -0.15 && lamps.brake
        ? [-0.7, 0.7].map((y) => ({ at: vec(-2.14, y, 0.79), id: 'brake', size: 0.5 * -ahead }))
        : [];
  return spots
    .map(({ at, id, size: size2 }) => {
      const seen = camera2.see(one.place.point(at));
      const r = (size2 * camera2.lens * camera2.width) / seen.depth;
      return `<circle cx="${seen.x.toFixed(0)}" cy="${seen.y.toFixed(0)}" r="${r.toFixed(0)}" fill="url(#${id})" opacity=".8"/>`;
    })
    .join('');
}
function rain(width, height, seed) {
  const random = seeded(seed + 99);
  let thin = '';
  let thick = '';
  for (let k = 0; k < 420; k++) {
    const [x, y, long] = [
      random.between(-0.05, 1.1) * width,
      random.between(-0.1, 1) * height,
      random.between(0.02, 0.075) * height,
    ];
    const streak = `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.32).toFixed(0)} ${long.toFixed(0)}`;
    if (k % 4) thin += streak;
    else thick += streak;
  }
  return `<path d="${thin}" stroke="#e8f0f5" stroke-opacity=".22" stroke-width="2"/><path d="${thick}" stroke="#f4f8fa" stroke-opacity=".3" stroke-width="3.4"/>`;
}

// db/demo/art/scenes/cockpit.ts
function cockpit(model, mood, seed, more = {}) {
  const [width, height] = [2400, 1350];
  const from = more.low ? vec(-0.3, -0.14, 1.02) : vec(-0.34, 0.06, 1.12);
  const camera2 = camera({
    from,
    to: more.low ? vec(0.5, 0.16, 0.76) : vec(1, 0.12, 0.93),
    lens: more.low ? 0.62 : 0.52,
    width,
    height,
    tilt: 0.05,
  });
  const horizon = horizonOf(camera2);
  const light = lightOf(mood, 0, 2.2);
  const road = { heading: 0.3, radius: 42 };
  const c = model.shape.cabin;
  const dark = plain(rgb('#141518'), 0.022);
  const meshes = [
    ...dash(dark, model.livery.caliper),
    ...wheel2(more.gloves !== false, model.livery.caliper),
    ...handbrake(model.livery.caliper),
    ...cage(
      { ...model.shape, cabin: { ...c, roofFront: 0.2, cowl: 0.98, roof: 1.3 } },
      plain(rgb(model.livery.cage), 0.04),
      true,
    ),
    facets(
      [[vec(0.95, -0.9, 0.84), vec(0.95, 0.9, 0.84), vec(2.2, 0.75, 0.72), vec(2.2, -0.75, 0.72)]],
      plain(rgb(model.livery.base), 0.05),
    ),
    ...[-1, 1].map((s) =>
      facets(
        [
          [
            vec(-1.4, s * 0.79, 0.3),
            vec(0.98, s * 0.79, 0.3),
            vec(0.98, s * 0.79, 0.86),
            vec(-1.4, s * 0.79, 0.92),
          ],
        ],
        dark,
      ),
    ),
    facets(
      [
        [
          vec(0.14, -0.8, 1.305),
          vec(0.14, 0.8, 1.305),
          vec(-1.3, 0.8, 1.31),
          vec(-1.3, -0.8, 1.31),
        ],
      ],
      plain(rgb('#17181b'), 0.02),
    ),
    ...[-1, 1].map((s) =>
      facets(
        [
          [
            vec(0.98, s * 0.73, 0.84),
            vec(0.98, s * 0.8, 0.84),
            vec(0.16, s * 0.64, 1.31),
            vec(0.16, s * 0.57, 1.31),
          ],
        ],
        dark,
      ),
    ),
    facets(
      [
        [
          vec(0.24, -0.62, 1.262),
          vec(0.24, 0.62, 1.262),
          vec(0.15, 0.6, 1.305),
          vec(0.15, -0.6, 1.305),
        ],
      ],
      plain(rgb(model.livery.sunstrip.colour), 0.02),
    ),
    box(vec(-0.6, -0.8, 0.25), vec(0.7, 0.8, 0.32), dark),
    ball(vec(0.18, 0, 1.25), vec(0.02, 0.13, 0.035), plain(rgb('#0b0c0e'), 0.05), 20),
  ];
  const puffs = [0, 1].flatMap((k) =>
    trail({
      from: vec(9, -6 + k * 3, 0),
      heading: 1.4,
      far: 14,
      count: 40,
      size: [0.9, 2.8],
      spread: 3,
      rise: 2.2,
      seed: seed + k,
    }),
  );
  return svg(
    width,
    height,
    [
      `<defs>${smokeDefs(mood.smoke)}${lampDefs}</defs>`,
      sky(mood, width, height, horizon, seed, -1),
      (seed % 2 ? tribune : hills)({ width, horizon, unit: width / 12, mood, seed }),
      asphalt(mood, camera2, horizon),
      band(camera2, road, 6, 90, mood.verge, [2, 90]),
      band(camera2, road, -6, -90, mood.verge, [2, 90]),
      kerb(camera2, road, 5, 1, ['#ff4d0a', '#e6e0d5'], [3, 80]),
      kerb(camera2, road, -6, 1, ['#ff4d0a', '#e6e0d5'], [3, 80]),
      smoke(puffs, camera2, -1),
      render(
        meshes,
        camera2,
        { ...light, above: { r: 0.42, g: 0.43, b: 0.46 } },
        { shadow: false },
      ),
    ].join(''),
  );
}
function dash(dark, accent) {
  const screen = sheet({ left: -0.2, right: 0.2, low: -0.12, high: 0.12 }, [
    {
      rings: [
        [
          [-0.19, -0.1],
          [0.19, -0.1],
          [0.19, 0.1],
          [-0.19, 0.1],
        ],
      ],
      material: { colour: rgb('#06080b'), gloss: 0.03 },
    },
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((k) => ({
      rings: [
        [
          [-0.165 + k * 0.028, 0.055],
          [-0.145 + k * 0.028, 0.055],
          [-0.141 + k * 0.028, 0.083],
          [-0.161 + k * 0.028, 0.083],
        ],
      ],
      material: {
        colour: rgb('#000000'),
        gloss: 0,
        glow: rgb(k < 7 ? '#6bff4a' : k < 10 ? '#ffc21a' : '#ff2a1a', k < 11 ? 1 : 0.15),
      },
    })),
    ...[
      [-0.15, -0.04],
      [-0.15, -0.08],
      [0.07, -0.04],
      [0.07, -0.08],
    ].map(([x = 0, y = 0]) => ({
      rings: [
        [
          [x, y],
          [x + 0.085, y],
          [x + 0.085, y + 0.02],
          [x, y + 0.02],
        ],
      ],
      material: { colour: rgb('#000000'), gloss: 0, glow: rgb('#dfe9ff', 0.6) },
    })),
    {
      rings: [
        [
          [-0.025, -0.085],
          [0.03, -0.085],
          [0.045, 0.03],
          [-0.01, 0.03],
        ],
      ],
      material: { colour: rgb('#000000'), gloss: 0, glow: rgb('#ff4d0a', 1.2) },
    },
  ]);
  const panel = facets(
    [[vec(0, -0.2, -0.12), vec(0, 0.2, -0.12), vec(0, 0.2, 0.12), vec(0, -0.2, 0.12)]],
    ({ at }) => screen(-at.y, at.z) ?? { colour: rgb('#1b1d21'), gloss: 0.04 },
  );
  const switches = [0, 1, 2, 3, 4].flatMap((k) => [
    placed(
      lathe(
        [
          { y: 0, r: 0.014 },
          { y: -0.02, r: 0.013 },
          { y: -0.02, r: 1e-4 },
        ],
        16,
        plain(rgb(k === 0 ? '#e2231a' : '#2a2c30'), 0.06, k === 1 ? rgb('#ff4d0a', 0.7) : void 0),
      ),
      chain(rotate('z', -Math.PI / 2), move(0.43, -0.06 - k * 0.055, 0.8)),
    ),
    placed(
      lathe(
        [
          { y: 0, r: 0.02 },
          { y: -6e-3, r: 0.02 },
        ],
        16,
        plain(rgb('#8d9096'), 0.2),
      ),
      chain(rotate('z', -Math.PI / 2), move(0.43, -0.06 - k * 0.055, 0.8)),
    ),
  ]);
  const gauges = [0, 1, 2].map((k) => gauge(-0.42 - k * 0.13, accent));
  return [
    facets(
      [
        [vec(0.44, -0.8, 0.86), vec(0.44, 0.8, 0.86), vec(0.98, 0.8, 0.85), vec(0.98, -0.8, 0.85)],
        [vec(0.44, -0.8, 0.86), vec(0.44, 0.8, 0.86), vec(0.47, 0.8, 0.6), vec(0.47, -0.8, 0.6)],
        [vec(0.42, 0.12, 0.885), vec(0.42, 0.6, 0.885), vec(0.75, 0.56, 0.9), vec(0.75, 0.16, 0.9)],
      ],
      dark,
    ),
    placed(panel, chain(rotate('y', -0.15), move(0.42, 0.36, 0.93))),
    box(vec(0.4, -0.4, 0.745), vec(0.46, 0.02, 0.855), plain(rgb('#0c0d0f'), 0.03)),
    ...switches,
    ...gauges.flat(),
  ];
}
function gauge(y, accent) {
  const face = sheet({ left: -0.06, right: 0.06, low: -0.06, high: 0.06 }, [
    { rings: [disc(0, 0, 0.05)], material: { colour: rgb('#0a0b0d'), gloss: 0.03 } },
    ...Array.from({ length: 9 }, (_, k) => {
      const a = -0.7 + (k / 8) * 4.5;
      return stroke(
        [
          [Math.cos(a) * 0.036, Math.sin(a) * 0.036],
          [Math.cos(a) * 0.046, Math.sin(a) * 0.046],
        ],
        4e-3,
        { colour: rgb('#f4f1ea'), gloss: 0.02, glow: rgb('#f4f1ea', 0.3) },
      );
    }).flat(),
    ...stroke(
      [
        [0, 0],
        [0.022, 0.034],
      ],
      6e-3,
      { colour: rgb(accent), gloss: 0.02, glow: rgb('#ff4d0a', 0.9) },
    ),
  ]);
  const place2 = move(0.4, y, 0.935);
  return [
    placed(
      facets(
        [disc(0, 0, 0.052).map(([a, b]) => vec(0, a, b))],
        ({ at }) => face(-at.y, at.z) ?? { colour: rgb('#26282c'), gloss: 0.05 },
      ),
      place2,
    ),
    placed(
      lathe(
        [
          { y: 0.08, r: 0.056 },
          { y: -8e-3, r: 0.056 },
          { y: -8e-3, r: 0.05 },
          { y: 0, r: 0.05 },
        ],
        32,
        plain(rgb('#2a2c30'), 0.1),
      ),
      chain(rotate('z', -Math.PI / 2), place2),
    ),
  ];
}
function wheel2(gloves, accent) {
  const suede = plain(rgb('#232428'), 0.01);
  const ring = Array.from({ length: 49 }, (_, k) => {
    const a = (k / 48) * Math.PI * 2;
    return vec(0, Math.cos(a) * 0.165, Math.sin(a) * 0.165);
  });
  const marker = ring.slice(11, 14);
  const place2 = chain(rotate('x', 1.25), rotate('y', -0.3), move(0.16, 0.36, 0.86));
  const metal = plain(rgb('#3a3d42'), 0.12);
  const parts = [
    tube(ring, 0.017, suede, 12),
    tube(marker, 0.0185, plain(rgb(accent), 0.02), 12),
    ...[Math.PI / 2 + 1.57, -Math.PI / 2 + 1.57, -1.57].map((a) =>
      tube([vec(0.03, 0, 0), vec(0, Math.cos(a) * 0.16, Math.sin(a) * 0.16)], 0.015, metal, 8),
    ),
    placed(
      lathe(
        [
          { y: 0.03, r: 0.05 },
          { y: -0.02, r: 0.045 },
          { y: -0.02, r: 1e-4 },
        ],
        28,
        metal,
      ),
      rotate('z', -Math.PI / 2),
    ),
    tube([vec(0.02, 0, 0), vec(0.4, 0, 0)], 0.03, metal, 10),
  ].map((mesh2) => placed(mesh2, place2));
  if (!gloves) return parts;
  const glove = plain(rgb('#f0ece2'), 0.02);
  const cuff = plain(rgb(accent), 0.02);
  const hand = (y, z, elbow) => [
    ball(vec(0.14, y, z), vec(0.055, 0.05, 0.058), glove, 20),
    ...[-0.03, -0.01, 0.01, 0.03].map((k) =>
      ball(vec(0.178, y + k * 0.6, z + k), vec(0.03, 0.018, 0.018), glove, 12),
    ),
    tube([vec(0.1, y, z - 0.01), vec(0, y + elbow * 0.3, z - 0.05)], 0.047, cuff, 14),
    tube(
      [
        vec(0.02, y + elbow * 0.25, z - 0.045),
        vec(-0.25, y + elbow, z - 0.18),
        vec(-0.5, y + elbow, z - 0.2),
      ],
      0.062,
      plain(rgb('#1c1e23'), 0.02),
      14,
    ),
  ];
  return [...parts, ...hand(0.5, 0.95, 0.1), ...hand(0.21, 0.82, -0.06)];
}
function handbrake(accent) {
  const alu = plain(rgb('#b4b8be'), 0.22);
  return [
    box(vec(0.1, -0.1, 0.32), vec(0.3, 0, 0.5), plain(rgb('#1b1c1f'), 0.03)),
    tube([vec(0.2, -0.05, 0.45), vec(0.14, -0.05, 0.72), vec(0.1, -0.05, 0.8)], 0.016, alu, 12),
    tube([vec(0.115, -0.05, 0.77), vec(0.08, -0.05, 0.87)], 0.026, plain(rgb(accent), 0.05), 14),
    tube([vec(0.28, -0.2, 0.4), vec(0.26, -0.2, 0.66)], 0.012, alu, 10),
    ball(vec(0.26, -0.2, 0.69), vec(0.032, 0.032, 0.036), plain(rgb('#e9e5dc'), 0.12), 20),
  ];
}

// db/demo/art/scenes/drift.ts
var kerbColours = ['#ff4d0a', '#e6e0d5'];
var roadOf = (steer) => ({ heading: steer, radius: steer <= 0 ? 42 : -42 });
function drift(shot) {
  const { model, mood, angle, distance = 7.2, seed } = shot;
  const [width, height] = [shot.width ?? 2400, shot.height ?? 1350];
  const steer = shot.steer ?? -0.68;
  const road = roadOf(steer);
  const inner = steer <= 0 ? 1 : -1;
  const [along3, aside, up] = shot.aim ?? [-0.4, 0, 0.72];
  const lamps = {
    head: shot.night === true || mood.lamps === true || mood.wet === true,
    brake: Math.cos(angle) < 0,
  };
  const actor = {
    model,
    pose: {
      x: 0,
      y: 0,
      yaw: 0,
      steer,
      roll: shot.roll ?? 0.04 * -inner,
      pitch: 0.012,
      spin: shot.spin ?? 0.35,
      lamps,
    },
  };
  return stage({
    view: {
      from: vec(Math.cos(angle) * distance, Math.sin(angle) * distance, shot.camera ?? 1.05),
      to: vec(along3, aside, up),
      lens: shot.lens ?? 1.12,
      tilt: shot.tilt ?? -0.03 * Math.sign(angle),
      width,
      height,
    },
    mood,
    seed,
    backdrop: shot.backdrop,
    drift: shot.drift ?? 0,
    key: shot.key,
    props: shot.props ?? [],
    actors: [actor, ...(shot.others ?? [])],
    ground: (camera2) => track(camera2, road, inner, shot) + (shot.ground?.(camera2, road) ?? ''),
    trails: [
      ...tyreSmoke(
        model,
        steer + Math.PI + (shot.wind ?? 0.12) * inner,
        shot.smoke ?? 1,
        seed,
        shot.flow,
      ),
      ...(shot.moreTrails ?? []),
    ],
    veil:
      shot.veil === 0
        ? []
        : veilOf(
            model,
            steer + Math.PI,
            shot.veil ?? 1,
            seed,
            shot.flow,
            Math.sign(Math.sin(angle)) || 1,
          ),
    over: shot.over,
  });
}
function track(camera2, road, inner, shot) {
  const { mood } = shot;
  const kerbs = shot.kerbs ?? 'both';
  const parts = [band(camera2, road, -inner * 9.2, -inner * 120, mood.verge)];
  if (kerbs !== 'none') parts.push(band(camera2, road, inner * 3.6, inner * 60, mood.verge));
  parts.push(band(camera2, road, -inner * 8.6, -inner * 8.45, '#e6e0d5', [-60, 90], 0.55));
  if (kerbs === 'outer' || kerbs === 'both')
    parts.push(kerb(camera2, road, -inner * 9.2, inner * 0.75, kerbColours, [-50, 70]));
  if (kerbs === 'inner' || kerbs === 'both')
    parts.push(kerb(camera2, road, inner * 2.5, inner * 1.1, kerbColours, [-30, 40]));
  if (shot.marks !== false) {
    parts.push(
      tyreMarks(camera2, road, [-1.5 * inner, -0.1 * inner, 0.9 * inner], [-60, -0.5], 0.45),
    );
    parts.push(
      tyreMarks(
        camera2,
        { heading: road.heading - 0.04, radius: road.radius },
        [-3.4, -2.1, 1.4, 4.9, 5.8],
        [-60, 60],
        0.22,
      ),
    );
  }
  return parts.join('');
}
function tyreSmoke(model, heading, amount, seed, flow = 0, at = { x: 0, y: 0, yaw: 0 }) {
  if (amount <= 0) return [];
  const c = Math.cos(at.yaw);
  const s = Math.sin(at.yaw);
  return [-0.75, 0.75].map((side, k) => {
    const x = model.shape.axles.rear - 0.1;
    return {
      from: vec(at.x + x * c - side * s, at.y + x * s + side * c, 0),
      heading,
      far: 13 * Math.max(0.6, amount),
      count: Math.round(64 * (0.5 + amount * 0.5)),
      size: [0.4, 1.9 + amount * 0.6],
      spread: 1.7 + amount,
      rise: 1.2 + amount * 1.1,
      thick: Math.min(1, 0.6 + amount * 0.4),
      seed: seed * 7 + k * 31 + 1,
      flow,
    };
  });
}
function veilOf(model, heading, amount, seed, flow = 0, near = 1) {
  return [
    {
      from: vec(model.shape.axles.rear - 0.25, near * 0.8, 0),
      heading,
      far: 3.2,
      count: Math.round(30 * amount),
      size: [0.14, 0.5],
      spread: 0.7,
      rise: 0.25,
      thick: 0.75,
      seed: seed * 3 + 2,
      flow,
    },
  ];
}

// db/demo/art/scenes/engine.ts
function engineBay(accent, seed, close = false) {
  const [width, height] = [2400, 1350];
  const side = seed % 2 ? 1 : -1;
  const camera2 = camera({
    from: close ? vec(0.75, side * 0.72, 1.15) : vec(1.12, side * 0.46, 1.42),
    to: close ? vec(0.06, side * -0.02, 0.62) : vec(0.08, 0, 0.56),
    lens: close ? 1 : 0.92,
    width,
    height,
    tilt: 0.07 * side,
  });
  const light = lightOf(moods.night, Math.PI, 0.7);
  const meshes = [...bay(accent), ...block(accent), ...turbo(side), ...tanks(accent, side)];
  const bright = {
    ...light,
    sunColour: rgb('#fff1dd', 1.5),
    above: rgb('#93a0b8', 0.6),
    below: rgb('#5a4a40', 0.5),
  };
  return svg(
    width,
    height,
    `<rect width="100%" height="100%" fill="#08090b"/>${render(meshes, camera2, bright, { shadow: false })}`,
  );
}
function bay(accent) {
  const tub = plain(rgb('#26292e'), 0.03);
  const paint = plain(rgb('#31363e'), 0.05);
  const steel2 = plain(rgb('#b7bbc1'), 0.26);
  const brace = plain(rgb(accent), 0.12);
  return [
    box(vec(-0.9, -0.9, 0.1), vec(0.9, 0.9, 0.16), plain(rgb('#0b0c0e'), 0.01)),
    box(vec(-0.75, -0.72, 0.1), vec(-0.6, 0.72, 0.84), tub),
    ...[-1, 1].flatMap((s) => [
      box(vec(-0.7, s * 0.56 - 0.1, 0.1), vec(0.75, s * 0.56 + 0.1, 0.66), tub),
      box(vec(-0.8, s * 0.76 - 0.1, 0.1), vec(0.9, s * 0.76 + 0.1, 0.74), paint),
      placed(
        lathe(
          [
            { y: 0.66, r: 0.16 },
            { y: 0.74, r: 0.14 },
            { y: 0.75, r: 0.06 },
            { y: 0.75, r: 1e-4 },
          ],
          36,
          tub,
        ),
        chain(rotate('x', Math.PI / 2), move(-0.3, s * 0.52, 0)),
      ),
      placed(
        lathe(
          [
            { y: 0.74, r: 0.06 },
            { y: 0.79, r: 0.055 },
            { y: 0.79, r: 1e-4 },
          ],
          6,
          steel2,
        ),
        chain(rotate('x', Math.PI / 2), move(-0.3, s * 0.52, 0)),
      ),
      tube([vec(-0.62, s * 0.2, 0.82), vec(-0.32, s * 0.5, 0.82)], 0.018, brace, 12),
    ]),
    tube([vec(-0.3, -0.55, 0.82), vec(-0.3, 0.55, 0.82)], 0.026, brace, 14),
    box(vec(0.66, -0.5, 0.3), vec(0.74, 0.5, 0.66), plain(rgb('#3d4147'), 0.08)),
    ...Array.from({ length: 34 }, (_, k) =>
      box(vec(0.655, -0.485 + k * 0.0285, 0.33), vec(0.662, -0.47 + k * 0.0285, 0.63), steel2),
    ),
    box(vec(0.64, -0.52, 0.655), vec(0.76, 0.52, 0.69), plain(rgb('#15171a'), 0.06)),
  ];
}
function block(accent) {
  const cover = plain(rgb(accent), 0.09);
  const cast = plain(rgb('#7d8187'), 0.09);
  const dark = plain(rgb('#2a2c31'), 0.05);
  const steel2 = plain(rgb('#9aa0a8'), 0.24);
  const lid2 = prism(
    [
      { x: -0.5, y: -0.11 },
      { x: -0.47, y: -0.14 },
      { x: 0.4, y: -0.14 },
      { x: 0.43, y: -0.11 },
      { x: 0.43, y: 0.11 },
      { x: 0.4, y: 0.14 },
      { x: -0.47, y: 0.14 },
      { x: -0.5, y: 0.11 },
    ],
    0.62,
    0.71,
    cover,
  );
  const ribs = [-0.09, -0.045, 0.045, 0.09].map((y) =>
    box(vec(-0.46, y - 8e-3, 0.71), vec(0.39, y + 8e-3, 0.722), cover),
  );
  const coils = [0, 1, 2, 3, 4, 5].flatMap((k) => [
    box(vec(-0.43 + k * 0.145, -0.028, 0.7), vec(-0.37 + k * 0.145, 0.028, 0.735), dark),
    placed(
      lathe(
        [
          { y: 0.73, r: 0.018 },
          { y: 0.748, r: 0.018 },
          { y: 0.748, r: 1e-4 },
        ],
        16,
        steel2,
      ),
      chain(rotate('x', Math.PI / 2), move(-0.4 + k * 0.145, 0, 0)),
    ),
  ]);
  const runners = [0, 1, 2, 3, 4, 5].map((k) =>
    tube(
      [
        vec(-0.4 + k * 0.145, 0.12, 0.56),
        vec(-0.4 + k * 0.145, 0.22, 0.6),
        vec(-0.4 + k * 0.145, 0.31, 0.6),
      ],
      0.032,
      cast,
      14,
    ),
  );
  const plenum = placed(
    lathe(
      [
        { y: -0.5, r: 1e-4 },
        { y: -0.5, r: 0.07 },
        { y: -0.47, r: 0.088 },
        { y: 0.4, r: 0.088 },
        { y: 0.44, r: 0.07 },
        { y: 0.44, r: 1e-4 },
      ],
      32,
      cast,
    ),
    chain(rotate('z', -Math.PI / 2), move(0, 0.36, 0.61)),
  );
  const pulleys = [
    [0, 0.5, 0.09],
    [0.16, 0.4, 0.06],
    [-0.17, 0.42, 0.065],
    [0.02, 0.3, 0.08],
  ].map(([y = 0, z = 0, r = 0.06]) =>
    placed(
      lathe(
        [
          { y: 0.44, r: 1e-4 },
          { y: 0.5, r: r * 0.4 },
          { y: 0.49, r: r * 0.7 },
          { y: 0.5, r },
          { y: 0.46, r },
          { y: 0.46, r: 1e-4 },
        ],
        32,
        steel2,
      ),
      chain(rotate('z', -Math.PI / 2), move(0, y, z)),
    ),
  );
  return [
    box(vec(-0.5, -0.16, 0.2), vec(0.43, 0.16, 0.63), cast),
    lid2,
    ...ribs,
    ...coils,
    ...runners,
    plenum,
    ...pulleys,
  ];
}
function turbo(side) {
  const heat = ({ v }) => ({
    colour: rgb(v < 0.35 ? '#9a5a34' : '#6e5a50'),
    gloss: 0.14,
  });
  const alu = plain(rgb('#9aa0a8'), 0.24);
  const hot = plain(rgb('#7a5c4a'), 0.1);
  const snail = grid(
    Array.from({ length: 34 }, (_, i) => {
      const a = (i / 33) * Math.PI * 2;
      const tubeSize = 0.032 + 0.034 * (i / 33);
      const far = 0.09 + tubeSize * 0.5;
      return Array.from({ length: 14 }, (_2, k) => {
        const b = (k / 14) * Math.PI * 2;
        const r = far + Math.cos(b) * tubeSize;
        return {
          at: vec(Math.sin(b) * tubeSize, Math.cos(a) * r, Math.sin(a) * r),
          u: a,
          v: b,
          w: 0,
        };
      });
    }),
    alu,
    true,
  );
  const at = move(0.2, -0.36, 0.5);
  const manifold = [0, 1, 2, 3, 4, 5].map((k) =>
    tube(
      [
        vec(-0.4 + k * 0.145, -0.15, 0.52),
        vec(-0.38 + k * 0.135, -0.24, 0.54),
        vec(-0.2 + k * 0.08, -0.32, 0.5),
        vec(0.06, -0.36, 0.5),
      ],
      0.03,
      heat,
      14,
    ),
  );
  const mouth = placed(
    lathe(
      [
        { y: 0.02, r: 0.085 },
        { y: 0.1, r: 0.085 },
        { y: 0.12, r: 0.08 },
        { y: 0.1, r: 0.07 },
        { y: 0.03, r: 0.05 },
        { y: 0.03, r: 1e-4 },
      ],
      36,
      alu,
    ),
    chain(rotate('z', -Math.PI / 2), at),
  );
  const fins = Array.from({ length: 10 }, (_, k) =>
    placed(
      box(vec(0.05, 0.012, -4e-3), vec(0.062, 0.062, 4e-3), plain(rgb('#eef0f3'), 0.3)),
      chain(rotate('x', (k / 10) * Math.PI * 2), at),
    ),
  );
  return [
    placed(snail, at),
    mouth,
    ...fins,
    ...manifold,
    tube(
      [
        vec(0.2, -0.36, 0.64),
        vec(0.24, -0.33, 0.8),
        vec(0.44, -0.2, 0.84),
        vec(0.54, 0.1, 0.82),
        vec(0.52, 0.3, 0.72),
        vec(0.45, 0.36, 0.62),
      ],
      0.042,
      alu,
      20,
    ),
    tube([vec(0.52, 0.02, 0.828), vec(0.545, 0.13, 0.818)], 0.048, plain(rgb('#15171b'), 0.05), 20),
    tube([vec(0.1, -0.4, 0.5), vec(-0.1, -0.46, 0.42), vec(-0.3, -0.44, 0.2)], 0.05, hot, 18),
    tube(
      [vec(0.28, side * 0.02 - 0.44, 0.36), vec(0.5, -0.4, 0.4), vec(0.64, -0.3, 0.42)],
      0.02,
      plain(rgb('#3a3d42'), 0.05),
      12,
    ),
  ];
}
function tanks(accent, side) {
  const alu = plain(rgb('#8f949b'), 0.2);
  const cap = plain(rgb('#15171a'), 0.06);
  const can = (x, y, r, z) => [
    placed(
      lathe(
        [
          { y: z - 0.26, r },
          { y: z, r },
          { y: z + 0.01, r: r * 0.5 },
        ],
        32,
        alu,
      ),
      chain(rotate('x', Math.PI / 2), move(x, y, 0)),
    ),
    placed(
      lathe(
        [
          { y: z + 0.01, r: r * 0.55 },
          { y: z + 0.045, r: r * 0.52 },
          { y: z + 0.045, r: 1e-4 },
        ],
        24,
        plain(rgb(accent), 0.08),
      ),
      chain(rotate('x', Math.PI / 2), move(x, y, 0)),
    ),
  ];
  const hose = (points, r) =>
    tube(
      points.map(([x, y, z]) => vec(x, y, z)),
      r,
      cap,
      12,
    );
  return [
    ...can(0.5, -side * 0.52, 0.075, 0.86),
    ...can(0.28, 0.55, 0.055, 0.82),
    box(vec(-0.56, 0.3, 0.6), vec(-0.36, 0.46, 0.72), cap),
    hose(
      [
        [0.28, 0.55, 0.7],
        [0.1, 0.48, 0.76],
        [-0.2, 0.2, 0.76],
        [-0.3, 0.14, 0.7],
      ],
      0.016,
    ),
    hose(
      [
        [0.5, -0.3, 0.62],
        [0.3, -0.14, 0.76],
        [0, -0.19, 0.74],
        [-0.5, -0.2, 0.76],
      ],
      0.012,
    ),
    hose(
      [
        [-0.48, 0.36, 0.72],
        [-0.42, 0.22, 0.8],
        [-0.44, 0.05, 0.78],
        [-0.5, -0.05, 0.72],
      ],
      0.014,
    ),
  ];
}

// db/demo/art/scenes/garage.ts
var hall = {
  ...moods.night,
  sky: ['#e9edf2', '#c3cad3', '#59616c', '#2a2f36', '#1c2025'],
  asphalt: ['#4a4e55', '#1b1d21'],
  near: '#131519',
  sun: { rise: 1.05, colour: '#f6f8ff', gain: 1.6 },
  above: ['#aab4c4', 0.75],
  below: ['#33363c', 0.6],
  rim: { colour: '#ffffff', gain: 0.6 },
  lamps: false,
};
var barn = {
  ...hall,
  sky: ['#a98a62', '#8a6a48', '#4a3a2c', '#2a221c', '#1a1613'],
  asphalt: ['#54473a', '#1e1a17'],
  sun: { rise: 0.6, colour: '#ffdca6', gain: 2.1 },
  above: ['#8a7f74', 0.6],
  below: ['#4a3c30', 0.5],
  rim: { colour: '#ffc27a', gain: 1 },
};
function garage(shot) {
  const [width, height] = [2400, shot.height ?? 1350];
  const mood = shot.old ? barn : hall;
  const distance = shot.distance ?? 7;
  const [ax, ay, az] = shot.aim ?? [-0.1, 0, 0.85];
  const camera2 = camera({
    from: vec(
      Math.cos(shot.angle) * distance,
      Math.sin(shot.angle) * distance,
      shot.camera ?? 1.35,
    ),
    to: vec(ax, ay, az),
    lens: shot.lens ?? 1.05,
    width,
    height,
  });
  const azimuth = Math.atan2(camera2.to.y - camera2.from.y, camera2.to.x - camera2.from.x);
  const base = lightOf(mood, azimuth, shot.angle > 0 ? 0.6 : -0.6);
  const strips2 = base.mirror;
  const light = {
    ...base,
    mirror: (d) => {
      const across = shot.old ? 0 : Math.abs((((d.x / Math.max(0.05, d.z)) * 0.55 + 8) % 1) - 0.5);
      return !shot.old && d.z > 0.3 && across < 0.12 && Math.abs(d.y / d.z) < 1.6
        ? rgb('#ffffff', 1.6)
        : strips2(d);
    },
  };
  const actor = car(shot.model, {
    x: 0,
    y: 0,
    yaw: 0,
    steer: -0.35 * Math.sign(shot.angle),
    driver: false,
    ...shot.pose,
  });
  const meshes = [...actor.meshes, ...fittings(shot)];
  const horizon = horizonOf(camera2);
  const mirrored = meshes.map((mesh2) => ({
    ...mesh2,
    transform: {
      point: (p) => {
        const q = mesh2.transform?.point(p) ?? p;
        return vec(q.x, q.y, -q.z);
      },
      turn: (p) => {
        const q = mesh2.transform?.turn(p) ?? p;
        return vec(q.x, q.y, -q.z);
      },
    },
  }));
  return svg(
    width,
    height,
    [
      `<rect width="${width}" height="${height}" fill="${mood.near}"/>`,
      walls(camera2, shot, azimuth),
      asphalt(mood, camera2, Math.max(horizon, floorEdge(camera2, azimuth))),
      `<g opacity=".16">${render(mirrored, camera2, light, { shadow: false })}</g>`,
      render(meshes, camera2, light, { contact: actor.contact }),
      shot.over?.(camera2) ?? '',
    ].join(''),
  );
}
var wallFar = 4.2;
function floorEdge(camera2, azimuth) {
  return camera2.see(vec(Math.cos(azimuth) * wallFar, Math.sin(azimuth) * wallFar, 0)).y;
}
function onWall(azimuth, across, up) {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return vec(c * wallFar + s * across, s * wallFar - c * across, up);
}
function walls(camera2, shot, azimuth) {
  const shape = (points, colour, opacity = 1) =>
    `<path d="${flat(
      camera2,
      points.map(([a, u]) => onWall(azimuth, a, u)),
    )}" fill="${colour}" opacity="${opacity}"/>`;
  const rect = (a, u, w, h, colour, opacity = 1) =>
    shape(
      [
        [a, u],
        [a + w, u],
        [a + w, u + h],
        [a, u + h],
      ],
      colour,
      opacity,
    );
  const old = shot.old === true;
  const wall = old ? '#3a2d22' : '#24272c';
  let out = rect(-9, 0, 18, 6, wall);
  for (let k = 0; k < (old ? 46 : 9); k++) {
    const step = old ? 0.39 : 2;
    out += rect(-9 + k * step, 0, old ? 0.02 : 0.03, 6, '#000000', old ? 0.45 : 0.3);
    if (old && k % 3 === 0) out += rect(-9 + k * step, 0, step, 6, '#ffb060', 0.05);
  }
  if (old) {
    out +=
      rect(-3.3, 0.9, 1.5, 1.3, '#ffd9a0') +
      rect(-2.58, 0.9, 0.06, 1.3, wall) +
      rect(-3.3, 1.52, 1.5, 0.06, wall);
    out += shape(
      [
        [-3.3, 0.9],
        [-1.8, 0.9],
        [1.4, -1.5],
        [-1.4, -1.5],
      ],
      '#ffd9a0',
      0.12,
    );
    out += rect(1.2, 1.3, 2.8, 0.08, '#211a14') + rect(1.2, 1.9, 2.8, 0.08, '#211a14');
    for (let k = 0; k < 9; k++)
      out += rect(
        1.3 + k * 0.29,
        1.38 + (k % 2) * 0.6,
        0.18,
        0.2 + (k % 3) * 0.08,
        ['#6b4a2a', '#8c3a2a', '#4a5560'][k % 3] ?? '#6b4a2a',
      );
  } else {
    out += rect(-9, 0, 18, 0.9, '#17191d') + rect(-9, 0.9, 18, 0.07, '#ff4d0a');
    out += rect(-3.4, 1.25, 2.9, 1.25, '#1b1e22');
    for (let k = 0; k < 14; k++) {
      const long = 0.3 + ((k * 7) % 5) * 0.1;
      const x = -3.25 + k * 0.195;
      out +=
        rect(x, 2.3 - long, 0.05, long, '#8d939b') +
        rect(x - 0.025, 2.3, 0.1, 0.1, k % 4 ? '#8d939b' : '#ff4d0a');
    }
    out += rect(1, 1.3, 3.4, 0.06, '#101215') + rect(1, 1.95, 3.4, 0.06, '#101215');
    for (let k = 0; k < 8; k++)
      out += rect(
        1.1 + k * 0.4,
        1.36 + (k % 2) * 0.65,
        0.26,
        0.25 + ((k * 3) % 4) * 0.06,
        ['#3d434b', '#ff4d0a', '#565c64', '#2c3138'][k % 4] ?? '#3d434b',
      );
  }
  out += old ? '' : strips(camera2, azimuth);
  return out;
}
function strips(camera2, azimuth) {
  let out = `<path d="${flat(
    camera2,
    [
      [-9, 0],
      [9, 0],
      [9, 1],
      [-9, 1],
    ].map(([a = 0, k = 0]) => along2(azimuth, a, k ? -4 : wallFar, 3.1)),
  )}" fill="#131519"/>`;
  for (const a of [-3.2, -1.05, 1.05, 3.2]) {
    out += `<path d="${flat(
      camera2,
      [
        [a - 0.3, wallFar - 0.4],
        [a + 0.3, wallFar - 0.4],
        [a + 0.3, -2],
        [a - 0.3, -2],
      ].map(([x = 0, f = 0]) => along2(azimuth, x, f, 3.08)),
    )}" fill="${tint('#ffffff', '#dfe8f5', 0.2)}" opacity=".22"/>`;
    out += `<path d="${flat(
      camera2,
      [
        [a - 0.1, wallFar - 0.4],
        [a + 0.1, wallFar - 0.4],
        [a + 0.1, -2],
        [a - 0.1, -2],
      ].map(([x = 0, f = 0]) => along2(azimuth, x, f, 3.06)),
    )}" fill="#ffffff"/>`;
  }
  return out;
}
function along2(azimuth, across, far, up) {
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  return vec(c * far + s * across, s * far - c * across, up);
}
function fittings(shot) {
  const [c, s] = [Math.cos(shot.angle), Math.sin(shot.angle)];
  const at = (far, right) => ({ x: -c * far - s * right, y: -s * far + c * right });
  const stack = (far, right, high) => {
    const { x, y } = at(far, right);
    return Array.from({ length: high }, (_, k) =>
      lyingTyre(x, y, k * 0.225, k % 3 === 1 ? '#222226' : '#161618'),
    );
  };
  const chest = at(3.1, 2.6);
  const red = plain(rgb(shot.old ? '#5b4a38' : '#c63a08'), 0.05);
  const drawers = [0, 1, 2, 3].map((k) =>
    box(
      vec(chest.x - 0.44, chest.y - 0.31, 0.2 + k * 0.2),
      vec(chest.x + 0.44, chest.y + 0.31, 0.37 + k * 0.2),
      red,
    ),
  );
  return [
    ...stack(3.2, -3, 5),
    ...stack(3.4, -2.3, 4),
    ...stack(3.2, 3.5, 4),
    ...drawers,
    box(
      vec(chest.x - 0.42, chest.y - 0.29, 0.1),
      vec(chest.x + 0.42, chest.y + 0.29, 1),
      plain(rgb('#101114'), 0.03),
    ),
  ];
}

// db/demo/art/scenes/cars.ts
var m = moods;
var sessions = [
  {
    model: cars.otava,
    seed: 11,
    side: 1,
    cover: { mood: m.low, backdrop: tribune, angle: 0.74 },
    pan: { mood: m.golden, backdrop: hills },
    night: stadium,
    rain: forest,
    rear: { mood: m.dusk, backdrop: tribune },
    last: () => cockpit(cars.otava, m.low, 11),
  },
  {
    model: cars.lomnice,
    seed: 22,
    side: -1,
    cover: { mood: m.golden, backdrop: airfield, angle: 0.66 },
    pan: { mood: m.day, backdrop: tribune },
    night: tribune,
    rain: hills,
    rear: { mood: m.low, backdrop: hills },
    last: () => engineBay('#1440c8', 22),
  },
  {
    model: cars.blanice,
    seed: 33,
    side: 1,
    cover: { mood: m.dusk, backdrop: city, angle: 0.6 },
    pan: { mood: m.low, backdrop: forest },
    night: city,
    rain: tribune,
    rear: { mood: m.day, backdrop: tribune },
    last: () => garage({ model: cars.blanice, seed: 33, angle: 0.7 }),
  },
  {
    model: cars.brdy,
    seed: 44,
    side: -1,
    cover: { mood: m.golden, backdrop: forest, angle: 0.82 },
    pan: { mood: m.dawn, backdrop: hills },
    night: tribune,
    rain: forest,
    rear: { mood: m.golden, backdrop: hills },
    last: () => garage({ model: cars.brdy, seed: 44, angle: -0.85 }),
  },
  {
    model: cars.skalka,
    seed: 55,
    side: 1,
    cover: { mood: m.day, backdrop: tribune, angle: 0.7 },
    pan: { mood: m.golden, backdrop: airfield },
    night: stadium,
    rain: hills,
    rear: { mood: m.low, backdrop: tribune },
    last: () => cockpit(cars.skalka, m.golden, 55),
  },
  {
    model: cars.rys,
    seed: 66,
    side: -1,
    cover: { mood: m.dawn, backdrop: hills, angle: 0.72 },
    pan: { mood: m.day, backdrop: forest },
    night: hills,
    rain: airfield,
    rear: { mood: m.golden, backdrop: forest },
    last: () => garage({ model: cars.rys, seed: 66, angle: 0.8, old: true }),
  },
];
var carPictures = sessions.flatMap((s) => {
  const base = { model: s.model, seed: s.seed };
  const steer = -0.68 * s.side;
  const shots4 = [
    () =>
      drift({
        ...base,
        ...s.cover,
        angle: s.cover.angle * s.side,
        steer,
        night: s.cover.mood !== m.day,
      }),
    () =>
      drift({
        ...base,
        ...s.pan,
        angle: -1.28 * s.side,
        steer: 0.55 * s.side,
        distance: 7.6,
        camera: 0.85,
        lens: 1.2,
        aim: [-0.2, 0, 0.66],
        smoke: 1.1,
        props: cones(s.side),
        over: (c, h) => streaks(c.width, h, s.seed),
        kerbs: 'outer',
      }),
    () =>
      drift({
        ...base,
        mood: m.night,
        backdrop: s.night,
        angle: 0.5 * s.side,
        steer: -0.6 * s.side,
        distance: 7.8,
        camera: 0.8,
        smoke: 1.25,
        lens: 1.15,
      }),
    () =>
      drift({
        ...base,
        mood: m.rain,
        backdrop: s.rain,
        angle: -0.85 * s.side,
        steer: 0.62 * s.side,
        distance: 7.4,
        smoke: 0.8,
        kerbs: 'outer',
      }),
    () => wheelDetail(s.model, s.seed % 2 ? m.golden : m.day, s.side, s.seed),
    () =>
      drift({
        ...base,
        ...s.rear,
        angle: 2.45 * s.side,
        steer: -0.62 * s.side,
        distance: 7.2,
        camera: 1.35,
        aim: [-0.2, 0, 0.8],
        smoke: 1.7,
        wind: 0.5,
        veil: 0.6,
      }),
    s.last,
  ];
  return shots4.map((svg2, k) => ({
    path: `cars/${s.model.slug}${k ? `-${k}` : ''}`,
    width: 2400,
    height: 1350,
    svg: svg2,
  }));
});
function cones(side) {
  return [
    ...cone(3.4, side * 3.2),
    ...cone(0.6, side * 4.4),
    ...cone(-2.4, side * 5.2),
    ...tyreWall({ x: -9, y: side * 9.5 }, { x: 9, y: side * 8 }, 4),
  ];
}
function wheelDetail(model, mood, side, seed, more = {}) {
  return drift({
    model,
    mood,
    seed,
    angle: (seed % 2 ? 1 : 0.85) * side,
    distance: 3.7,
    camera: 0.5,
    lens: 1.42,
    aim: [1.36, 0.75 * side, 0.43],
    steer: (seed % 2 ? -0.7 : 0.4) * side,
    backdrop: hills,
    smoke: 0.8,
    veil: 0,
    kerbs: 'outer',
    tilt: -0.07 * side,
    ...more,
  });
}
function streaks(width, horizon, seed) {
  const random = seeded(seed);
  let path = '';
  for (let k = 0; k < 60; k++) {
    const y = horizon * random.between(0.05, 1.1);
    path += `M${(random.between(-0.2, 0.9) * width).toFixed(0)} ${y.toFixed(0)}h${(random.between(0.1, 0.4) * width).toFixed(0)}`;
  }
  return `<path d="${path}" stroke="#fff" stroke-opacity=".07" stroke-width="5"/>`;
}

// db/demo/art/scenes/events.ts
var m2 = moods;
function chase(model, steer, back, aside, yaw, night = false) {
  const place2 = onRoad(roadOf(steer), back, aside);
  const pose = {
    x: place2.x,
    y: place2.y,
    yaw,
    steer: steer - yaw,
    roll: steer < 0 ? -0.04 : 0.04,
    spin: 1.1,
    lamps: { head: night, brake: false },
  };
  const actor = { model, pose };
  return { others: [actor], moreTrails: tyreSmoke(model, steer + Math.PI, 0.8, 77, 0, pose) };
}
var gantry = (strip) => {
  const { width, horizon, unit: u, mood } = strip;
  const steel2 = tint(mood.near, mood.far, 0.2);
  let checks = '';
  for (let k = 0; k < 46; k++)
    for (let r = 0; r < 2; r++)
      if ((k + r) % 2)
        checks += `M${(width * 0.1 + k * width * 0.0174).toFixed(0)} ${(horizon - u * 2.35 + r * u * 0.17).toFixed(0)}h${(width * 0.0174).toFixed(0)}v${(u * 0.17).toFixed(0)}h${(-width * 0.0174).toFixed(0)}z`;
  return (
    stand(strip, 0.2, 0.8) +
    solid(
      [
        [width * 0.09, horizon + 8],
        [width * 0.09, horizon - u * 2.5],
        [width * 0.115, horizon - u * 2.5],
        [width * 0.115, horizon + 8],
      ],
      steel2,
    ) +
    solid(
      [
        [width * 0.885, horizon + 8],
        [width * 0.885, horizon - u * 2.5],
        [width * 0.91, horizon - u * 2.5],
        [width * 0.91, horizon + 8],
      ],
      steel2,
    ) +
    solid(
      [
        [width * 0.06, horizon - u * 1.95],
        [width * 0.08, horizon - u * 2.6],
        [width * 0.94, horizon - u * 2.6],
        [width * 0.92, horizon - u * 1.95],
      ],
      '#ff4d0a',
    ) +
    `<path d="${checks}" fill="#15161a"/>`
  );
};
var lit2 = (strip) => city(strip) + masts(strip, [0.2, 0.85]);
function watchers(camera2, seed, colours, size2 = 0.11) {
  const horizon = horizonOf(camera2);
  return crowd({
    from: 0,
    to: camera2.width,
    base: horizon + camera2.width * 0.025,
    size: camera2.width * size2 * 0.55,
    colours,
    rows: 3,
    seed,
    arms: 0.16,
    phones: true,
  });
}
function aerial(model, seed, more = {}) {
  const [width, height] = [more.width ?? 2400, more.height ?? 1350];
  const tall = height > width;
  const road = { heading: -0.35, radius: 14 };
  const steer = -0.75;
  const at = onRoad(road, 0, 0);
  const actors = [
    {
      model,
      pose: {
        x: at.x,
        y: at.y,
        yaw: 0.25,
        steer: -0.6,
        spin: 0.3,
        lamps: { head: false, brake: false },
      },
    },
  ];
  const trails = tyreSmoke(model, road.heading + Math.PI + 0.1, 0.8, seed, 0, {
    x: at.x,
    y: at.y,
    yaw: 0.25,
  });
  if (more.second) {
    const p = onRoad(road, -5.6, 0.5);
    actors.push({
      model: more.second,
      pose: {
        x: p.x,
        y: p.y,
        yaw: -0.2,
        steer: -0.55,
        spin: 0.9,
        lamps: { head: false, brake: false },
      },
    });
    trails.push(
      ...tyreSmoke(more.second, road.heading + Math.PI - 0.35, 0.7, seed + 9, 0, {
        x: p.x,
        y: p.y,
        yaw: -0.2,
      }),
    );
  }
  const ring = (radius, count) =>
    Array.from({ length: count }, (_, k) => {
      const a = (k / count) * Math.PI * 2;
      return cone(4.8 + Math.cos(a) * radius, 13.2 + Math.sin(a) * radius);
    }).flat();
  return stage({
    view: {
      from: vec(-2, tall ? -4 : -3, tall ? 21 : 15),
      to: vec(0.2, 1.2, 0),
      lens: tall ? 1.35 : 0.95,
      width,
      height,
      tilt: 0.3,
    },
    mood: m2.day,
    seed,
    actors,
    trails: trails.map((t) => ({ ...t, thick: 0.7, rise: 1 })),
    key: 0.9,
    props: [
      ...ring(9.5, 26),
      ...cone(-5, -4.6),
      ...cone(-2, -4.2),
      ...cone(1, -4.4),
      ...cone(4, -3.6),
      ...tyreWall({ x: 9, y: -9 }, { x: 11, y: 4 }, 3),
    ],
    ground: (camera2) => {
      const lines = [-3.2, 3.4]
        .map((aside) => band(camera2, road, aside, aside + 0.16, '#f4f1ea', [-30, 40], 0.75))
        .join('');
      const loops = [0.5, 1.3, -0.4]
        .map((aside, k) =>
          tyreMarks(
            camera2,
            { heading: road.heading + k * 0.05, radius: 13 + k },
            [aside, aside + 1.4],
            [-36, -1],
            0.5,
          ),
        )
        .join('');
      const box2 = flat(camera2, [vec(-7, -9, 0), vec(-1, -9, 0), vec(-1, -6, 0), vec(-7, -6, 0)]);
      const inner = flat(camera2, [
        vec(-6.8, -8.8, 0),
        vec(-1.2, -8.8, 0),
        vec(-1.2, -6.2, 0),
        vec(-6.8, -6.2, 0),
      ]);
      return `<rect width="${width}" height="${height}" fill="#34363a"/>${patches(camera2, seed)}${lines}<path d="${box2}${inner}" fill="#ff4d0a" fill-rule="evenodd"/>${tyreMarks(camera2, { heading: steer, radius: -16 }, [-2, -0.6, 6, 7.4], [-40, 40], 0.3)}${loops}`;
    },
  });
}
function patches(camera2, seed) {
  return [0, 1, 2, 3, 4, 5]
    .map((k) => {
      const [x, y] = [((k * 37 + seed * 13) % 22) - 11, ((k * 23 + seed * 7) % 18) - 9];
      return `<path d="${flat(camera2, [vec(x, y, 0), vec(x + 5, y + 0.6, 0), vec(x + 4.6, y + 3, 0), vec(x - 0.4, y + 2.4, 0)])}" fill="#000" opacity=".1"/>`;
    })
    .join('');
}
var shots = [
  () =>
    drift({
      model: cars.otava,
      mood: m2.golden,
      seed: 101,
      angle: -0.6,
      steer: 0.66,
      backdrop: tribune,
      distance: 8.4,
      smoke: 1.3,
      lens: 1.15,
      props: tyreWall({ x: -14, y: 9 }, { x: 12, y: 11 }, 4),
    }),
  () =>
    drift({
      model: cars.lomnice,
      mood: m2.low,
      seed: 102,
      angle: 0.9,
      backdrop: airfield,
      distance: 9.5,
      camera: 1.3,
      kerbs: 'none',
      smoke: 1.5,
      props: [
        ...cone(4.2, 1.6),
        ...cone(2.5, 3.4),
        ...cone(0, 4.4, true),
        ...cone(-3, -5),
        ...cone(3.5, -5),
      ],
      ground: (c) =>
        band(c, { heading: 0.5 }, -7, -6.6, '#e6e0d5', [-60, 90], 0.7) +
        band(c, { heading: 0.5 }, 6, 6.4, '#e6e0d5', [-60, 90], 0.7),
    }),
  () =>
    drift({
      model: cars.skalka,
      mood: m2.golden,
      seed: 103,
      angle: 0.75,
      backdrop: square,
      distance: 8.6,
      camera: 1.2,
      kerbs: 'none',
      smoke: 1.05,
      props: blocks({ x: -16, y: -3 }, { x: 4, y: -13 }),
      ground: (c) => watchers(c, 103, ['#4a3a38', '#201a1c']),
    }),
  () =>
    drift({
      model: cars.blanice,
      mood: m2.rain,
      seed: 104,
      angle: 0.62,
      backdrop: tribune,
      distance: 8,
      smoke: 1,
      camera: 0.9,
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m2.night,
      seed: 105,
      angle: 0.95,
      backdrop: (s) => tribune(s) + masts(s, [0.35, 0.68]),
      distance: 8.6,
      smoke: 1.4,
      camera: 1.15,
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m2.golden,
      seed: 106,
      angle: 0.55,
      backdrop: hills,
      distance: 9.4,
      lens: 1.1,
      aim: [-1.6, 0.6, 0.8],
      smoke: 0.9,
      wind: -0.5,
      ...chase(cars.blanice, -0.68, -5.6, -1.2, -0.12),
    }),
  () =>
    drift({
      model: cars.brdy,
      mood: m2.dusk,
      seed: 107,
      angle: -0.7,
      steer: 0.66,
      backdrop: forest,
      distance: 8,
      smoke: 1.2,
      kerbs: 'none',
      ground: (c, r) =>
        band(c, r, -0.1, 0.1, '#e6e0d5', [-60, -3], 0.6) + band(c, r, -9.2, -90, '#141a17'),
    }),
  () => aerial(cars.lomnice, 108),
  () =>
    drift({
      model: cars.otava,
      mood: m2.dusk,
      seed: 109,
      angle: -0.42,
      steer: 0.62,
      backdrop: gantry,
      distance: 9.6,
      aim: [-1.8, -0.4, 0.95],
      smoke: 1,
      night: true,
      ...chase(cars.lomnice, 0.62, -5.8, 1.3, 0.1, true),
    }),
  () =>
    drift({
      model: cars.lomnice,
      mood: { ...m2.night, far: '#1c2740' },
      seed: 110,
      angle: -0.72,
      steer: 0.64,
      backdrop: lit2,
      distance: 8.2,
      smoke: 1.2,
      props: blocks({ x: -16, y: 6 }, { x: 10, y: 9 }),
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m2.dawn,
      seed: 111,
      angle: 0.8,
      backdrop: mountains,
      distance: 9,
      camera: 1.35,
      smoke: 1.1,
      kerbs: 'none',
      ground: (c, r) => band(c, r, 4.4, 4.6, '#f4f1ea', [-50, 50], 0.8),
      aim: [-0.4, 0, 1.05],
    }),
  () =>
    drift({
      model: cars.blanice,
      mood: m2.night,
      seed: 112,
      angle: -0.8,
      steer: 0.66,
      backdrop: stadium,
      distance: 8.8,
      camera: 1.2,
      aim: [-0.4, 0, 1.1],
      smoke: 1.3,
      kerbs: 'outer',
    }),
  () =>
    drift({
      model: cars.skalka,
      mood: m2.desert,
      seed: 113,
      angle: 0.7,
      backdrop: mesas,
      distance: 8.8,
      camera: 1,
      smoke: 1.7,
      kerbs: 'none',
      aim: [-0.4, 0, 1],
    }),
  () =>
    drift({
      model: cars.rys,
      mood: m2.dusk,
      seed: 114,
      angle: -0.85,
      steer: 0.66,
      backdrop: harbour,
      distance: 8.6,
      camera: 1.1,
      smoke: 1.2,
      kerbs: 'none',
      aim: [-0.4, 0, 0.98],
      props: [
        ...cone(3.4, -2.6),
        ...cone(4.6, -0.4),
        ...blocks({ x: -15, y: 8 }, { x: 12, y: 10 }),
      ],
    }),
];
var eventPictures = shots.map((svg2, k) => ({
  path: `events/event-${String(k + 1).padStart(2, '0')}`,
  width: 2400,
  height: 1350,
  svg: svg2,
}));

// db/demo/art/scenes/flats.ts
function trackMap(seed, line) {
  const [w, h] = [2400, 1350];
  const points =
    seed % 2
      ? [
          [430, 930],
          [980, 1010],
          [1500, 1080],
          [1930, 1010],
          [2050, 800],
          [1890, 640],
          [1600, 690],
          [1380, 620],
          [1420, 400],
          [1200, 260],
          [900, 330],
          [860, 560],
          [640, 650],
          [420, 560],
          [300, 720],
        ]
      : [
          [380, 420],
          [760, 290],
          [1150, 330],
          [1330, 520],
          [1210, 700],
          [1360, 860],
          [1700, 800],
          [1790, 560],
          [2010, 470],
          [2120, 690],
          [1990, 990],
          [1480, 1090],
          [900, 1040],
          [640, 860],
          [760, 660],
          [560, 560],
        ];
  const path = closed(points);
  const random = seeded(seed);
  let grid2 = '';
  for (let x = 0; x < w; x += 80) grid2 += `M${x} 0V${h}`;
  for (let y = 0; y < h; y += 80) grid2 += `M0 ${y}H${w}`;
  let rings = '';
  for (let k = 0; k < 9; k++)
    rings += `<ellipse cx="${random.between(300, 2100).toFixed(0)}" cy="${random.between(200, 1150).toFixed(0)}" rx="${random.between(120, 520).toFixed(0)}" ry="${random.between(80, 300).toFixed(0)}" fill="none" stroke="#2b2f35" stroke-width="3"/>`;
  const stroke2 = (colour, width, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;
  const bends = points
    .filter((_, k) => k % 2 === 1)
    .map(([x, y], k) => {
      const [dx, dy] = [x - w / 2, y - h / 2];
      const d = Math.hypot(dx, dy) || 1;
      const [bx, by] = [x + (dx / d) * 105, y + (dy / d) * 100];
      return `<path d="M${bx - 46} ${by + 40}L${bx - 30} ${by - 40}H${bx + 46}L${bx + 30} ${by + 40}Z" fill="#ff4d0a"/><path d="${outline(String(k + 1), { size: 72, x: bx, y: by + 25, anchor: 'middle' })}" fill="#101114"/>`;
    });
  const [sx, sy] = points[0] ?? [0, 0];
  const [nx, ny] = points[1] ?? [1, 0];
  const lean = (Math.atan2(ny - sy, nx - sx) * 180) / Math.PI;
  let flag = '';
  for (let r = 0; r < 8; r++)
    for (let c = 0; c < 2; c++)
      if ((r + c) % 2) flag += `M${c * 16 - 16} ${r * 16 - 64}h16v16h-16z`;
  return svg(
    w,
    h,
    [
      `<rect width="${w}" height="${h}" fill="#15171b"/><path d="M0 ${h}L0 ${h * 0.62}L${w} ${h * 0.2}V${h}Z" fill="#1a1d22"/><path d="${grid2}" stroke="#20242a" stroke-width="2"/>${rings}`,
      stroke2('#0a0b0d', 132, 'transform="translate(14 20)"'),
      stroke2('#e6e0d5', 122),
      stroke2('#ff4d0a', 122, 'stroke-dasharray="44 44"'),
      stroke2('#34383f', 98),
      stroke2('#3d424a', 60),
      line
        ? stroke2('#ff4d0a', 12, 'stroke-dasharray="60 26"')
        : stroke2('#e6e0d5', 4, 'stroke-dasharray="30 40" stroke-opacity=".6"'),
      `<g transform="translate(${sx} ${sy}) rotate(${lean.toFixed(1)})"><rect x="-18" y="-66" width="36" height="132" fill="#f4f1ea"/><path d="${flag}" fill="#101114"/><path d="M60 -120l70 26l-70 26z" fill="#f4f1ea"/></g>`,
      ...bends,
    ].join(''),
  );
}
function closed(points) {
  const n = points.length;
  const at = (k) => points[(k + n) % n] ?? [0, 0];
  let d = `M${at(0).join(' ')}`;
  for (let k = 0; k < n; k++) {
    const [p0, p1, p2, p3] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
  }
  return `${d}Z`;
}
function toolWall() {
  const [w, h] = [2400, 1350];
  let holes = '';
  for (let y = 40; y < h; y += 75)
    for (let x = 40; x < w; x += 75) holes += `M${x} ${y}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`;
  const spanners = Array.from({ length: 9 }, (_, k) =>
    spanner(230 + k * 150, 190, 420 + k * 34, 30 + k * 3.6),
  );
  const drivers = [0, 1, 2, 3].map((k) =>
    driver(
      1690 + k * 120,
      190,
      380 + (k % 2) * 90,
      ['#ff4d0a', '#e6e0d5', '#ff4d0a', '#3f454d'][k] ?? '#ff4d0a',
    ),
  );
  const sockets = Array.from({ length: 11 }, (_, k) => {
    const r = 30 + k * 4.2;
    const x = 1e3 + k * 118;
    return shadowed(
      `<circle cx="${x}" cy="1130" r="${r}" fill="#a9afb7"/><circle cx="${x}" cy="1130" r="${r * 0.78}" fill="#6c737c"/><path d="${hexagon(x, 1130, r * 0.62)}" fill="#15171b"/><path d="M${x - r * 0.8} ${1130 - r * 0.3}A${r * 0.85} ${r * 0.85} 0 0 1 ${x + r * 0.2} ${1130 - r * 0.82}" stroke="#f1f3f6" stroke-width="${r * 0.09}" fill="none"/>`,
    );
  });
  const hammer = shadowed(
    `<path d="M2230 330L2262 330L2252 1000L2224 1000Z" fill="#b9763a"/><path d="M2236 330L2248 330L2240 1000L2230 1000Z" fill="#d79a58"/><path d="M2130 200H2310L2340 235V300L2310 335H2130L2105 310V225Z" fill="#8a9099"/><path d="M2130 200H2310L2325 218H2118Z" fill="#dfe3e8"/>`,
  );
  const wrench = shadowed(
    '<path d="M260 930H900L930 905H1040" stroke="#8d939b" stroke-width="42" fill="none"/><path d="M260 918H900" stroke="#eef0f3" stroke-width="9"/><path d="M240 890H520V970H240Z" fill="#ff4d0a"/><path d="M262 890V970M302 890V970M342 890V970M382 890V970M422 890V970M462 890V970" stroke="#b83405" stroke-width="12"/>',
  );
  return svg(
    w,
    h,
    [
      `<defs><radialGradient id="lamp" cx=".62" cy="0" r="1.05"><stop offset="0" stop-color="#ffdcae" stop-opacity=".5"/><stop offset=".55" stop-color="#ff9a50" stop-opacity=".12"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></radialGradient></defs>`,
      `<rect width="${w}" height="${h}" fill="#2a2d32"/><path d="${holes}" fill="#15171a"/><path d="M0 1240H2400V1350H0Z" fill="#17191d"/><path d="M0 1232H2400V1246H0Z" fill="#ff4d0a"/>`,
      ...spanners,
      ...drivers,
      ...sockets,
      hammer,
      wrench,
      `<path d="M1180 0L1760 0L2400 1100V1350H300Z" fill="#ffe2b8" opacity=".08"/><rect width="${w}" height="${h}" fill="url(#lamp)"/>`,
    ].join(''),
  );
}
var shadowed = (shape) =>
  `<g transform="translate(16 22)" opacity=".45" style="filter:none">${shape.replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#000"')}</g>${shape}`;
var hexagon = (x, y, r) =>
  `M${[0, 1, 2, 3, 4, 5].map((k) => `${x + Math.cos((k * Math.PI) / 3) * r} ${y + Math.sin((k * Math.PI) / 3) * r}`).join('L')}Z`;
function spanner(x, y, long, wide) {
  const r = wide * 1.35;
  const b = y + long;
  return shadowed(
    `<path d="M${x - wide * 0.5} ${y}L${x - wide * 0.38} ${b}H${x + wide * 0.38}L${x + wide * 0.5} ${y}Z" fill="#8d939b"/><path d="M${x - wide * 0.28} ${y}L${x - wide * 0.22} ${b}H${x - wide * 0.02}L${x - wide * 0.02} ${y}Z" fill="#e6e9ed"/><path d="M${x - r} ${y - r * 0.2}A${r} ${r} 0 1 0 ${x + r} ${y - r * 0.2}L${x + r * 0.5} ${y - r * 0.9}L${x + r * 0.45} ${y - r * 0.1}L${x} ${y + r * 0.15}L${x - r * 0.45} ${y - r * 0.1}L${x - r * 0.5} ${y - r * 0.9}Z" fill="#a5abb3"/><circle cx="${x}" cy="${b}" r="${r * 0.92}" fill="#a5abb3"/><path d="${hexagon(x, b, r * 0.56)}" fill="#1b1d21"/>`,
  );
}
function driver(x, y, long, colour) {
  return shadowed(
    `<path d="M${x - 32} ${y}L${x + 32} ${y}L${x + 38} ${y + 60}L${x + 28} ${y + 210}H${x - 28}L${x - 38} ${y + 60}Z" fill="${colour}"/><path d="M${x - 18} ${y + 20}V${y + 190}M${x + 18} ${y + 20}V${y + 190}" stroke="#15171a" stroke-width="7"/><path d="M${x - 9} ${y + 210}H${x + 9}V${y + 210 + long * 0.8}L${x + 12} ${y + 210 + long}H${x - 12}L${x - 9} ${y + 210 + long * 0.8}Z" fill="#b7bcc3"/>`,
  );
}
function startLamps(w, top, lit3) {
  const unit2 = w / 12;
  let out = `<defs><radialGradient id="red"><stop offset="0" stop-color="#ff3a1a" stop-opacity=".9"/><stop offset=".35" stop-color="#ff2410" stop-opacity=".3"/><stop offset="1" stop-color="#ff2410" stop-opacity="0"/></radialGradient></defs>`;
  out += `<path d="M-20 ${top - unit2 * 0.55}H${w + 20}V${top - unit2 * 0.25}H-20Z" fill="#08090b"/>`;
  for (let k = 0; k < 24; k++)
    out += `<path d="M${(k * w) / 24} ${top - unit2 * 0.5}L${((k + 0.5) * w) / 24} ${top - unit2 * 0.3}L${((k + 1) * w) / 24} ${top - unit2 * 0.5}" stroke="#2a2e34" stroke-width="9" fill="none"/>`;
  for (let k = 0; k < 5; k++) {
    const x = w / 2 + (k - 2) * unit2 * 1.75;
    out += `<path d="M${x - unit2 * 0.62} ${top - unit2 * 0.25}H${x + unit2 * 0.62}L${x + unit2 * 0.56} ${top + unit2 * 2.35}H${x - unit2 * 0.56}Z" fill="#0c0d10"/><path d="M${x - unit2 * 0.62} ${top - unit2 * 0.25}H${x - unit2 * 0.5}L${x - unit2 * 0.46} ${top + unit2 * 2.35}H${x - unit2 * 0.56}Z" fill="#2a2e34"/>`;
    for (const row of [0, 1]) {
      const y = top + unit2 * (0.5 + row * 1.1);
      out +=
        k < lit3
          ? `<circle cx="${x}" cy="${y}" r="${unit2 * 1.5}" fill="url(#red)"/><circle cx="${x}" cy="${y}" r="${unit2 * 0.43}" fill="#ff2a14"/><circle cx="${x}" cy="${y}" r="${unit2 * 0.3}" fill="#ff6a4a"/><circle cx="${x - unit2 * 0.1}" cy="${y - unit2 * 0.12}" r="${unit2 * 0.1}" fill="#ffd9cc"/>`
          : `<circle cx="${x}" cy="${y}" r="${unit2 * 0.43}" fill="#2a0d0a"/>`;
      out += `<path d="M${x - unit2 * 0.5} ${y}A${unit2 * 0.5} ${unit2 * 0.5} 0 0 1 ${x + unit2 * 0.5} ${y}L${x + unit2 * 0.44} ${y - unit2 * 0.02}A${unit2 * 0.44} ${unit2 * 0.44} 0 0 0 ${x - unit2 * 0.44} ${y - unit2 * 0.02}Z" fill="#000"/>`;
    }
  }
  return out;
}

// db/demo/art/people.ts
var upright = [
  [-0.115, 0.82],
  [0.115, 0.82],
  [0.1, 0.66],
  [0.085, 0.5],
  [-0.085, 0.5],
  [-0.1, 0.66],
];
var apart = [
  [
    [-0.05, 0.52],
    [-0.075, 0.27],
    [-0.085, 0.03],
    [-0.12, 0.012],
  ],
  [
    [0.05, 0.52],
    [0.075, 0.27],
    [0.085, 0.03],
    [0.12, 0.012],
  ],
];
var stances = {
  stand: {
    legs: apart,
    arms: [
      [
        [-0.115, 0.79],
        [-0.16, 0.63],
        [-0.15, 0.48],
      ],
      [
        [0.115, 0.79],
        [0.16, 0.63],
        [0.15, 0.48],
      ],
    ],
    head: [0, 0.905],
    torso: upright,
  },
  crossed: {
    legs: apart,
    arms: [
      [
        [-0.115, 0.79],
        [-0.17, 0.66],
        [0.05, 0.67],
      ],
      [
        [0.115, 0.79],
        [0.17, 0.655],
        [-0.05, 0.65],
      ],
    ],
    head: [0, 0.905],
    torso: upright,
  },
  hip: {
    legs: apart,
    arms: [
      [
        [-0.115, 0.79],
        [-0.2, 0.65],
        [-0.09, 0.54],
      ],
      [
        [0.115, 0.79],
        [0.16, 0.63],
        [0.15, 0.48],
      ],
    ],
    head: [0, 0.905],
    torso: upright,
    carried: [0.18, 0.43],
  },
  cheer: {
    legs: apart,
    arms: [
      [
        [-0.11, 0.8],
        [-0.2, 0.93],
        [-0.19, 1.1],
      ],
      [
        [0.11, 0.8],
        [0.2, 0.93],
        [0.19, 1.1],
      ],
    ],
    head: [0, 0.905],
    torso: upright,
  },
  trophy: {
    legs: apart,
    arms: [
      [
        [-0.11, 0.8],
        [-0.16, 0.96],
        [-0.06, 1.1],
      ],
      [
        [0.11, 0.8],
        [0.16, 0.96],
        [0.06, 1.1],
      ],
    ],
    head: [0, 0.905],
    torso: upright,
    trophy: [0, 1.1],
  },
  walk: {
    legs: [
      [
        [-0.02, 0.52],
        [-0.1, 0.29],
        [-0.19, 0.09],
        [-0.16, 0.05],
      ],
      [
        [0.02, 0.52],
        [0.1, 0.28],
        [0.11, 0.03],
        [0.16, 0.012],
      ],
    ],
    arms: [
      [
        [-0.08, 0.79],
        [0.04, 0.64],
        [0.14, 0.55],
      ],
      [
        [0.08, 0.79],
        [-0.08, 0.65],
        [-0.14, 0.52],
      ],
    ],
    head: [0.02, 0.905],
    torso: [
      [-0.09, 0.82],
      [0.1, 0.82],
      [0.09, 0.66],
      [0.075, 0.5],
      [-0.075, 0.5],
      [-0.085, 0.66],
    ],
    carried: [-0.17, 0.46],
  },
  kneel: {
    legs: [
      [
        [-0.06, 0.3],
        [0.14, 0.28],
        [0.13, 0.03],
        [0.18, 0.012],
      ],
      [
        [-0.06, 0.3],
        [-0.02, 0.04],
        [-0.26, 0.03],
      ],
    ],
    arms: [
      [
        [0.03, 0.53],
        [0.17, 0.42],
        [0.3, 0.4],
      ],
      [
        [0, 0.54],
        [0.12, 0.36],
        [0.28, 0.33],
      ],
    ],
    head: [0.09, 0.68],
    torso: [
      [-0.07, 0.58],
      [0.1, 0.58],
      [0.06, 0.4],
      [0.02, 0.26],
      [-0.14, 0.27],
      [-0.13, 0.42],
    ],
  },
  lean: {
    legs: [
      [
        [-0.14, 0.5],
        [-0.16, 0.26],
        [-0.15, 0.03],
        [-0.1, 0.012],
      ],
      [
        [-0.12, 0.5],
        [-0.08, 0.26],
        [-0.1, 0.03],
        [-0.05, 0.012],
      ],
    ],
    arms: [
      [
        [0.15, 0.68],
        [0.23, 0.56],
        [0.32, 0.5],
      ],
      [
        [0.13, 0.69],
        [0.2, 0.53],
        [0.3, 0.47],
      ],
    ],
    head: [0.23, 0.76],
    torso: [
      [0.05, 0.76],
      [0.19, 0.71],
      [0.08, 0.57],
      [-0.03, 0.46],
      [-0.19, 0.5],
      [-0.1, 0.66],
    ],
  },
};
function figure(f) {
  const body2 = (shift, colour) => silhouette(f, shift, colour);
  const visor = f.helmet ? helmetMarks(f) : '';
  return (
    (f.edge ? body2(f.edge.side * f.tall * 8e-3, f.edge.colour) : '') + body2(0, f.colour) + visor
  );
}
function silhouette(f, shift, colour) {
  const limbs = stances[f.stance];
  const flip = f.mirror ? -1 : 1;
  const at = ([x, y]) =>
    `${(f.x + shift + x * flip * f.tall).toFixed(1)} ${(f.base - y * f.tall).toFixed(1)}`;
  const line = (joints, thick) =>
    `<path d="M${joints.map(at).join('L')}" fill="none" stroke="${colour}" stroke-width="${(thick * f.tall).toFixed(1)}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const [hx, hy] = limbs.head;
  const neck =
    limbs.torso[0] && limbs.torso[1]
      ? [(limbs.torso[0][0] + limbs.torso[1][0]) / 2, (limbs.torso[0][1] + limbs.torso[1][1]) / 2]
      : limbs.head;
  const extra = limbs.trophy
    ? trophy(at, limbs.trophy, f.tall, colour)
    : limbs.carried
      ? ball2(at(limbs.carried), 0.07 * f.tall, colour)
      : '';
  return [
    ...limbs.legs.map((leg) => line(leg, 0.082)),
    ...limbs.arms.map((arm2) => line(arm2, 0.06)),
    `<path d="M${limbs.torso.map(at).join('L')}Z" fill="${colour}" stroke="${colour}" stroke-width="${(0.05 * f.tall).toFixed(1)}" stroke-linejoin="round"/>`,
    line([neck, limbs.head], 0.06),
    `<ellipse cx="${(f.x + shift + hx * flip * f.tall).toFixed(1)}" cy="${(f.base - hy * f.tall).toFixed(1)}" rx="${(0.075 * f.tall).toFixed(1)}" ry="${(0.085 * f.tall).toFixed(1)}" fill="${colour}"/>`,
    extra,
  ].join('');
}
function helmetMarks(f) {
  const [hx, hy] = stances[f.stance].head;
  const flip = f.mirror ? -1 : 1;
  const [x, y, u] = [f.x + hx * flip * f.tall, f.base - hy * f.tall, f.tall * 0.075];
  return `<path d="M${x - u * 0.78} ${y - u * 0.2}L${x + u * 0.78} ${y - u * 0.3}L${x + u * 0.7} ${y + u * 0.3}L${x - u * 0.7} ${y + u * 0.38}Z" fill="${f.helmet}" opacity=".9"/><path d="M${x - u * 0.5} ${y - u * 0.12}L${x + u * 0.1} ${y - u * 0.16}L${x - u * 0.1} ${y + u * 0.2}L${x - u * 0.5} ${y + u * 0.24}Z" fill="#fff" opacity=".35"/>`;
}
var ball2 = (at, r, colour) => {
  const [x, y] = at.split(' ');
  return `<circle cx="${x}" cy="${y}" r="${r.toFixed(1)}" fill="${colour}"/>`;
};
function trophy(at, [x, y], tall, colour) {
  const shape = [
    [-0.05, 0],
    [-0.05, 0.03],
    [-0.015, 0.04],
    [-0.015, 0.09],
    [-0.075, 0.16],
    [-0.085, 0.24],
    [0.085, 0.24],
    [0.075, 0.16],
    [0.015, 0.09],
    [0.015, 0.04],
    [0.05, 0.03],
    [0.05, 0],
  ];
  const gold = colour === '#ffb45a' ? colour : '#d9a441';
  return `<path d="M${shape.map(([a, b]) => at([x + a, y + b])).join('L')}Z" fill="${gold}" stroke="${gold}" stroke-width="${(tall * 8e-3).toFixed(1)}"/>`;
}

// db/demo/art/props/truck.ts
function truck() {
  return [...tractor(), ...trailer(), ...wheels2()];
}
function trailer() {
  const base = paintOf('#15161a', 0.05);
  const words = (text, x, z, tall, direction, colour) => ({
    rings: contours(text, { size: tall / 0.7, anchor: 'middle' }, 4).map((ring) =>
      ring.map(([a, b]) => [x + direction * a, z - b - tall / 2]),
    ),
    material: paintOf(colour, 0.05),
  });
  const slash = (x) => ({
    rings: [
      [
        [x, 1.1],
        [x + 0.35, 1.1],
        [x - 1.25, 3.9],
        [x - 1.4, 3.9],
      ],
    ],
    material: paintOf('#ff4d0a', 0.05),
  });
  const foil = (direction) =>
    sheet({ left: -9.6, right: 1, low: 1, high: 4 }, [
      ...[-6.6, -5.9, -5.2, -4.5].map(slash),
      words('RYSI', -2.5, 2.75, 1.1, direction, '#f4f1ea'),
      words('DRIFT TEAM', -2.5, 1.6, 0.42, direction, '#ff4d0a'),
      words('27', -8.3, 2.5, 1.2, direction, '#f4f1ea'),
    ]);
  const [left, right] = [foil(-1), foil(1)];
  const hull = box(vec(-9.6, -1.25, 1.05), vec(0.6, 1.25, 3.95), ({ at }) => {
    if (Math.abs(at.y) < 1.24) return base;
    return (at.y > 0 ? left : right)(at.x, at.z) ?? base;
  });
  const dark = plain(rgb('#0a0b0d'), 0.03);
  const lamp = plain(rgb('#5a0a0a'), 0.05, rgb('#ff2a10', 1.4));
  return [
    hull,
    box(vec(-9.4, -1.1, 0.85), vec(0.4, 1.1, 1.06), dark),
    box(vec(-5.6, -1.22, 0.45), vec(-2.2, 1.22, 0.98), plain(rgb('#1d1f23'), 0.04)),
    ...[-1, 1].map((s) =>
      box(vec(-9.64, s * 1.02 - 0.16, 0.95), vec(-9.6, s * 1.02 + 0.16, 1.1), lamp),
    ),
  ];
}
function tractor() {
  const orange2 = plain(rgb('#ff4d0a'), 0.06);
  const dark = plain(rgb('#0c0d0f'), 0.04);
  const glass = plain(rgb('#0a0d12'), 0.12);
  const bulb = plain(rgb('#ffffff'), 0.02, rgb('#fff0cf', 2.4));
  const side = [
    [1.1, 1.1],
    [3.42, 1.1],
    [3.5, 1.9],
    [3.28, 3.1],
    [2.9, 3.75],
    [1.1, 3.9],
  ];
  const cab = facets(
    [
      side.map(([x, z]) => vec(x, 1.22, z)),
      side.map(([x, z]) => vec(x, -1.22, z)),
      ...side.map(([x, z], k) => {
        const [x2, z2] = side[(k + 1) % side.length] ?? [x, z];
        return [vec(x, -1.22, z), vec(x2, -1.22, z2), vec(x2, 1.22, z2), vec(x, 1.22, z)];
      }),
    ],
    orange2,
  );
  const screen = facets(
    [[vec(3.515, -1.1, 1.98), vec(3.515, 1.1, 1.98), vec(3.3, 1.06, 3.02), vec(3.3, -1.06, 3.02)]],
    glass,
  );
  const windows = [-1, 1].map((s) =>
    facets(
      [
        [
          vec(2.2, s * 1.232, 2),
          vec(3.36, s * 1.232, 2),
          vec(3.18, s * 1.232, 2.9),
          vec(2.2, s * 1.232, 2.9),
        ],
      ],
      glass,
    ),
  );
  return [
    cab,
    screen,
    ...windows,
    prism(
      [
        { x: 0.4, y: -1.2 },
        { x: 3.55, y: -1.2 },
        { x: 3.62, y: 0 },
        { x: 3.55, y: 1.2 },
        { x: 0.4, y: 1.2 },
      ],
      0.35,
      1.12,
      dark,
    ),
    box(vec(3.44, -0.8, 1.2), vec(3.53, 0.8, 1.8), dark),
    ...[-1, 1].map((s) =>
      box(vec(3.5, s * 0.92 - 0.2, 0.72), vec(3.6, s * 0.92 + 0.2, 0.92), bulb),
    ),
    ...[-1, 1].map((s) => box(vec(3.1, s * 1.42 - 0.1, 2.2), vec(3.22, s * 1.42 + 0.1, 2.9), dark)),
  ];
}
function wheels2() {
  const rubber = plain(rgb('#121214'), 0.02);
  const rim = plain(rgb('#7d8187'), 0.12);
  return [2.55, -0.3, -6.9, -8].flatMap((x) =>
    [-1, 1].flatMap((s) =>
      [
        lathe(
          [
            { y: -0.3, r: 0.3 },
            { y: -0.3, r: 0.48 },
            { y: -0.24, r: 0.52 },
            { y: 0.1, r: 0.52 },
            { y: 0.14, r: 0.48 },
            { y: 0.14, r: 0.3 },
          ],
          40,
          rubber,
        ),
        lathe(
          [
            { y: 0.14, r: 0.3 },
            { y: 0.04, r: 0.27 },
            { y: 0.04, r: 0.14 },
            { y: 0.16, r: 0.1 },
            { y: 0.16, r: 1e-4 },
          ],
          32,
          rim,
        ),
      ].map((mesh2) =>
        placed(mesh2, chain(s < 0 ? rotate('z', Math.PI) : move(0, 0, 0), move(x, s * 1.08, 0.52))),
      ),
    ),
  );
}

// db/demo/art/scenes/gallery.ts
var m3 = moods;
function person3(camera2, x, y, stance, look = {}) {
  const foot = camera2.see(vec(x, y, 0));
  const head = camera2.see(vec(x, y, 1.8));
  return figure({
    x: foot.x,
    base: foot.y,
    tall: foot.y - head.y,
    stance,
    colour: '#0d0e11',
    edge: { colour: '#8d96a3', side: 1 },
    helmet: '#ff4d0a',
    ...look,
  });
}
function group(mood, seed, stances2, backdrop = hills) {
  return stage({
    view: { from: vec(9, 0, 1.15), to: vec(0, 0, 1.25), lens: 1.25, width: 2400, height: 1350 },
    mood: { ...mood, disc: { colour: '#fff0cf', glow: '#ff4d0a', x: 0.5, up: 0.2, size: 0.24 } },
    seed,
    backdrop,
    key: 0.8,
    actors: [],
    ground: (c) => tyreMarks(c, { heading: Math.PI + 0.2 }, [-2, -0.6, 1.2, 2.4], [-8, 60], 0.35),
    over: (c) =>
      stances2
        .map((stance, k) => {
          const y = (k - (stances2.length - 1) / 2) * 1.05;
          const tone = ['#ff4d0a', '#f4f1ea', '#b6ff1a', '#4f8dff', '#ffc60a'][k % 5] ?? '#ff4d0a';
          const near = k % 2 ? 0.5 : 0;
          return person3(c, 1.6 + near, y, stance, {
            edge: { colour: '#ff9a50', side: k < stances2.length / 2 ? 1 : -1 },
            helmet: tone,
            mirror: k > stances2.length / 2,
          });
        })
        .join(''),
  });
}
function podium(seed, mood, backdrop, car2 = false) {
  const grey = (hex) => plain(rgb(hex), 0.02);
  const steps = [
    [0, 0.95],
    [1.5, 0.65],
    [-1.5, 0.45],
  ];
  const random = seeded(seed);
  return stage({
    view: {
      from: vec(8.2, 0.6, 1.2),
      to: vec(0, 0.05, 1.55),
      lens: 1.12,
      width: 2400,
      height: 1350,
    },
    mood,
    seed,
    backdrop,
    key: 0.7,
    actors: car2
      ? [
          {
            model: cars.otava,
            pose: {
              x: -0.4,
              y: -4.6,
              yaw: 0.5,
              steer: 0.3,
              driver: false,
              lamps: { head: true, brake: false },
            },
          },
        ]
      : [],
    props: steps.map(([y, z], k) =>
      box(vec(-0.7, y - 0.74, 0), vec(0.7, y + 0.74, z), grey(k ? '#2b2e34' : '#ff4d0a')),
    ),
    over: (c) => {
      const out = steps
        .map(([y, z], k) => {
          const at = c.see(vec(0.72, y, z * 0.5));
          const size2 = (c.lens * c.width * z * 0.75) / at.depth;
          const digit = `<path d="${outline(String(k + 1), { size: size2, x: at.x, y: at.y + size2 * 0.35, anchor: 'middle' })}" fill="${k ? '#f4f1ea' : '#101114'}"/>`;
          const foot = c.see(vec(0.1, y, z));
          const head = c.see(vec(0.1, y, z + 1.8));
          return (
            digit +
            figure({
              x: foot.x,
              base: foot.y,
              tall: foot.y - head.y,
              stance: ['trophy', 'cheer', 'cheer'][k] ?? 'cheer',
              colour: '#0d0e11',
              edge: { colour: tint(mood.smoke.lit, '#ff4d0a', 0.2), side: -1 },
              helmet: ['#ff4d0a', '#4f8dff', '#b6ff1a'][k] ?? '#ff4d0a',
            })
          );
        })
        .join('');
      let paper = '';
      for (let k = 0; k < 230; k++) {
        const [x, y, s, a] = [
          random.next() * c.width,
          random.next() ** 1.4 * c.height * 0.8,
          random.between(8, 24),
          random.between(0, 180),
        ];
        paper += `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${s.toFixed(0)}" height="${(s * 0.45).toFixed(0)}" transform="rotate(${a.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${['#ff4d0a', '#f4f1ea', '#ffb45a', '#8d96a3'][k % 4]}"/>`;
      }
      return `${out}${paper}${crowd({ from: 0, to: c.width, base: c.height + 30, size: 250, colours: ['#15171b', '#050607'], rows: 2, seed, arms: 0.45, phones: true })}`;
    },
  });
}
function fence(seed, mood) {
  return drift({
    model: cars.skalka,
    mood,
    seed,
    angle: -1,
    steer: 0.6,
    distance: 13.5,
    camera: 1.7,
    lens: 1.15,
    aim: [0, 0, 1.1],
    backdrop: tribune,
    smoke: 1.5,
    over: (c) => {
      let wire = '';
      const step = 62;
      for (let k = -30; k < 70; k++)
        wire += `M${k * step} ${c.height * 0.16}l${c.height * 0.7} ${c.height * 0.84}M${k * step} ${c.height * 0.16}l${-c.height * 0.7} ${c.height * 0.84}`;
      let posts = '';
      for (const k of [0.14, 0.5, 0.86])
        posts += `M${c.width * k} ${c.height * 0.1}h34V${c.height}h-34z`;
      return `<path d="${wire}" stroke="#0a0b0d" stroke-opacity=".4" stroke-width="4" fill="none"/><path d="M0 ${c.height * 0.15}H${c.width}v26H0z${posts}" fill="#101216"/>${crowd({ from: 0, to: c.width, base: c.height + 40, size: 520, colours: ['#1d2026', '#07080a'], rows: 2, seed, arms: 0.3, phones: true })}`;
    },
  });
}
function onTheRoad(seed, mood, backdrop, side) {
  const road = { heading: 0 };
  return stage({
    view: {
      from: vec(13.5, side * 11, 1.7),
      to: vec(-1.6, 0, 2.3),
      lens: 1.15,
      width: 2400,
      height: 1350,
    },
    mood,
    seed,
    backdrop,
    key: side * 0.6,
    actors: [],
    props: truck(),
    ground: (c) =>
      band(c, road, 2.6, 2.75, '#f4f1ea', [-90, 40], 0.8) +
      band(c, road, -3, -3.15, '#f4f1ea', [-90, 40], 0.8) +
      [-60, -52, -44, -36, -28, -20, -12, -4, 4, 12]
        .map((x) =>
          band(
            c,
            road,
            side * 2.6 + side * 3.6,
            side * 2.75 + side * 3.6,
            '#f4f1ea',
            [x, x + 4],
            0.7,
          ),
        )
        .join('') +
      band(c, road, -4.5, -90, mood.verge, [-90, 60]),
  });
}
function emptyTrack(seed, mood, backdrop) {
  const road = { heading: Math.PI, radius: 55 };
  return stage({
    view: { from: vec(14, 1.8, 1.5), to: vec(0, -0.4, 1.2), lens: 0.95, width: 2400, height: 1350 },
    mood,
    seed,
    backdrop,
    key: 0.8,
    actors: [],
    props: [
      ...tyreWall({ x: -12, y: -16 }, { x: -28, y: 2 }, 4),
      ...cone(5.5, -3.2),
      ...cone(2.2, -3.4),
    ],
    ground: (c) =>
      band(c, road, -7.4, -90, mood.verge, [-20, 90]) +
      band(c, road, 5.6, 90, mood.verge, [-20, 90]) +
      kerb(c, road, 4.4, 1.2, ['#ff4d0a', '#e6e0d5'], [-16, 80]) +
      kerb(c, road, -7.4, 1, ['#ff4d0a', '#e6e0d5'], [-16, 80]) +
      tyreMarks(c, road, [-2.4, -1, 0.4, 1.6, 2.6], [-16, 70], 0.4),
  });
}
function tyreStacks(seed, mood) {
  const props = [
    [0, 0, 5],
    [0.2, 1.1, 4],
    [-0.4, -1.15, 6],
    [-1.3, 0.5, 6],
    [-1.6, 1.9, 5],
    [-1.5, -2.3, 5],
    [-3, -0.6, 7],
    [-3, 1.2, 6],
    [1.5, -1.9, 2],
  ].flatMap(([x = 0, y = 0, n = 4], s) =>
    Array.from({ length: n }, (_, k) =>
      lyingTyre(
        x + Math.sin(k * 2.1 + s) * 0.025,
        y + Math.cos(k * 1.7 + s) * 0.025,
        k * 0.24,
        (k + s) % 5 === 0 ? '#ff4d0a' : (k + s) % 7 === 3 ? '#dcd6ca' : '#19191c',
        0.36,
      ),
    ),
  );
  const upright2 = placed(
    lyingTyre(0, 0, 0, '#19191c', 0.36),
    chain(rotate('x', Math.PI / 2), rotate('z', 0.5), move(2.3, 1.25, 0.36)),
  );
  return stage({
    view: { from: vec(5.8, 1.2, 1), to: vec(0, -0.1, 0.72), lens: 1.2, width: 2400, height: 1350 },
    mood,
    seed,
    backdrop: tribune,
    key: -0.75,
    actors: [],
    props: [...props, upright2],
    ground: (c) => tyreMarks(c, { heading: 2.6 }, [-1, 0.4], [-8, 40], 0.4),
  });
}
function coneRow() {
  const props = Array.from({ length: 14 }, (_, k) =>
    cone(3 - k * 1.35, -0.6 + Math.sin(k * 0.42) * 0.9 + k * 0.05, k === 3),
  ).flat();
  return stage({
    view: {
      from: vec(5.4, 0.7, 0.62),
      to: vec(-2, -0.2, 0.42),
      lens: 1.3,
      width: 2400,
      height: 2400,
    },
    mood: m3.low,
    seed: 220,
    backdrop: hills,
    key: 0.8,
    actors: [
      {
        model: cars.otava,
        pose: { x: -17, y: -1.5, yaw: 0.6, steer: -0.6, lamps: { head: true, brake: false } },
      },
    ],
    trails: tyreSmoke(cars.otava, Math.PI - 0.2, 1.2, 20, 0, { x: -17, y: -1.5, yaw: 0.6 }),
    props,
    ground: (c) => tyreMarks(c, { heading: Math.PI }, [-1.6, -0.2, 1.8], [-5, 60], 0.4),
  });
}
function pitStop() {
  const jack = (x, y) =>
    box(vec(x - 0.12, y - 0.12, 0), vec(x + 0.12, y + 0.12, 0.34), plain(rgb('#ff4d0a'), 0.05));
  const tyres = [
    [1.9, 2.1, 0],
    [1.9, 2.1, 0.24],
    [-1.9, 2.2, 0],
    [2.5, 1.3, 0],
  ].map(([x = 0, y = 0, z = 0]) => lyingTyre(x, y, z));
  return stage({
    view: { from: vec(4.2, 6.2, 1.5), to: vec(0, 0.2, 0.8), lens: 1.1, width: 2400, height: 1350 },
    mood: m3.dusk,
    seed: 202,
    backdrop: (s) => stand(s, 0.02, 0.98),
    actors: [
      {
        model: cars.otava,
        pose: { x: 0, y: 0, yaw: 0, steer: 0, wheels: false, lift: 0.2, driver: true },
      },
    ],
    props: [jack(0.9, 0.6), jack(-0.9, 0.6), jack(0.9, -0.6), jack(-0.9, -0.6), ...tyres],
    ground: (c) =>
      band(c, { heading: 0 }, 2.6, 2.75, '#f4f1ea', [-30, 30]) +
      band(c, { heading: 0 }, -3, -3.15, '#ff4d0a', [-30, 30]),
    over: (c) =>
      person3(c, 1.9, 1.15, 'kneel', { mirror: false, edge: { colour: '#ffb98a', side: 1 } }) +
      person3(c, -0.75, 1.35, 'kneel', {
        mirror: false,
        edge: { colour: '#ffb98a', side: 1 },
        helmet: '#f4f1ea',
      }) +
      person3(c, 3, -0.3, 'stand', { edge: { colour: '#ffb98a', side: 1 }, helmet: '#b6ff1a' }) +
      person3(c, -3.2, 0.6, 'cheer', { edge: { colour: '#ffb98a', side: 1 } }),
  });
}
function walker() {
  return stage({
    view: {
      from: vec(-7.6, -1.4, 1.3),
      to: vec(0, 0.5, 1.35),
      lens: 1.12,
      width: 1800,
      height: 2400,
    },
    mood: m3.dusk,
    seed: 205,
    backdrop: tribune,
    key: -0.8,
    actors: [
      {
        model: cars.otava,
        pose: {
          x: 3.4,
          y: 0.5,
          yaw: 2.5,
          steer: 0.3,
          driver: false,
          lamps: { head: true, brake: false },
        },
      },
    ],
    ground: (c) =>
      tyreMarks(c, { heading: 0.05 }, [-1.6, -0.2, 1.5], [-10, 60], 0.4) +
      band(c, { heading: 0 }, 2.4, 2.55, '#f4f1ea', [-20, 60], 0.7),
    over: (c) => person3(c, -2.6, 0.1, 'walk', { edge: { colour: '#ff9a50', side: 1 } }),
  });
}
var shots2 = [
  {
    svg: () =>
      garage({
        model: cars.otava,
        seed: 201,
        angle: 0.62,
        distance: 7.6,
        over: (c) =>
          person3(c, 1.2, 2.6, 'lean', { mirror: true }) +
          person3(c, -2.6, 1.8, 'crossed', { helmet: '#f4f1ea' }),
      }),
  },
  { svg: pitStop },
  { svg: () => group(m3.low, 203, ['crossed', 'stand', 'hip', 'crossed', 'stand']) },
  { svg: () => podium(204, m3.night, stadium) },
  { size: [1800, 2400], svg: walker },
  {
    svg: () =>
      garage({
        model: cars.lomnice,
        seed: 206,
        angle: -0.7,
        distance: 7.2,
        old: true,
        pose: { lamps: { head: true, brake: false } },
        over: (c) =>
          person3(c, 2.9, -0.4, 'lean', { edge: { colour: '#ffd9a0', side: -1 } }) +
          person3(c, 0.6, -1.9, 'kneel', {
            edge: { colour: '#ffd9a0', side: -1 },
            helmet: '#f4f1ea',
          }),
      }),
  },
  {
    size: [1800, 2400],
    svg: () =>
      drift({
        model: cars.otava,
        mood: m3.low,
        seed: 207,
        width: 1800,
        height: 2400,
        angle: 0.22,
        steer: -0.55,
        distance: 7.4,
        camera: 0.7,
        lens: 1.35,
        aim: [-0.3, 0, 1.1],
        backdrop: stadium,
        smoke: 1.7,
        night: true,
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.lomnice,
        mood: m3.day,
        seed: 208,
        angle: 1.4,
        steer: -0.5,
        distance: 7.2,
        camera: 0.8,
        lens: 1.2,
        aim: [-0.2, 0, 0.7],
        backdrop: forest,
        smoke: 0.9,
        over: (c, h) => streaks(c.width, h * 1.02, 8) + streaks(c.width, h, 18),
        kerbs: 'outer',
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.blanice,
        mood: m3.night,
        seed: 209,
        angle: -0.6,
        steer: 0.66,
        distance: 7.2,
        backdrop: tribune,
        smoke: 1.2,
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.brdy,
        mood: m3.rain,
        seed: 210,
        angle: 0.95,
        distance: 7.6,
        backdrop: hills,
        smoke: 1,
      }),
  },
  {
    size: [2400, 2400],
    svg: () =>
      drift({
        model: cars.skalka,
        mood: m3.golden,
        seed: 211,
        width: 2400,
        height: 2400,
        angle: -2.4,
        steer: 0.62,
        distance: 7.4,
        camera: 1.25,
        lens: 1.2,
        aim: [-0.2, 0, 1],
        backdrop: hills,
        smoke: 1.9,
        wind: 0.5,
        veil: 0.6,
      }),
  },
  {
    svg: () =>
      stage({
        view: {
          from: vec(5.2, -4.6, 1.1),
          to: vec(-0.1, 0, 0.85),
          lens: 1.1,
          width: 2400,
          height: 1350,
        },
        mood: { ...m3.dusk, asphalt: ['#4a4a38', '#171a14'] },
        seed: 212,
        backdrop: forest,
        actors: [
          {
            model: cars.rys,
            pose: {
              x: 0,
              y: 0,
              yaw: 0,
              steer: 0.25,
              driver: false,
              lamps: { head: true, brake: false },
            },
          },
        ],
        ground: (c) => tyreMarks(c, { heading: 0.1 }, [-0.7, 0.7], [-60, 30], 0.3),
      }),
  },
  {
    svg: () =>
      stage({
        view: { from: vec(20, 0, 2), to: vec(0, 0, 3), lens: 1, width: 2400, height: 1350 },
        mood: m3.night,
        seed: 213,
        backdrop: (s) => stadium(s),
        actors: [],
        trails: tyreSmoke(cars.otava, 1.4, 2, 5, 0, { x: 2, y: -6, yaw: 0 }),
        over: (c) =>
          crowd({
            from: 0,
            to: c.width,
            base: c.height + 60,
            size: 620,
            colours: ['#2a2f38', '#050608'],
            rows: 3,
            seed: 213,
            arms: 0.5,
            phones: true,
          }),
      }),
  },
  {
    svg: () =>
      stage({
        view: { from: vec(20, 0, 2.4), to: vec(0, 0, 4.6), lens: 1, width: 2400, height: 1350 },
        mood: m3.night,
        seed: 214,
        backdrop: (s) =>
          stand({ ...s, unit: s.unit * 2.2 }, 0.04, 0.96) +
          masts({ ...s, unit: s.unit * 1.5 }, [0.03, 0.97]),
        actors: [],
        props: tyreWall({ x: 2, y: -14 }, { x: 2, y: 14 }, 4),
        ground: (c) => band(c, { heading: Math.PI / 2 }, -9, -8, '#ff4d0a', [-40, 40]),
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.otava,
        mood: m3.night,
        seed: 215,
        angle: 0.08,
        steer: 0.05,
        roll: 0,
        distance: 10,
        camera: 0.9,
        aim: [0, 0, 1.75],
        lens: 1.1,
        smoke: 0.7,
        backdrop: tribune,
        kerbs: 'none',
        over: (c) => startLamps(c.width, 170, 5),
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.blanice,
        mood: m3.golden,
        seed: 216,
        angle: 0.8,
        distance: 8,
        smoke: 2.4,
        wind: -0.5,
        veil: 4,
        backdrop: hills,
        lens: 1,
      }),
  },
  {
    size: [1800, 2400],
    svg: () => aerial(cars.otava, 217, { width: 1800, height: 2400, second: cars.lomnice }),
  },
  {
    svg: () =>
      drift({
        model: cars.otava,
        mood: m3.night,
        seed: 218,
        angle: -0.8,
        steer: 0.66,
        backdrop: square,
        distance: 8.8,
        camera: 1.25,
        kerbs: 'none',
        smoke: 1.1,
        props: blocks({ x: -16, y: 4 }, { x: 4, y: 13 }),
        ground: (c) => watchers(c, 218, ['#2a2622', '#0c0d10']),
      }),
  },
  { svg: () => tyreStacks(219, m3.golden) },
  { size: [2400, 2400], svg: coneRow },
  { svg: toolWall },
  { svg: () => trackMap(221, false) },
  { svg: () => onTheRoad(223, m3.dusk, hills, 1) },
  { svg: () => emptyTrack(224, m3.dawn, hills) },
];
var galleryPictures = shots2.map(({ size: size2, svg: svg2 }, k) => ({
  path: `gallery/gallery-${String(k + 1).padStart(2, '0')}`,
  width: size2?.[0] ?? 2400,
  height: size2?.[1] ?? 1350,
  svg: svg2,
}));

// db/demo/art/scenes/blog.ts
var m4 = moods;
var shots3 = [
  () => podium(301, m4.dusk, tribune, true),
  () => engineBay('#ff4d0a', 303, true),
  () => wheelDetail(cars.otava, m4.day, -1, 304, { steer: -0.45, angle: -0.7, backdrop: tribune }),
  () => tyreStacks(305, m4.dusk),
  () =>
    drift({
      model: cars.lomnice,
      mood: m4.night,
      seed: 305,
      angle: 0.5,
      distance: 9.2,
      aim: [-1.6, 0.5, 0.85],
      backdrop: stadium,
      smoke: 0.9,
      wind: -0.5,
      ...chase(cars.skalka, -0.68, -5.6, -1.1, -0.1, true),
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m4.rain,
      seed: 306,
      angle: -0.7,
      steer: 0.66,
      distance: 8.2,
      backdrop: airfield,
      kerbs: 'none',
      smoke: 0.9,
      props: [...cone(3.5, -1.8), ...cone(3.8, 1.2), ...cone(-1.5, -4)],
    }),
  () =>
    garage({
      model: cars.otava,
      seed: 307,
      angle: 0.32,
      distance: 7.6,
      camera: 1.2,
      aim: [0, 0, 1],
      pose: { lamps: { head: true, brake: false } },
      over: (c) =>
        crowd({
          from: 0,
          to: c.width,
          base: c.height + 60,
          size: 400,
          colours: ['#15171b', '#050607'],
          rows: 1,
          seed: 307,
          arms: 0.35,
          phones: true,
        }),
    }),
  () => onTheRoad(308, m4.dawn, mountains, -1),
  () => trackMap(310, true),
  () => cockpit(cars.lomnice, m4.golden, 310),
  () =>
    drift({
      model: cars.brdy,
      mood: m4.snow,
      seed: 311,
      angle: 0.75,
      distance: 8,
      backdrop: forest,
      smoke: 1.3,
      kerbs: 'none',
    }),
  () =>
    garage({
      model: cars.rys,
      seed: 312,
      angle: -0.6,
      distance: 7.2,
      old: true,
      over: (c) =>
        person3(c, -0.4, -2.2, 'hip', { edge: { colour: '#ffd9a0', side: -1 }, mirror: true }),
    }),
  () =>
    drift({
      model: cars.blanice,
      mood: m4.dusk,
      seed: 313,
      angle: 2.6,
      distance: 8.4,
      camera: 1.3,
      aim: [0.6, 0, 0.9],
      backdrop: tribune,
      smoke: 1,
      wind: 0.6,
      veil: 0.5,
      ...chase(cars.otava, -0.66, 6.4, 0.2, -0.3),
    }),
  () => fence(314, m4.golden),
  () => cockpit(cars.otava, m4.night, 316, { gloves: false, low: true }),
  () =>
    stage({
      view: {
        from: vec(-7, 5.2, 1.25),
        to: vec(0.4, 0, 1.05),
        lens: 1.05,
        width: 2400,
        height: 1350,
      },
      mood: m4.dusk,
      seed: 316,
      backdrop: (s) => hills(s) + stand(s, 0.55, 1.05),
      actors: [
        {
          model: cars.otava,
          pose: {
            x: 0,
            y: 0,
            yaw: 0.15,
            steer: 0.2,
            driver: false,
            lamps: { head: false, brake: true },
          },
        },
      ],
      props: [...cone(2.6, 3), ...cone(-4, -3.4, true)],
      ground: (c) =>
        tyreMarks(c, { heading: 0.15, radius: 30 }, [-0.7, 0.7, 3, 4.4], [-30, 40], 0.4),
    }),
];
var blogPictures = shots3.map((svg2, k) => ({
  path: `blog/blog-${String(k + 1).padStart(2, '0')}`,
  width: 2400,
  height: 1350,
  svg: svg2,
}));

// db/demo/art/scenes/share.ts
var sharePicture = {
  path: 'og/og',
  width: 2400,
  height: 1260,
  svg: () =>
    drift({
      model: cars.otava,
      mood: moods.low,
      seed: 401,
      height: 1260,
      angle: 0.68,
      distance: 7.4,
      aim: [-0.9, 0, 0.95],
      backdrop: tribune,
      smoke: 1.4,
      over: () =>
        `<path d="M0 0H1120L820 430H0Z" fill="#0c0d10" opacity=".92"/><path d="M1120 0H1180L880 430H820Z" fill="#ff4d0a"/><path d="${outline('RYSI', { size: 300, x: 90, y: 250 })}" fill="#f4f1ea"/><path d="${outline('DRIFT TEAM', { size: 128, x: 90, y: 372 })}" fill="#ff4d0a"/>`,
    }),
};

// db/demo/art/plan.ts
var pictures = [
  ...carPictures,
  ...eventPictures,
  ...galleryPictures,
  ...blogPictures,
  sharePicture,
];

// db/demo/art/.go.mts
var [, , pat, mod = '1', rem = '0'] = process.argv;
var re = new RegExp(pat);
var list = pictures.filter((p) => re.test(p.path)).filter((_, i) => i % +mod === +rem);
for (const p of list) {
  const file = '/work/main/db/demo/season/images/' + p.path + '.webp';
  mkdirSync(file.replace(/\/[^/]+$/, ''), { recursive: true });
  try {
    const t = Date.now();
    const { size: size2 } = await sharp(Buffer.from(p.svg()), { unlimited: true })
      .flatten({ background: '#101114' })
      .webp({ quality: p.quality ?? 66, smartSubsample: true, effort: 6 })
      .toFile(file);
    console.log(p.path, Math.round(size2 / 1024), Date.now() - t);
  } catch (e) {
    console.log('FAIL', p.path, e);
  }
}
console.log('done');
