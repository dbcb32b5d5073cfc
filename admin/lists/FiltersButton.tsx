import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
import { FilterButton, useTranslate } from 'react-admin';

/**
 * Adds filters, and saves those that are set under a name. Without a name react-admin's dialog would close,
 * and nothing would be saved; its events pass through here, though it is drawn elsewhere.
 */
export const FiltersButton = () => {
  const required = useTranslate()('ra.validation.required');
  const askForName = (event: SyntheticEvent) => {
    const { target, type } = event;
    if (!(target instanceof Element) || (type === 'click' && !target.closest(SAVE))) return;
    const name = target.closest('[role="dialog"]')?.querySelector<HTMLInputElement>('input#name');
    if (name?.value.trim() !== '') return;
    event.preventDefault();
    event.stopPropagation();
    name.setCustomValidity(required);
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
