import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { hills } from './backdrop/country.ts';
import { asphalt, band, horizonOf, kerb, tyreMarks } from './backdrop/ground.ts';
import { lightOf } from './backdrop/mood.ts';
import { moods } from './backdrop/moods.ts';
import { sky } from './backdrop/sky.ts';
import { lampDefs, masts, stand } from './backdrop/tribune.ts';
import { car } from './car/car.ts';
import { cars } from './car/cars.ts';
import { lampCentres } from './car/lamps.ts';
import { render } from './render/render.ts';
import { roadOf, tyreSmoke } from './scenes/drift.ts';
import { svg } from './scenes/stage.ts';
import { smoke, smokeDefs, trail } from './smoke.ts';
import { type Camera, camera as cameraOf } from './space/camera.ts';
import { vec } from './space/vector.ts';

const folder = fileURLToPath(new URL('../season/hero/', import.meta.url));
const mood = moods.low;
const seconds = 8;
const rate = 24;
const frames = seconds * rate;
/** The car's own movement repeats this often: its pictures are the costly part. */
const carFrames = frames / 4;
const steer = -0.66;
const seed = 7;

/** The loop for the home page: the car holds its slide while the world goes by and smoke rolls. */
async function hero(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await poster();
  const [width, height] = [1280, 720];
  const camera = viewOf(width, height);
  const cars = Array.from({ length: carFrames }, (_, k) => carLayer(camera, k / carFrames));
  const far = await png(width * 2, height, farLayer(camera, width * 2));
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(rate),
      '-i',
      '-',
      '-an',
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      '27',
      '-maxrate',
      '1350k',
      '-bufsize',
      '2700k',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      `${folder}hero.mp4`,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let k = 0; k < frames; k++) {
    const t = k / frames;
    const shift = Math.round(t * width) - width;
    const scene = frame(
      camera,
      t,
      cars[k % carFrames] ?? '',
      `<image x="${shift}" y="0" width="${width * 2}" height="${height}" href="${far}"/>`,
    );
    const raw = await sharp(Buffer.from(scene), { unlimited: true })
      .flatten()
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(raw)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'close');
}

/** The first frame, large. */
async function poster(): Promise<void> {
  const camera = viewOf(2400, 1350);
  const far = await png(4800, 1350, farLayer(camera, 4800));
  const scene = frame(
    camera,
    0,
    carLayer(camera, 0),
    `<image x="0" y="0" width="4800" height="1350" href="${far}"/>`,
  );
  await sharp(Buffer.from(scene), { unlimited: true })
    .flatten()
    .webp({ quality: 68, smartSubsample: true, effort: 6 })
    .toFile(`${folder}poster.webp`);
}

function viewOf(width: number, height: number): Camera {
  const [angle, distance] = [0.7, 8.2];
  return cameraOf({
    from: vec(Math.cos(angle) * distance, Math.sin(angle) * distance, 1.0),
    to: vec(-0.9, 0.2, 0.98),
    lens: 1.16,
    width,
    height,
  });
}

const turn = 0.7;

/** What passes by: twice the picture's width, its second half the same as its first. */
function farLayer(camera: Camera, width: number): string {
  const horizon = horizonOf(camera);
  const half = width / 2;
  const strip = { width: half, horizon, unit: camera.width / 10, mood, seed };
  const once = `<svg width="${half}" height="${camera.height}" overflow="hidden">${stand(strip, 0.14, 0.62)}${masts(strip, [0.07, 0.72, 0.9])}</svg>`;
  return svg(
    width,
    camera.height,
    `<defs>${lampDefs}</defs>${once}<g transform="translate(${half} 0)">${once}</g>`,
  );
}

function frame(camera: Camera, t: number, carImage: string, far: string): string {
  const { width, height } = camera;
  const horizon = horizonOf(camera);
  const road = roadOf(steer);
  const round = Math.PI * 2 * t;
  const sway = `translate(${(Math.sin(round) * width * 0.012).toFixed(2)} ${(Math.sin(round * 2 + 1) * height * 0.003).toFixed(2)})`;
  // The kerb's pattern repeats every 2.5 m and the marks are even, so whole repeats close the loop.
  const gone = -t * 2.5 * 32;
  const shiftedKerb = (aside: number, wide: number) =>
    kerb(camera, road, aside, wide, ['#ff4d0a', '#e6e0d5'], [-40, 60], gone % 2.5);
  const trails = tyreSmoke(cars.otava, steer + Math.PI + 0.12, 1.35, seed, (t * 4) % 1);
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
    flow: (t * 8) % 1,
  });
  return svg(
    width,
    height,
    [
      `<defs>${smokeDefs(mood.smoke)}${lampDefs}${glowDefs}</defs>`,
      sky(mood, width, height, horizon, seed, turn),
      hills({ width, horizon, unit: width / 10, mood, seed: 70 }),
      far,
      asphalt(mood, camera, horizon),
      band(camera, road, -9.2, -120, mood.verge),
      band(camera, road, -8.6, -8.45, '#e6e0d5', [-60, 90], 0.55),
      shiftedKerb(-9.2, 0.75),
      band(camera, road, 3.9, 60, mood.verge),
      shiftedKerb(2.8, 1.1),
      tyreMarks(camera, road, [-1.5, -0.1, 0.9], [-60, -0.5], 0.45),
      `<g transform="${sway}">`,
      smoke(trails.flatMap(trail), camera, -1),
      carImage,
      smoke(veil, camera, -1),
      '</g>',
    ].join(''),
  );
}

/** The car at a share of its own short loop: it rocks, trims its steering, the wheels turn. */
function carLayer(camera: Camera, t: number): string {
  const azimuth = Math.atan2(camera.to.y - camera.from.y, camera.to.x - camera.from.x);
  const light = lightOf(mood, azimuth, turn);
  const round = Math.PI * 2 * t;
  const pose = {
    x: 0,
    y: 0,
    yaw: 0.022 * Math.sin(round),
    steer: steer - 0.05 * Math.sin(round + 0.8),
    roll: -0.04 + 0.008 * Math.sin(round * 2),
    pitch: 0.012 + 0.005 * Math.sin(round * 3),
    spin: ((Math.PI * 2) / 5) * 6 * t,
    lamps: { head: true, brake: false },
  };
  const actor = car(cars.otava, pose);
  const glow = lampCentres(cars.otava.shape)
    .slice(0, 2)
    .map(([a, z]) => {
      const seen = camera.see(actor.place.point(vec(2.08, Math.sign(a) * 0.62, z)));
      const r = (0.46 * camera.lens * camera.width) / seen.depth;
      return `<circle cx="${seen.x.toFixed(1)}" cy="${seen.y.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#lampLight)" opacity=".8"/>`;
    });
  return render(actor.meshes, camera, light, { contact: actor.contact }) + glow.join('');
}

const glowDefs =
  '<radialGradient id="lampLight"><stop offset="0" stop-color="#fffaf0"/><stop offset=".08" stop-color="#fff4dc" stop-opacity=".75"/><stop offset=".3" stop-color="#ffe7b8" stop-opacity=".22"/><stop offset="1" stop-color="#ffe7b8" stop-opacity="0"/></radialGradient>';

async function png(width: number, height: number, source: string): Promise<string> {
  const bytes = await sharp(Buffer.from(source), { unlimited: true })
    .resize(width, height)
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

await hero();
