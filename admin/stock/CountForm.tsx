import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { messageText } from '../../api/contract/messages/messages.ts';
import type { StockItem } from '../../api/contract/types.ts';
import { fieldErrors } from '../providers/failures.ts';
import { currentLanguage } from '../providers/language.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { named } from '../ui/named.ts';
import { stockName, typedPieces } from './stockItems.ts';
import { useSaveCount } from './useSaveCount.ts';

/** What is typed in a row, and the number that was there when the typing began. */
interface Draft {
  text: string;
  seen: number | null;
}

/**
 * Counts an item in its row: a number with − and +, saved by Enter, which leaves the focus where it
 * is. A lower number asks for a note; a number that someone else changed meanwhile is shown, and what
 * was typed stays.
 */
export const CountForm = ({ item }: { item: StockItem }) => {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.stock.${name}`, { name: stockName(item) });
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const { mutate, isPending, error } = useSaveCount(item, {
    onDone: () => {
      // The note and the button go away with the draft.
      if (form.current?.contains(document.activeElement)) numberField.current?.focus();
      setDraft(null);
      setNote('');
    },
    onChanged: (seen) => setDraft((before) => before && { ...before, seen }),
  });
  const seen = draft ? draft.seen : item.quantity;
  const shown = draft?.text ?? String(item.quantity ?? '');
  const typed = typedPieces(shown);
  const isLower = draft !== null && typed !== null && seen !== null && typed < seen;
  const write = (value: string) => setDraft({ text: value, seen });
  const step = (change: number) => write(String(Math.max(0, (typed ?? seen ?? 0) + change)));
  const save = () => {
    if (isPending || draft === null || typed === null) return;
    if (typed === seen && note === '') {
      setDraft(null);
      return;
    }
    const isMissing = isLower && note.trim() === '';
    setNoteMissing(isMissing);
    if (isMissing) noteField.current?.focus();
    else mutate({ quantity: typed, seen, note: isLower ? note.trim() : '' });
  };
  const noteRule = messageText('stock.note', currentLanguage());
  const noteError = isNoteMissing ? noteRule : fieldErrors(error).note;
  const action = text(item.quantity === null ? 'action.start' : 'action.save');
  const isInvalid = draft !== null && draft.text.trim() !== '' && typed === null;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      ref={form}
      sx={FORM}
    >
      <Step icon={Remove} isDisabled={typed === 0} label={text('less')} onStep={() => step(-1)} />
      <TextField
        error={isInvalid}
        fullWidth={false}
        helperText={isInvalid ? text('wrong') : undefined}
        inputRef={numberField}
        margin="none"
        onChange={({ target }) => write(target.value)}
        onFocus={({ target }) => target.select()}
        slotProps={{
          htmlInput: {
            'aria-describedby': `${id}-changed`,
            'aria-label': text('count'),
            autoComplete: 'off',
            inputMode: 'numeric',
            // A disabled field would lose the focus.
            readOnly: isPending,
          },
        }}
        sx={{ width: '5.5rem', '& input': { textAlign: 'center' } }}
        value={shown}
      />
      <Step icon={Add} label={text('more')} onStep={() => step(1)} />
      {(draft !== null || item.quantity === null) && (
        <Button
          aria-label={named(action, stockName(item))}
          disabled={isPending || draft === null || typed === null}
          sx={{ minHeight: 40 }}
          type="submit"
          variant="outlined"
        >
          {action}
        </Button>
      )}
      {isLower && (
        <TextField
          error={noteError !== undefined}
          helperText={noteError}
          inputRef={noteField}
          label={text('note')}
          margin="none"
          onChange={({ target }) => {
            setNote(target.value);
            setNoteMissing(false);
          }}
          required
          slotProps={{ htmlInput: { maxLength: LIMITS.stockNote } }}
          value={note}
        />
      )}
      <Box id={`${id}-changed`} role="status" sx={CHANGED}>
        {draft !== null && isChanged(draft, item, error) && <Changed quantity={item.quantity} />}
      </Box>
    </Box>
  );
};

const isChanged = (draft: Draft, item: StockItem, error: Error | null): boolean =>
  draft.seen !== item.quantity || Object(error).status === 409;

/** Shows the number that somebody else saved, or that orders have changed. */
const Changed = ({ quantity }: { quantity: number | null }) => {
  const translate = useTranslate();
  return translate(`resources.stock.changed.${quantity === null ? 'stopped' : 'number'}`, {
    smart_count: quantity ?? 0,
  });
};

interface StepProps {
  icon: ComponentType<{ fontSize: 'small' }>;
  label: string;
  isDisabled?: boolean;
  onStep: () => void;
}

const Step = ({ icon: Icon, label, isDisabled = false, onStep }: StepProps) => (
  <IconAction disabled={isDisabled} label={label} onClick={onStep} sx={STEP}>
    <Icon fontSize="small" />
  </IconAction>
);

const STEP = { minWidth: 40, minHeight: 40 };
const FORM = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 0.5 };
const CHANGED = { flexBasis: '100%', color: 'warning.main', typography: 'body2' };
