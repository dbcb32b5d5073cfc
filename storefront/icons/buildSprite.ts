import * as brands from '@fortawesome/free-brands-svg-icons';
import * as solid from '@fortawesome/free-solid-svg-icons';
import { BRAND_ICONS, SOLID_ICONS } from './names.ts';

/**
 * The SVG sprite of the site's icons, by their names in data and components.
 * Icons: Font Awesome Free, CC BY 4.0, https://fontawesome.com/license/free. Throws on an unknown one.
 */
export function buildSprite(): string {
  const symbols = [
    ...[...new Set(SOLID_ICONS)].map((name) => symbol(name, iconsOf(solid))),
    ...BRAND_ICONS.map((name) => symbol(name, iconsOf(brands))),
  ];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<title>Icons</title>',
    '<!-- Font Awesome Free by @fontawesome, https://fontawesome.com, CC BY 4.0 -->',
    ...symbols,
    '</svg>\n',
  ].join('\n');
}

type Icon = readonly [
  width: number,
  height: number,
  aliases: readonly (string | number)[],
  code: string,
  path: string | readonly string[],
];

interface NamedIcon {
  iconName: string;
  icon: Icon;
}

function symbol(name: string, icons: readonly NamedIcon[]): string {
  const found =
    icons.find(({ iconName }) => iconName === name) ??
    icons.find(({ icon }) => icon[2].includes(name));
  if (!found) throw new Error(`Font Awesome has no icon named ${name}`);
  const [width, height, , , path] = found.icon;
  const paths = typeof path === 'string' ? [path] : path;
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${paths
    .map((shape) => `<path d="${shape}"/>`)
    .join('')}</symbol>`;
}

const iconsOf = (pack: Record<string, unknown>): NamedIcon[] =>
  Object.values(pack).filter(
    (value): value is NamedIcon =>
      typeof value === 'object' && value !== null && 'iconName' in value && 'icon' in value,
  );
