import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import { useTiptapEditor } from 'ra-input-rich-text';
import type { ComponentType, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Format } from './formats.ts';
import { useEditorState } from './useEditor.ts';

interface FormatButtonProps {
  /** The button's translated name. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  disabled: boolean;
  /** Undefined for buttons without a pressed state. */
  selected?: boolean;
  /** Whether it opens a menu, and the menu is open. */
  expanded?: boolean;
}

export const FormatButton = ({
  label,
  icon: Icon,
  selected,
  expanded,
  ...rest
}: FormatButtonProps) => (
  <ToggleButton
    aria-expanded={expanded}
    aria-haspopup={expanded === undefined ? undefined : 'menu'}
    aria-label={label}
    // Without a state it is a plain button, not a toggle that is "not pressed".
    aria-pressed={selected}
    {...rest}
    // Keeps the text selection on a mouse press.
    onMouseDown={(event) => event.preventDefault()}
    selected={selected ?? false}
    size="small"
    sx={BUTTON}
    title={label}
    value={label}
  >
    <Icon fontSize="small" />
  </ToggleButton>
);

const BUTTON = { minWidth: 36, height: 36, p: 0.5, border: 0, color: 'text.primary' };

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
