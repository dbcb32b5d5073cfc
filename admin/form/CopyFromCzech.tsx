import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useMayWrite } from '../ui/access.tsx';
import { named } from '../ui/named.ts';

/** The form paths of a text in Czech and in English. */
export type TextPair = readonly [czech: string, english: string];

interface CopyFromCzechProps {
  texts: readonly TextPair[];
  /** What is copied, where a form has several such buttons. */
  of?: string;
  /** The record of the texts, when not the current one. */
  record?: object;
}

/** Fills in English texts that are empty with the Czech ones; written ones stay. */
export const CopyFromCzech = ({ texts, of, record }: CopyFromCzechProps) => {
  const { getValues, setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const isAllowed = useMayWrite(undefined, record);
  // The same list in every render: another one would be subscribed to anew.
  const paths = texts.flat().join(' ');
  useWatch({ name: useMemo(() => paths.split(' '), [paths]) });
  const waiting = texts.flatMap(([czech, english]) => {
    const text: unknown = getValues(czech);
    return isWritten(text) && !isWritten(getValues(english)) ? [{ english, text }] : [];
  });
  const [first] = waiting;
  if (!first || !isAllowed) return null;
  const copy = (button: Element) => {
    for (const { english, text } of waiting) {
      setValue(english, text, { shouldDirty: true, shouldValidate: isSubmitted });
    }
    // The button goes away with the last empty text.
    const editor = button.parentElement
      ?.closest('[lang=en]')
      ?.querySelector<HTMLElement>('[contenteditable=true]');
    (document.getElementsByName(first.english)[0] ?? editor)?.focus();
  };
  return <CopyButton of={of} onCopy={copy} />;
};

interface CopyButtonProps {
  of?: string;
  onCopy: (button: Element) => void;
}

/** The button alone, for texts that no form holds. */
export const CopyButton = ({ of, onCopy }: CopyButtonProps) => {
  const translate = useTranslate();
  // The fields around it are marked as English.
  const locale = useLocale();
  const text = translate('paddock.copyFromCzech');
  return (
    <Button
      aria-label={named(text, of)}
      color="inherit"
      lang={locale}
      onClick={({ currentTarget }) => {
        const column = currentTarget.parentElement;
        onCopy(currentTarget);
        column?.querySelector<HTMLElement>(ENGLISH)?.focus();
      }}
      size="small"
      startIcon={<ContentCopy />}
      sx={QUIET}
    >
      {text}
    </Button>
  );
};

/** Whether a text says anything: empty rich text has paragraphs all the same. */
export const isWritten = (value: unknown): value is string =>
  typeof value === 'string' &&
  (value.replace(/<[^>]*>/g, '').trim() !== '' || /<(?:img|iframe|hr)\b/i.test(value));

const ENGLISH = 'input[lang=en], textarea[lang=en]';

const QUIET = { color: 'text.secondary', fontWeight: 400, py: 0, minHeight: 28 };
