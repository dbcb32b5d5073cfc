import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import type { Entry } from './entries.ts';
import { optionId, PaletteResults, PaletteStatus } from './PaletteResults.tsx';
import { usePalette } from './usePalette.ts';

/** Finds any record, screen or action by typing: a combobox that keeps the focus in its input. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const palette = usePalette();
  const { text, sections, remember } = palette;
  const list = useId();
  const title = useId();
  const [chosen, setChosen] = useState({ text, at: 0 });

  const entries = sections.flatMap((section) => section.entries);
  // A changed text selects the first result again.
  const at = chosen.text === text ? Math.min(chosen.at, entries.length - 1) : 0;
  const choose = (next: number) => setChosen({ text, at: next });

  const take = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    if (!entry.key.startsWith('all ')) remember(entry);
    if (entry.to !== undefined) navigate(entry.to);
    else entry.run?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % entries.length,
      ArrowUp: (at - 1 + entries.length) % entries.length,
      PageDown: Math.min(at + 5, entries.length - 1),
      PageUp: Math.max(at - 5, 0),
    };
    const next = moves[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(entries[at]);
    else if (next === undefined || entries.length === 0) return;
    else choose(next);
    event.preventDefault();
  };

  return (
    <LargeDialog aria-labelledby={title} maxWidth="sm" onClose={onClose} sx={TOP}>
      <Typography component="h2" id={title} sx={visuallyHidden}>
        {translate('palette.title')}
      </Typography>
      <Box sx={FIELD}>
        <Search color="action" />
        <InputBase
          autoFocus
          fullWidth
          onChange={({ target }) => palette.setText(target.value)}
          onKeyDown={onKeyDown}
          placeholder={translate('palette.placeholder')}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-activedescendant': entries[at] && optionId(list, at),
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
      <PaletteStatus count={entries.length} {...palette} />
      <PaletteResults at={at} id={list} onPoint={choose} onTake={take} sections={sections} />
    </LargeDialog>
  );
};

/** The input keeps its position while the results below change. */
const TOP = {
  '& .MuiDialog-container': { alignItems: 'start' },
  '& .MuiDialog-paper:not(.MuiDialog-paperFullScreen)': { mt: '10vh', maxHeight: '75vh' },
};
const FIELD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  borderBottom: '2px solid',
  borderColor: 'primary.light',
};
