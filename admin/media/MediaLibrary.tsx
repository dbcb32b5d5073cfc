import Box from '@mui/material/Box';
import {
  SelectInput,
  type SortPayload,
  useDataProvider,
  useListContext,
  useNotify,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { MediaItem } from '../../api/contract/types.ts';
import { searchFilter } from '../lists/columnsAndFilters.tsx';
import { EditorPanel } from '../lists/EditorPanel.tsx';
import { NoneFound, NoneMatching, Pages } from '../lists/ListStates.tsx';
import { ReadList } from '../lists/ReadList.tsx';
import { FileButton } from '../pictures/FileButton.tsx';
import { chosenFile, useFileRules } from '../pictures/files.ts';
import { GridSkeleton, PictureGrid } from '../pictures/PictureGrid.tsx';
import { useFileTarget } from '../pictures/useFileTarget.ts';
import { failureNotice, reasonOf } from '../providers/failures.ts';
import { useMayWrite } from '../ui/access.tsx';
import { Note } from '../ui/Note.tsx';
import { MediaForm } from './MediaForm.tsx';

const text = (key: string) => `resources.media.${key}`;
const newestFirst: SortPayload = { field: 'created_at', order: 'DESC' };
const PAGE_SIZE = 24;

const choice = (source: string, names: Readonly<Record<string, string>>) => (
  <SelectInput
    alwaysOn
    choices={Object.entries(names).map(([id, name]) => ({ id, name: text(`filters.${name}`) }))}
    key={source}
    label={text(`filters.${source}`)}
    source={source}
  />
);

const filters = [
  searchFilter,
  choice('kind', { image: 'image', video: 'video' }),
  choice('used', { true: 'isUsed', false: 'isUnused' }),
  choice('described', { true: 'hasAlt', false: 'noAlt' }),
];

export const MediaLibrary = () => {
  const translate = useTranslate();
  const upload = useMediaUpload();
  const isAllowed = useMayWrite();
  const target = useFileTarget({ onFiles: upload, multiple: true, disabled: !isAllowed, sx: PAGE });
  const uploadButton = isAllowed && (
    <FileButton label={text('action.upload')} multiple onFiles={upload} />
  );
  return (
    <Box {...target}>
      <ReadList<MediaItem>
        buttons={uploadButton}
        component="div"
        content={<FoundMedia />}
        empty={
          <>
            <NoneFound canAdd={false} isInviting={isAllowed} />
            {uploadButton}
          </>
        }
        exporter={false}
        filters={filters}
        pagination={<Pages rowsPerPageOptions={[PAGE_SIZE, 48, 96]} />}
        perPage={PAGE_SIZE}
        sort={newestFirst}
        sx={LIST}
        tools={
          isAllowed && <Note sx={{ mb: 1, maxWidth: '70ch' }}>{translate(text('dropHint'))}</Note>
        }
      />
      <EditorPanel form={MediaForm} list={{ perPage: PAGE_SIZE, sort: newestFirst }} />
    </Box>
  );
};

const FoundMedia = () => {
  const { data, isPending } = useListContext<MediaItem>();
  const translate = useTranslate();
  const redirect = useRedirect();
  if (isPending) return <GridSkeleton />;
  if (!data || data.length === 0) {
    return <NoneMatching />;
  }
  return (
    <PictureGrid
      items={data}
      label={translate(text('page.list'))}
      onChoose={({ id }) => redirect('edit', 'media', id)}
    />
  );
};

/** Stores pictures one by one; the notice at the end names each one that was not stored. */
function useMediaUpload() {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const check = useFileRules();

  return async (files: readonly File[]) => {
    const { fine, refused } = check(files);
    let stored = 0;
    for (const file of fine) {
      const image = chosenFile(file);
      try {
        await dataProvider.create('media', { data: { image } });
        stored += 1;
      } catch (error) {
        const reason = reasonOf(error);
        refused.push(translate(text('failures.upload'), { name: file.name, reason }));
      } finally {
        URL.revokeObjectURL(image.src);
      }
    }
    if (stored > 0) refresh();
    const [done, messageArgs] = [text('notifications.created'), { smart_count: stored }];
    if (refused.length === 0) return notify(done, { type: 'success', messageArgs });
    notify(
      ...failureNotice(
        [...refused, ...(stored > 0 ? [translate(done, messageArgs)] : [])].join('\n'),
      ),
    );
  };
}

const PAGE = { minHeight: '70vh' };
const LIST = { '& .RaList-main, & .RaList-content': { minWidth: 0 } };
