import { measure, outline, type Point } from '../lettering.ts';
import { lynx, slashes } from '../logo.ts';
import { flatShadow } from './studio.ts';

export interface Ticket {
  title: string;
  line: string;
  code: string;
  paper: string;
  ink: string;
  hot: string;
}

const shape = 'M-430 -200H190A26 26 0 0 0 242 -200H430V200H242A26 26 0 0 0 190 200H-430Z';

/** A printed voucher with a stub, its centre at the origin of the place it is laid. */
export function voucher(ticket: Ticket, x: number, y: number, turn: number, size = 1): string {
  const { title, line, code, paper, ink, hot } = ticket;
  const big = Math.min(150, 57000 / measure(title, { size: 100 }));
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${flatShadow(shape)}
<clipPath id="ticket"><path d="${shape}"/></clipPath><g clip-path="url(#ticket)"><path d="${shape}" fill="${paper}"/>
<path d="M-20 -200H110L-70 200H-200Z" fill="${hot}" fill-opacity=".16"/><path d="M216 -200H430V200H216Z" fill="${hot}"/><path d="M-430 -200H-410V200H-430Z" fill="${hot}"/>
<path d="${claws}" fill="${paper}" fill-opacity=".22"/>
${lynx({ x: -386, y: -176, size: 74, ink, accent: hot })}
<path d="${outline('RYSI DRIFT TEAM', { size: 36, x: -296, y: -127, tracking: 0.06 })}" fill="${ink}"/>
<path d="${outline(title, { size: big, x: -392, y: 42 })}" fill="${ink}"/>
<path d="${outline(line, { size: 42, x: -390, y: 104, weight: 700, tracking: 0.03 })}" fill="${hot}"/>
<path d="M-390 132H170" stroke="${ink}" stroke-opacity=".25" stroke-width="2"/>
<path d="${outline('DÁRKOVÝ POUKAZ', { size: 26, x: -390, y: 168, weight: 700, tracking: 0.16 })}" fill="${ink}" fill-opacity=".7"/>
<path d="${outline(code, { size: 26, x: 170, y: 168, weight: 700, anchor: 'end', tracking: 0.1 })}" fill="${ink}" fill-opacity=".7"/>
<path d="M216 -176V180" stroke="${paper}" stroke-width="7" stroke-dasharray="2 16" stroke-linecap="round"/>
<g transform="translate(352 0) rotate(-90)"><path d="${outline(title, { size: Math.min(66, big * 0.62), y: 22, anchor: 'middle' })}" fill="${paper}"/></g>
<path d="${bars(code)}" fill="${paper}"/>
<path d="${shape}" fill="url(#gloss)"/></g>
<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></g>`;
}

/** A folded envelope in stiff paper with a seal, its centre at the place given. */
export function envelope(
  x: number,
  y: number,
  turn: number,
  paper: string,
  lining: string,
): string {
  const body = 'M-450 -260H450V260H-450Z';
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${flatShadow(body, 1.2)}<path d="${body}" fill="${paper}"/><path d="${body}" fill="url(#fold)"/>
<path d="M-450 260L-40 -8L40 -8L450 260Z" fill="#fff" fill-opacity=".05"/><path d="M-450 260L-40 -8L40 -8L450 260" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="3"/>
<path d="M-450 -260L0 96L450 -260Z" fill="#000" fill-opacity=".28" transform="translate(6 14)"/><path d="M-450 -260L0 82L450 -260Z" fill="${lining}"/><path d="M-450 -260L0 82L450 -260Z" fill="url(#fold)"/><path d="M-450 -260L0 82L450 -260" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>
<circle cy="66" r="62" cx="5" fill="#000" fill-opacity=".35" transform="translate(3 7)"/><circle cy="60" r="60" fill="#ff5a1f"/><circle cy="60" r="60" fill="url(#fold)"/>${lynx({ x: -36, y: 23, size: 72, ink: '#17181b' })}
<linearGradient id="fold" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></g>`;
}

/** A paddock pass on its ribbon. */
export function pass(x: number, y: number, turn: number, size: number): string {
  const card = 'M-190 -260H190V290H-190Z';
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M-30 -300C-160 -520 -340 -640 -520 -700L-480 -760C-260 -690 -90 -540 24 -320ZM30 -300C120 -500 190 -640 420 -780L370 -830C150 -690 60 -540 -24 -320Z" fill="#ff5a1f"/><path d="M-30 -300C-160 -520 -340 -640 -520 -700L-480 -760C-260 -690 -90 -540 24 -320Z" fill="#000" fill-opacity=".22"/>
<rect x="-34" y="-344" width="68" height="84" rx="14" fill="#a7abb3"/><rect x="-34" y="-344" width="30" height="84" rx="14" fill="#fff" fill-opacity=".45"/>
${flatShadow(card, 1.1)}<path d="${card}" fill="#17181b"/><path d="M-190 -260H190V-110L-190 -10Z" fill="#ff5a1f"/>${lynx({ x: -80, y: -232, size: 160, ink: '#17181b' })}
<path d="${outline('PIT', { size: 160, x: -160, y: 136 })}" fill="#f1eee7"/><path d="${outline('DAY', { size: 92, x: 42, y: 136 })}" fill="#ff5a1f"/><path d="${outline('ČLEN TÝMU NA JEDEN DEN', { size: 29, x: -160, y: 190, weight: 700, tracking: 0.03 })}" fill="#c9c5bc"/>
<path d="M-160 222H-90V262H-160ZM-80 222H160V230H-80ZM-80 238H90V246H-80Z" fill="#f1eee7" fill-opacity=".5"/><rect x="-40" y="-252" width="80" height="16" rx="8" fill="#e6e2d9"/></g>`;
}

const claws = slashes
  .map((ring: Point[]) => `M${ring.map(([x, y]) => `${250 + x * 1.9} ${-200 + y * 4}`).join('L')}Z`)
  .join('');

/** Bars of the stub's code: one for each letter, as wide as its number says. */
function bars(code: string): string {
  let x = -150;
  return [...code]
    .map((char) => {
      const wide = 3 + (char.charCodeAt(0) % 4) * 2.6;
      const bar = `M242 ${x}h44v${wide}h-44Z`;
      x += wide + 7 + (char.charCodeAt(0) % 3) * 3;
      return bar;
    })
    .join('');
}
