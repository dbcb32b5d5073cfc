import { wheel } from '../car/wheel.ts';
import type { Picture } from '../picture.ts';
import { placed } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';
import { harness } from './buckle.ts';
import { guestHelmet } from './helmet.ts';
import { nightBoxes, shot, studioCamera } from './set.ts';
import { steeringWheel } from './steering-wheel.ts';
import { studio } from './studio.ts';
import { timing } from './timing.ts';
import { envelope, pass, type Ticket, voucher } from './voucher.ts';

const black = '#17181b';
const white = '#f6f2ea';
const orange = '#ff5a1f';

const solo: Ticket = {
  title: 'DRIFT TAXI',
  line: '4 KOLA NA SEDADLE SPOLUJEZDCE',
  code: 'RDT-27-0412',
  paper: black,
  ink: white,
  hot: orange,
};
const duo: Ticket = {
  title: 'DRIFT TAXI DUO',
  line: 'DVA LIDÉ, DVĚ AUTA, JEDEN DÝM',
  code: 'RDT-27-0833',
  paper: white,
  ink: black,
  hot: orange,
};
const night: Ticket = {
  title: 'NOČNÍ JÍZDA',
  line: '6 KOL POD REFLEKTORY',
  code: 'RDT-27-2130',
  paper: '#101424',
  ink: '#e6ebff',
  hot: '#5a7dff',
};
const pit: Ticket = {
  title: 'DEN V DEPU',
  line: 'CELÝ ZÁVODNÍ DEN S TÝMEM',
  code: 'RDT-27-0704',
  paper: '#e9b521',
  ink: black,
  hot: '#8c2f12',
};

/** What one gives: rides and a day with the team, each a voucher and a thing from the day. */
export const experiences: Picture[] = [
  studio(
    'drift-taxi-1-1',
    'warm',
    () => envelope(640, 470, 8, '#2a2b30', '#3a3c42') + voucher(solo, 560, 760, -7, 1.08),
  ),
  studio(
    'drift-taxi-1-2',
    'warm',
    () => guestHelmet(640, 470, 330, 34, 'dark') + voucher(solo, 520, 960, -4, 0.86),
  ),
  studio('drift-taxi-1-3', 'warm', harness),
  studio(
    'drift-taxi-duo-1',
    'warm',
    () =>
      envelope(600, 400, -6, '#e3ddd0', '#f3efe6') +
      voucher(duo, 690, 640, 10, 0.98) +
      voucher(duo, 530, 820, -6, 1.02),
  ),
  studio(
    'drift-taxi-duo-2',
    'warm',
    () => guestHelmet(840, 500, 245, -34, 'light') + guestHelmet(410, 640, 290, 32, 'dark'),
  ),
  studio('drift-taxi-duo-3', 'warm', () => voucher(duo, 600, 980, 4, 0.98) + timing('studio')),
  studio(
    'night-ride-1',
    'night',
    () => beams + envelope(660, 470, 7, '#1b1e2a', '#2b3047') + voucher(night, 560, 760, -7, 1.08),
  ),
  studio(
    'night-ride-2',
    'night',
    () =>
      beams +
      shot(
        steeringWheel(chain(rotate('x', -0.22), rotate('z', 0.28), move(0, 0, 0.36)), '#5a7dff'),
        studioCamera(vec(0, -2.2, 0.62), vec(0, 0, 0.34), 2.05),
        nightBoxes,
      ),
  ),
  studio('night-ride-3', 'night', () => beams + guestHelmet(600, 540, 390, -28, 'dark')),
  studio('pit-day-1', 'warm', () => pass(690, 440, 7, 0.84) + voucher(pit, 570, 900, -5, 1)),
  studio('pit-day-2', 'warm', () => tyre()),
  studio('pit-day-3', 'warm', () => pass(600, 590, 6, 1.5)),
];

function tyre(): string {
  const look = { rim: '#2b2d33', lip: '#c9ccd2', caliper: orange, spokes: 5 };
  const standing = wheel(0.34, 0.27, look, 0.4).map((mesh) =>
    placed(mesh, chain(rotate('z', Math.PI + 0.55), move(0.05, 0, 0.34))),
  );
  const spare = wheel(0.34, 0.27, look, 0.2).map((mesh) =>
    placed(mesh, chain(rotate('x', Math.PI / 2), move(-0.42, 0.5, 0.135))),
  );
  return shot(
    [...standing, ...spare],
    studioCamera(vec(-0.1, -2.7, 0.85), vec(-0.14, 0, 0.32), 1.95),
  );
}

/** Two lamps of the tribune behind the thing. */
const beams = [280, 960]
  .map(
    (x) =>
      `<path d="M${x - 30} 0H${x + 30}L${x + 320} 1200H${x - 320}Z" fill="url(#beam)"/><ellipse cx="${x}" cy="6" rx="150" ry="46" fill="url(#lamp)"/>`,
  )
  .join('')
  .concat(
    '<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#aebcff" stop-opacity=".3"/><stop offset="1" stop-color="#aebcff" stop-opacity="0"/></linearGradient><radialGradient id="lamp"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#c9d4ff" stop-opacity=".8"/><stop offset="1" stop-color="#c9d4ff" stop-opacity="0"/></radialGradient>',
  );
