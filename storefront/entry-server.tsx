import manifest, { sheet } from 'virtual:client-manifest';
import { type RenderInput, type RenderOutput, render as renderPage } from './app/render.tsx';

export type { RenderInput, RenderOutput };

export const render = (input: RenderInput): Promise<RenderOutput> =>
  renderPage(input, manifest, sheet);
