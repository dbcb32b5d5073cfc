import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';

export const KeyNames = ({ keys }: { keys: readonly string[] }) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {keys.map((key, at) => (
        <Fragment key={keys.slice(0, at + 1).join(' ')}>
          {at > 0 && ` ${translate('shortcuts.afterwards')} `}
          {key.split('+').map((part, place) => (
            <Fragment key={part}>
              {place > 0 && ' + '}
              <Box component="kbd" sx={KEY}>
                {nameOf(part)}
              </Box>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </Box>
  );
};

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const nameOf = (part: string): string => {
  if (part === 'Mod') return isMac ? '⌘' : 'Ctrl';
  if (part === 'Escape') return 'Esc';
  return part.toUpperCase();
};

const KEY = {
  display: 'inline-block',
  minWidth: '1.75em',
  px: 0.75,
  py: 0.125,
  border: 1,
  borderColor: 'divider',
  borderBottomWidth: 2,
  bgcolor: 'background.default',
  fontFamily: 'inherit',
  fontSize: '0.875em',
  fontWeight: 650,
  lineHeight: 1.5,
  textAlign: 'center',
};
