import Box from '@mui/material/Box';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import { FormatButton } from './FormatButton.tsx';
import type { Format } from './formats.ts';
import { useEditorState } from './useEditorState.ts';

/** Buttons of a toolbar that belong together. */
export const FormatGroup = ({ formats }: { formats: readonly Format[] }) => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  useEditorState(editor);
  return (
    <Box sx={{ display: 'flex' }}>
      {formats.map(({ key, icon, run, isActive }) => (
        <FormatButton
          disabled={!editor}
          icon={icon}
          key={key}
          label={translate(`richText.${key}`)}
          onClick={() => editor && run(editor)}
          selected={isActive ? editor !== null && isActive(editor) : undefined}
        />
      ))}
    </Box>
  );
};
