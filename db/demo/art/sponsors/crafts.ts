import { around, set } from './setting.ts';

/** Firms from around the town. */
export const crafts: Record<string, () => string> = {
  'zlata-brana': () => {
    const ink = '#a06a12';
    const scales = [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: [3, 4, 3, 2][row] ?? 0 }, (_, index) => {
        const x = 600 + (index - (([3, 4, 3, 2][row] ?? 1) - 1) / 2) * 34;
        const y = 148 + row * 36;
        return `<path fill="${ink}" d="M${x - 16} ${y}C${x - 16} ${y + 26} ${x - 6} ${y + 42} ${x} ${y + 50}C${x + 6} ${y + 42} ${x + 16} ${y + 26} ${x + 16} ${y}C${x + 8} ${y - 8} ${x - 8} ${y - 8} ${x - 16} ${y}Z"/>`;
      }),
    );
    return `<path fill="${ink}" fill-rule="evenodd" d="M440 316V176A160 152 0 0 1 760 176V316H694V180A94 90 0 0 0 506 180V316ZM420 328H520V346H420ZM680 328H780V346H680Z"/>
<path fill="${ink}" d="M590 104L600 76L614 104L640 96L622 126H580L564 98Z"/>${scales.join('')}
<path fill="${ink}" d="M80 328H400V344H80ZM800 328H1120V344H800Z"/>
${set('ZLATÁ BRÁNA', { size: 180, x: 600, y: 500, anchor: 'middle', fit: 1060, italic: false, weight: 900, tracking: 0.02, ink })}
${set('PIVOVAR PÍSEK · 1871', { size: 64, x: 600, y: 572, anchor: 'middle', fit: 960, italic: false, weight: 800, tracking: 0.18, ink: '#7d7363' })}`;
  },
  kovodel: () => {
    const ink = '#5788aa';
    return `<path fill="${ink}" fill-rule="evenodd" d="M220 100L393 200V400L220 500L47 400V200ZM142 196V404H194V330L212 310L270 404H332L248 272L326 196H258L194 262V196Z"/>
${set('KOVODĚL', { size: 232, x: 436, y: 352, fit: 694, italic: false, weight: 800, tracking: 0.045, ink })}
<path fill="#8f989f" d="M438 392H1130V400H438ZM438 384H446V408H438ZM1122 384H1130V408H1122Z"/>
${set('CNC OBRÁBĚNÍ ±0,005', { size: 66, x: 438, y: 478, fit: 690, italic: false, weight: 700, tracking: 0.1, ink: '#8f989f' })}`;
  },
  otavan: () => {
    const ink = '#2f9d92';
    return `<path fill="${ink}" d="M60 372C130 372 150 300 214 300C270 300 290 344 340 330L322 270L440 330L368 440L352 384C280 404 250 358 214 358C176 358 150 430 60 430Z"/>
<path fill="#8aa39f" d="M60 262C130 262 150 190 214 190C270 190 290 234 340 220L328 180L420 224L364 300L352 274C280 294 250 248 214 248C176 248 150 320 60 320Z"/>
${set('otavan', { size: 300, x: 452, y: 400, fit: 690, weight: 900, ink })}
${set('LOGISTIKA, KTERÁ TEČE', { size: 54, x: 470, y: 478, fit: 660, weight: 700, tracking: 0.12, ink: '#8aa39f' })}`;
  },
  'pila-podoli': () => {
    const ink = '#b9824b';
    const teeth = around(24, 600, 330, () => `<path fill="${ink}" d="M578 104L628 62L622 108Z"/>`);
    const rays = around(5, 600, 330, () => '<path fill="#000" d="M594 168H606L612 120H602Z"/>');
    return `<clipPath id="top"><path d="M0 0H1200V322H0Z"/></clipPath><mask id="slots"><path fill="#fff" d="M0 0H1200V600H0Z"/>${rays}<circle cx="600" cy="330" r="140" fill="#000"/></mask>
<g clip-path="url(#top)">${teeth}<g mask="url(#slots)"><circle cx="600" cy="330" r="228" fill="${ink}"/></g>
<circle cx="600" cy="330" r="112" fill="none" stroke="${ink}" stroke-width="16"/><circle cx="600" cy="330" r="78" fill="none" stroke="${ink}" stroke-width="12"/><circle cx="600" cy="330" r="46" fill="none" stroke="${ink}" stroke-width="10"/><circle cx="600" cy="330" r="18" fill="${ink}"/></g>
<path fill="${ink}" d="M90 334H1110V348H90Z"/>
${set('PILA PODOLÍ', { size: 186, x: 600, y: 504, anchor: 'middle', fit: 1020, italic: false, weight: 900, tracking: 0.015, ink })}
${set('DŘEVO OD ŘEKY', { size: 52, x: 600, y: 574, anchor: 'middle', fit: 800, italic: false, weight: 700, tracking: 0.3, ink: '#9c8f80' })}`;
  },
  bodlak: () => {
    const ink = '#b86cab';
    const leaf = '#6f9a63';
    const spikes = Array.from({ length: 9 }, (_, index) => {
      const angle = -68 + index * 17;
      return `<path fill="${ink}" transform="rotate(${angle} 220 300)" d="M207 268L220 ${index % 2 ? 96 : 72}L233 268Z"/>`;
    }).join('');
    return `${spikes}<path fill="${leaf}" d="M142 262L220 290L298 262L282 336L250 376V440L268 470V536L236 512H204L172 536V470L190 440V376L158 336Z"/>
<path fill="${leaf}" d="M172 404L88 360L112 430L64 446L172 470ZM268 404L352 360L328 430L376 446L268 470Z"/>
${set('BODLÁK', { size: 296, x: 410, y: 432, fit: 730, italic: false, weight: 900, ink })}
<path fill="${leaf}" d="M414 466H1130V478H414Z"/>
${set('NÁŘADÍ, CO SE NEVRACÍ', { size: 52, x: 414, y: 540, fit: 720, italic: false, weight: 700, tracking: 0.1, ink: '#998f98' })}`;
  },
  kalina: () => {
    const ink = '#dd5565';
    const berries: [number, number, number][] = [
      [170, 300, 62],
      [276, 262, 52],
      [268, 376, 58],
      [166, 420, 46],
      [356, 330, 42],
      [340, 428, 32],
      [246, 466, 30],
    ];
    const dots = berries
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`)
      .join('');
    return `<path d="M170 300C190 210 230 150 300 100M276 262C276 200 288 150 300 100M356 330C350 240 330 160 300 100" fill="none" stroke="#7f9a68" stroke-width="12"/><path fill="#7f9a68" d="M300 104C330 40 400 40 444 66C420 124 360 140 300 104Z"/>${dots}
${set('Kalina', { size: 318, x: 450, y: 392, fit: 690, italic: true, weight: 700, ink })}
${set('tiskárna v Písku', { size: 84, x: 470, y: 494, fit: 650, italic: true, weight: 700, tracking: 0.05, ink: '#a08f8f' })}`;
  },
};
