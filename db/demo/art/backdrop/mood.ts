import { blend, gain, type Rgb, rgb } from '../render/colour.ts';
import type { Light } from '../render/light.ts';
import { smooth, type Vec, vec } from '../space/vector.ts';

/** The hour and the weather: colours of sky, ground and smoke, and the light on the cars. */
export type Mood = {
  /** From the zenith down to the horizon. */
  sky: string[];
  cloud: string;
  /** Disc of the sun or moon: colour, place over the horizon in parts of the height, or none. */
  disc?: { colour: string; glow: string; x: number; up: number; size: number };
  far: string;
  near: string;
  asphalt: [far: string, near: string];
  verge: string;
  smoke: { lit: string; body: string; shade: string };
  sun: { rise: number; colour: string; gain: number };
  above: [string, number];
  below: [string, number];
  rim?: { colour: string; gain: number };
  lamps?: boolean;
  wet?: boolean;
};

/**
 * The light for a camera looking along `azimuth`. The key stands `turn` from behind the camera
 * (right positive); the disc in the sky, when there is one, throws the shadow from the other side.
 */
export function lightOf(mood: Mood, azimuth: number, turn: number): Light {
  const towards = (aside: number, rise: number): Vec => {
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
  const strip = rgb('#ffffff', 2.2);
  const mirror = (d: Vec): Rgb => {
    const heading = Math.atan2(d.y, d.x);
    if (d.z < 0) return blend(floorNear, floorFar, smooth(-0.5, 0, d.z));
    const edge = 0.07 + 0.035 * Math.sin(heading * 5) + 0.02 * Math.sin(heading * 13);
    if (d.z < edge - 0.006) return trees;
    if (mood.lamps && d.z > 0.3 && d.z < 0.37 && (((heading * 1.6) % 1) + 1) % 1 < 0.35)
      return strip;
    const side = Math.max(0, Math.cos(heading - Math.atan2(sun.y, sun.x)));
    const glow = blend(low, hot, side ** 3 * 0.6);
    const air = blend(glow, gain(top, 0.8), smooth(0.1, 0.36, d.z));
    return blend(trees, air, smooth(edge - 0.006, edge + 0.006, d.z));
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
