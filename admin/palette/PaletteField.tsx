import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

interface PaletteFieldProps {
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** Id of the list box that it governs. */
  list: string;
  /** Id of the option that Enter takes. */
  activeOption: string | undefined;
}

/** The palette's field. */
export const PaletteField = (props: PaletteFieldProps) => {
  const { text, onText, onKeyDown, onClose, list, activeOption } = props;
  const translate = useTranslate();
  return (
    <Box sx={LINE}>
      <Search color="action" />
      <InputBase
        autoFocus
        fullWidth
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        placeholder={translate('palette.placeholder')}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-activedescendant': activeOption,
            'aria-autocomplete': 'list',
            'aria-controls': list,
            'aria-expanded': true,
            'aria-label': translate('palette.title'),
            autoComplete: 'off',
            enterKeyHint: 'go',
            spellCheck: false,
          },
        }}
        sx={{ fontSize: '1.125rem' }}
        value={text}
      />
      <IconButton aria-label={translate('ra.action.close')} edge="end" onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
};

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  borderBottom: '2px solid',
  borderColor: 'primary.light',
};
