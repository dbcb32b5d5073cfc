import Restore from '@mui/icons-material/Restore';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useRefresh, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { screenAt } from '../../api/contract/screens.ts';
import type { Revision } from '../../api/contract/types.ts';
import { useMayWrite } from '../ui/access.tsx';
import { named } from '../ui/named.ts';
import { shownMoment } from '../ui/shown.ts';
import { useCall } from '../ui/useCall.ts';
import { changeName, changeOfRecord } from './changeName.ts';

interface RestoreButtonProps {
  revision: Revision;
  /** The version that would be replaced; unknown in lists. */
  version?: number;
  /** Whether the form behind it has unsaved changes. */
  isUnsaved?: boolean;
  onRestored?: () => void;
}

/** Restores a version after a confirmation. */
export const RestoreButton = (props: RestoreButtonProps) => {
  const { revision, version, isUnsaved = false, onRestored } = props;
  const translate = useTranslate();
  // For a setting the record around decides: a revision has its label only.
  const mayChange = useMayWrite(screenAt(revision.resource));
  const mayRestore = useMayWrite('history');
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const { id, is_deleted, name, at } = revision;
  const { mutate, isPending } = useCall(
    (dataProvider) => dataProvider.restoreRevision(id, version),
    {
      done: 'resources.history.notifications.restored',
      failed: 'resources.history.failures.restore',
      onSuccess: onRestored,
      // After a failure too: the record may have been changed meanwhile.
      onSettled: () => {
        setAsking(false);
        refresh();
      },
    },
  );
  const kind = is_deleted ? 'deleted' : 'restore';
  const text = translate(`resources.history.message.${kind}_content`, {
    record: name,
    when: shownMoment(at),
  });
  const warning = isUnsaved ? ` ${translate('resources.history.message.restore_unsaved')}` : '';
  if (!mayRestore || !mayChange) return null;
  const label = translate(`resources.history.action.${is_deleted ? 'restoreDeleted' : 'restore'}`);
  return (
    <>
      <Button
        aria-label={named(label, (is_deleted ? changeName : changeOfRecord)(revision, translate))}
        onClick={() => setAsking(true)}
        size="small"
        startIcon={<Restore />}
        sx={{ whiteSpace: 'nowrap' }}
        variant="outlined"
      >
        {label}
      </Button>
      <Confirm
        confirm="resources.history.action.restoreDeleted"
        content={`${text}${warning}`}
        isOpen={isAsking}
        loading={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
        title={`resources.history.message.${kind}_title`}
      />
    </>
  );
};

/** A restore button over an open form. */
export const RestoreOverForm = (props: Pick<RestoreButtonProps, 'revision' | 'version'>) => {
  const { reset } = useFormContext();
  // The form's own isDirty misses what is typed before every input is registered.
  const { dirtyFields } = useFormState();
  return (
    <RestoreButton
      {...props}
      isUnsaved={Object.keys(dirtyFields).length > 0}
      // As the question said, also where the form keeps what is typed over a record loaded anew.
      onRestored={() => reset()}
    />
  );
};

/** Restores a deleted record; other versions are restored from the history next to the form. */
export const RestoreDeleted = ({ revision }: { revision: Revision }) =>
  revision.action === 'delete' && revision.is_deleted ? (
    <RestoreButton revision={revision} />
  ) : null;
