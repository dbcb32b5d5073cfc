import type { Ground } from '../../../contract/constants.ts';
import type { Brand } from '../brand.ts';

/** The site's own greys; the head has the team's background in either mode. */
export const HEADS = {
  dark: { ground: '#08090a', text: '#f6f4ef' },
  light: { ground: '#ffffff', text: '#08090a' },
} as const satisfies Record<Ground, object>;

export const LIGHT = {
  ground: '#ebe8e0',
  card: '#ffffff',
  line: '#c9c6bf',
  text: '#08090a',
  quiet: '#3a3f45',
} as const;

const DARK = {
  ground: '#08090a',
  card: '#16181b',
  line: '#3a3f45',
  text: '#f6f4ef',
  quiet: '#c9c6bf',
} as const;

/** What mail programs in dark mode show in place of the light colours, by class. */
export const darkStyles = ({ colors }: Brand): string => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
.prose a { color: ${colors.onLight}; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background: ${DARK.ground} !important; }
  .card { background: ${DARK.card} !important; }
  .text, .text * { color: ${DARK.text} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .line { border-color: ${DARK.line} !important; }
  .link, .prose a { color: ${colors.onDark} !important; }
}
`;
