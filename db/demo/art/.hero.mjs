// db/demo/art/hero.ts
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

// db/demo/art/random.ts
function seeded(seed2) {
  let state = seed2 >>> 0;
  const next = () => {
    state = state + 1831565813 >>> 0;
    let t = Math.imul(state ^ state >>> 15, 1 | state);
    t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
}

// db/demo/art/render/colour.ts
var toLinear = (v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
function rgb(hex, gain2 = 1) {
  const n = Number.parseInt(hex.slice(1), 16);
  return {
    r: toLinear((n >> 16) / 255) * gain2,
    g: toLinear((n >> 8 & 255) / 255) * gain2,
    b: toLinear((n & 255) / 255) * gain2
  };
}
var blend = (a, b, t) => ({
  r: a.r + (b.r - a.r) * t,
  g: a.g + (b.g - a.g) * t,
  b: a.b + (b.b - a.b) * t
});
var gain = (a, k) => ({ r: a.r * k, g: a.g * k, b: a.b * k });
function tint(from, to, t) {
  const a = Number.parseInt(from.slice(1), 16);
  const b = Number.parseInt(to.slice(1), 16);
  const part = (shift) => {
    const v = (a >> shift & 255) * (1 - t) + (b >> shift & 255) * t;
    return Math.round(v).toString(16).padStart(2, "0");
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

// db/demo/art/backdrop/skyline.ts
var solid = (line, colour, opacity = 1) => `<path d="M${line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}Z" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

// db/demo/art/backdrop/country.ts
function ridge(strip, random, low, high, step) {
  const line = [[-50, strip.horizon + 4]];
  for (let x = -50; x < strip.width + step * strip.unit; x += step * strip.unit * random.between(0.5, 1.3)) {
    line.push([x, strip.horizon - strip.unit * random.between(low, high)]);
  }
  line.push([strip.width + 200, strip.horizon + 4]);
  return line;
}
var hills = (strip) => {
  const random = seeded(strip.seed);
  const { far, near } = strip.mood;
  return [0, 0.45, 0.8].map(
    (k, i) => solid(ridge(strip, random, 0.45 - i * 0.15, 1 - i * 0.3, 0.9), tint(far, near, k))
  ).join("");
};

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
  return camera2.see(vec(camera2.from.x + dx / d * 1e5, camera2.from.y + dy / d * 1e5, 0)).y;
}
function asphalt(mood2, camera2, horizon) {
  const top = Math.max(-10, horizon - 1);
  const [far, near] = mood2.asphalt;
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
  if (cut.length < 3) return "";
  return `M${cut.map((p) => camera2.see(p)).map(({ x, y }) => `${bound(x)} ${bound(y)}`).join("L")}Z`;
}
var bound = (v) => Math.max(-4e4, Math.min(4e4, v)).toFixed(1);
function onRoad(road, along2, aside, z = 0) {
  const c = Math.cos(road.heading);
  const s = Math.sin(road.heading);
  let [x, y] = [along2, aside];
  if (road.radius) {
    const angle = along2 / road.radius;
    x = Math.sin(angle) * (road.radius - aside);
    y = road.radius - Math.cos(angle) * (road.radius - aside);
  }
  return vec(x * c - y * s, x * s + y * c, z);
}
function band(camera2, road, from, to, colour, reach = [-60, 90], opacity = 1) {
  const steps = 60;
  const line = (aside) => Array.from(
    { length: steps + 1 },
    (_, k) => onRoad(road, mix(reach[0], reach[1], k / steps), aside)
  );
  const path = flat(camera2, [...line(from), ...line(to).reverse()]);
  return path && `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}
function kerb(camera2, road, aside, wide, colours, reach = [-40, 80], offset = 0) {
  const block = 1.25;
  const paths = ["", ""];
  for (let k = Math.floor(reach[0] / block); k * block < reach[1]; k++) {
    const [a, b] = [k * block + offset, (k + 1) * block + offset];
    const piece = flat(camera2, [
      onRoad(road, a, aside),
      onRoad(road, b, aside),
      onRoad(road, b, aside + wide),
      onRoad(road, a, aside + wide)
    ]);
    if (k % 2 === 0) paths[0] += piece;
    else paths[1] += piece;
  }
  const edge = Math.sign(wide) * 0.14;
  return `<path d="${paths[0]}" fill="${colours[0]}"/><path d="${paths[1]}" fill="${colours[1]}"/>` + band(camera2, road, aside - edge, aside, "#000000", reach, 0.45);
}
function tyreMarks(camera2, road, asides, reach, opacity = 0.4) {
  return asides.map((aside) => band(camera2, road, aside - 0.11, aside + 0.11, "#050506", reach, opacity)).join("");
}

// db/demo/art/backdrop/mood.ts
function lightOf(mood2, azimuth, turn2) {
  const towards = (aside, rise) => {
    const a = azimuth + Math.PI + aside;
    return vec(Math.cos(a) * Math.cos(rise), Math.sin(a) * Math.cos(rise), Math.sin(rise));
  };
  const sun = towards(turn2, mood2.sun.rise);
  const back = towards(-Math.sign(turn2) * 2.35, 0.4);
  const top = rgb(mood2.sky[0] ?? "#000000");
  const low = gain(rgb(mood2.sky.at(-1) ?? "#000000"), 1.15);
  const [floorFar, floorNear] = [rgb(mood2.asphalt[0]), rgb(mood2.asphalt[1])];
  const trees = rgb(mood2.near);
  const hot = rgb(mood2.sun.colour, 1.1);
  const strip = rgb("#ffffff", 2.2);
  const mirror = (d) => {
    const heading = Math.atan2(d.y, d.x);
    if (d.z < 0) return blend(floorNear, floorFar, smooth(-0.5, 0, d.z));
    const edge = 0.07 + 0.035 * Math.sin(heading * 5) + 0.02 * Math.sin(heading * 13);
    if (d.z < edge - 6e-3) return trees;
    if (mood2.lamps && d.z > 0.3 && d.z < 0.37 && (heading * 1.6 % 1 + 1) % 1 < 0.35)
      return strip;
    const side = Math.max(0, Math.cos(heading - Math.atan2(sun.y, sun.x)));
    const glow = blend(low, hot, side ** 3 * 0.6);
    const air = blend(glow, gain(top, 0.8), smooth(0.1, 0.36, d.z));
    return blend(trees, air, smooth(edge - 6e-3, edge + 6e-3, d.z));
  };
  return {
    sun,
    sunColour: rgb(mood2.sun.colour, mood2.sun.gain),
    above: rgb(mood2.above[0], mood2.above[1]),
    below: rgb(mood2.below[0], mood2.below[1]),
    mirror,
    shadow: mood2.wet ? 0.35 : mood2.lamps ? 0.75 : 0.72,
    cast: mood2.disc ? back : sun,
    rim: mood2.rim && { from: back, colour: rgb(mood2.rim.colour, mood2.rim.gain) }
  };
}

// db/demo/art/backdrop/moods.ts
var moods = {
  golden: {
    sky: ["#2b3140", "#5a5058", "#a8664a", "#ee8d45", "#ffc37a"],
    cloud: "#3a3540",
    disc: { colour: "#fff0cf", glow: "#ff8a3a", x: 0.24, up: 0.1, size: 0.075 },
    far: "#6a4a46",
    near: "#241f24",
    asphalt: ["#6e5348", "#17171a"],
    verge: "#2b2622",
    smoke: { lit: "#ffe3c4", body: "#c9a997", shade: "#5d5258" },
    sun: { rise: 0.42, colour: "#ffcf9a", gain: 2.5 },
    above: ["#7f8ba3", 1.05],
    below: ["#5a4238", 0.5],
    rim: { colour: "#ff9a50", gain: 1.4 }
  },
  low: {
    sky: ["#17181d", "#2a2a30", "#5b3a30", "#c2501f", "#ff7a2a"],
    cloud: "#1b1a1f",
    disc: { colour: "#ffe2b8", glow: "#ff4d0a", x: 0.24, up: 0.08, size: 0.1 },
    far: "#46302c",
    near: "#141317",
    asphalt: ["#5a3a2c", "#0f0f12"],
    verge: "#1a1718",
    smoke: { lit: "#ffd0a4", body: "#a88272", shade: "#41393e" },
    sun: { rise: 0.4, colour: "#ffc48c", gain: 2.5 },
    above: ["#76839c", 1.15],
    below: ["#4a352d", 0.45],
    rim: { colour: "#ff7a2a", gain: 1.9 }
  },
  day: {
    sky: ["#5d7187", "#8496a6", "#aeb8be", "#d3d5d2", "#e8e4d8"],
    cloud: "#c9cfd2",
    far: "#7d8a8f",
    near: "#343a3b",
    asphalt: ["#8b8c8b", "#2a2b2e"],
    verge: "#4a5140",
    smoke: { lit: "#ffffff", body: "#dadcdc", shade: "#8d9499" },
    sun: { rise: 0.75, colour: "#fff4e2", gain: 2.2 },
    above: ["#aebccb", 0.95],
    below: ["#55524e", 0.5]
  },
  dusk: {
    sky: ["#0f1220", "#232842", "#4d4160", "#a3605c", "#f09a62"],
    cloud: "#2a2639",
    disc: { colour: "#ffd9a8", glow: "#e8663a", x: 0.24, up: 0.035, size: 0.05 },
    far: "#3b3349",
    near: "#15141f",
    asphalt: ["#4f404e", "#111118"],
    verge: "#1b1a22",
    smoke: { lit: "#f3c9b4", body: "#8f7f90", shade: "#3a3648" },
    sun: { rise: 0.45, colour: "#ffcfae", gain: 1.9 },
    above: ["#6f7ba8", 1.1],
    below: ["#463848", 0.5],
    rim: { colour: "#ff8a4a", gain: 1.5 }
  },
  night: {
    sky: ["#05060a", "#080a11", "#0d111b", "#151b28", "#212a3a"],
    cloud: "#0d1119",
    far: "#141a26",
    near: "#080a0f",
    asphalt: ["#2d333d", "#0b0c0f"],
    verge: "#0d0f12",
    smoke: { lit: "#eef3fb", body: "#8792a3", shade: "#2c333f" },
    sun: { rise: 0.7, colour: "#f2f6ff", gain: 1.9 },
    above: ["#5c6a86", 0.85],
    below: ["#20242c", 0.5],
    rim: { colour: "#bcd2ff", gain: 1.5 },
    lamps: true
  },
  rain: {
    sky: ["#2c333b", "#434c55", "#5d676f", "#79838a", "#98a1a5"],
    cloud: "#39424b",
    far: "#56616a",
    near: "#252b31",
    asphalt: ["#7d878e", "#1b2025"],
    verge: "#2c332f",
    smoke: { lit: "#e6ecef", body: "#a9b3b9", shade: "#5d6870" },
    sun: { rise: 0.9, colour: "#e8f0f6", gain: 1.15 },
    above: ["#a9b7c3", 1.1],
    below: ["#3b4248", 0.6],
    rim: { colour: "#cfdbe4", gain: 0.7 },
    wet: true
  },
  dawn: {
    sky: ["#33405a", "#65708a", "#a59aa4", "#e6b9a2", "#ffdfb4"],
    cloud: "#7a7a90",
    disc: { colour: "#fff6df", glow: "#ffb070", x: 0.24, up: 0.06, size: 0.06 },
    far: "#7f7886",
    near: "#2e2d38",
    asphalt: ["#8d7d7d", "#202127"],
    verge: "#3a3a3c",
    smoke: { lit: "#fff2e2", body: "#cdbfc0", shade: "#777484" },
    sun: { rise: 0.5, colour: "#ffe0bd", gain: 2.2 },
    above: ["#93a2bf", 0.9],
    below: ["#55494a", 0.5],
    rim: { colour: "#ffc890", gain: 1.2 }
  },
  desert: {
    sky: ["#3a2438", "#7a3346", "#c4513a", "#f58a3c", "#ffd08a"],
    cloud: "#5a2a3c",
    disc: { colour: "#fff1c8", glow: "#ff7a30", x: 0.24, up: 0.12, size: 0.13 },
    far: "#8a3f38",
    near: "#3a1c22",
    asphalt: ["#8a5038", "#251a1a"],
    verge: "#5a3226",
    smoke: { lit: "#ffe0b4", body: "#d69a74", shade: "#7c4a44" },
    sun: { rise: 0.42, colour: "#ffcb90", gain: 2.5 },
    above: ["#a0788c", 1],
    below: ["#7a4630", 0.55],
    rim: { colour: "#ffa050", gain: 1.6 }
  },
  snow: {
    sky: ["#6f8294", "#93a3b0", "#b7c1c8", "#d6dadb", "#efece6"],
    cloud: "#dfe4e6",
    far: "#9aa7b0",
    near: "#3a444c",
    asphalt: ["#e9edef", "#a9b6c2"],
    verge: "#dfe5e9",
    smoke: { lit: "#ffffff", body: "#e8eef2", shade: "#a9b8c6" },
    sun: { rise: 0.55, colour: "#fff3e0", gain: 2.1 },
    above: ["#b9c8d6", 1],
    below: ["#b4bec8", 0.7]
  }
};

// db/demo/art/backdrop/sky.ts
function sky(mood2, width, height, horizon, seed2, side) {
  const random = seeded(seed2);
  const stops = mood2.sky.map((colour, k) => `<stop offset="${k / (mood2.sky.length - 1)}" stop-color="${colour}"/>`).join("");
  const parts = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
    `<rect width="${width}" height="${Math.ceil(horizon) + 2}" fill="url(#sky)"/>`
  ];
  if (mood2.lamps) {
    for (let k = 0; k < 70; k++) {
      const y = random.between(0, Math.max(10, horizon * 0.8));
      parts.push(
        `<circle cx="${random.between(0, width).toFixed(0)}" cy="${y.toFixed(0)}" r="${random.between(0.8, 2.2).toFixed(1)}" fill="#cdd8ea" opacity="${random.between(0.2, 0.7).toFixed(2)}"/>`
      );
    }
  }
  const { disc: disc2 } = mood2;
  if (disc2) {
    const [x, y, r] = [
      (side > 0 ? disc2.x : 1 - disc2.x) * width,
      horizon - disc2.up * height,
      disc2.size * height
    ];
    parts.push(
      `<defs><radialGradient id="glow"><stop offset="0" stop-color="${disc2.glow}" stop-opacity=".85"/><stop offset=".4" stop-color="${disc2.glow}" stop-opacity=".32"/><stop offset="1" stop-color="${disc2.glow}" stop-opacity="0"/></radialGradient></defs>`,
      `<circle cx="${x}" cy="${y}" r="${r * 7}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${r}" fill="${disc2.colour}"/>`
    );
  }
  for (let k = 0; k < 9; k++) {
    const y = horizon * random.between(0.08, 0.86);
    const x = random.between(-0.2, 0.9) * width;
    const long = random.between(0.2, 0.7) * width;
    const tall = random.between(8e-3, 0.03) * height * (1.2 - y / horizon / 2);
    parts.push(
      `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(long * 0.3).toFixed(0)} ${(-tall).toFixed(0)}h${(long * 0.5).toFixed(0)}l${(long * 0.25).toFixed(0)} ${(tall * 0.7).toFixed(0)}l${(-long * 0.4).toFixed(0)} ${(tall * 0.8).toFixed(0)}h${(-long * 0.35).toFixed(0)}z" fill="${mood2.cloud}" opacity="${random.between(0.18, 0.5).toFixed(2)}"/>`
    );
  }
  return parts.join("");
}

// db/demo/art/backdrop/tribune.ts
var masts = (strip, places) => {
  const { width, horizon, unit: u, mood: mood2 } = strip;
  return places.map((place2) => {
    const x = place2 * width;
    const top = horizon - u * 2.9;
    const lamp = mood2.lamps ? "#ffffff" : tint(mood2.near, "#ffffff", 0.35);
    let lamps = "";
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 5; c++)
        lamps += `M${(x - u * 0.34 + c * u * 0.15).toFixed(0)} ${(top + r * u * 0.13).toFixed(0)}h${(u * 0.1).toFixed(0)}v${(u * 0.09).toFixed(0)}h${(-u * 0.1).toFixed(0)}z`;
    }
    const glow = mood2.lamps ? `<circle cx="${x}" cy="${top + u * 0.15}" r="${u * 2.2}" fill="url(#lampGlow)"/>` : "";
    return `<path d="M${x - u * 0.05} ${horizon + 6}L${x - u * 0.025} ${top}h${u * 0.05}L${x + u * 0.05} ${horizon + 6}z" fill="${mood2.near}"/>${solid(
      [
        [x - u * 0.4, top - u * 0.05],
        [x + u * 0.4, top - u * 0.05],
        [x + u * 0.4, top + u * 0.4],
        [x - u * 0.4, top + u * 0.4]
      ],
      mood2.near
    )}${glow}<path d="${lamps}" fill="${lamp}"/>`;
  }).join("");
};
var lampDefs = '<radialGradient id="lampGlow"><stop offset="0" stop-color="#eaf1ff" stop-opacity=".75"/><stop offset=".25" stop-color="#cfdcf5" stop-opacity=".26"/><stop offset="1" stop-color="#cfdcf5" stop-opacity="0"/></radialGradient>';
function stand(strip, from, to) {
  const { width, horizon, unit: u, mood: mood2 } = strip;
  const random = seeded(strip.seed + 5);
  const [left, right] = [from * width, to * width];
  const deep = u * 1.3;
  const shade = tint(mood2.near, "#000000", 0.35);
  let out = solid(
    [
      [left, horizon + 5],
      [left - u * 0.2, horizon - deep],
      [right + u * 0.2, horizon - deep],
      [right, horizon + 5]
    ],
    shade
  );
  const shirts = [
    tint(mood2.near, mood2.smoke.lit, 0.5),
    tint(mood2.near, "#ff4d0a", 0.75),
    tint(mood2.near, mood2.far, 0.9),
    tint(mood2.near, mood2.smoke.body, 0.4)
  ];
  const paths = shirts.map(() => "");
  const rows = 13;
  for (let row = 0; row < rows; row++) {
    const y = horizon - u * 0.22 - row / rows * (deep - u * 0.3);
    const s = u * 0.05;
    for (let x = left - row / rows * u * 0.17; x < right + row / rows * u * 0.17; x += s * 1.25) {
      if (random.next() < 0.14) continue;
      const k = Math.floor(random.next() ** 1.6 * shirts.length);
      const [px, py] = [x + random.between(-0.3, 0.3) * s, y + random.between(-0.3, 0.3) * s];
      paths[k] += `M${px.toFixed(0)} ${py.toFixed(0)}v${(-s * 0.8).toFixed(0)}q${(s * 0.4).toFixed(1)} ${(-s * 0.9).toFixed(1)} ${(s * 0.8).toFixed(0)} 0v${(s * 0.8).toFixed(0)}z`;
    }
  }
  out += paths.map((d, k) => `<path d="${d}" fill="${shirts[k]}"/>`).join("");
  for (let k = 1; k < 6; k++) {
    const x = left + (right - left) * k / 6;
    out += solid(
      [
        [x - u * 0.02, horizon],
        [x - u * 0.02, horizon - deep - u * 0.55],
        [x + u * 0.02, horizon - deep - u * 0.55],
        [x + u * 0.02, horizon]
      ],
      shade
    );
  }
  out += solid(
    [
      [left - u * 0.45, horizon - deep - u * 0.35],
      [left - u * 0.3, horizon - deep - u * 0.68],
      [right + u * 0.3, horizon - deep - u * 0.68],
      [right + u * 0.55, horizon - deep - u * 0.3],
      [right + u * 0.5, horizon - deep - u * 0.24]
    ],
    tint(mood2.near, mood2.far, 0.35)
  );
  out += solid(
    [
      [left - u * 0.45, horizon - deep - u * 0.35],
      [right + u * 0.55, horizon - deep - u * 0.3],
      [right + u * 0.5, horizon - deep - u * 0.22],
      [left - u * 0.4, horizon - deep - u * 0.27]
    ],
    shade
  );
  out += solid(
    [
      [left, horizon + 5],
      [left, horizon - u * 0.2],
      [right, horizon - u * 0.2],
      [right, horizon + 5]
    ],
    tint(mood2.near, "#ff4d0a", 0.82)
  );
  if (mood2.lamps) {
    let lamps = "";
    for (let k = 0; k < 14; k++)
      lamps += `M${(left + (right - left) * (k + 0.4) / 14).toFixed(0)} ${(horizon - deep - u * 0.26).toFixed(0)}h${(u * 0.16).toFixed(0)}v${(u * 0.05).toFixed(0)}h${(-u * 0.16).toFixed(0)}z`;
    out += `<path d="${lamps}" fill="#fff"/>`;
  }
  return out;
}

// db/demo/art/render/mesh.ts
var plain = (colour, gloss = 0.02, glow) => {
  const material = { colour, gloss, ...glow ? { glow } : {} };
  return () => material;
};
function placed(mesh2, step) {
  const old = mesh2.transform;
  if (!old) return { ...mesh2, transform: step };
  return {
    ...mesh2,
    transform: {
      point: (p) => step.point(old.point(p)),
      turn: (d) => step.turn(old.turn(d))
    }
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
      { x: low.x, y: high.y }
    ],
    low.z,
    high.z,
    paint
  );
}
function prism(outline, low, high, paint) {
  const floor = outline.map((p) => vec(p.x, p.y, low)).reverse();
  const roof = outline.map((p) => vec(p.x, p.y, high));
  const walls = outline.map((p, k) => {
    const q = outline[(k + 1) % outline.length] ?? p;
    return [vec(p.x, p.y, low), vec(q.x, q.y, low), vec(q.x, q.y, high), vec(p.x, p.y, high)];
  });
  return facets([floor, roof, ...walls], paint);
}
function lathe(profile, steps, paint) {
  const rows = profile.map(
    (p, i) => Array.from({ length: steps }, (_, k) => {
      const angle = k / steps * Math.PI * 2;
      const at = vec(Math.cos(angle) * p.r, p.y, Math.sin(angle) * p.r);
      return { at, u: angle, v: p.r, w: i };
    })
  );
  return grid(rows, paint, true);
}
function tube(path, radius, paint, steps = 10) {
  const rows = path.map((p, i) => {
    const before = path[Math.max(0, i - 1)] ?? p;
    const behind = path[Math.min(path.length - 1, i + 1)] ?? p;
    const along2 = unit(sub(behind, before));
    const side = unit(cross(along2, Math.abs(along2.z) > 0.9 ? vec(1, 0, 0) : vec(0, 0, 1)));
    const up = cross(side, along2);
    return Array.from({ length: steps }, (_, k) => {
      const angle = k / steps * Math.PI * 2;
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      const ring = vec(side.x * c + up.x * s, side.y * c + up.y * s, side.z * c + up.z * s);
      return { at: add(p, ring), u: angle, v: i / Math.max(1, path.length - 1), w: 0 };
    });
  });
  return grid(rows, paint, true);
}
function ball(centre, size2, paint, steps = 28) {
  const rows = Array.from({ length: steps / 2 + 1 }, (_, i) => {
    const tall = i / (steps / 2) * Math.PI - Math.PI / 2;
    return Array.from({ length: steps }, (_2, k) => {
      const angle = k / steps * Math.PI * 2;
      const d = vec(
        Math.cos(tall) * Math.cos(angle),
        Math.cos(tall) * Math.sin(angle),
        Math.sin(tall)
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
    turn: (d) => second.turn(first.turn(d))
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
  const turn2 = (p) => {
    if (axis === "z") return vec(p.x * c - p.y * s, p.x * s + p.y * c, p.z);
    if (axis === "y") return vec(p.x * c + p.z * s, p.y, -p.x * s + p.z * c);
    return vec(p.x, p.y * c - p.z * s, p.y * s + p.z * c);
  };
  return { point: turn2, turn: turn2 };
}

// db/demo/art/car/carbon.ts
var carbon = plain(rgb("#0b0c0d"), 0.015);

// db/demo/art/car/curve.ts
function along(knots) {
  const slopes = knots.map((knot, i) => {
    const before = knots[i - 1];
    const behind = knots[i + 1];
    if (!before || !behind) return 0;
    const d0 = (knot[1] - before[1]) / (knot[0] - before[0]);
    const d1 = (behind[1] - knot[1]) / (behind[0] - knot[0]);
    return d0 * d1 <= 0 ? 0 : 2 * d0 * d1 / (d0 + d1);
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
    return y0 * (2 * t3 - 3 * t2 + 1) + m0 * (t3 - 2 * t2 + t) + y1 * (3 * t2 - 2 * t3) + m1 * (t3 - t2);
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
  const part = (p, q, r, s) => 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
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
    const want = k / count * total;
    const i = Math.max(
      1,
      steps.findIndex((s) => s >= want - 1e-9)
    );
    const [s0, s1] = [steps[i - 1] ?? 0, steps[i] ?? 1];
    const t = (want - s0) / (s1 - s0 || 1);
    const [a, b] = [line[i - 1], line[i]];
    return { xi: mix(a?.xi ?? 0, b?.xi ?? 0, t), eta: mix(a?.eta ?? 0, b?.eta ?? 0, t) };
  });
}

// db/demo/art/car/wing.ts
function wing(shape, w, livery) {
  const profile = (k) => {
    const t = k < 0.5 ? 1 - k * 2 : (k - 0.5) * 2;
    const thick = 0.055 * Math.sqrt(t) * (1 - t) * 2.4;
    const camber = 0.05 * t * t - 0.015;
    return [w.x + w.chord * (0.5 - t), w.z + camber + (k < 0.5 ? thick * 0.35 : -thick * 0.65)];
  };
  const rows = [-1, -0.5, 0, 0.5, 1].map(
    (s) => Array.from({ length: 41 }, (_, k) => {
      const [x, z] = profile(k / 40);
      return { at: vec(x, s * w.half, z), u: s, v: k / 40, w: 0 };
    })
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
      [f - 0.05, w.z + 0.075]
    ];
    return facets(
      [ring.map(([x, z]) => vec(x, y, z)), ring.map(([x, z]) => vec(x, y + out, z))],
      plain(rgb(livery.rim === "#101113" ? "#ff4d0a" : livery.caliper), 0.06)
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
      [w.x + 0.1, w.z - 0.03]
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
            vec(x, y + out, z)
          ];
        })
      ],
      carbon
    );
  });
  return [blade, ...plates, ...stands];
}

// db/demo/art/car/aero.ts
var steel = plain(rgb("#8d9096"), 0.3);
function aero(shape, livery, skin) {
  return [
    ...splitter(shape),
    ...skirts(shape),
    ...diffuser(shape),
    ...mirrors(shape, plain(skin.base.colour, skin.base.gloss)),
    ...shape.wing ? wing(shape, shape.wing, livery) : [],
    ...straps(shape)
  ];
}
function splitter(shape) {
  const low = along(shape.nose)(0.05) + 0.07;
  const outline = outlineThrough(shape.plan, 60).filter((p) => p.xi > 0.72);
  const half = 0.87;
  const left = outline.map((p) => ({ x: p.xi * low, y: p.eta * half }));
  const ring = [...left, ...[...left].reverse().map((p) => ({ x: p.x, y: -p.y }))];
  const canards = [-1, 1].flatMap(
    (s) => [0.3, 0.42].map(
      (z) => facets(
        [
          [
            vec(1.72, s * 0.86, z),
            vec(1.98, s * 0.77, z - 0.045),
            vec(2, s * 0.86, z - 0.03),
            vec(1.74, s * 0.97, z + 0.05)
          ]
        ],
        carbon
      )
    )
  );
  const stays = [-0.4, 0.4].map(
    (y) => tube([vec(low - 0.03, y, 0.08), vec(low - 0.1, y, 0.3)], 7e-3, steel, 6)
  );
  return [prism(ring, 0.075, 0.098, carbon), ...stays, ...canards];
}
function skirts(shape) {
  const { front, rear } = shape.axles;
  return [-1, 1].map(
    (s) => prism(
      [
        { x: rear + 0.42, y: s * 0.8 },
        { x: rear + 0.4, y: s * 0.95 },
        { x: front - 0.5, y: s * 0.93 },
        { x: front - 0.42, y: s * 0.8 }
      ],
      0.085,
      0.11,
      carbon
    )
  );
}
function diffuser(shape) {
  const end = along(shape.tail)(0.15);
  const fins = [-0.36, -0.12, 0.12, 0.36].map(
    (y) => facets(
      [
        [
          vec(end + 0.3, y, 0.1),
          vec(end - 0.05, y, 0.1),
          vec(end - 0.05, y, 0.24),
          vec(end + 0.1, y, 0.28)
        ]
      ],
      carbon
    )
  );
  const pipes = [-0.54, 0.54].map(
    (y) => placed(
      lathe(
        [
          { y: 0.2, r: 0.045 },
          { y: -0.04, r: 0.05 },
          { y: -0.04, r: 0.042 },
          { y: 0.18, r: 0.04 }
        ],
        24,
        steel
      ),
      chain(rotate("z", -Math.PI / 2), move(end - 0.02, y, 0.25))
    )
  );
  return [
    box(vec(end - 0.04, -0.62, 0.09), vec(end + 0.3, 0.62, 0.105), carbon),
    ...fins,
    ...pipes
  ];
}
function mirrors(shape, paint) {
  const x = shape.cabin.cowl - 0.32;
  return [-1, 1].flatMap((s) => [
    placed(
      ball(vec(0, 0, 0), vec(0.075, 0.105, 0.052), paint, 24),
      chain(rotate("z", s * 0.25), move(x, s * 0.92, 0.955))
    ),
    tube([vec(x - 0.02, s * 0.74, 0.9), vec(x, s * 0.88, 0.94)], 0.016, carbon, 8)
  ]);
}
function straps(shape) {
  const red = plain(rgb("#e2231a"), 0.02);
  const front = along(shape.nose)(0.2);
  const rear = along(shape.tail)(0.3);
  const strap = (x, y, out) => facets(
    [
      [
        vec(x, y - 0.02, 0.3),
        vec(x + out, y - 0.02, 0.27),
        vec(x + out, y + 0.02, 0.27),
        vec(x, y + 0.02, 0.3)
      ]
    ],
    red
  );
  return [strap(front - 0.02, -0.36, 0.11), strap(rear + 0.02, 0.4, -0.09)];
}

// db/demo/art/car/shell.ts
function shell(outline, rings, paint, bend) {
  const both2 = [
    ...outline.map((share) => ({ ...share, side: 1 })),
    ...outline.slice(1, -1).reverse().map((share) => ({ ...share, side: -1 }))
  ];
  const wide = rings[Math.floor(rings.length / 2)];
  const ways = wide ? waysAlong(outline, wide) : [];
  const rows = rings.map(
    (ring, i) => both2.map(({ xi, eta, side }, k) => {
      const x = placeOf(ring, xi);
      const way = ways[k < outline.length ? k : both2.length - k] ?? 0;
      const at = bend({ x, y: side * eta * ring.half, z: ring.z(x) });
      return { at, u: way * side, v: i / (rings.length - 1), w: xi };
    })
  );
  return grid(rows, paint, true);
}
function lid(outline, ring, rise, paint) {
  const rows = outline.map(
    ({ xi, eta }) => Array.from({ length: 41 }, (_, k) => {
      const share = k / 20 - 1;
      const x = placeOf(ring, xi);
      const y = share * eta * ring.half;
      const lift = rise(x, share * eta) * (1 - smooth(0.8, 1, Math.abs(xi)));
      return { at: { x, y, z: ring.z(x) + lift }, u: y, v: 1, w: xi };
    })
  );
  return grid(rows, paint);
}
function halfGirth(outline, ring) {
  return waysAlong(outline, ring).at(-1) ?? 0;
}
function placeOf(ring, xi) {
  return mix(ring.rear, ring.front, (xi + 1) / 2);
}
function waysAlong(outline, ring) {
  let sum = 0;
  return outline.map((share, i) => {
    const last = outline[i - 1];
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
  const outline = outlineThrough(shape.plan, 240);
  const rows = 40;
  const rings = Array.from({ length: rows + 1 }, (_, i) => sideRing(shape, i / rows));
  for (let i = 1; i <= 6; i++) {
    const angle = i / 6 * (Math.PI / 2);
    const inset = shape.edge * (1 - Math.cos(angle));
    const up = shape.edge * Math.sin(angle);
    rings.push({
      front: front(1) - inset,
      rear: rear(1) + inset,
      half: half(1) - inset,
      z: (x) => shoulder(x) - shape.edge + up
    });
  }
  const last = rings.at(-1);
  if (!last) return [];
  const hole = (spot) => inArch(shape, spot.at);
  const bulge = (x) => smooth(0.6, 1.2, x) * (1 - smooth(1.7, 2.05, x)) * 0.03;
  return [
    { ...shell(outline, rings, skin.lower, (p) => flared(shape, p)), hole },
    lid(
      outline,
      last,
      (x, share) => {
        const s = Math.abs(share);
        return shape.crown * (1 - s * s) * (0.4 + 0.6 * smooth(-2.2, -1.6, x)) + bulge(x) * (1 - smooth(0.5, 0.62, s));
      },
      skin.lower
    )
  ];
}
function sideRing(shape, t) {
  const shoulder = along(shape.shoulder);
  return {
    front: along(shape.nose)(t),
    rear: along(shape.tail)(t),
    half: along(shape.half)(t),
    z: (x) => mix(shape.sill, shoulder(x) - shape.edge, t)
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
  const outline = outlineThrough(c.plan, 160);
  const rows = 24;
  const ringAt = (t, inset, up) => {
    const front = mix(c.cowl, c.roofFront, t) + 0.05 * Math.sin(Math.PI * t) - inset;
    const rear = mix(c.back, c.roofBack, t) - 0.05 * Math.sin(Math.PI * t) + inset;
    return {
      front,
      rear,
      half: mix(c.halfBelow, c.halfAbove, t ** 1.25) - inset,
      z: (x) => mix(shoulder(x) - 0.015, roofLine(shape, x) - c.edge, t) + up
    };
  };
  const rings = [];
  for (let i = 0; i <= rows; i++) rings.push(ringAt(i / rows, 0, 0));
  for (let i = 1; i <= 6; i++) {
    const angle = i / 6 * (Math.PI / 2);
    rings.push(ringAt(1, c.edge * (1 - Math.cos(angle)), c.edge * Math.sin(angle)));
  }
  const last = rings.at(-1);
  if (!last) return [];
  const share = rings.length - 1;
  const hole = (spot) => windowAt(shape, spot, spot.v * share / rows);
  const frame2 = shell(
    outline,
    rings,
    (spot) => {
      const t = spot.v * share / rows;
      return edgeOfWindow(shape, spot, t) ? seal : skin.upper(spot);
    },
    (p) => p
  );
  const strip = { colour: rgb(livery.sunstrip.colour), gloss: 0.05 };
  const pane = { colour: rgb("#05070a"), gloss: 0.09 };
  const glass = {
    ...frame2,
    hole: (spot) => {
      const t = spot.v * share / rows;
      return !windowAt(shape, spot, t) || spot.w > 0.8 && t > 0.78;
    },
    paint: () => pane,
    clear: 0.5
  };
  const banner = {
    ...frame2,
    hole: (spot) => {
      const t = spot.v * share / rows;
      return !(spot.w > 0.8 && t > 0.78 && windowAt(shape, spot, t));
    },
    paint: () => strip
  };
  return [
    { ...frame2, hole },
    glass,
    banner,
    lid(outline, last, (_x, s) => 0.022 * (1 - s * s), skin.upper)
  ];
}
var seal = { colour: rgb("#08090a"), gloss: 0.03 };
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
    ([from, to]) => spot.w > from - grow * 0.5 && spot.w < to + grow * 0.5
  );
}
function edgeOfWindow(shape, spot, t) {
  return windowAt(shape, spot, t, 0.035);
}
function etaOf(shape, spot, t) {
  return Math.abs(spot.at.y) / mix(shape.cabin.halfBelow, shape.cabin.halfAbove, t ** 1.25);
}
function under(shape) {
  const dark = plain(rgb("#040405"), 0.01);
  const { front, rear } = shape.axles;
  return [
    box(vec(rear - 0.7, -0.52, 0.16), vec(front + 0.6, 0.52, 0.5), dark),
    box(vec(rear + 0.45, -0.78, 0.14), vec(front - 0.45, 0.78, 0.42), dark),
    box(vec(front + 0.42, -0.72, 0.2), vec(front + 0.66, 0.72, 0.56), dark)
  ];
}

// db/demo/art/car/cabin.ts
function cabin(shape, livery, driver, steer2) {
  const dark = plain(rgb("#0b0c0e"), 0.02);
  const { cowl, back } = shape.cabin;
  return [
    box(vec(back + 0.3, -0.7, 0.45), vec(cowl - 0.25, 0.7, 0.6), dark),
    box(vec(cowl - 0.55, -0.7, 0.6), vec(cowl - 0.12, 0.7, 0.86), dark),
    ...cage(shape, plain(rgb(livery.cage), 0.06)),
    ...seat(0.36, dark, livery),
    ...seat(-0.36, dark, livery),
    ...steering(0.36, cowl - 0.66, 0.9, steer2),
    ...driver ? person(0.36, livery) : []
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
      vec(c.cowl - 0.14, s * (low - 0.02), 0.86)
    ]),
    bar([vec(hoop, s * top, roof - 0.03), vec(c.back + 0.25, s * (low - 0.12), 0.85)]),
    bar([vec(hoop, s * low, 0.75), vec(c.cowl - 0.3, s * low, 0.5)]),
    bar([vec(hoop, s * low, 0.45), vec(c.cowl - 0.3, s * low, 0.76)])
  ]);
  const brow = bar([
    vec(c.roofFront - 0.04, -top, roof - 0.02),
    vec(c.roofFront - 0.04, top, roof - 0.02)
  ]);
  if (ahead) return [...sides, brow];
  return [
    ...sides,
    brow,
    bar([vec(hoop, -top, roof), vec(hoop, top, roof)]),
    bar([vec(c.roofFront - 0.04, -top, roof - 0.02), vec(c.roofFront - 0.04, top, roof - 0.02)]),
    bar([vec(hoop, -low, 0.5), vec(hoop, top, roof)]),
    bar([vec(hoop, low, 0.5), vec(hoop, -top, roof)])
  ];
}
function seat(y, dark, livery) {
  const accent = plain(rgb(livery.caliper), 0.02);
  return [
    placed(
      box(vec(-0.06, -0.23, 0), vec(0.06, 0.23, 0.46), dark),
      chain(rotate("y", -0.28), move(-0.3, y, 0.58))
    ),
    placed(
      box(vec(-0.05, -0.14, 0), vec(0.05, 0.14, 0.12), dark),
      chain(rotate("y", -0.28), move(-0.43, y, 1))
    ),
    placed(
      box(vec(0.055, -0.1, 0.1), vec(0.066, -0.05, 0.45), accent),
      chain(rotate("y", -0.28), move(-0.3, y, 0.58))
    ),
    placed(
      box(vec(0.055, 0.05, 0.1), vec(0.066, 0.1, 0.45), accent),
      chain(rotate("y", -0.28), move(-0.3, y, 0.58))
    ),
    box(vec(-0.3, y - 0.23, 0.5), vec(0.2, y + 0.23, 0.66), dark)
  ];
}
function steering(y, x, z, turn2) {
  const rubber = plain(rgb("#1b1c1f"), 0.03);
  const ring = Array.from({ length: 41 }, (_, k) => {
    const a = k / 40 * Math.PI * 2;
    return vec(0, Math.cos(a) * 0.165, Math.sin(a) * 0.165);
  });
  const place2 = chain(rotate("x", turn2), rotate("y", -0.35), move(x, y, z));
  return [
    tube(ring, 0.016, rubber, 8),
    ...[0, 2.2, -2.2].map(
      (a) => tube([vec(0, 0, 0), vec(0, Math.sin(a) * 0.16, -Math.cos(a) * 0.16)], 0.012, rubber, 6)
    )
  ].map((mesh2) => placed(mesh2, place2));
}
function person(y, livery) {
  const [shellColour, stripe] = livery.helmet.map((hex) => rgb(hex));
  const visor = { colour: rgb("#0a0c10"), gloss: 0.25 };
  const helmet = ({ u, v }) => {
    const ahead = Math.cos(u) > 0.1;
    if (ahead && v > -0.28 && v < 0.38) return visor;
    return {
      colour: (Math.abs(Math.sin(u)) < 0.3 && v > 0.3 ? stripe : shellColour) ?? rgb("#ffffff"),
      gloss: 0.08
    };
  };
  const suit = plain(rgb("#1d1f24"), 0.02);
  return [
    ball(vec(-0.16, y, 1.04), vec(0.145, 0.125, 0.14), helmet),
    ball(vec(-0.2, y, 0.72), vec(0.15, 0.23, 0.24), suit),
    tube(
      [vec(-0.12, y + 0.2, 0.86), vec(0.04, y + 0.24, 0.7), vec(0.2, y + 0.12, 0.9)],
      0.045,
      suit,
      8
    ),
    tube(
      [vec(-0.12, y - 0.2, 0.86), vec(0.04, y - 0.24, 0.7), vec(0.2, y - 0.12, 0.9)],
      0.045,
      suit,
      8
    )
  ];
}

// db/demo/art/car/footprint.ts
function footprint(x, y) {
  const dx = Math.max(0, Math.abs(x) - 1.7) / 0.75;
  const dy = Math.max(0, Math.abs(y) - 0.6) / 0.55;
  return 0.9 * (1 - smooth(0, 1, Math.hypot(dx, dy)));
}

// db/demo/art/lettering.ts
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
function contours(text, options, stepsPerCurve = 6) {
  const rings = [];
  let ring = [];
  let pen = [0, 0];
  for (const command of commands(text, options)) {
    if (command.type === "Z") continue;
    if (command.type === "M") {
      ring = [];
      rings.push(ring);
    }
    const end = [command.x, command.y];
    if (command.type === "Q" || command.type === "C") {
      ring.push(...curvePoints(pen, command, stepsPerCurve));
    } else if (command.type === "L") ring.push(midpoint(pen, end), end);
    else ring.push(end);
    pen = end;
  }
  return rings;
}
function commands(text, options) {
  const { glyphs, width } = place(text, options);
  const shift = { start: 0, middle: width / 2, end: width }[options.anchor ?? "start"];
  const left = (options.x ?? 0) - shift;
  return glyphs.flatMap(
    ({ glyph, at }) => glyph.getPath(left + at, options.y ?? 0, options.size).commands
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
      at += font.getKerningValue(previous.glyph, glyph) / font.unitsPerEm * size2;
    }
    glyphs.push({ glyph, at });
    at += (glyph.advanceWidth / font.unitsPerEm + tracking) * size2;
    previous = { glyph, font };
  }
  return { glyphs, width: at - (glyphs.length > 0 ? tracking * size2 : 0) };
}
function fontFor(char, weight, italic) {
  const basic = load("latin", weight, italic);
  if (basic.charToGlyphIndex(char) > 0) return basic;
  const extended = load("latin-ext", weight, italic);
  if (extended.charToGlyphIndex(char) > 0) return extended;
  throw new Error(`No outline for "${char}"`);
}
var loaded = /* @__PURE__ */ new Map();
var resolve = createRequire(import.meta.url).resolve;
function load(subset, weight, italic) {
  const file = `barlow-condensed-${subset}-${weight}-${italic ? "italic" : "normal"}.woff`;
  const known = loaded.get(file);
  if (known) return known;
  const bytes = readFileSync(resolve(`@fontsource/barlow-condensed/files/${file}`));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  loaded.set(file, font);
  return font;
}
function curvePoints([x0, y0], curve2, steps) {
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps;
    const u = 1 - t;
    if (curve2.type === "Q") {
      const [a2, b2, c2] = [u * u, 2 * u * t, t * t];
      return [a2 * x0 + b2 * curve2.x1 + c2 * curve2.x, a2 * y0 + b2 * curve2.y1 + c2 * curve2.y];
    }
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
    return [
      a * x0 + b * curve2.x1 + c * curve2.x2 + d * curve2.x,
      a * y0 + b * curve2.y1 + c * curve2.y2 + d * curve2.y
    ];
  });
}
function midpoint([ax, ay], [bx, by]) {
  return [(ax + bx) / 2, (ay + by) / 2];
}

// db/demo/art/car/livery.ts
var paintOf = (hex, gloss) => ({ colour: rgb(hex), gloss });
var patchDecal = (patch, gloss) => ({
  rings: [patch.shape],
  material: paintOf(patch.colour, patch.gloss ?? gloss)
});
function wordDecals(words, gloss, place2) {
  const size2 = words.tall / 0.7;
  const rings = contours(words.text, { size: size2, anchor: "middle" }, 4);
  const laid = (dx, dy) => rings.map((ring) => ring.map(([x, y]) => place2(x + dx, -y - words.tall / 2 + dy)));
  const decals = [];
  if (words.edge) {
    const k = words.tall * 0.055;
    decals.push({ rings: laid(k, -k), material: paintOf(words.edge, gloss) });
  }
  decals.push({ rings: laid(0, 0), material: paintOf(words.colour, gloss) });
  return decals;
}

// db/demo/art/car/lamps.ts
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
      [-a, tall]
    ];
  });
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
      if (y0 > y !== y1 > y) cuts.push(x0 + (y - y0) / (y1 - y0) * (x1 - x0));
    }
  }
  return cuts.sort((a, b) => a - b);
}
function stroke(points, thick, material) {
  return points.slice(1).map((end, i) => {
    const [x0, y0] = points[i] ?? end;
    const [x1, y1] = end;
    const d = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [(y1 - y0) / d * (thick / 2), -(x1 - x0) / d * (thick / 2)];
    return {
      rings: [
        [
          [x0 + nx, y0 + ny],
          [x1 + nx, y1 + ny],
          [x1 - nx, y1 - ny],
          [x0 - nx, y0 - ny]
        ]
      ],
      material
    };
  });
}
function disc(x, y, radius) {
  return Array.from({ length: 28 }, (_, k) => {
    const angle = k / 28 * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

// db/demo/art/car/skin-materials.ts
var black = { colour: rgb("#050506"), gloss: 0.02 };
var mesh = { colour: rgb("#0b0c0e"), gloss: 0.03 };
var gap = { colour: rgb("#040404"), gloss: 0 };
var trim = { colour: rgb("#0e0f11"), gloss: 0.04 };

// db/demo/art/car/skin-ends.ts
var bothSides = (shape, material) => [
  { rings: [shape], material },
  { rings: [shape.map(([a, z]) => [-a, z])], material }
];
function frontSheet(shape, livery, lamps) {
  const lens = { colour: rgb("#060709"), gloss: 0.06 };
  const bulb = lamps.head ? { colour: rgb("#ffffff"), gloss: 0.02, glow: rgb("#fff3d6", 3) } : { colour: rgb("#c9ced6"), gloss: 0.3 };
  const bulbs = lampCentres(shape).map(
    ([a, z]) => ({
      rings: [disc(a, z, shape.headlampRound ? 0.062 : 0.036)],
      material: bulb
    })
  );
  const rings = lampCentres(shape).map(
    ([a, z]) => ({
      rings: [disc(a, z, shape.headlampRound ? 0.07 : 0.045)],
      material: { colour: rgb("#6d737c"), gloss: 0.25 }
    })
  );
  const slats = [0.25, 0.5, 0.75].map((k) => {
    const zs = shape.intake.map((p) => p[1]);
    const z = Math.min(...zs) + (Math.max(...zs) - Math.min(...zs)) * k;
    return {
      rings: [
        [
          [-0.44, z],
          [0.44, z],
          [0.44, z + 0.012],
          [-0.44, z + 0.012]
        ]
      ],
      material: { colour: rgb("#1c1e22"), gloss: 0.05 }
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
    ...shape.headlampRound ? [] : daylight(shape, bulb),
    {
      rings: [
        [
          [-1.3, 0.05],
          [1.3, 0.05],
          [1.3, 0.15],
          [-1.3, 0.15]
        ]
      ],
      material: trim
    }
  ]);
}
function daylight(shape, bulb) {
  const line = shape.headlamp.slice(1, 4);
  return [1, -1].flatMap(
    (s) => stroke(
      line.map(([a, z]) => [s * a * 0.985, z - 0.012]),
      0.012,
      bulb
    )
  );
}
function rearSheet(shape, livery, lamps) {
  const red = lamps.brake ? { colour: rgb("#e01010"), gloss: 0.1, glow: rgb("#ff1a08", 2.2) } : { colour: rgb("#8d0d0d"), gloss: 0.12, glow: rgb("#ff1a08", 0.12) };
  const inner = shape.tailLamp.map(([a, z]) => {
    const as = shape.tailLamp.map((p) => p[0]);
    const zs = shape.tailLamp.map((p) => p[1]);
    const ma = as.reduce((s, v) => s + v, 0) / as.length;
    const mz = zs.reduce((s, v) => s + v, 0) / zs.length;
    return [ma + (a - ma) * 0.8, mz + (z - mz) * 0.62];
  });
  return sheet({ left: -1.4, right: 1.4, low: 0.05, high: 1.1 }, [
    ...livery.rear.flatMap((patch) => bothSides(patch.shape, paintOf(patch.colour, livery.gloss))),
    ...livery.rearWords.flatMap(
      (words) => wordDecals(words, livery.gloss, (across, up) => [words.x - across, words.at + up])
    ),
    ...stroke(
      [
        [-0.66, 0.56],
        [0.66, 0.56]
      ],
      0.01,
      gap
    ),
    ...bothSides(
      [
        [0, 0.05],
        [0, 0.33],
        [0.56, 0.33],
        [0.66, 0.05]
      ],
      black
    ),
    ...bothSides(shape.tailLamp, { colour: rgb("#1a0506"), gloss: 0.1 }),
    ...bothSides(inner, red),
    {
      rings: [
        [
          [-1.4, 0.05],
          [1.4, 0.05],
          [1.4, 0.15],
          [-1.4, 0.15]
        ]
      ],
      material: trim
    }
  ]);
}

// db/demo/art/car/skin-sides.ts
function sideSheet(shape, livery, direction) {
  const gloss = livery.gloss;
  const bolts = [shape.axles.front, shape.axles.rear].flatMap(
    (x) => Array.from({ length: 7 }, (_, k) => {
      const angle = (k + 0.5) / 7 * Math.PI;
      const far = shape.arch + 0.085;
      return {
        rings: [disc(x + Math.cos(angle) * far, 0.33 + Math.sin(angle) * far, 9e-3)],
        material: { colour: rgb("#9a9ca0"), gloss: 0.1 }
      };
    })
  );
  const handle = shape.doors.map((door) => {
    const x = Math.min(...door.map((p) => p[0])) + 0.14;
    return {
      rings: [
        [
          [x, 0.765],
          [x + 0.16, 0.765],
          [x + 0.15, 0.79],
          [x + 0.01, 0.79]
        ]
      ],
      material: trim
    };
  });
  return sheet({ left: -2.4, right: 2.4, low: 0.05, high: 1.5 }, [
    ...livery.side.map((patch) => patchDecal(patch, gloss)),
    ...livery.sideWords.flatMap(
      (words) => wordDecals(words, gloss, (across, up) => [words.x + direction * across, words.at + up])
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
          [-2.4, 0.155]
        ]
      ],
      material: trim
    }
  ]);
}

// db/demo/art/car/skin-top.ts
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
        [bonnet.back, 0.72]
      ],
      0.011,
      gap
    ),
    ...boot ? stroke(
      [
        [boot.front, -0.6],
        [boot.back, -0.6]
      ],
      0.011,
      gap
    ) : [],
    ...boot ? stroke(
      [
        [boot.front, 0.6],
        [boot.back, 0.6]
      ],
      0.011,
      gap
    ) : []
  ];
  const vents = [-1, 1].flatMap(
    (s) => [0, 1, 2].map((k) => {
      const x = bonnet.back + 0.42 + k * 0.13;
      return {
        rings: [
          [
            [x, s * 0.18],
            [x + 0.075, s * 0.18],
            [x + 0.05, s * 0.46],
            [x - 0.025, s * 0.46]
          ]
        ],
        material: black
      };
    })
  );
  const pins = [-0.42, 0.42].map((y) => ({
    rings: [disc(bonnet.front - 0.08, y, 0.022)],
    material: { colour: rgb("#b9bcc2"), gloss: 0.2 }
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
        [cabin2.cowl - 0.5, -0.8]
      ]
    ],
    material: trim
  };
  return sheet({ left: -2.4, right: 2.4, low: -0.95, high: 0.95 }, [
    ...livery.top.map((patch) => patchDecal(patch, livery.gloss)),
    ...livery.topWords.flatMap(
      (words) => wordDecals(words, livery.gloss, (across, up) => [words.x - up, words.at + across])
    ),
    ...lines,
    ...vents,
    ...pins,
    cowl
  ]);
}

// db/demo/art/car/skin.ts
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
    }
  };
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
        { y: half * 0.8, r: rim * 0.93 }
      ],
      96,
      lip
    ),
    lathe(
      [
        { y: half * 0.8, r: rim * 0.93 },
        { y: half * 0.2, r: rim * 0.87 },
        { y: -half, r: rim * 0.9 }
      ],
      72,
      plain(rgb(look.rim), 0.05)
    ),
    ...spokes(rim, half, look.spokes, metal),
    lathe(
      [
        { y: half * 0.2, r: rim * 0.27 },
        { y: half * 0.46, r: rim * 0.25 },
        { y: half * 0.5, r: rim * 0.2 },
        { y: half * 0.42, r: rim * 0.12 },
        { y: half * 0.42, r: 1e-4 }
      ],
      36,
      metal
    ),
    ...nuts(rim, half)
  ].map((mesh2) => placed(mesh2, rotate("y", spin)));
  return [...turning, ...brake(rim, half, look.caliper)];
}
function tyre(radius, half, rim) {
  const rubber = rgb("#131315");
  const worn = rgb("#202023");
  const mark = rgb("#3a3a3d");
  const paint = ({ u, v, w }) => {
    const tread = w > 5.5 && w < 11.5;
    const block = tread && Math.abs(u * 36 / Math.PI % 2 - 1) < 0.22;
    const ring = v > rim * 1.09 && v < rim * 1.115 && w < 7;
    return { colour: block ? rubber : ring ? mark : tread ? worn : rubber, gloss: 0.025 };
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
      { y: half * 0.86, r: rim * 0.99 }
    ],
    96,
    paint
  );
}
function spokes(rim, half, count, paint) {
  return Array.from({ length: count * 2 }, (_, k) => {
    const pair = Math.floor(k / 2);
    const lean = (k % 2 ? 1 : -1) * 0.13;
    const bar = spoke(rim, half, lean, paint);
    return placed(bar, rotate("y", pair / count * Math.PI * 2));
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
      Math.sin(angle) * r + Math.cos(angle) * tangent
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
      [d, c, low(c, deep), low(d, deep)]
    ],
    paint
  );
}
function nuts(rim, half) {
  const steel2 = plain(rgb("#d8dade"), 0.2);
  return Array.from(
    { length: 5 },
    (_, k) => placed(
      lathe(
        [
          { y: half * 0.4, r: rim * 0.036 },
          { y: half * 0.58, r: rim * 0.034 },
          { y: half * 0.6, r: 1e-4 }
        ],
        8,
        steel2
      ),
      chain(move(rim * 0.17, 0, 0), rotate("y", k / 5 * Math.PI * 2))
    )
  );
}
function brake(rim, half, caliper) {
  const disc2 = lathe(
    [
      { y: half * 0.02, r: rim * 0.3 },
      { y: half * 0.06, r: rim * 0.32 },
      { y: half * 0.06, r: rim * 0.78 },
      { y: -half * 0.1, r: rim * 0.78 }
    ],
    64,
    ({ u, v }) => {
      const hole = Math.abs((u * 6 / Math.PI + v * 4) % 1) < 0.05 && v > rim * 0.42;
      return { colour: rgb(hole ? "#2c2e32" : "#6f7379"), gloss: 0.12 };
    }
  );
  const body2 = placed(
    box(
      vec(rim * 0.52, -half * 0.14, -rim * 0.3),
      vec(rim * 0.84, half * 0.16, rim * 0.3),
      plain(rgb(caliper), 0.08)
    ),
    rotate("y", -0.5)
  );
  const back = lathe(
    [
      { y: -half * 0.3, r: 1e-4 },
      { y: -half * 0.3, r: rim * 0.88 }
    ],
    40,
    plain(rgb("#060607"), 0)
  );
  return [back, disc2, body2];
}
function corner(meshes, at, steer2, camber) {
  const steps = [];
  if (at.side < 0) steps.push(rotate("z", Math.PI));
  steps.push(
    rotate("x", at.side * camber),
    rotate("z", steer2),
    move(at.x, at.side * at.track, at.radius)
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
  const ground = chain(rotate("z", pose.yaw), move(pose.x, pose.y, 0));
  const sway = chain(
    rotate("x", -(pose.roll ?? 0)),
    rotate("y", -(pose.pitch ?? 0)),
    move(0, 0, pose.lift ?? 0),
    ground
  );
  const hull = [
    ...body(shape, livery, skin),
    ...aero(shape, livery, skin),
    ...cabin(shape, livery, pose.driver ?? true, pose.steer * 4)
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
    spokes: model.spokes
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
        0.09
      ),
      ...corner(
        wheel(size2.radius, size2.width, look, spin * 3.1 + 0.4),
        { ...at, x: axles.rear },
        0,
        0.02
      )
    ];
  });
}

// db/demo/art/car/liveries/pieces.ts
var orange = "#ff4d0a";
var both = (shape, colour) => [
  { shape, colour },
  { shape: shape.map(([x, y]) => [x, -y]), colour }
];
var claw = (x, z, long, thick, lean) => Array.from({ length: 25 }, (_, k) => {
  const t = k <= 12 ? k / 12 : (24 - k) / 12;
  const side = k <= 12 ? 1 : -1;
  const swell = Math.sin(Math.PI * t ** 0.75) * thick * side;
  const s = (t - 0.5) * long;
  return [
    x - s * Math.cos(lean) + swell * Math.sin(lean) * 0.5,
    z + s * Math.sin(lean) + swell * 0.5
  ];
});
var common = { gloss: 0.05, topWords: [], rearWords: [], front: [], rear: [] };

// db/demo/art/car/liveries/blanice.ts
var blanice = {
  ...common,
  base: "#3a3e44",
  rim: "#b6ff1a",
  rimLip: "#c8ff5a",
  caliper: "#b6ff1a",
  cage: "#b6ff1a",
  helmet: ["#2b2e33", "#b6ff1a"],
  sunstrip: { colour: "#b6ff1a", text: "BLANICE", textColour: "#111" },
  side: [
    {
      shape: [
        [-0.3, 0.05],
        [0.5, 1.5],
        [0.72, 1.5],
        [-0.08, 0.05]
      ],
      colour: "#b6ff1a"
    },
    {
      shape: [
        [-0.55, 0.05],
        [0.25, 1.5],
        [0.4, 1.5],
        [-0.4, 0.05]
      ],
      colour: "#b6ff1a"
    },
    {
      shape: [
        [-2.4, 0.05],
        [-0.62, 0.05],
        [0.18, 1.5],
        [-2.4, 1.5]
      ],
      colour: "#15171a"
    },
    {
      shape: [
        [2.4, 0.05],
        [2.4, 0.24],
        [0.6, 0.24],
        [0.5, 0.05]
      ],
      colour: "#b6ff1a"
    }
  ],
  sideWords: [
    { text: "61", x: -0.72, at: 0.6, tall: 0.38, colour: "#b6ff1a" },
    { text: "BLANICE R", x: 0.48, at: 0.36, tall: 0.1, colour: "#f4f1ea" },
    { text: "RYSI", x: -1.9, at: 0.78, tall: 0.1, colour: "#f4f1ea" },
    { text: "RYSI", x: 0.62, at: 0.84, tall: 0.055, colour: "#b6ff1a" }
  ],
  top: [
    {
      shape: [
        [2.3, 0.1],
        [2.3, 0.42],
        [0.8, 0.12],
        [0.8, -0.18]
      ],
      colour: "#b6ff1a"
    },
    {
      shape: [
        [2.3, 0.5],
        [2.3, 0.58],
        [0.8, 0.28],
        [0.8, 0.2]
      ],
      colour: "#b6ff1a"
    },
    {
      shape: [
        [0.4, -0.7],
        [0.4, 0.7],
        [-2.4, 0.9],
        [-2.4, -0.9]
      ],
      colour: "#15171a"
    }
  ],
  front: [
    {
      shape: [
        [0.5, 0.05],
        [0.62, 0.48],
        [0.7, 0.48],
        [0.64, 0.05]
      ],
      colour: "#b6ff1a"
    }
  ],
  rear: [
    {
      shape: [
        [0, 0.36],
        [0, 1],
        [1.4, 1],
        [1.4, 0.36]
      ],
      colour: "#15171a"
    }
  ],
  rearWords: [{ text: "BLANICE", x: 0, at: 0.7, tall: 0.09, colour: "#b6ff1a" }]
};

// db/demo/art/car/liveries/brdy.ts
var brdy = {
  ...common,
  base: "#12402c",
  rim: "#e9dfc4",
  rimLip: "#efe8d4",
  caliper: "#e0b23c",
  cage: "#e9dfc4",
  helmet: ["#e9dfc4", "#12402c"],
  sunstrip: { colour: "#e9dfc4", text: "BRDY", textColour: "#12402c" },
  side: [
    {
      shape: [
        [2.4, 0.58],
        [2.4, 0.68],
        [-2.4, 0.84],
        [-2.4, 0.52]
      ],
      colour: "#e9dfc4"
    },
    {
      shape: [
        [2.4, 0.53],
        [2.4, 0.555],
        [-2.4, 0.48],
        [-2.4, 0.4]
      ],
      colour: "#e0b23c"
    },
    {
      shape: [
        [-1.2, 1.5],
        [-1.55, 0.9],
        [-2.4, 0.9],
        [-2.4, 1.5]
      ],
      colour: "#e9dfc4"
    },
    {
      shape: [
        [0.66, 0.38],
        [0.76, 0.84],
        [-0.06, 0.84],
        [-0.16, 0.38]
      ],
      colour: "#e9dfc4"
    }
  ],
  sideWords: [
    { text: "44", x: 0.3, at: 0.61, tall: 0.34, colour: "#12402c" },
    { text: "BRDY KOMBI", x: -1, at: 0.3, tall: 0.1, colour: "#e9dfc4" },
    { text: "RYSI", x: -1.84, at: 0.68, tall: 0.12, colour: "#12402c" }
  ],
  top: [
    ...both(
      [
        [2.4, 0.12],
        [2.4, 0.4],
        [-2.4, 0.5],
        [-2.4, 0.12]
      ],
      "#e9dfc4"
    ),
    ...both(
      [
        [2.4, 0.44],
        [2.4, 0.47],
        [-2.4, 0.58],
        [-2.4, 0.54]
      ],
      "#e0b23c"
    )
  ],
  front: [
    {
      shape: [
        [0, 0.4],
        [0, 0.5],
        [1.2, 0.5],
        [1.2, 0.4]
      ],
      colour: "#e9dfc4"
    }
  ],
  rear: [
    {
      shape: [
        [0, 0.62],
        [0, 0.78],
        [0.6, 0.78],
        [0.6, 0.62]
      ],
      colour: "#e9dfc4"
    }
  ],
  rearWords: [{ text: "RYSI", x: 0, at: 0.7, tall: 0.11, colour: "#12402c" }]
};

// db/demo/art/car/liveries/lomnice.ts
var lomnice = {
  ...common,
  base: "#eef0f2",
  rim: "#e9ebee",
  rimLip: "#d8dce2",
  caliper: "#1440c8",
  cage: "#e9ecf0",
  helmet: ["#f2f4f6", "#1237a8"],
  sunstrip: { colour: "#0d2a86", text: "LOMNICE", textColour: "#ffffff" },
  side: [
    {
      shape: [
        [2.4, 0.05],
        [2.4, 0.36],
        [0.9, 0.42],
        [-0.2, 0.62],
        [-1.4, 1],
        [-2.4, 1.2],
        [-2.4, 0.05]
      ],
      colour: "#0d2a86"
    },
    {
      shape: [
        [1, 0.44],
        [-0.16, 0.66],
        [-1.2, 1],
        [-1.34, 1],
        [-0.2, 0.635],
        [0.9, 0.42]
      ],
      colour: "#4f8dff"
    },
    {
      shape: [
        [1.3, 0.43],
        [0.95, 0.47],
        [-0.1, 0.71],
        [-0.95, 1],
        [-1.1, 1],
        [-0.14, 0.68],
        [0.98, 0.445]
      ],
      colour: "#eef0f2"
    },
    {
      shape: [
        [0.4, 0.4],
        [0.48, 0.84],
        [-0.08, 0.84],
        [-0.16, 0.4]
      ],
      colour: "#eef0f2"
    }
  ],
  sideWords: [
    { text: "8", x: 0.16, at: 0.62, tall: 0.34, colour: "#0d2a86" },
    { text: "LOMNICE GT", x: -0.35, at: 0.33, tall: 0.12, colour: "#ffffff" },
    { text: "RYSI", x: -1.78, at: 0.72, tall: 0.11, colour: "#ffffff" },
    { text: "RYSI", x: 0.5, at: 0.79, tall: 0.05, colour: orange }
  ],
  top: [
    ...both(
      [
        [2.3, 0.04],
        [2.3, 0.22],
        [-2.3, 0.3],
        [-2.3, 0.06]
      ],
      "#0d2a86"
    ),
    ...both(
      [
        [2.3, 0.25],
        [2.3, 0.29],
        [-2.3, 0.39],
        [-2.3, 0.34]
      ],
      "#4f8dff"
    )
  ],
  front: [
    {
      shape: [
        [0.04, 0.05],
        [0.04, 0.9],
        [0.22, 0.9],
        [0.22, 0.05]
      ],
      colour: "#0d2a86"
    },
    {
      shape: [
        [0.6, 0.05],
        [0.66, 0.5],
        [1.4, 0.42],
        [1.4, 0.05]
      ],
      colour: "#0d2a86"
    }
  ],
  rear: [
    {
      shape: [
        [0, 0.05],
        [0, 0.6],
        [1.4, 0.6],
        [1.4, 0.05]
      ],
      colour: "#0d2a86"
    }
  ],
  rearWords: [{ text: "LOMNICE", x: 0, at: 0.68, tall: 0.09, colour: "#0d2a86" }]
};

// db/demo/art/car/liveries/otava.ts
var otava = {
  ...common,
  base: "#15161a",
  gloss: 0.075,
  rim: "#101113",
  rimLip: "#c8ccd2",
  caliper: orange,
  cage: orange,
  helmet: [orange, "#f2efe9"],
  sunstrip: { colour: orange, text: "RYSI", textColour: "#0c0d10" },
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
        [1, 0.25]
      ],
      colour: orange
    }
  ],
  sideWords: [
    { text: "27", x: 0.3, at: 0.58, tall: 0.36, colour: "#f4f1ea", edge: "#0c0d10" },
    { text: "RYSI", x: 0.56, at: 0.82, tall: 0.055, colour: "#f4f1ea" },
    { text: "OTAVA", x: -1.75, at: 0.5, tall: 0.1, colour: "#f4f1ea" },
    { text: "DRIFT TEAM", x: 0.06, at: 0.27, tall: 0.075, colour: "#f4f1ea" }
  ],
  top: [
    ...[-0.36, -0.12, 0.12, 0.36].map(
      (y, k) => ({
        shape: claw(1.42 - k % 2 * 0.06, y - 0.03, 1, 0.1, 0.16),
        colour: orange
      })
    ),
    ...[-0.24, 0, 0.24].map(
      (y) => ({ shape: claw(-0.25, y, 0.8, 0.09, 0.16), colour: orange })
    )
  ],
  front: [
    {
      shape: [
        [0.5, 0.16],
        [0.66, 0.48],
        [0.72, 0.48],
        [0.58, 0.16]
      ],
      colour: orange
    }
  ],
  rear: [
    {
      shape: [
        [0.5, 0.36],
        [0.9, 0.5],
        [1.1, 0.5],
        [0.75, 0.36]
      ],
      colour: orange
    }
  ],
  rearWords: [{ text: "RYSI", x: 0, at: 0.79, tall: 0.1, colour: "#f4f1ea" }]
};

// db/demo/art/car/liveries/rys.ts
var rys = {
  ...common,
  base: "#8c3a2a",
  gloss: 0.026,
  rim: "#8f9296",
  rimLip: "#a9acb0",
  caliper: "#5c5f63",
  cage: "#8a8d92",
  helmet: ["#d9d6cf", "#8c3a2a"],
  sunstrip: { colour: "#e8e3d6", text: "RYS", textColour: "#8c3a2a" },
  side: [
    {
      shape: [
        [0.68, 0.2],
        [0.68, 0.96],
        [-0.52, 0.96],
        [-0.54, 0.4],
        [-0.42, 0.2]
      ],
      colour: "#74786f"
    },
    {
      shape: [
        [-1.6, 0.62],
        [-1.3, 0.86],
        [-1.9, 0.9],
        [-2.05, 0.7]
      ],
      colour: "#a7a399"
    },
    {
      shape: [
        [1.62, 0.4],
        [2.3, 0.38],
        [2.3, 0.6],
        [1.75, 0.62]
      ],
      colour: "#b8553d"
    },
    {
      shape: [
        [0.9, 0.66],
        [1.2, 0.78],
        [1, 0.84],
        [0.8, 0.8]
      ],
      colour: "#a7a399"
    },
    {
      shape: [
        [-2.4, 0.05],
        [2.4, 0.05],
        [2.4, 0.22],
        [0.6, 0.26],
        [-0.7, 0.22],
        [-2.4, 0.26]
      ],
      colour: "#5e2a20"
    }
  ],
  sideWords: [
    { text: "7", x: 0.08, at: 0.58, tall: 0.38, colour: "#efe9dc" },
    { text: "PRVNI RYS", x: -1.05, at: 0.32, tall: 0.085, colour: "#efe9dc" }
  ],
  top: [
    {
      shape: [
        [2, -0.52],
        [2, 0.52],
        [0.86, 0.7],
        [0.86, -0.7]
      ],
      colour: "#2a2b2d"
    },
    {
      shape: [
        [-1.55, -0.6],
        [-1.55, 0.6],
        [-2.1, 0.6],
        [-2.1, -0.6]
      ],
      colour: "#a7a399"
    }
  ],
  front: [],
  rearWords: [{ text: "7", x: 0.3, at: 0.66, tall: 0.14, colour: "#efe9dc" }]
};

// db/demo/art/car/liveries/skalka.ts
var skalka = {
  ...common,
  base: "#ffc60a",
  rim: "#1a1b1d",
  rimLip: "#dcdfe4",
  caliper: "#141517",
  cage: "#141517",
  helmet: ["#ffc60a", "#111214"],
  sunstrip: { colour: "#101113", text: "SKALKA", textColour: "#ffc60a" },
  side: [
    {
      shape: [
        [2.4, 0.05],
        [2.4, 0.3],
        [0.1, 0.3],
        [-0.3, 0.5],
        [-2.4, 0.5],
        [-2.4, 0.05]
      ],
      colour: "#121315"
    },
    {
      shape: [
        [-0.36, 0.54],
        [-2.4, 0.54],
        [-2.4, 0.59],
        [-0.46, 0.59]
      ],
      colour: "#121315"
    },
    ...[0, 1, 2, 3, 4].map(
      (k) => ({
        shape: [
          [-1.2 - k * 0.22, 0.65],
          [-1.1 - k * 0.22, 0.65],
          [-1.35 - k * 0.22, 1],
          [-1.45 - k * 0.22, 1]
        ],
        colour: "#121315"
      })
    )
  ],
  sideWords: [
    { text: "17", x: 0.3, at: 0.6, tall: 0.36, colour: "#121315" },
    { text: "SKALKA", x: -0.5, at: 0.37, tall: 0.13, colour: "#ffc60a" },
    { text: "RYSI", x: 1.52, at: 0.2, tall: 0.07, colour: "#ffc60a" }
  ],
  top: [
    ...both(
      [
        [2.1, 0.3],
        [2.1, 0.58],
        [0.8, 0.62],
        [0.8, 0.42]
      ],
      "#121315"
    ),
    {
      shape: [
        [0.5, -0.7],
        [0.5, 0.7],
        [-1.1, 0.7],
        [-1.1, -0.7]
      ],
      colour: "#121315"
    }
  ],
  topWords: [{ text: "17", x: 1.5, at: 0, tall: 0.4, colour: "#121315" }],
  front: [
    {
      shape: [
        [0, 0.05],
        [0, 0.3],
        [1.3, 0.3],
        [1.3, 0.05]
      ],
      colour: "#121315"
    }
  ],
  rear: [
    {
      shape: [
        [0, 0.05],
        [0, 0.52],
        [1.4, 0.52],
        [1.4, 0.05]
      ],
      colour: "#121315"
    }
  ],
  rearWords: [{ text: "SKALKA", x: 0, at: 0.42, tall: 0.1, colour: "#ffc60a" }]
};

// db/demo/art/car/shapes/plans.ts
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
  [-1, 0]
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
  [-1, 0]
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
  [-1, 0]
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
  [-1, 0]
];

// db/demo/art/car/shapes/wide-coupe.ts
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
    [1, 2.07]
  ],
  tail: [
    [0, -1.98],
    [0.2, -2.1],
    [0.4, -2.17],
    [0.55, -2.18],
    [0.6, -2.15],
    [0.8, -2.13],
    [1, -2.1]
  ],
  half: [
    [0, 0.8],
    [0.1, 0.835],
    [0.35, 0.85],
    [0.62, 0.872],
    [0.7, 0.868],
    [0.85, 0.845],
    [1, 0.82]
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
    [2.1, 0.705]
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
      [-0.62, -0.22]
    ]
  },
  headlamp: [
    [0.4, 0.545],
    [0.44, 0.625],
    [0.8, 0.675],
    [1.08, 0.71],
    [1, 0.625],
    [0.74, 0.56]
  ],
  tailLamp: [
    [0.34, 0.74],
    [0.38, 0.815],
    [0.7, 0.845],
    [1, 0.85],
    [0.94, 0.76],
    [0.7, 0.74]
  ],
  grille: [
    [0, 0.525],
    [0, 0.61],
    [0.3, 0.61],
    [0.36, 0.57],
    [0.32, 0.525]
  ],
  intake: [
    [0, 0.17],
    [0, 0.44],
    [0.46, 0.44],
    [0.55, 0.36],
    [0.5, 0.17]
  ],
  duct: [
    [0.62, 0.2],
    [0.6, 0.34],
    [0.66, 0.45],
    [0.86, 0.47],
    [0.83, 0.22]
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
      [-0.6, 0.9]
    ]
  ],
  bonnet: { front: 1.93, back: 0.88 },
  boot: { front: -1.66, back: -2.12 },
  wing: { x: -2.06, z: 1.36, chord: 0.36, half: 0.8, foot: 0.38 }
};

// db/demo/art/car/shapes/sport-sedan.ts
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
    [1, 2.1]
  ],
  tail: [
    [0, -2.12],
    [0.2, -2.22],
    [0.4, -2.28],
    [0.55, -2.29],
    [0.6, -2.26],
    [0.8, -2.26],
    [1, -2.24]
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
    [2.15, 0.7]
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
      [-0.66, -0.53]
    ]
  },
  headlamp: [
    [0.42, 0.56],
    [0.44, 0.665],
    [0.72, 0.7],
    [1, 0.735],
    [0.96, 0.64],
    [0.72, 0.575]
  ],
  tailLamp: [
    [0.42, 0.74],
    [0.42, 0.85],
    [0.7, 0.88],
    [1.02, 0.89],
    [0.98, 0.76],
    [0.7, 0.735]
  ],
  grille: [
    [0.03, 0.53],
    [0.03, 0.68],
    [0.3, 0.67],
    [0.36, 0.61],
    [0.3, 0.53]
  ],
  doors: [
    [
      [0.82, 0.9],
      [0.84, 0.62],
      [0.8, 0.3],
      [0.72, 0.2],
      [-0.2, 0.2],
      [-0.2, 0.9]
    ],
    [
      [-0.2, 0.2],
      [-0.72, 0.2],
      [-0.86, 0.4],
      [-0.96, 0.66],
      [-1.02, 0.96]
    ]
  ],
  bonnet: { front: 2.02, back: 0.97 },
  boot: { front: -1.76, back: -2.26 },
  wing: { x: -2.18, z: 1.43, chord: 0.34, half: 0.8, foot: 0.38 }
};

// db/demo/art/car/shapes/box-sedan.ts
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
    [1, 2.11]
  ],
  tail: [
    [0, -2.06],
    [0.2, -2.16],
    [0.36, -2.2],
    [0.5, -2.2],
    [0.54, -2.14],
    [0.8, -2.13],
    [1, -2.12]
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
    [2.12, 0.78]
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
      [-0.62, 0.03]
    ]
  },
  headlamp: [
    [0.4, 0.575],
    [0.4, 0.72],
    [0.8, 0.72],
    [0.8, 0.575]
  ],
  headlampRound: true,
  tailLamp: [
    [0.4, 0.66],
    [0.4, 0.83],
    [0.84, 0.83],
    [0.92, 0.83],
    [0.92, 0.66],
    [0.84, 0.66]
  ],
  grille: [
    [0, 0.575],
    [0, 0.72],
    [0.37, 0.72],
    [0.37, 0.575]
  ],
  intake: [
    [0, 0.18],
    [0, 0.38],
    [0.5, 0.38],
    [0.54, 0.18]
  ],
  duct: [
    [0.66, 0.22],
    [0.66, 0.38],
    [0.86, 0.38],
    [0.82, 0.22]
  ],
  doors: [
    [
      [0.76, 0.9],
      [0.77, 0.5],
      [0.74, 0.24],
      [0.7, 0.2],
      [-0.2, 0.2],
      [-0.2, 0.91]
    ],
    [
      [-0.2, 0.2],
      [-0.66, 0.2],
      [-0.8, 0.38],
      [-0.9, 0.62],
      [-0.92, 0.92]
    ]
  ],
  bonnet: { front: 2.06, back: 0.88 },
  boot: { front: -1.54, back: -2.13 },
  wing: { x: -2.02, z: 1.4, chord: 0.3, half: 0.78, foot: 0.36 }
};

// db/demo/art/car/shapes/box-coupe.ts
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
    [2.12, 0.74]
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
      [-0.58, -0.14]
    ]
  },
  doors: [
    [
      [0.68, 0.88],
      [0.69, 0.5],
      [0.66, 0.24],
      [0.62, 0.2],
      [-0.46, 0.2],
      [-0.52, 0.4],
      [-0.54, 0.89]
    ]
  ],
  headlamp: [
    [0.42, 0.55],
    [0.42, 0.69],
    [0.8, 0.69],
    [0.8, 0.55]
  ],
  grille: [
    [0, 0.55],
    [0, 0.69],
    [0.39, 0.69],
    [0.39, 0.55]
  ],
  bonnet: { front: 2.06, back: 0.8 },
  boot: { front: -1.5, back: -2.13 },
  wing: void 0
};

// db/demo/art/car/shapes/estate.ts
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
    [1, 2.15]
  ],
  tail: [
    [0, -2.1],
    [0.2, -2.24],
    [0.36, -2.3],
    [0.48, -2.3],
    [0.52, -2.24],
    [0.8, -2.23],
    [1, -2.2]
  ],
  shoulder: [
    [-2.3, 0.95],
    [-1.5, 0.945],
    [-0.4, 0.93],
    [0.4, 0.915],
    [0.95, 0.91],
    [1.4, 0.88],
    [1.8, 0.83],
    [2.16, 0.77]
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
      [-0.86, -0.3]
    ]
  },
  headlamp: [
    [0.38, 0.57],
    [0.38, 0.71],
    [0.8, 0.73],
    [1, 0.73],
    [0.98, 0.6],
    [0.8, 0.575]
  ],
  headlampRound: false,
  tailLamp: [
    [0.62, 0.6],
    [0.62, 0.93],
    [0.84, 0.93],
    [0.95, 0.93],
    [0.95, 0.6],
    [0.84, 0.6]
  ],
  grille: [
    [0, 0.57],
    [0, 0.71],
    [0.33, 0.71],
    [0.33, 0.57]
  ],
  doors: [
    [
      [0.82, 0.9],
      [0.83, 0.5],
      [0.8, 0.24],
      [0.76, 0.2],
      [-0.16, 0.2],
      [-0.16, 0.92]
    ],
    [
      [-0.16, 0.2],
      [-0.7, 0.2],
      [-0.84, 0.38],
      [-0.94, 0.62],
      [-0.96, 0.94]
    ]
  ],
  bonnet: { front: 2.1, back: 0.95 },
  boot: void 0,
  wing: { x: -2.16, z: 1.5, chord: 0.3, half: 0.66, foot: 0.44 }
};

// db/demo/art/car/shapes/low-coupe.ts
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
    [1, 1.98]
  ],
  tail: [
    [0, -1.92],
    [0.2, -2.02],
    [0.4, -2.1],
    [0.62, -2.15],
    [0.8, -2.17],
    [0.9, -2.16],
    [1, -2.12]
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
    [2.15, 0.58]
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
      [-0.52, -0.11]
    ]
  },
  headlamp: [
    [0.5, 0.53],
    [0.52, 0.59],
    [0.8, 0.68],
    [1.1, 0.735],
    [1.02, 0.65],
    [0.8, 0.56]
  ],
  tailLamp: [
    [0.2, 0.8],
    [0.2, 0.845],
    [0.7, 0.87],
    [1.05, 0.87],
    [1, 0.81],
    [0.7, 0.8]
  ],
  grille: [
    [0, 0.5],
    [0, 0.545],
    [0.2, 0.545],
    [0.24, 0.52],
    [0.2, 0.5]
  ],
  intake: [
    [0, 0.17],
    [0, 0.43],
    [0.3, 0.43],
    [0.62, 0.33],
    [0.66, 0.17]
  ],
  duct: [
    [0.76, 0.2],
    [0.74, 0.32],
    [0.8, 0.42],
    [0.96, 0.42],
    [0.92, 0.22]
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
      [-0.56, 0.86]
    ]
  ],
  bonnet: { front: 1.9, back: 0.7 },
  boot: void 0,
  wing: { x: -2.08, z: 1.3, chord: 0.34, half: 0.79, foot: 0.36 }
};

// db/demo/art/car/cars.ts
var cars = {
  otava: { slug: "otava-600", shape: wideCoupe, livery: otava, spokes: 5 },
  lomnice: { slug: "lomnice-gt", shape: lowCoupe, livery: lomnice, spokes: 6 },
  blanice: { slug: "blanice-r", shape: sportSedan, livery: blanice, spokes: 5 },
  brdy: { slug: "brdy-kombi", shape: estate, livery: brdy, spokes: 8 },
  skalka: { slug: "skalka-200", shape: boxSedan, livery: skalka, spokes: 4 },
  rys: { slug: "prvni-rys", shape: boxCoupe, livery: rys, spokes: 5 }
};

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
    flatRight.z * c + flatUp.z * s
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
        ahead.z + right.z * a + up.z * b
      )
    );
  };
  return { ...view, see, ray };
}

// db/demo/art/render/png.ts
import { crc32, deflateSync } from "node:zlib";
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
  const png2 = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(raw, { level: 1 })),
    chunk("IEND", Buffer.alloc(0))
  ]);
  return `data:image/png;base64,${png2.toString("base64")}`;
}
function chunk(kind, body2) {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body2]);
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
    const { point, turn: turn2 } = mesh2.transform ?? identity;
    const corners = mesh2.corners.map((corner2) => {
      const world = point(corner2.at);
      const seen = camera2.see(world);
      const near = seen.depth > 0.05 ? 1 / seen.depth : -1;
      return { ...corner2, world, facing: unit(turn2(corner2.normal)), sx: seen.x, sy: seen.y, near };
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
    w: a.w * p + b.w * q + c.w * r
  };
}
function weigh(a, b, c, p, q, r) {
  return {
    x: a.x * p + b.x * q + c.x * r,
    y: a.y * p + b.y * q + c.y * r,
    z: a.z * p + b.z * q + c.z * r
  };
}

// db/demo/art/render/raster.ts
function emptyLayer(size2) {
  return {
    near: new Float32Array(size2),
    hit: new Uint32Array(size2),
    p: new Float32Array(size2),
    q: new Float32Array(size2)
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
function lit(triangle, p, q, eye, light, shade, material = triangle.mesh.paint(spotOn(triangle, p, q))) {
  const { a, b, c } = triangle;
  const r = 1 - p - q;
  const world = weigh(a.world, b.world, c.world, p, q, r);
  let normal = unit(weigh(a.facing, b.facing, c.facing, p, q, r));
  const toEye = unit(sub(eye, world));
  let slope = dot(normal, toEye);
  if (slope < 0) {
    normal = { x: -normal.x, y: -normal.y, z: -normal.z };
    slope = -slope;
  }
  const { colour, gloss, glow } = material;
  const facing = dot(normal, light.sun);
  const open = facing > 0 ? 1 - shade(world, 0.03) : 0;
  const hard = banded(Math.max(0, facing)) * open;
  const rise = normal.z * 0.5 + 0.5;
  const near = clamp(0.45 + world.z * 0.9, 0.45, 1);
  const rim = light.rim ? banded(Math.max(0, dot(normal, light.rim.from))) : 0;
  const back = {
    x: 2 * slope * normal.x - toEye.x,
    y: 2 * slope * normal.y - toEye.y,
    z: 2 * slope * normal.z - toEye.z
  };
  const seen = light.mirror(back);
  const mirror = gloss > 0.025 ? gloss + (1 - gloss) * (1 - slope) ** 4 * Math.min(1, gloss * 7) : gloss;
  const spark = gloss > 0.08 ? smooth(0.991, 0.995, dot(back, light.sun)) * open * 7 * gloss : 0;
  const at = { colour, seen, glow, light, even: rise, near, hard, rim, mirror, spark };
  return { colour: { r: sent(at, "r"), g: sent(at, "g"), b: sent(at, "b") }, mirror };
}
function sent(at, k) {
  const { light } = at;
  const even2 = (light.below[k] + (light.above[k] - light.below[k]) * at.even) * at.near;
  const rim = (light.rim?.colour[k] ?? 0) * at.rim;
  const matt = at.colour[k] * (even2 + light.sunColour[k] * at.hard + rim);
  return matt * (1 - at.mirror) + at.seen[k] * at.mirror + light.sunColour[k] * at.spark + (at.glow?.[k] ?? 0);
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
  const covered = (x, y, d) => x < 0 || y < 0 || x >= size || y >= size ? 0 : (depth[y * size + x] ?? 0) > d ? 1 : 0;
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
  const frame2 = frameOf(all, camera2, light, options.shadow ?? true);
  if (frame2.width < 1 || frame2.height < 1) return "";
  const pixels = new Uint8Array(frame2.width * frame2.height * 4);
  const band2 = Math.min(frame2.height, 160);
  const wide = frame2.width * samples;
  const ground = (x, y) => options.shadow === false ? 0 : darkness(camera2, frame2.left + x + 0.5, frame2.top + y + 0.5, light, thrown, options);
  for (let top = 0; top < frame2.height; top += band2) {
    const tall = Math.min(band2, frame2.height - top);
    const window = {
      left: frame2.left * samples,
      top: (frame2.top + top) * samples,
      width: wide,
      height: tall * samples
    };
    const solid2 = emptyLayer(wide * window.height);
    const glass = emptyLayer(wide * window.height);
    rasterise(all, (t) => !t.mesh.clear, window, solid2, samples);
    rasterise(all, (t) => t.mesh.clear !== void 0, window, glass, samples, solid2);
    for (let y = 0; y < tall; y++) {
      for (let x = 0; x < frame2.width; x++) {
        const at = ((top + y) * frame2.width + x) * 4;
        pixel(pixels, at, x, y, wide, all, solid2, glass, camera2, light, shade, top, ground);
      }
    }
  }
  const address = pngAddress(pixels, frame2.width, frame2.height);
  return `<image x="${frame2.left}" y="${frame2.top}" width="${frame2.width}" height="${frame2.height}" href="${address}"/>`;
}
function pixel(pixels, at, x, y, wide, all, solid2, glass, camera2, light, shade, top, ground) {
  const first = y * samples * wide + x * samples;
  const whole = evenly(first, wide, all, solid2, glass);
  if (whole) {
    const { triangle, p, q, material } = whole;
    const { colour } = lit(triangle, p, q, camera2.from, light, shade, material);
    pixels[at] = byte(colour.r);
    pixels[at + 1] = byte(colour.g);
    pixels[at + 2] = byte(colour.b);
    pixels[at + 3] = 255;
    return;
  }
  let [r, g, b, cover] = [0, 0, 0, 0];
  for (let k = 0; k < samples * samples; k++) {
    const i = (y * samples + (k >> 1)) * wide + x * samples + (k & 1);
    const front = all[(glass.hit[i] ?? 0) - 1];
    const behind = all[(solid2.hit[i] ?? 0) - 1];
    let share = 0;
    let [sr, sg, sb] = [0, 0, 0];
    if (behind) {
      const seen = lit(behind, solid2.p[i] ?? 0, solid2.q[i] ?? 0, camera2.from, light, shade).colour;
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
function evenly(first, wide, all, solid2, glass) {
  const hit = solid2.hit[first] ?? 0;
  const others = [first + 1, first + wide, first + wide + 1];
  if (!hit || glass.hit[first] || others.some((i) => solid2.hit[i] !== hit || glass.hit[i])) return;
  const triangle = all[hit - 1];
  if (!triangle) return;
  const [p, q] = [solid2.p[first] ?? 0, solid2.q[first] ?? 0];
  const material = triangle.mesh.paint(spotOn(triangle, p, q));
  for (const i of others) {
    const other = spotOn(triangle, solid2.p[i] ?? 0, solid2.q[i] ?? 0);
    if (triangle.mesh.paint(other) !== material) return;
  }
  const last = others[2] ?? first;
  return {
    triangle,
    p: (p + (solid2.p[last] ?? 0)) / 2,
    q: (q + (solid2.q[last] ?? 0)) / 2,
    material
  };
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
        z: 0
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
      random.next()
    ];
    const age = ((k + random.next()) / options.count + (options.flow ?? 0)) % 1;
    const radius = mix(options.size[0], options.size[1], age ** 0.8) * swell;
    const out = options.far * age ** 1.25;
    const wide = aside * options.spread * (0.12 + age);
    const tall = radius * 0.55 + up * options.rise * age;
    return {
      at: vec(options.from.x + c * out - s * wide, options.from.y + s * out + c * wide, tall),
      radius,
      thick: (options.thick ?? 1) * (1 - age ** 2 * 0.75) * Math.min(1, age * 14) * Math.min(1, (1 - age) * 6),
      light: glow
    };
  });
}
function smokeDefs(colours) {
  const ball2 = (id, colour, core) => `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${core}"/><stop offset=".6" stop-color="${colour}" stop-opacity="${core * 0.85}"/><stop offset=".86" stop-color="${colour}" stop-opacity="${core * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
  return ball2("sl", colours.lit, 0.62) + ball2("sb", colours.body, 0.6) + ball2("ss", colours.shade, 0.62);
}
function smoke(puffs, camera2, sunSide) {
  const seen = puffs.map((puff) => ({ puff, ...camera2.see(puff.at) })).filter((p) => p.depth > 0.6 && p.puff.thick > 0.02).sort((a, b) => b.depth - a.depth);
  const focal = camera2.lens * camera2.width;
  return seen.map(({ puff, x, y, depth }) => {
    const r = puff.radius * focal / depth;
    if (x + r < 0 || x - r > camera2.width || y - r > camera2.height || r < 2) return "";
    const o = (k) => (puff.thick * k).toFixed(2);
    const ball2 = (id, dx, dy, k, opacity) => `<circle cx="${Math.round(x + dx * r)}" cy="${Math.round(y + dy * r)}" r="${Math.round(r * k)}" fill="url(#${id})" opacity="${opacity}"/>`;
    return ball2("ss", -0.12 * sunSide, 0.2, 1, o(0.55)) + ball2("sb", 0, 0, 0.95, o(0.75)) + (puff.light > 0.35 ? ball2("sl", 0.24 * sunSide, -0.26, 0.68, o(0.85)) : "");
  }).join("");
}

// db/demo/art/scenes/stage.ts
var svg = (width, height, body2) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body2}</svg>`;

// db/demo/art/scenes/drift.ts
var roadOf = (steer2) => ({ heading: steer2, radius: steer2 <= 0 ? 42 : -42 });
function tyreSmoke(model, heading, amount, seed2, flow = 0, at = { x: 0, y: 0, yaw: 0 }) {
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
      seed: seed2 * 7 + k * 31 + 1,
      flow
    };
  });
}

// db/demo/art/hero.ts
var folder = fileURLToPath(new URL("../season/hero/", import.meta.url));
var mood = moods.low;
var seconds = 8;
var rate = 24;
var frames = seconds * rate;
var carFrames = frames / 4;
var steer = -0.66;
var seed = 7;
async function hero() {
  mkdirSync(folder, { recursive: true });
  await poster();
  const [width, height] = [1280, 720];
  const camera2 = viewOf(width, height);
  const cars2 = Array.from({ length: carFrames }, (_, k) => carLayer(camera2, k / carFrames));
  const far = await png(width * 2, height, farLayer(camera2, width * 2));
  const encoder = spawn(
    "ffmpeg",
    [
      "-y",
      "-loglevel",
      "error",
      "-f",
      "rawvideo",
      "-pix_fmt",
      "rgb24",
      "-s",
      `${width}x${height}`,
      "-r",
      String(rate),
      "-i",
      "-",
      "-an",
      "-c:v",
      "libx264",
      "-preset",
      "veryslow",
      "-crf",
      "27",
      "-maxrate",
      "1350k",
      "-bufsize",
      "2700k",
      "-pix_fmt",
      "yuv420p",
      "-movflags",
      "+faststart",
      `${folder}hero.mp4`
    ],
    { stdio: ["pipe", "inherit", "inherit"] }
  );
  for (let k = 0; k < frames; k++) {
    const t = k / frames;
    const shift = Math.round(t * width) - width;
    const scene = frame(
      camera2,
      t,
      cars2[k % carFrames] ?? "",
      `<image x="${shift}" y="0" width="${width * 2}" height="${height}" href="${far}"/>`
    );
    const raw = await sharp(Buffer.from(scene), { unlimited: true }).flatten().removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(raw)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  await once(encoder, "close");
}
async function poster() {
  const camera2 = viewOf(2400, 1350);
  const far = await png(4800, 1350, farLayer(camera2, 4800));
  const scene = frame(
    camera2,
    0,
    carLayer(camera2, 0),
    `<image x="0" y="0" width="4800" height="1350" href="${far}"/>`
  );
  await sharp(Buffer.from(scene), { unlimited: true }).flatten().webp({ quality: 68, smartSubsample: true, effort: 6 }).toFile(`${folder}poster.webp`);
}
function viewOf(width, height) {
  const [angle, distance] = [0.7, 8.2];
  return camera({
    from: vec(Math.cos(angle) * distance, Math.sin(angle) * distance, 1),
    to: vec(-0.9, 0.2, 0.98),
    lens: 1.16,
    width,
    height
  });
}
var turn = 0.7;
function farLayer(camera2, width) {
  const horizon = horizonOf(camera2);
  const half = width / 2;
  const strip = { width: half, horizon, unit: camera2.width / 10, mood, seed };
  const once2 = `<svg width="${half}" height="${camera2.height}" overflow="hidden">${stand(strip, 0.14, 0.62)}${masts(strip, [0.07, 0.72, 0.9])}</svg>`;
  return svg(
    width,
    camera2.height,
    `<defs>${lampDefs}</defs>${once2}<g transform="translate(${half} 0)">${once2}</g>`
  );
}
function frame(camera2, t, carImage, far) {
  const { width, height } = camera2;
  const horizon = horizonOf(camera2);
  const road = roadOf(steer);
  const round = Math.PI * 2 * t;
  const sway = `translate(${(Math.sin(round) * width * 0.012).toFixed(2)} ${(Math.sin(round * 2 + 1) * height * 3e-3).toFixed(2)})`;
  const gone = -t * 2.5 * 32;
  const shiftedKerb = (aside, wide) => kerb(camera2, road, aside, wide, ["#ff4d0a", "#e6e0d5"], [-40, 60], gone % 2.5);
  const trails = tyreSmoke(cars.otava, steer + Math.PI + 0.12, 1.35, seed, t * 4 % 1);
  const veil = trail({
    from: vec(-1.55, 0.8, 0),
    heading: steer + Math.PI,
    far: 3.2,
    count: 30,
    size: [0.14, 0.5],
    spread: 0.7,
    rise: 0.25,
    thick: 0.75,
    seed: 23,
    flow: t * 8 % 1
  });
  return svg(
    width,
    height,
    [
      `<defs>${smokeDefs(mood.smoke)}${lampDefs}${glowDefs}</defs>`,
      sky(mood, width, height, horizon, seed, turn),
      hills({ width, horizon, unit: width / 10, mood, seed: 70 }),
      far,
      asphalt(mood, camera2, horizon),
      band(camera2, road, -9.2, -120, mood.verge),
      band(camera2, road, -8.6, -8.45, "#e6e0d5", [-60, 90], 0.55),
      shiftedKerb(-9.2, 0.75),
      band(camera2, road, 3.9, 60, mood.verge),
      shiftedKerb(2.8, 1.1),
      tyreMarks(camera2, road, [-1.5, -0.1, 0.9], [-60, -0.5], 0.45),
      `<g transform="${sway}">`,
      smoke(trails.flatMap(trail), camera2, -1),
      carImage,
      smoke(veil, camera2, -1),
      "</g>"
    ].join("")
  );
}
function carLayer(camera2, t) {
  const azimuth = Math.atan2(camera2.to.y - camera2.from.y, camera2.to.x - camera2.from.x);
  const light = lightOf(mood, azimuth, turn);
  const round = Math.PI * 2 * t;
  const pose = {
    x: 0,
    y: 0,
    yaw: 0.022 * Math.sin(round),
    steer: steer - 0.05 * Math.sin(round + 0.8),
    roll: -0.04 + 8e-3 * Math.sin(round * 2),
    pitch: 0.012 + 5e-3 * Math.sin(round * 3),
    spin: Math.PI * 2 / 5 * 6 * t,
    lamps: { head: true, brake: false }
  };
  const actor = car(cars.otava, pose);
  const glow = lampCentres(cars.otava.shape).slice(0, 2).map(([a, z]) => {
    const seen = camera2.see(actor.place.point(vec(2.08, Math.sign(a) * 0.62, z)));
    const r = 0.46 * camera2.lens * camera2.width / seen.depth;
    return `<circle cx="${seen.x.toFixed(1)}" cy="${seen.y.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#lampLight)" opacity=".8"/>`;
  });
  return render(actor.meshes, camera2, light, { contact: actor.contact }) + glow.join("");
}
var glowDefs = '<radialGradient id="lampLight"><stop offset="0" stop-color="#fffaf0"/><stop offset=".08" stop-color="#fff4dc" stop-opacity=".75"/><stop offset=".3" stop-color="#ffe7b8" stop-opacity=".22"/><stop offset="1" stop-color="#ffe7b8" stop-opacity="0"/></radialGradient>';
async function png(width, height, source) {
  const bytes = await sharp(Buffer.from(source), { unlimited: true }).resize(width, height).png().toBuffer();
  return `data:image/png;base64,${bytes.toString("base64")}`;
}
await hero();
