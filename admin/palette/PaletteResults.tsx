import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Note } from '../ui/Note.tsx';
import { RetryAlert } from '../ui/RetryAlert.tsx';
import type { Entry, Section } from './entries.ts';
import type { usePalette } from './usePalette.ts';

/** The id of a listbox option, by its position among all options. */
export const optionId = (list: string, at: number): string => `${list}-${at}`;

interface PaletteResultsProps {
  id: string;
  sections: readonly Section[];
  at: number;
  onPoint: (at: number) => void;
  onTake: (entry: Entry) => void;
}

export const PaletteResults = ({ id, sections, at, onPoint, onTake }: PaletteResultsProps) => {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const active = optionId(id, at);

  useEffect(() => {
    list.current?.ownerDocument.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  let place = -1;
  return (
    <Box
      aria-label={translate('palette.results')}
      id={id}
      ref={list}
      role="listbox"
      sx={{ overflowY: 'auto', pb: 1 }}
    >
      {sections.map(({ key, title, entries }) => (
        <Box aria-labelledby={`${id}-${key}`} key={key} role="group">
          <Typography component="div" id={`${id}-${key}`} sx={HEADING}>
            {title}
          </Typography>
          {entries.map((entry) => {
            place += 1;
            const own = place;
            const { label, detail, icon: Icon = NavigateNext } = entry;
            return (
              <Box
                aria-selected={own === at}
                id={optionId(id, own)}
                key={entry.key}
                onClick={() => onTake(entry)}
                // Keeps the focus in the input.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={own === at ? undefined : () => onPoint(own)}
                role="option"
                sx={OPTION}
              >
                <Icon color="action" fontSize="small" />
                <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {label}
                </Typography>
                {detail && (
                  <Note component="span" noWrap sx={{ ml: 'auto', minWidth: 0, maxWidth: '50%' }}>
                    {detail}
                  </Note>
                )}
              </Box>
            );
          })}
        </Box>
      ))}
    </Box>
  );
};

interface PaletteStatusProps extends Pick<ReturnType<typeof usePalette>, Searched> {
  count: number;
}

type Searched = 'text' | 'isPending' | 'hasFailed' | 'retry';

/** The search status: pending, number of results, none, or incomplete. */
export const PaletteStatus = ({ text, count, isPending, hasFailed, retry }: PaletteStatusProps) => {
  const translate = useTranslate();
  const isNothing = count === 0 && !isPending && !hasFailed;
  const state = isPending
    ? translate('palette.searching')
    : translate('palette.found', { smart_count: count });
  return (
    <>
      <Box sx={{ height: 2 }}>{isPending && <LinearProgress aria-hidden sx={{ height: 2 }} />}</Box>
      <Typography role="status" sx={isNothing ? { p: 3 } : visuallyHidden}>
        {isNothing ? translate('palette.none', { text: text.trim() }) : state}
      </Typography>
      {hasFailed && <RetryAlert retry={retry}>{translate('palette.failed')}</RetryAlert>}
    </>
  );
};

const HEADING = {
  px: 2,
  pt: 1.5,
  pb: 0.5,
  color: 'text.secondary',
  fontSize: '0.8125rem',
  fontWeight: 650,
};
const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 2,
  py: 0.5,
  borderLeft: '4px solid transparent',
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'action.selected', borderColor: 'primary.main' },
};
