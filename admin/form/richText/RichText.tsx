import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { lazyPart } from '../../layout/lazyView.tsx';

export interface RichTextProps {
  source: string;
  /** Message key. */
  label: string;
}

/** A rich-text input, loaded on first use; shows a skeleton meanwhile. */
export const richTextInput = (load: () => Promise<ComponentType<RichTextProps>>, height: number) =>
  lazyPart(load, <Skeleton height={height} variant="rectangular" width="100%" />);

export const ReplyInput = richTextInput(
  async () => (await import('./ReplyEditor.tsx')).ReplyEditor,
  400,
);
