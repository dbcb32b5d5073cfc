import { blend, type Colour, clamp, clouds, colourOf, hash, lightMap, ramp } from './light.ts';

export interface Backdrop {
  /** The hot diagonal. */
  band: string;
  /** Second, thinner diagonal. */
  thin: string;
  /** Colour of the light in the smoke. */
  smoke: string;
  seed: number;
  mirrored: boolean;
}

export const frame = { width: 1200, height: 1500 };

/** Dark asphalt with a diagonal of paint across it and tyre smoke rising from below. */
export function backdrop({ band, thin, smoke, seed, mirrored }: Backdrop): string {
  const { width, height } = frame;
  const flip = mirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  const tone = colourOf(smoke);
  return `
<rect width="${width}" height="${height}" fill="#1b1c20"/>
<g${flip}>
  <path d="M640 0H1010L470 1500H100Z" fill="${band}"/>
  <path d="M1050 0H1082L542 1500H510Z" fill="${thin}"/>
  <path d="M575 0H592L52 1500H35Z" fill="${band}" fill-opacity=".55"/>
</g>
${lightMap({ x: 0, y: 0, width, height, step: 3 }, (x, y) => asphalt(x, y, seed))}
${lightMap({ x: 0, y: 0, width, height, step: 6 }, (x, y) => haze(x, y, seed, tone))}`;
}

/** The same smoke, thinner, to lie in front of the shoulders. */
export function frontSmoke({ smoke, seed }: Backdrop): string {
  const { width, height } = frame;
  const tone = colourOf(smoke);
  return lightMap({ x: 0, y: 950, width, height: height - 950, step: 6 }, (x, y) => {
    const drift = clouds(x / 330 + 4, y / 190, seed + 9, 5);
    const density =
      ramp(0.46, 0.82, drift) * ramp(1060, 1500, y) * (0.25 + (0.5 * Math.abs(x - 600)) / 600);
    return { shade: ramp(1250, 1560, y) * 0.45, light: density, colour: tone };
  });
}

function asphalt(x: number, y: number, seed: number) {
  const worn = clouds(x / 240, y / 240, seed, 4);
  const grit = hash(Math.round(x / 3), Math.round(y / 3), seed) - 0.5;
  const centre = Math.hypot((x - 600) / 820, (y - 560) / 940);
  const vignette = ramp(0.35, 1.15, centre) * 0.72;
  return {
    shade: clamp(0.2 + (worn - 0.45) * 0.55 + vignette + grit * 0.022),
    light: clamp((0.5 - centre) * 0.1),
  };
}

function haze(x: number, y: number, seed: number, tone: Colour) {
  const bend = clouds(x / 300, y / 300, seed + 3, 3) - 0.5;
  const body = clouds(x / 360 + bend * 1.6, y / 300 + bend * 1.6, seed + 5, 6);
  const low = ramp(250, 1150, y + (body - 0.5) * 400);
  const density = ramp(0.4, 0.78, body) * low * 0.62;
  const lit = clouds(x / 200 + 0.35, y / 200 - 0.35, seed + 5, 3);
  return { shade: density * 0.3, light: density * 0.85, colour: blend([70, 70, 76], tone, lit) };
}
