import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Entry, Section } from './entries.ts';
import { optionId } from './optionId.ts';
import { PaletteOption } from './PaletteOption.tsx';

interface PaletteResultsProps {
  id: string;
  sections: readonly Section[];
  /** The place of the option that Enter takes. */
  at: number;
  onPoint: (at: number) => void;
  onTake: (entry: Entry) => void;
}

/** The options under their headings; the one that Enter takes is always in sight. */
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
            return (
              <PaletteOption
                entry={entry}
                id={optionId(id, own)}
                isActive={own === at}
                key={entry.key}
                onPoint={() => onPoint(own)}
                onTake={() => onTake(entry)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
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
