import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ChangedValue } from '../history/ChangedValue.tsx';
import { shownTexts, textOfValue } from '../history/shownChange.ts';
import { valueInWords } from '../history/valueInWords.ts';
import { type FormFields, isChosenFile } from '../providers/formData.ts';
import { fieldLabel, namedField } from '../ui/fieldLabel.ts';
import type { FieldVersions } from './threeWay.ts';

/** The version of a field that is to be saved; `merged` is a text written from both. */
export interface Kept {
  whose: 'mine' | 'theirs' | 'merged';
  value: unknown;
}

interface ClashedFieldProps {
  resource: string;
  /** As it was to be saved. */
  record: FormFields;
  clash: FieldVersions;
  /** Who saved the other version; '' when unknown. */
  username: string;
  kept: Kept | undefined;
  onKeep: (kept: Kept) => void;
  isFirst: boolean;
  isMissing: boolean;
}

/** A field that two people changed: both versions next to each other, one of them to be chosen. */
export const ClashedField = (props: ClashedFieldProps) => {
  const { resource, record, clash, username, kept, onKeep, isFirst, isMissing } = props;
  const { field, mine, theirs } = clash;
  const translate = useTranslate();
  const id = useId();
  const { name, locale } = namedField(field);
  const label = fieldLabel(resource, field, translate);
  const inWords = (value: unknown) => valueInWords({ resource, name, record }, value, translate);
  const textOf = (value: unknown) => textOfValue(name, inWords(value));
  const [myText, theirText] = shownTexts(textOf(mine), textOf(theirs));
  const shown = { resource, name };
  const option = (whose: Kept['whose'], value: unknown, text: string, content: ReactNode) => (
    <Box sx={OPTION}>
      <FormControlLabel
        control={
          <Radio
            autoFocus={isFirst && whose === 'mine'}
            checked={kept?.whose === whose}
            name={id}
            onChange={() => onKeep({ whose, value })}
            slotProps={{ input: { 'aria-describedby': `${id}-${whose}` } }}
            value={whose}
          />
        }
        label={text}
      />
      <Box id={`${id}-${whose}`} lang={locale ?? undefined} sx={VALUE}>
        {content}
      </Box>
    </Box>
  );
  const theirName = username
    ? translate('conflicts.theirsOf', { username })
    : translate('conflicts.theirs');
  return (
    <Box
      component="fieldset"
      data-missing={isMissing || undefined}
      sx={{ ...FIELDSET, borderColor: isMissing ? 'error.main' : 'divider' }}
    >
      <Typography component="legend" sx={{ px: 0.5, fontWeight: 650 }}>
        {label}
      </Typography>
      <Box sx={PAIR}>
        {option(
          'mine',
          mine,
          translate('conflicts.mine'),
          isChosenFile(mine) ? (
            mine.title
          ) : (
            <ChangedValue {...shown} text={myText} value={inWords(mine) ?? null} />
          ),
        )}
        {option(
          'theirs',
          theirs,
          theirName,
          <ChangedValue {...shown} text={theirText} value={inWords(theirs) ?? null} />,
        )}
      </Box>
      {isFreeText(field, mine, theirs) &&
        option(
          'merged',
          kept?.whose === 'merged' ? kept.value : mine,
          translate('conflicts.merge'),
          kept?.whose === 'merged' && (
            <TextField
              label={label}
              multiline
              onChange={({ target }) => onKeep({ whose: 'merged', value: target.value })}
              value={String(kept.value ?? '')}
            />
          ),
        )}
    </Box>
  );
};

/** Texts in a language, but for an article's markup and what has rules for its letters. */
const isFreeText = (field: string, ...values: unknown[]): boolean =>
  /^translations\.\w+\.(?!content$|slug$)/.test(field) &&
  values.every((value) => typeof value === 'string');

const FIELDSET = { m: 0, mt: 2, px: 1.5, py: 1, border: 1, minWidth: 0 };
const PAIR = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 };
const OPTION = { minWidth: 0 };
const VALUE = { pl: 4, pb: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
