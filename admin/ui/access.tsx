import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, type SyntheticEvent, useContext } from 'react';
import {
  type ResourceProps,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Route } from 'react-router';
import { type Action, has, needOfSetting, type Role } from '../../api/contract/access.ts';
import { needsOfScreen } from '../../api/contract/screens.ts';
import { PageHeading } from './PageHeading.tsx';

/** The signed-in user's role. It hides what the API would refuse. */
export const RoleContext = createContext<Role>('reader');

/** Whether a role may perform an action on a screen, optionally on a given record. */
function mayOn(role: Role, action: Action, screen: string, record?: object): boolean {
  const needs = needsOfScreen(screen, action);
  const isSetting = action === 'write' && screen === 'settings' && record !== undefined;
  const own = isSetting ? [needOfSetting(String(Reflect.get(record, 'setting_key')))] : [];
  return needs !== null && [...needs, ...own].every((need) => has({ role }, need));
}

/** Whether the user may change a screen's data; for settings, the current record or the given one. */
export function useMayWrite(screen?: string, record?: object): boolean {
  const resource = useResourceContext();
  const around = useRecordContext();
  return mayOn(useContext(RoleContext), 'write', screen ?? resource ?? '', record ?? around);
}

/** Whether the user may open a screen. */
export const useMayRead = (screen: string): boolean =>
  mayOn(useContext(RoleContext), 'read', screen);

/** Renders its children only for users who may change the surrounding screen's data. */
export const ForWriters = ({ children }: { children: ReactNode }) =>
  useMayWrite() ? children : null;

interface OfRecord {
  /** The record of the fields, when not the current one. */
  record?: object;
}

/** Form fields, disabled for read-only users. */
export const Fields = ({ children, record }: OfRecord & { children: ReactNode }) =>
  useMayWrite(undefined, record) ? (
    children
  ) : (
    <TurnedOff value>
      <Box
        component="fieldset"
        disabled
        onDropCapture={ignoreFiles}
        onPasteCapture={ignoreFiles}
        sx={READABLE}
      >
        <ThemeProvider theme={turnedOff}>{children}</ThemeProvider>
      </Box>
    </TurnedOff>
  );

const TurnedOff = createContext(false);

/** Whether the surrounding form fields are disabled, and hints on filling them in are of no use. */
export const useIsTurnedOff = (): boolean => useContext(TurnedOff);

/** A fieldset disables controls, but files can be dropped and pasted on anything. */
function ignoreFiles(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const READABLE = {
  display: 'contents',
  '& .MuiFormLabel-root.Mui-disabled': { color: 'text.secondary' },
  '& .MuiInputBase-input.Mui-disabled': {
    WebkitTextFillColor: ({ palette }: Theme) => palette.text.secondary,
  },
  // A fieldset disables them without MUI knowing: they look as if they worked.
  '& .MuiButton-root:disabled, & .MuiIconButton-root:disabled': { display: 'none' },
};

/** A fieldset disables native controls only, which MUI's selects are not. */
const turnedOff = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiTextField: {
      defaultProps: { ...theme.components?.MuiTextField?.defaultProps, disabled: true },
    },
    // In multiple selects.
    MuiFormControl: {
      defaultProps: { ...theme.components?.MuiFormControl?.defaultProps, disabled: true },
    },
  },
});

/** Says why a record is read-only while others can be changed. */
export const OwnersNote = ({ record }: OfRecord) => {
  const translate = useTranslate();
  const mayOthers = useMayWrite(undefined, NO_RECORD);
  const isAllowed = useMayWrite(undefined, record);
  if (isAllowed || !mayOthers) return null;
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {translate('paddock.notAllowed.owners')}
    </Typography>
  );
};

const NO_RECORD = {};

/** A resource restricted to what a role may use: its menu items, links and addresses follow. */
export function resourceFor(role: Role, resource: ResourceProps): ResourceProps {
  const { name } = resource;
  if (!mayOn(role, 'read', name)) {
    return { name, children: <Route element={<NotAllowed />} path="*" /> };
  }
  if (mayOn(role, 'write', name)) return resource;
  const { create: _, hasCreate: __, ...readable } = resource;
  // A read-only form still shows a record, unless it has a view of its own.
  return resource.hasShow ? { ...readable, hasEdit: false } : readable;
}

const NotAllowed = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading>{translate('paddock.notAllowed.title')}</PageHeading>
      <Typography>{translate('paddock.notAllowed.text')}</Typography>
    </>
  );
};
