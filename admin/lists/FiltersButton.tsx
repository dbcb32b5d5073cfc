import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import {
  extractValidSavedQueries,
  FilterButton,
  useResourceContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin';

/**
 * Adds filters, and saves those that are set under a name of their own. Without a name react-admin's dialog
 * would close, and nothing would be saved; a name that is taken would stand in the menu twice. Its events pass
 * through here, though it is drawn elsewhere.
 */
export const FiltersButton = () => {
  const translate = useTranslate();
  const [queries] = useSavedQueries(useResourceContext() ?? '');
  const mistakeIn = (name: string): string | null => {
    if (name === '') return 'ra.validation.required';
    const isTaken = extractValidSavedQueries(queries).some(({ label }) => label.trim() === name);
    return isTaken ? 'lists.queryTaken' : null;
  };
  const askForName = (event: SyntheticEvent) => {
    const { target, type } = event;
    if (!(target instanceof Element) || (type === 'click' && !target.closest(SAVE))) return;
    const name = target.closest('[role="dialog"]')?.querySelector<HTMLInputElement>('input#name');
    const mistake = name && mistakeIn(name.value.trim());
    if (!mistake) return;
    event.preventDefault();
    event.stopPropagation();
    name.setCustomValidity(translate(mistake));
    name.reportValidity();
    name.addEventListener('input', () => name.setCustomValidity(''), { once: true });
  };
  return (
    <Box
      onClickCapture={askForName}
      onSubmitCapture={askForName}
      role="presentation"
      sx={{ display: 'contents' }}
    >
      <FilterButton />
    </Box>
  );
};

/** The last of the dialog's buttons. */
const SAVE = '.MuiDialogActions-root button:last-child';
