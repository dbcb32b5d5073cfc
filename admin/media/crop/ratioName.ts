/** A shape as people write it: `4:5`, `16:9`, `2:1`, else to two decimals. */
export function ratioName(ratio: number): string {
  for (let height = 1; height <= 23; height += 1) {
    const width = ratio * height;
    if (Math.abs(width - Math.round(width)) < 0.01) return `${Math.round(width)}:${height}`;
  }
  return `${ratio.toFixed(2)}:1`;
}
