import { rgb } from '../render/colour.ts';
import { plain } from '../render/mesh.ts';

/** The bare carbon of everything that is bolted on. */
export const carbon = plain(rgb('#0b0c0d'), 0.015);
