import { LIGHT } from './colors.ts';

export const FONT = {
  fontFamily: "'Source Sans 3', 'Helvetica Neue', Helvetica, Arial, sans-serif",
};
/** A word of any length breaks: phones show a mail as wide as its widest word. */
export const TEXT = {
  margin: '0 0 16px',
  fontSize: 16,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
  color: LIGHT.text,
} as const;
export const QUIET = { color: LIGHT.quiet } as const;
export const HEADING = {
  margin: '0 0 12px',
  fontSize: 19,
  fontWeight: 800,
  lineHeight: 1.2,
  color: LIGHT.text,
} as const;
