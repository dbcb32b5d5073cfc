import Restore from '@mui/icons-material/Restore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { formatDateTime } from '../../api/contract/dates.ts';
import type { Revision } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';
import { useRestore } from './useRestore.ts';

interface RestoreButtonProps {
  revision: Revision;
  /** The version that it would replace; unknown in lists. */
  version?: number;
  /** Whether the form behind it has changes that would be lost. */
  isUnsaved?: boolean;
}

/** Brings a version back once the question is answered. */
export const RestoreButton = ({ revision, version, isUnsaved = false }: RestoreButtonProps) => {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRestore(revision, version);
  const { is_deleted, name, at } = revision;
  const kind = is_deleted ? 'deleted' : 'restore';
  const text = translate(`resources.history.message.${kind}_content`, {
    record: name,
    when: formatDateTime(at, currentLanguage()),
  });
  const warning = isUnsaved ? ` ${translate('resources.history.message.restore_unsaved')}` : '';
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        size="small"
        startIcon={<Restore />}
        sx={{ whiteSpace: 'nowrap' }}
        variant="outlined"
      >
        {translate(`resources.history.action.${is_deleted ? 'restoreDeleted' : 'restore'}`)}
      </Button>
      <Confirm
        confirm="resources.history.action.restoreDeleted"
        content={`${text}${warning}`}
        isOpen={asking}
        loading={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(undefined, { onSettled: () => setAsking(false) })}
        title={`resources.history.message.${kind}_title`}
      />
    </>
  );
};

/** The same over an open form. */
export const RestoreOverForm = (props: Omit<RestoreButtonProps, 'isUnsaved'>) => {
  // The form's own isDirty misses what is written before everything has been drawn.
  const { dirtyFields } = useFormState();
  return <RestoreButton {...props} isUnsaved={Object.keys(dirtyFields).length > 0} />;
};
