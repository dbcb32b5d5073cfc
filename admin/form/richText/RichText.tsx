import Skeleton from '@mui/material/Skeleton';
import type { ComponentType } from 'react';
import { useMayWrite } from '../../ui/access.tsx';
import { lazyPart } from '../../ui/lazyView.tsx';
import { EditorSource } from './editorSource.ts';

export interface RichTextProps {
  source: string;
  /** Message key. */
  label: string;
  readOnly?: boolean;
}

/** A rich-text input, loaded on first use; shows a skeleton meanwhile. */
export function richTextInput<P extends RichTextProps>(
  load: () => Promise<ComponentType<P>>,
  height: number,
) {
  const Editor = lazyPart(load, {
    fallback: <Skeleton height={height} variant="rectangular" width="100%" />,
  });
  // It is no control that a fieldset disables.
  return (props: P) => (
    <EditorSource value={props.source}>
      <Editor {...props} readOnly={!useMayWrite()} />
    </EditorSource>
  );
}

export const ReplyInput = richTextInput(
  async () => (await import('./ReplyEditor.tsx')).ReplyEditor,
  400,
);
