import { BLACK, contrast, type Hex, isHex, mix, nearestPassing, WHITE } from './colors.ts';
import { GROUNDS, type Ground } from './constants.ts';

/** The values of the theme's settings that are chosen from a list; the first is the default. */
export const THEME_CHOICES = {
  theme_ground: GROUNDS,
  theme_type: ['condensed', 'wide', 'geometric', 'slab'],
  theme_edges: ['slanted', 'straight'],
} as const;

type ThemeChoice = keyof typeof THEME_CHOICES;
export type Theme = ReturnType<typeof themeOf>;

export const DEFAULT_ACCENT = '#ff5b14';

/** What the accent's texts may stand on: ground, surface and raised surface, as in the site's tokens. */
export const SURFACES = {
  dark: ['#08090a', '#0e0f11', '#16181b', '#212428'],
  light: ['#f6f4ef', '#ebe8e0', '#ffffff'],
} as const satisfies Record<Ground, readonly Hex[]>;

/** The theme that the settings' common values choose; what is missing or unknown is the default's. */
export function themeOf(settingOf: (key: string) => string | undefined) {
  const chosen = <K extends ThemeChoice>(key: K): (typeof THEME_CHOICES)[K][number] =>
    THEME_CHOICES[key].find((name) => name === settingOf(key)) ?? THEME_CHOICES[key][0];
  const accent = settingOf('theme_accent') ?? '';
  return {
    accent: isHex(accent) ? accent.toLowerCase() : DEFAULT_ACCENT,
    ground: chosen('theme_ground'),
    type: chosen('theme_type'),
    edges: chosen('theme_edges'),
  };
}

/** Least contrasts of WCAG AA: of texts; of large ones, lines and signs. */
export const AA = { text: 4.5, sign: 3 } as const;

/** The accent's steps: as it is under texts, and as it is read or seen on either ground. */
export function accentSteps(accent: Hex) {
  const onAccent = textOn(accent);
  return {
    signal: accent,
    // Away from its text: what can be read before can be read under the pointer, too.
    'signal-hover': mix(accent, onAccent === WHITE ? BLACK : WHITE, 0.18),
    'on-signal': onAccent,
    'signal-hot': nearestPassing(accent, SURFACES.dark, AA.text),
    'signal-deep': nearestPassing(accent, SURFACES.light, AA.text),
    'mark-on-dark': nearestPassing(accent, SURFACES.dark, AA.sign),
    'mark-on-light': nearestPassing(accent, SURFACES.light, AA.sign),
  };
}

/** The text that is read best on a colour: near-black or white; black where neither reaches AA. */
function textOn(color: Hex): Hex {
  const [best = BLACK] = [SURFACES.dark[0], WHITE].toSorted(
    (a, b) => contrast(b, color) - contrast(a, color),
  );
  return contrast(best, color) >= AA.text ? best : BLACK;
}

/**
 * Where the accent is met: texts on it, and itself as text on the surfaces of either ground; with the
 * colours that the site shows, and on which surface they are read worst.
 */
export function accentUses(accent: Hex) {
  const steps = accentSteps(accent);
  return [
    { use: 'button', text: steps['on-signal'], ground: accent },
    { use: 'onDark', text: steps['signal-hot'], ground: SURFACES.dark[3] },
    { use: 'onLight', text: steps['signal-deep'], ground: SURFACES.light[1] },
  ] as const;
}

/** The custom properties that differ from the site's own tokens. */
export function accentTokens(accent: Hex): Record<string, string> {
  if (accent === DEFAULT_ACCENT) return {};
  return Object.fromEntries(
    Object.entries(accentSteps(accent)).map(([name, value]) => [`--${name}`, value]),
  );
}
