import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useTiptapEditor } from 'ra-input-rich-text';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useMenu } from '../../lists/useMenu.ts';
import { FormatButton } from './FormatButton.tsx';

interface ColorButtonProps {
  /** Message key. */
  label: string;
  icon: ComponentType<SvgIconProps>;
  colors: Colors;
  /** The mark that holds the colour. */
  mark: 'textStyle' | 'highlight';
}

/** Colours the selected text or its background. Replaces the library's, whose swatches need a mouse. */
export const ColorButton = ({ label, icon, colors, mark }: ColorButtonProps) => {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const { anchor, close, open } = useMenu();

  const choose = (color: string | null) => {
    close();
    const chain = editor?.chain().focus();
    (color ? chain?.setMark(mark, { color }) : chain?.unsetMark(mark))?.run();
  };

  return (
    <>
      <FormatButton
        disabled={!editor}
        expanded={anchor !== null}
        icon={icon}
        label={translate(label)}
        onClick={open}
      />
      <Menu
        anchorEl={anchor}
        disableRestoreFocus
        onClose={() => {
          close();
          editor?.commands.focus();
        }}
        open={anchor !== null}
      >
        <MenuItem onClick={() => choose(null)}>
          <Swatch />
          {translate('richText.colors.none')}
        </MenuItem>
        {Object.entries(colors).map(([key, value]) => (
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

/** Colours by the keys of their names in `richText.colors`. */
type Colors = Readonly<Record<string, string>>;

/** Readable on light and dark backgrounds. */
export const TEXT_COLORS: Colors = {
  orange: '#e8540f',
  red: '#d93a2f',
  yellow: '#a67c00',
  green: '#3c8c4a',
  blue: '#3d82c4',
  grey: '#7d8288',
};

/** Translucent, so that the text on them keeps its contrast in both themes. */
export const BACKGROUND_COLORS: Colors = {
  orange: 'rgba(255, 91, 20, 0.25)',
  red: 'rgba(217, 58, 47, 0.25)',
  yellow: 'rgba(242, 193, 78, 0.3)',
  green: 'rgba(60, 140, 74, 0.25)',
  blue: 'rgba(61, 130, 196, 0.25)',
  grey: 'rgba(125, 130, 136, 0.25)',
};
