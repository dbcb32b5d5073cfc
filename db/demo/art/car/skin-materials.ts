import { rgb } from '../render/colour.ts';
import type { Material } from '../render/mesh.ts';

export const black: Material = { colour: rgb('#050506'), gloss: 0.02 };
export const mesh: Material = { colour: rgb('#0b0c0e'), gloss: 0.03 };
export const gap: Material = { colour: rgb('#040404'), gloss: 0 };
export const trim: Material = { colour: rgb('#0e0f11'), gloss: 0.04 };
