import { useEffect, useMemo, useRef, useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useTranslate,
} from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { LIMITS } from '../../api/contract/constants.ts';
import type { Setting } from '../../api/contract/types.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { SidePanel } from '../history/SidePanel.tsx';
import { nameOf } from '../settings/settingNames.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { type EditedSetting, isChanged, published, type WebsiteValues } from './edits.ts';
import { WebsiteForm } from './WebsiteForm.tsx';

/** The site's settings next to a live preview of the site. */
export const WebsiteEditor = () => {
  const translate = useTranslate();
  const query = useGetList<Setting>('settings', {
    pagination: { page: 1, perPage: LIMITS.pageSize },
    sort: { field: 'id', order: 'ASC' },
  });
  return (
    <ResourceContextProvider value="settings">
      <PageHeading>{translate('resources.website.name', { smart_count: 1 })}</PageHeading>
      <Loaded query={query}>
        {(settings) => <Editor records={settings} refetch={query.refetch} />}
      </Loaded>
    </ResourceContextProvider>
  );
};

interface EditorProps {
  records: readonly Setting[];
  refetch: () => unknown;
}

const Editor = ({ records, refetch }: EditorProps) => {
  const translate = useTranslate();
  const starts = useMemo(() => published(records), [records]);
  const form = useForm<WebsiteValues>({ defaultValues: { settings: starts } });
  const [past, setPast] = useState<EditedSetting | null>(null);
  const { getValues, setValue } = form;

  // Takes over restored or concurrently changed settings, except where the form has changes.
  const before = useRef(starts);
  useEffect(() => {
    for (const [index, start] of starts.entries()) {
      const was = before.current[index];
      const isTyped = was && isChanged(getValues(`settings.${index}`), was);
      if (start !== was && !isTyped) setValue(`settings.${index}`, start);
    }
    before.current = starts;
  }, [starts, getValues, setValue]);

  return (
    <>
      <FormProvider {...form}>
        <WebsiteForm onHistory={setPast} refetch={refetch} starts={starts} />
      </FormProvider>
      {/* Outside the form: restoring a version keeps its other changes. */}
      <SidePanel
        onClose={() => setPast(null)}
        open={past !== null}
        title={translate('resources.history.of', { record: past ? nameOf(past) : '' })}
      >
        <RecordContextProvider value={past ?? undefined}>
          <HistoryPanel recordId={past?.id ?? 0} resource="settings" />
        </RecordContextProvider>
      </SidePanel>
    </>
  );
};
