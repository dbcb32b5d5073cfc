import type { Mood } from './mood.ts';

/** The part of the picture a backdrop stands in: from the horizon up, `unit` a tenth of the width. */
export type Strip = { width: number; horizon: number; unit: number; mood: Mood; seed: number };

export type Backdrop = (strip: Strip) => string;

export type Line = [x: number, y: number][];

export const solid = (line: Line, colour: string, opacity = 1): string =>
  `<path d="M${line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
