import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { Note } from '../ui/Note.tsx';
import { KeyNames } from './KeyNames.tsx';
import {
  type Command,
  leads,
  SHORTCUT_GROUPS,
  SHORTCUTS,
  type Shortcut,
  screenOf,
} from './shortcuts.ts';
import { useSingleKeys } from './useShortcutKeys.ts';

/** Lists all shortcuts, with the switch for single keys (WCAG 2.1.4). */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const id = useId();
  return (
    <LargeDialog aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} variant="h2">
        {translate('shortcuts.title')}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <FormControlLabel
          control={
            <Switch checked={singleKeys} onChange={(_event, checked) => setSingleKeys(checked)} />
          }
          label={translate('shortcuts.singleKeys')}
        />
        <Note sx={{ mb: 2 }}>{translate('shortcuts.hint')}</Note>
        <Box sx={COLUMNS}>
          {SHORTCUT_GROUPS.map((group) => (
            <Group group={group} key={group} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </LargeDialog>
  );
};

const Group = ({ group }: Pick<Shortcut, 'group'>) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const screens = useResourceDefinitions();
  const shown = SHORTCUTS.filter((one) => one.group === group && leads(one.command, screens));
  const nameOf = (command: Command) => {
    if (group !== 'go') return translate(`shortcuts.commands.${command}`);
    return screenOf(command) === '' ? translate('ra.page.dashboard') : label(screenOf(command), 2);
  };
  const id = useId();
  return (
    <Box aria-labelledby={id} component="section" sx={{ breakInside: 'avoid', mb: 3 }}>
      <Typography id={id} sx={{ mb: 0.5 }} variant="h3">
        {translate(`shortcuts.groups.${group}`)}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {shown.map(({ command, keys }) => (
          <Box key={command} sx={LINE}>
            <Box component="dt">{nameOf(command)}</Box>
            <Box component="dd" sx={{ m: 0 }}>
              <KeyNames keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};

const COLUMNS = { columns: { xs: 1, md: 2 }, columnGap: 6 };

const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
};
