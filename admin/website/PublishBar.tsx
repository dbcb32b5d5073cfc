import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { LeaveQuestion } from '../form/LeaveGuard.tsx';
import { nameOf } from '../settings/settingNames.ts';
import { useCommand } from '../shortcuts/commands.ts';
import { Note } from '../ui/Note.tsx';
import { type EditedSetting, isChanged } from './edits.ts';
import { useChanges } from './useChanges.ts';
import { usePublish } from './usePublish.ts';
import { useStoredPictures } from './useStoredPictures.ts';

interface PublishBarProps {
  starts: readonly EditedSetting[];
  refetch: () => unknown;
}

/** Shows the number of unpublished changes and publishes them. */
export const PublishBar = ({ starts, refetch }: PublishBarProps) => {
  const translate = useTranslate();
  const { clearErrors, handleSubmit, setValue } = useFormContext();
  const { isSubmitting } = useFormState();
  const changes = useChanges(starts);
  const { publish, failed, dialog } = usePublish(starts, refetch);
  /** Failures of values that are still in the form: corrected and discarded ones are settled. */
  const standing = failed.filter(({ setting }) => {
    const isOf = ({ setting_key: key }: EditedSetting) => key === setting.setting_key;
    const now = changes.map((change) => change.setting).find(isOf) ?? starts.find(isOf);
    return now && !isChanged(now, setting);
  });
  useStoredPictures(changes, starts);

  const button = useRef<HTMLButtonElement>(null);
  const isUnderWay = useRef(false);
  const send = handleSubmit(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await publish(changes);
    isUnderWay.current = false;
  });
  const submit = () => {
    // Errors of the last attempt; a refused value is checked again.
    clearErrors();
    return send();
  };
  useCommand('save', () => void submit());
  const discard = () => {
    clearErrors();
    for (const { index } of changes) setValue(`settings.${index}`, starts[index]);
    // The button that discards goes away with the changes.
    button.current?.focus();
  };
  const text = (key: string) => translate(key, { smart_count: changes.length });

  return (
    <Box data-publish-bar sx={BAR}>
      {standing.length > 0 && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {translate('resources.website.failed')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {standing.map(({ setting, reason }) => (
              <li key={setting.setting_key}>{`${nameOf(setting)}: ${reason}`}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Button
        // Disabled, it would lose the focus; a second press does nothing.
        aria-disabled={isSubmitting}
        onClick={submit}
        ref={button}
        startIcon={isSubmitting ? <CircularProgress color="inherit" size={16} /> : undefined}
        variant="contained"
      >
        {translate('resources.website.action.publish')}
      </Button>
      {changes.length > 0 && (
        <Button color="inherit" onClick={discard}>
          {translate('resources.website.action.discard')}
        </Button>
      )}
      <Note role="status">
        {changes.length > 0 && text('resources.website.changes')}
        {changes.length + standing.length === 0 && text('resources.website.unchanged')}
      </Note>
      <LeaveQuestion asks={changes.length > 0} />
      {dialog}
    </Box>
  );
};

const BAR = {
  gridColumn: '1 / -1',
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};
