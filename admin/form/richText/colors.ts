/** A colour of the palette; `key` names its text in `richText.colors`. */
export interface Color {
  key: string;
  value: string;
}

/** Tones between light and dark, so that they can be read on either ground. */
export const TEXT_COLORS: readonly Color[] = [
  { key: 'orange', value: '#e8540f' },
  { key: 'red', value: '#d93a2f' },
  { key: 'yellow', value: '#a67c00' },
  { key: 'green', value: '#3c8c4a' },
  { key: 'blue', value: '#3d82c4' },
  { key: 'grey', value: '#7d8288' },
];

/** Grounds are see-through: whatever the page's theme, the text on them keeps its contrast. */
export const BACKGROUND_COLORS: readonly Color[] = [
  { key: 'orange', value: 'rgba(255, 91, 20, 0.25)' },
  { key: 'red', value: 'rgba(217, 58, 47, 0.25)' },
  { key: 'yellow', value: 'rgba(242, 193, 78, 0.3)' },
  { key: 'green', value: 'rgba(60, 140, 74, 0.25)' },
  { key: 'blue', value: 'rgba(61, 130, 196, 0.25)' },
  { key: 'grey', value: 'rgba(125, 130, 136, 0.25)' },
];
