import Drawer from '@mui/material/Drawer';
import { type ComponentType, useCallback, useState } from 'react';
import {
  CreateBase,
  EditBase,
  useEditContext,
  useGetRecordRepresentation,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { ClosingContext } from '../form/SubmitOnce.tsx';
import { type UpdateLists, useSaveOutcome } from '../form/useSaveOutcome.ts';
import { SitePlace } from '../previews/SitePlace.tsx';
import { useMayWrite } from '../ui/access.tsx';
import { ScreenTitle } from '../ui/PageHeading.tsx';
import { PanelHeader } from '../ui/PanelHeader.tsx';
import { reloadLists } from '../ui/reloadLists.ts';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { useEditFailure } from '../ui/useEditFailure.ts';
import { useOpenRecord } from '../ui/useOpenRecord.ts';
import { RecordNavigation } from './RecordNavigation.tsx';
import type { ListDefaults } from './useNeighbours.ts';

interface EditorPanelProps {
  form: ComponentType;
  /** Milliseconds that the form stays open after a save; closes at once when absent. */
  closeAfter?: number;
  /** Brings the lists up to date with an updated record, instead of having them read again. */
  updateLists?: UpdateLists;
  /** The list's default sort and page size, for navigating to the previous and next record. */
  list: ListDefaults;
}

/** The form next to the list, at /{resource}/create and /{resource}/{id}. */
export const EditorPanel = (props: EditorPanelProps) => {
  const { form: Form, closeAfter, list } = props;
  const resource = useResourceContext() ?? '';
  const reload: UpdateLists = useCallback(
    (queryClient) => reloadLists(queryClient, resource),
    [resource],
  );
  const redirect = useRedirect();
  const opened = useOpenRecord('edit');
  // After an addition react-admin reads the lists again.
  const created = useSaveOutcome('created', { closeAfter });
  const updated = useSaveOutcome('updated', {
    closeAfter,
    updateLists: props.updateLists ?? reload,
  });
  const onLoadError = useEditFailure();

  return (
    <Drawer
      anchor="right"
      onClose={() => redirect('list', resource)}
      open={opened !== null}
      // Screen readers take the paper for the dialog.
      slotProps={{ paper: { 'aria-labelledby': 'panel-title', sx: PAPER } }}
    >
      <ClosingContext value={created.isClosing || updated.isClosing}>
        {opened === 'create' && (
          <CreateBase mutationMode="pessimistic" mutationOptions={created.mutationOptions}>
            <PanelHead title={`resources.${resource}.page.create`} />
            <Form />
          </CreateBase>
        )}
        {opened !== null && opened !== 'create' && (
          <EditBase
            id={opened}
            key={opened}
            mutationMode="pessimistic"
            mutationOptions={updated.mutationOptions}
            queryOptions={{ onError: onLoadError }}
          >
            <PanelHead list={list} title={`resources.${resource}.page.edit`} />
            <LoadedForm form={Form} />
          </EditBase>
        )}
      </ClosingContext>
    </Drawer>
  );
};

/**
 * The form, once the record was read. Until then the list's copy stands in for it, and a form that began
 * with that would be filled anew over what is typed meanwhile.
 */
const LoadedForm = ({ form: Form }: Pick<EditorPanelProps, 'form'>) => {
  const { isFetching, record } = useEditContext();
  const [isRead, setRead] = useState(false);
  if (!isRead && !isFetching && record) setRead(true);
  return isRead ? <Form /> : <FormSkeleton />;
};

/** `title` is a message key, which may contain %{record}. */
const PanelHead = ({ title, list }: { title: string; list?: ListDefaults }) => {
  const resource = useResourceContext();
  const record = useRecordContext();
  const redirect = useRedirect();
  const translate = useTranslate();
  const represent = useGetRecordRepresentation(resource);
  const name = record ? String(represent(record)) : '';
  // Read-only users edit nothing.
  const isShown = !useMayWrite(undefined, record) && name !== '';
  const text = isShown ? name : translate(title, { record: name });
  return (
    <>
      <ScreenTitle>{text}</ScreenTitle>
      <PanelHeader id="panel-title" onClose={() => redirect('list', resource)} title={text}>
        {list && <RecordNavigation {...list} />}
        <SitePlace />
      </PanelHeader>
    </>
  );
};

const FIELDS = [
  '& > form > .MuiCardContent-root',
  '& > form > .tabbed-form > .MuiCardContent-root',
  '& > form > [role=tabpanel]',
].join();

const PAPER = {
  width: { xs: '100%', md: 'min(60rem, 92vw)' },
  // What the keyboard comes to is scrolled out from under its header and the form's toolbar.
  scrollPaddingBlock: '5rem',
  // With enough room the fields scroll between the panel's header and the form's toolbar, so that
  // neither covers a field. Otherwise the whole panel scrolls.
  '@media (min-height: 37.5rem)': {
    '&:has(> form)': { overflow: 'hidden' },
    '& > form, & > form > .tabbed-form': {
      flex: 1,
      minHeight: 0,
      display: 'flex',
      flexDirection: 'column',
    },
    [FIELDS]: { flex: 1, minHeight: 0, overflowY: 'auto' },
  },
};
