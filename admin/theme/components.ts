import type { ThemeOptions } from '@mui/material/styles';

const FIELD = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;

/** The label of an input without a value, and the inputs that browsers lay out themselves. */
const EMPTY = '.MuiFormLabel-root:not(.MuiFormLabel-filled)';
const DATE = 'input:is([type="date"], [type="datetime-local"], [type="time"])';

const BULK_BAR = '.RaBulkActionsToolbar-toolbar';

/** Overrides of Material's components: hard edges, flat surfaces, labels always visible. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: {
      // What the tabulator comes to is scrolled out from under the bars that stay in sight.
      html: { scrollPaddingTop: '4rem' },
      'html:has(.RaCreateButton-floating, [data-publish-bar])': { scrollPaddingBottom: '6rem' },
      [`html:has(${BULK_BAR}:not(.RaBulkActionsToolbar-collapsed))`]: {
        scrollPaddingBottom: '8rem',
      },
      // Safari, which alone knows this property, shows today's date in empty date inputs: a time of publishing
      // that is not set looks set.
      '@supports (hanging-punctuation: first)': {
        [`${EMPTY} + .MuiInputBase-root > ${DATE}:not(:focus)::-webkit-datetime-edit`]: {
          opacity: 0,
        },
      },
    },
  },
  MuiTextField: { defaultProps: FIELD },
  MuiFormControl: { defaultProps: FIELD },
  // Grows with the browser's font size, so that the label doesn't lie on what is typed.
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        '&.MuiInputLabel-shrink': { transform: 'translate(14px, -0.5625rem) scale(0.75)' },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 30, minWidth: 30 } },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 26, minWidth: 26 } } },
  MuiTableCell: {
    styleOverrides: {
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontWeight: 650,
        whiteSpace: 'nowrap',
        backgroundColor: theme.palette.background.paper,
      }),
      root: { '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
    },
  },
  MuiCheckbox: { defaultProps: { slotProps: { root: unlabelled, input: labelled } } },
  MuiTab: { styleOverrides: { root: { minHeight: 48 } } },
  // Confirmations contain record names, which may be one long word.
  MuiDialogContentText: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiDialog: {
    defaultProps: { slotProps: { transition: { onEnter: focusHarmless } } },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiChip: { styleOverrides: { root: { borderRadius: 2, fontWeight: 600 } } },
  MuiFormHelperText: { styleOverrides: { root: { minHeight: '1.25em' } } },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Below the records and always in sight, so that it covers neither headings nor filters.
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          flexWrap: 'wrap',
          height: 'auto',
          minHeight: 56,
          borderTop: `1px solid ${theme.palette.divider}`,
          borderRadius: 0,
          // The dark theme needs a darker background for primary buttons than react-admin's.
          ...(theme.palette.mode === 'dark' && {
            backgroundColor: theme.palette.background.default,
          }),
        },
        '& .RaBulkActionsToolbar-toolbar.RaBulkActionsToolbar-collapsed': { display: 'none' },
      }),
    },
  },
  RaSimpleFormIterator: { defaultProps: { fullWidth: true } },
};

/** React-admin's accessible name of a row's checkbox; MUI leaves it on a span around the input. */
function labelled(box: object) {
  return { 'aria-label': String(Reflect.get(box, 'aria-label') ?? '') || undefined };
}

function unlabelled() {
  return { 'aria-label': undefined };
}

/** The question whether a saved query is removed has nothing else that tells it from others. */
const DESTROYING = '.RaConfirm-confirmWarning, [aria-describedby="alert-dialog-description"]';

/** A question that destroys begins on its first button, which cancels; react-admin's begins on the other. */
function focusHarmless(dialog: HTMLElement): void {
  if (dialog.querySelector(DESTROYING))
    dialog.querySelector<HTMLElement>('.MuiDialogActions-root button')?.focus();
}
