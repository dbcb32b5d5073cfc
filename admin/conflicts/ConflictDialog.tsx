import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { When } from '../history/RevisionParts.tsx';
import type { FormFields } from '../providers/formData.ts';
import { LargeDialog } from '../ui/LargeDialog.tsx';
import { Note } from '../ui/Note.tsx';
import { ClashedField, type Kept } from './ClashedField.tsx';
import { labelsOf } from './labelsOf.ts';
import type { SavedBy } from './savedBy.ts';
import type { Comparison } from './threeWay.ts';

export interface Resolution {
  /** The values of the fields that both changed. */
  values: ReadonlyMap<string, unknown>;
  /** Whether one of them isn't theirs. */
  isChanged: boolean;
}

export interface ConflictDialogProps {
  resource: string;
  /** The record's name, where it isn't obvious. */
  name: string | undefined;
  /** As it was to be saved. */
  record: FormFields;
  compared: Comparison;
  /** Null when unknown. */
  saved: SavedBy | null;
  /** Null to go back to the form. */
  onEnd: (resolution: Resolution | null) => void;
}

/** The versions of a record that two people saved, next to each other by field: keep, take or merge. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { resource, name, record, compared, saved, onEnd } = props;
  const translate = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { clashes } = compared;
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());
  const [isTried, setTried] = useState(false);
  const missing = clashes.filter(({ field }) => !kept.has(field));
  const text = (key: string, options?: object) => translate(`conflicts.${key}`, options);
  const myFields = labelsOf(resource, compared.mine, translate);
  const theirFields = labelsOf(resource, compared.theirs, translate);

  const keep = (field: string, version: Kept) => setKept(new Map(kept).set(field, version));
  const keepAll = (whose: 'mine' | 'theirs') =>
    setKept(new Map(clashes.map((clash) => [clash.field, { whose, value: clash[whose] }])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React would bubble it to the surrounding form.
    event.stopPropagation();
    if (missing.length > 0) {
      // Only then the fields say what is missing.
      flushSync(() => setTried(true));
      form.current?.querySelector<HTMLElement>('[data-missing] input')?.focus();
      return;
    }
    onEnd({
      values: new Map([...kept].map(([field, { value }]) => [field, value])),
      isChanged: [...kept.values()].some(({ whose }) => whose !== 'theirs'),
    });
  };
  return (
    <LargeDialog aria-labelledby={id} onClose={() => onEnd(null)}>
      <Box component="form" noValidate onSubmit={submit} ref={form} sx={FORM}>
        <DialogTitle id={id} variant="h3">
          {text('title')}
        </DialogTitle>
        <DialogContent>
          {name && <Typography sx={{ fontWeight: 650 }}>{name}</Typography>}
          {saved && (
            <Note>
              {saved.username && `${text('savedBy', { username: saved.username })} · `}
              <When at={saved.at} />
            </Note>
          )}
          <Typography sx={{ mt: 1 }}>{text('text', { smart_count: clashes.length })}</Typography>
          {clashes.length > 1 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
              <Button onClick={() => keepAll('mine')} size="small" variant="outlined">
                {text('allMine')}
              </Button>
              <Button onClick={() => keepAll('theirs')} size="small" variant="outlined">
                {text('allTheirs')}
              </Button>
            </Box>
          )}
          {clashes.map((clash, place) => (
            <ClashedField
              clash={clash}
              isFirst={place === 0}
              isMissing={isTried && !kept.has(clash.field)}
              key={clash.field}
              kept={kept.get(clash.field)}
              onKeep={(version) => keep(clash.field, version)}
              record={record}
              resource={resource}
              username={saved?.username ?? ''}
            />
          ))}
          {myFields && <Note sx={{ mt: 2 }}>{text('onlyMine', { fields: myFields })}</Note>}
          {theirFields && <Note sx={{ mt: 1 }}>{text('onlyTheirs', { fields: theirFields })}</Note>}
        </DialogContent>
        {isTried && missing.length > 0 && (
          <Alert severity="error">
            {text('missing', { fields: labelsOf(resource, missing, translate) })}
          </Alert>
        )}
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={() => onEnd(null)}>
            {text('back')}
          </Button>
          <Button type="submit" variant="contained">
            {text('save')}
          </Button>
        </DialogActions>
      </Box>
    </LargeDialog>
  );
};

/** The fields scroll between title and buttons. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 };
