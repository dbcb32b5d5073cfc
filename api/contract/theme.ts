import { BLACK, contrast, type Hex, isHex, mix, nearestPassing, WHITE } from './colors.ts';
import { GROUNDS, type Ground } from './constants.ts';

/** Theme settings with a fixed list of values; the first one is the default. */
export const THEME_CHOICES = {
  theme_ground: GROUNDS,
  theme_type: ['condensed', 'wide', 'geometric', 'slab'],
  theme_edges: ['slanted', 'straight'],
} as const;

type ThemeChoice = keyof typeof THEME_CHOICES;
export type Theme = ReturnType<typeof themeOf>;

export const DEFAULT_ACCENT = '#ff5b14';

/** Backgrounds of accent texts: ground, surface and raised surface, as in the site's tokens. */
export const SURFACES = {
  dark: ['#08090a', '#0e0f11', '#16181b', '#212428'],
  light: ['#f6f4ef', '#ebe8e0', '#ffffff'],
} as const satisfies Record<Ground, readonly Hex[]>;

/** The theme of the settings; missing and unknown values fall back to the defaults. */
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

/** Minimum contrast ratios of WCAG AA: for texts; for large texts and graphics. */
export const AA = { text: 4.5, sign: 3 } as const;

/** Shades of the accent: as a background, and as text and graphics on dark and light. */
export function accentSteps(accent: Hex) {
  const onAccent = textOn(accent);
  return {
    signal: accent,
    // Mixed away from the text colour, so that hovering keeps the text readable.
    'signal-hover': mix(accent, onAccent === WHITE ? BLACK : WHITE, 0.18),
    'on-signal': onAccent,
    'signal-hot': nearestPassing(accent, SURFACES.dark, AA.text),
    'signal-deep': nearestPassing(accent, SURFACES.light, AA.text),
    'mark-on-dark': nearestPassing(accent, SURFACES.dark, AA.sign),
    'mark-on-light': nearestPassing(accent, SURFACES.light, AA.sign),
  };
}

/** The most readable text colour: near-black or white; black if neither reaches AA. */
function textOn(color: Hex): Hex {
  const [best = BLACK] = [SURFACES.dark[0], WHITE].toSorted(
    (a, b) => contrast(b, color) - contrast(a, color),
  );
  return contrast(best, color) >= AA.text ? best : BLACK;
}

/**
 * Uses of the accent: as a background of texts, and as text on dark and light surfaces, each with the
 * shown colours and the surface with the lowest contrast.
 */
export function accentUses(accent: Hex) {
  const steps = accentSteps(accent);
  return [
    { use: 'button', text: steps['on-signal'], ground: accent },
    { use: 'onDark', text: steps['signal-hot'], ground: SURFACES.dark[3] },
    { use: 'onLight', text: steps['signal-deep'], ground: SURFACES.light[1] },
  ] as const;
}

/** CSS custom properties that override the site's tokens. */
export function accentTokens(accent: Hex): Record<string, string> {
  if (accent === DEFAULT_ACCENT) return {};
  return Object.fromEntries(
    Object.entries(accentSteps(accent)).map(([name, value]) => [`--${name}`, value]),
  );
}
