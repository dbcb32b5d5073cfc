import { circle } from './full-face.ts';
import type { Solid } from './solid.ts';

/** An action camera on an adhesive mount at the side of the helmet, its lens looking ahead. */
export function camera(solid: Solid): string {
  const side = solid.turn < 0 ? 1 : -1;
  const [x, y] = solid.project([side * 12, 0.9], 0.2);
  const base = solid.figure(circle(side * 12, 0.93, 0.16), 0.01);
  return `<path d="${base}" fill="#0c0c0e"/><path d="${base}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>
<g transform="translate(${x.toFixed(1)} ${(y - 6).toFixed(1)}) rotate(${side * -5})">
  <path d="M-26 36H30L40 84H-34Z" fill="#1b1c20"/><path d="M-26 36H-8L-10 84H-34Z" fill="#fff" fill-opacity=".12"/>
  <rect x="-112" y="-98" width="224" height="146" rx="26" fill="#16171a"/><rect x="-112" y="-98" width="224" height="146" rx="26" fill="url(#case)"/>
  <rect x="-109" y="-95" width="218" height="140" rx="24" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>
  <rect x="-4" y="-84" width="104" height="104" rx="20" fill="#0a0a0c"/><rect x="-4" y="-84" width="104" height="104" rx="20" fill="none" stroke="#6b6f77" stroke-width="3"/>
  <circle cx="48" cy="-32" r="43" fill="#1e2024"/><circle cx="48" cy="-32" r="35" fill="#07080b"/><circle cx="48" cy="-32" r="35" fill="url(#lens)"/><circle cx="48" cy="-32" r="15" fill="#020203"/>
  <path d="M26 -52A30 30 0 0 1 48 -62" stroke="#dff" stroke-opacity=".85" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="62" cy="-18" r="4" fill="#9fb4ff" fill-opacity=".8"/>
  <rect x="-94" y="-66" width="72" height="52" rx="5" fill="#07090b"/><circle cx="-80" cy="-52" r="6" fill="#ff2d2d"/><path d="M-66 -56H-32V-48H-66ZM-84 -34H-40V-27H-84Z" fill="#d8dde2" fill-opacity=".85"/>
  <circle cx="-58" cy="14" r="30" fill="#ff2d2d" fill-opacity=".12"/><circle cx="-58" cy="14" r="8" fill="#ff3b3b"/>
</g>
<linearGradient id="case" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".4"/><stop offset=".3" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>
<radialGradient id="lens" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#6d86ff" stop-opacity=".75"/><stop offset=".5" stop-color="#7a2a6d" stop-opacity=".5"/><stop offset="1" stop-color="#000"/></radialGradient>`;
}
