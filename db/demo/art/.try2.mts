import sharp from 'sharp';
import { band, kerb, tyreMarks } from './backdrop/ground.ts';
import { moods } from './backdrop/mood.ts';
import { tribune } from './backdrop/tribune.ts';
import { cars } from './car/cars.ts';
import { cone } from './props/props.ts';
import { stage } from './scenes/stage.ts';
import { vec } from './space/vector.ts';

const W = 1200,
  H = 675;
const a = 0.75,
  d = 7.2,
  steer = -0.68;
console.time('s');
const road = { heading: steer, radius: 45 };
const out = stage({
  view: {
    from: vec(Math.cos(a) * d, Math.sin(a) * d, 1.05),
    to: vec(-0.5, 0.1, 0.72),
    lens: 1.12,
    tilt: -0.035,
    width: W,
    height: H,
  },
  mood: moods.low,
  seed: 3,
  backdrop: tribune,
  ground: (c) =>
    band(c, road, -9, -90, moods.low.verge) +
    kerb(c, road, 2.3, 1.0, ['#ff4d0a', '#e9e2d6']) +
    kerb(c, road, -9, -0.8, ['#ff4d0a', '#e9e2d6']) +
    tyreMarks(c, road, [-1.2, 0.4], [-50, -1]),
  props: [...cone(2.6, -3.6), ...cone(-2, -5)],
  actors: [
    {
      model: cars.otava,
      pose: { x: 0, y: 0, yaw: 0, steer, roll: 0.045, lamps: { head: true, brake: false } },
    },
  ],
  trails: [
    {
      from: vec(-1.35, -0.6, 0),
      heading: steer + Math.PI + 0.15,
      far: 16,
      count: 70,
      size: [0.5, 2.6],
      spread: 2.2,
      rise: 2.4,
      seed: 4,
    },
    {
      from: vec(-1.35, 0.7, 0),
      heading: steer + Math.PI + 0.15,
      far: 14,
      count: 60,
      size: [0.45, 2.2],
      spread: 2,
      rise: 1.6,
      seed: 9,
    },
  ],
  veil: [
    {
      from: vec(-1.5, 1.0, 0),
      heading: steer + Math.PI + 0.1,
      far: 4,
      count: 10,
      size: [0.28, 0.8],
      spread: 0.8,
      rise: 0.4,
      seed: 5,
      thick: 0.7,
    },
  ],
});
console.timeEnd('s');
await sharp(Buffer.from(out), { unlimited: true }).png().toFile('/tmp/paddock/scene.png');
console.timeLog?.('s');
