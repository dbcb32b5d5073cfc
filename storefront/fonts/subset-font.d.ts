declare module 'subset-font' {
  /** A font reduced to the letters of `text` and, if variable, to a smaller design space. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}
