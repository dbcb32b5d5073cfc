import { outline } from '../lettering.ts';
import { around } from '../sponsors/setting.ts';

/** Six belts meeting in a turn-to-open buckle, seen from above on the seat's cloth. */
export function harness(): string {
  const cloth = Array.from(
    { length: 60 },
    (_, index) =>
      `<path d="M${index * 40 - 1200} 0L${index * 40} 1200" stroke="#000" stroke-opacity=".16" stroke-width="14"/><path d="M${index * 40 + 1200} 0L${index * 40} 1200" stroke="#fff" stroke-opacity=".018" stroke-width="10"/>`,
  ).join('');
  const belts = [-52, 52, 128, 232, 180]
    .map((angle, index) => {
      const wide = index === 4 ? 56 : 82;
      const web = Array.from(
        { length: 54 },
        (_, row) =>
          `<path d="M-${wide} ${-190 - row * 15}H${wide}" stroke="#000" stroke-opacity=".14" stroke-width="4"/>`,
      ).join('');
      const words =
        index < 2
          ? `<g transform="translate(0 -330) rotate(${index ? -90 : 90})"><path d="${outline('BEZPAS', { size: 84, x: index ? 30 : -30, y: 29, anchor: 'middle', italic: false, weight: 800, tracking: 0.08 })}" fill="#f1eee7"/></g>`
          : '';
      return `<g transform="translate(600 600) rotate(${angle})"><path d="M-${wide - 16} -1000H${wide + 26}V-120H-${wide - 16}Z" fill="#000" fill-opacity=".4"/><path d="M-${wide} -1000H${wide}V-150H-${wide}Z" fill="#d9431a"/><path d="M-${wide} -1000H${wide}V-150H-${wide}Z" fill="url(#belt)"/>${web}<path d="M-${wide - 10} -1000V-150M${wide - 10} -1000V-150" stroke="#7a1f05" stroke-width="4" stroke-dasharray="9 5"/>${words}
<path d="M-${wide + 12} -250H${wide + 12}L${wide - 22} -130H-${wide - 22}Z" fill="#8d9199"/><path d="M-${wide + 12} -250H${wide + 12}L${wide - 22} -130H-${wide - 22}Z" fill="url(#plate)"/><path d="M-${wide - 14} -232H${wide - 14}V-206H-${wide - 14}Z" fill="#17181b"/><path d="M-${wide + 10} -248H${wide + 10}" stroke="#fff" stroke-opacity=".8" stroke-width="4"/></g>`;
    })
    .join('');
  const knurl = around(
    48,
    600,
    600,
    () => '<path d="M594 438H606V462H594Z" fill="#000" fill-opacity=".5"/>',
  );
  return `<path d="M0 0H1200V1200H0Z" fill="#1e1f23"/>${cloth}<path d="M0 0H1200V1200H0Z" fill="url(#vignette)"/>${belts}
<circle cx="612" cy="626" r="188" fill="#000" fill-opacity=".5"/><circle cx="600" cy="600" r="176" fill="#b4b8bf"/><circle cx="600" cy="600" r="176" fill="url(#plate)"/><circle cx="600" cy="600" r="166" fill="#2a2c31"/><circle cx="600" cy="600" r="166" fill="url(#plate)"/>${knurl}
<circle cx="600" cy="600" r="134" fill="#15161a"/><circle cx="600" cy="600" r="134" fill="url(#dome)"/><path d="M600 470A130 130 0 0 1 730 600L690 600A90 90 0 0 0 600 510Z" fill="#ff5a1f"/><path d="M560 500H640L662 700C640 724 560 724 538 700Z" fill="#a7abb3"/><path d="M560 500H640L662 700C640 724 560 724 538 700Z" fill="url(#plate)"/><path d="M562 504H638" stroke="#fff" stroke-width="5"/>
<path d="${outline('PUSH', { size: 40, x: 600, y: 676, anchor: 'middle', italic: false, tracking: 0.08 })}" fill="#17181b"/><path d="M576 540H624L600 580Z" fill="#17181b"/>
<defs><linearGradient id="belt"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset=".3" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient><linearGradient id="plate" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".35" stop-color="#fff" stop-opacity=".05"/><stop offset=".7" stop-color="#000" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity=".25"/></linearGradient><radialGradient id="dome" cx=".35" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></radialGradient><radialGradient id="vignette" cx=".45" cy=".4" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset=".6" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".7"/></radialGradient></defs>`;
}
