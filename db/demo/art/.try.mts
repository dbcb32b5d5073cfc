import sharp from 'sharp';
import { car } from '/work/main/db/demo/art/car/car.ts';
import { cars } from '/work/main/db/demo/art/car/cars.ts';
import { blend, rgb } from '/work/main/db/demo/art/render/colour.ts';
import { render } from '/work/main/db/demo/art/render/render.ts';
import { camera } from '/work/main/db/demo/art/space/camera.ts';
import { smooth, unit, vec } from '/work/main/db/demo/art/space/vector.ts';

const [, , key = 'otava', ang = '0.75', w = '1200', steer = '-0.6', h = '1.15'] = process.argv;
const W = +w,
  H = Math.round((W * 9) / 16);
const a = +ang;
const view = camera({
  from: vec(Math.cos(a) * 7.5, Math.sin(a) * 7.5, +h),
  to: vec(0, 0, 0.62),
  lens: 1.25,
  width: W,
  height: H,
});
const light = {
  sun: unit(vec(0.5, -0.2, 0.5)),
  sunColour: rgb('#ffd9ae', 1.6),
  above: rgb('#8fa3c0', 0.8),
  below: rgb('#4a3a34', 0.5),
  shadow: 0.7,
  mirror: (d: any) => {
    const e = d.z;
    if (e < 0) return blend(rgb('#1a1a1e'), rgb('#55483f'), smooth(-0.25, 0, e));
    if (e < 0.09 + 0.03 * Math.sin(Math.atan2(d.y, d.x) * 7)) return rgb('#15161a');
    return blend(rgb('#ffd0a0', 1.3), rgb('#6a7e9c'), smooth(0.1, 0.7, e));
  },
};
const c = car((cars as any)[key], { x: 0, y: 0, yaw: 0, steer: +steer, roll: 0.03 });
console.time('r');
const img = render(c.meshes, view, light, { contact: c.contact });
console.timeEnd('r');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><rect width="100%" height="100%" fill="#6b6864"/>${img}</svg>`;
await sharp(Buffer.from(svg), { unlimited: true }).png().toFile(`/tmp/paddock/try-${key}.png`);
