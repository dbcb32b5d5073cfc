import { around, set } from './setting.ts';

/** Those whose goods go into the car. */
export const suppliers: Record<string, () => string> = {
  nordol: () => {
    const ink = '#df5a2c';
    return `<path fill="${ink}" fill-rule="evenodd" d="M205 92C262 188 330 262 330 352A125 125 0 0 1 80 352C80 262 148 188 205 92ZM205 224L186 333L77 352L186 371L205 480L224 371L333 352L224 333Z"/>
<path fill="${ink}" d="M205 262L215 342L295 352L215 362L205 442L195 362L115 352L195 342Z"/>
${set('NORDOL', { size: 250, x: 372, y: 378, fit: 770, ink })}
${set('MOTOROVÉ OLEJE', { size: 66, x: 372, y: 470, fit: 740, weight: 700, tracking: 0.155, ink: '#a08f86' })}`;
  },
  tarvik: () => {
    const ink = '#97700a';
    const chevrons = [0, 1, 2, 3]
      .map(
        (row) =>
          `<path fill="${ink}" d="M70 ${150 + row * 84}L190 ${206 + row * 84}L310 ${150 + row * 84}V${196 + row * 84}L190 ${252 + row * 84}L70 ${196 + row * 84}Z"/>`,
      )
      .join('');
    return `<clipPath id="block"><path d="M118 130H336L266 470H48Z"/></clipPath><g clip-path="url(#block)">${chevrons}</g>
<mask id="cut"><path fill="#fff" d="M0 0H1200V600H0Z"/><path fill="#000" d="M330 300L1200 246V262L330 316Z"/></mask>
<g mask="url(#cut)">${set('TARVIK', { size: 330, x: 352, y: 416, fit: 790, ink })}</g>
${set('PNEU, KTERÉ DRŽÍ', { size: 64, x: 352, y: 492, fit: 752, weight: 800, tracking: 0.12, ink: '#7a776e' })}`;
  },
  ventura: () => {
    const ink = '#2f88d0';
    const blades = around(
      9,
      210,
      300,
      () =>
        `<path fill="${ink}" d="M210 252C236 214 258 186 262 146C296 160 322 182 340 212C308 214 268 232 240 268Z"/>`,
    );
    return `${blades}<circle cx="210" cy="300" r="36" fill="${ink}"/><circle cx="210" cy="300" r="166" fill="none" stroke="${ink}" stroke-width="12"/>
<path d="M210 134H420V166H210Z" fill="${ink}" transform="translate(0 -6)"/>
${set('ventura', { size: 268, x: 400, y: 366, fit: 740, weight: 800, ink })}
${set('TURBO SYSTEMS', { size: 62, x: 404, y: 456, fit: 720, weight: 700, tracking: 0.12, ink: '#8d99a3' })}`;
  },
  bezpas: () => {
    const ink = '#e65650';
    const straps = around(
      6,
      600,
      232,
      () => `<path fill="${ink}" d="M566 152L574 62H626L634 152Z"/>`,
    );
    return `${straps}<circle cx="600" cy="232" r="112" fill="none" stroke="${ink}" stroke-width="0"/>
<mask id="gap"><path fill="#fff" d="M0 0H1200V600H0Z"/><circle cx="600" cy="232" r="108" fill="#000"/></mask>
<g mask="url(#gap)"><path d="M60 214H1140V252H60Z" fill="${ink}"/></g>
<circle cx="600" cy="232" r="92" fill="${ink}"/><path d="M600 168L655 200V264L600 296L545 264V200Z" fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="14"/><path d="M584 218H616V246H584Z" fill="#fff" fill-opacity=".92"/>
${set('BEZPAS', { size: 186, x: 600, y: 556, anchor: 'middle', fit: 960, italic: false, weight: 800, tracking: 0.05, ink })}`;
  },
  lisek: () => {
    const ink = '#e66a2c';
    return `<path fill="${ink}" d="M70 120L176 196H274L380 120L372 292L225 486L78 292Z"/>
<path fill="#f6d2b8" d="M92 300L196 336L225 452ZM358 300L254 336L225 452Z"/><path fill="#7a3a1c" d="M150 274L206 300L196 316L160 306ZM300 274L244 300L254 316L290 306ZM206 446H244L225 486Z"/>
${set('lísek', { size: 330, x: 420, y: 392, fit: 720, italic: false, weight: 900, ink })}
${set('autolaky od roku 1994', { size: 68, x: 428, y: 484, fit: 708, italic: false, weight: 700, tracking: 0.035, ink: '#a39186' })}`;
  },
  hrom: () => {
    const ink = '#9d72e2';
    const rings = [150, 112, 74]
      .map(
        (radius) =>
          `<circle cx="690" cy="290" r="${radius}" fill="none" stroke="${ink}" stroke-width="22"/>`,
      )
      .join('');
    return `<path fill="${ink}" d="M70 140H134V256H206V140H270V440H206V316H134V440H70Z"/>
<path fill="${ink}" fill-rule="evenodd" d="M310 140H440C496 140 522 176 522 232C522 276 506 304 474 316L530 440H462L412 324H374V440H310ZM374 198V268H430C450 268 458 254 458 233C458 211 450 198 430 198Z"/>
${rings}<path fill="${ink}" d="M716 196L636 310H686L664 388L748 270H698Z"/>
<path fill="${ink}" d="M870 140H942L1000 280L1058 140H1130V440H1068V262L1018 384H982L932 262V440H870Z"/>
${set('ZVUK, KTERÝ JE CÍTIT', { size: 56, x: 600, y: 536, anchor: 'middle', fit: 1050, italic: false, weight: 700, tracking: 0.16, ink: '#968ea6' })}`;
  },
};
