import { band, kerb, type Road, tyreMarks } from '../backdrop/ground.ts';
import type { Mood } from '../backdrop/mood.ts';
import type { Backdrop } from '../backdrop/skyline.ts';
import type { CarModel } from '../car/cars.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Trail } from '../smoke.ts';
import type { Camera } from '../space/camera.ts';
import { vec } from '../space/vector.ts';
import { type Actor, type Stage, stage } from './stage.ts';

/** A car in a drift, seen from one side of it. */
export type Drift = {
  model: CarModel;
  mood: Mood;
  seed: number;
  width?: number;
  height?: number;
  /** Where the camera stands: radians round the car from its nose, left positive. */
  angle: number;
  distance?: number;
  camera?: number;
  lens?: number;
  /** What the camera looks at: along, aside, up. */
  aim?: readonly [number, number, number];
  tilt?: number;
  /** Front wheels; the way the car really goes. Negative is a drift through a left bend. */
  steer?: number;
  /** Smoke: 0 none, 1 usual, 2 a wall. */
  smoke?: number;
  /** How far the smoke is blown off the car's own line, radians. */
  wind?: number;
  veil?: number;
  backdrop?: Backdrop;
  drift?: number;
  kerbs?: 'inner' | 'outer' | 'both' | 'none';
  marks?: boolean;
  props?: Mesh[];
  others?: Actor[];
  moreTrails?: Trail[];
  night?: boolean;
  over?: Stage['over'];
  ground?: (camera: Camera, road: Road) => string;
  flow?: number;
  key?: number;
  spin?: number;
  roll?: number;
};

const kerbColours = ['#ff4d0a', '#e6e0d5'] as const;

/** The road the car is on, bending to the side it drifts through. */
export const roadOf = (steer: number): Road => ({ heading: steer, radius: steer <= 0 ? 42 : -42 });

/** The scene of one drift as SVG. */
export function drift(shot: Drift): string {
  const { model, mood, angle, distance = 7.2, seed } = shot;
  const [width, height] = [shot.width ?? 2400, shot.height ?? 1350];
  const steer = shot.steer ?? -0.68;
  const road = roadOf(steer);
  const inner = steer <= 0 ? 1 : -1;
  const [along, aside, up] = shot.aim ?? [-0.4, 0, 0.72];
  const lamps = {
    head: shot.night === true || mood.lamps === true || mood.wet === true,
    brake: Math.cos(angle) < 0,
  };
  const actor: Actor = {
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
      to: vec(along, aside, up),
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
    ground: (camera) => track(camera, road, inner, shot) + (shot.ground?.(camera, road) ?? ''),
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

function track(camera: Camera, road: Road, inner: number, shot: Drift): string {
  const { mood } = shot;
  const kerbs = shot.kerbs ?? 'both';
  const parts = [band(camera, road, -inner * 9.2, -inner * 120, mood.verge)];
  if (kerbs !== 'none') parts.push(band(camera, road, inner * 3.6, inner * 60, mood.verge));
  parts.push(band(camera, road, -inner * 8.6, -inner * 8.45, '#e6e0d5', [-60, 90], 0.55));
  if (kerbs === 'outer' || kerbs === 'both')
    parts.push(kerb(camera, road, -inner * 9.2, inner * 0.75, kerbColours, [-50, 70]));
  if (kerbs === 'inner' || kerbs === 'both')
    parts.push(kerb(camera, road, inner * 2.5, inner * 1.1, kerbColours, [-30, 40]));
  if (shot.marks !== false) {
    parts.push(
      tyreMarks(camera, road, [-1.5 * inner, -0.1 * inner, 0.9 * inner], [-60, -0.5], 0.45),
    );
    parts.push(
      tyreMarks(
        camera,
        { heading: road.heading - 0.04, radius: road.radius },
        [-3.4, -2.1, 1.4, 4.9, 5.8],
        [-60, 60],
        0.22,
      ),
    );
  }
  return parts.join('');
}

/** Smoke from both rear tyres. */
export function tyreSmoke(
  model: CarModel,
  heading: number,
  amount: number,
  seed: number,
  flow = 0,
  at = { x: 0, y: 0, yaw: 0 },
): Trail[] {
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
      size: [0.4, 1.9 + amount * 0.6] as const,
      spread: 1.7 + amount,
      rise: 1.2 + amount * 1.1,
      thick: Math.min(1, 0.6 + amount * 0.4),
      seed: seed * 7 + k * 31 + 1,
      flow,
    };
  });
}

function veilOf(
  model: CarModel,
  heading: number,
  amount: number,
  seed: number,
  flow = 0,
  near = 1,
): Trail[] {
  const cloud = amount > 2;
  return [
    {
      from: vec(model.shape.axles.rear - 0.25, near * 0.8, 0),
      heading: cloud ? heading - 0.85 * near : heading,
      far: cloud ? 8 : 3.2,
      count: Math.round(30 * amount),
      size: cloud ? ([0.3, 1.5] as const) : ([0.14, 0.5] as const),
      spread: cloud ? 2.2 : 0.7,
      rise: cloud ? 1.1 : 0.25,
      thick: 0.75,
      seed: seed * 3 + 2,
      flow,
    },
  ];
}
