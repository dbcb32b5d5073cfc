import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { Editor } from '@tiptap/core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ComponentType, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Color } from './colors.ts';
import { FormatButton } from './FormatButton.tsx';

interface ColorButtonProps {
  /** Message key. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  colors: readonly Color[];
  /** Null takes the colour away. */
  apply: (editor: Editor, color: string | null) => void;
}

/** Colours the selected text, or what stands behind it. */
export const ColorButton = ({ label, icon, colors, apply }: ColorButtonProps) => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const choose = (color: string | null) => {
    setAnchor(null);
    if (editor) apply(editor, color);
  };

  return (
    <>
      <FormatButton
        disabled={!editor}
        expanded={anchor !== null}
        icon={icon}
        label={translate(label)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        anchorEl={anchor}
        disableRestoreFocus
        onClose={() => {
          setAnchor(null);
          editor?.commands.focus();
        }}
        open={anchor !== null}
      >
        <MenuItem onClick={() => choose(null)}>
          <Swatch />
          {translate('richText.colors.none')}
        </MenuItem>
        {colors.map(({ key, value }) => (
          <MenuItem key={key} onClick={() => choose(value)}>
            <Swatch color={value} />
            {translate(`richText.colors.${key}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const Swatch = ({ color = 'transparent' }: { color?: string }) => (
  <Box
    component="span"
    sx={{ width: 20, height: 20, mr: 1.5, border: 1, borderColor: 'divider' }}
    style={{ backgroundColor: color }}
  />
);
