import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, Suspense } from 'react';
import { lazyView } from '../../layout/lazyView.tsx';

export interface RichTextProps {
  source: string;
  /** Message key. */
  label: string;
}

/** A rich-text input whose code is loaded when it is first shown; a skeleton is shown until then. */
export function richTextInput(load: () => Promise<ComponentType<RichTextProps>>, height: number) {
  const Input = lazyView(load);
  return (props: RichTextProps) => (
    <Suspense fallback={<Skeleton height={height} variant="rectangular" width="100%" />}>
      <Input {...props} />
    </Suspense>
  );
}

export const ReplyInput = richTextInput(
  async () => (await import('./ReplyEditor.tsx')).ReplyEditor,
  400,
);
