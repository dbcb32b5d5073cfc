import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faFlagCheckered } from '@fortawesome/free-solid-svg-icons/faFlagCheckered';
import { faGlobeEurope } from '@fortawesome/free-solid-svg-icons/faGlobeEurope';
import { faMedal } from '@fortawesome/free-solid-svg-icons/faMedal';
import { faTrophy } from '@fortawesome/free-solid-svg-icons/faTrophy';
import Box from '@mui/material/Box';
import type { QueryClient } from '@tanstack/react-query';
import {
  DataTable,
  type GetListParams,
  type GetListResult,
  type RaRecord,
  SelectInput,
  TextInput,
  useDataProvider,
  useTranslate,
} from 'react-admin';
import { STAT_ICONS, type StatIcon } from '../../api/contract/constants.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { AchievementStat } from '../../api/contract/types.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { useSaveOutcome } from '../form/useSaveOutcome.ts';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { FontAwesomeIcon } from '../ui/FontAwesomeIcon.tsx';
import { localizedTitle } from '../ui/localizedName.ts';

const Column = DataTable.Col<AchievementStat>;

const RESOURCE = 'achievement-stats';

const { choices } = choiceField(RESOURCE, 'icon', 'icons', STAT_ICONS);

const ICONS: Record<StatIcon, IconDefinition> = {
  trophy: faTrophy,
  medal: faMedal,
  'flag-checkered': faFlagCheckered,
  'globe-europe': faGlobeEurope,
};

const Icon = ({ icon }: AchievementStat) => (
  <FontAwesomeIcon
    icon={ICONS[icon]}
    title={useTranslate()(`resources.${RESOURCE}.icons.${icon}`)}
  />
);

const StatForm = () => {
  const isNew = useIsNew();
  const add = useAddStat();
  return (
    <ContentForm onSubmit={isNew ? add : undefined} texts={[{ name: 'title', required: true }]}>
      <TextInput isRequired source="value" />
      <SelectInput
        choices={choices}
        defaultValue="trophy"
        optionText={(choice: (typeof choices)[number]) => <NamedIcon {...choice} />}
        source="icon"
      />
    </ContentForm>
  );
};

export const StatEditor = contentEditor<AchievementStat>({
  ordering: listOrdering,
  columns: (
    <>
      <Column render={localizedTitle} source="title" />
      <Column source="value" />
      <Column render={(stat) => <Icon {...stat} />} source="icon" />
    </>
  ),
  form: StatForm,
  updateLists: placeInLists,
  phone: {
    picture: (stat) => <Icon {...stat} />,
    title: localizedTitle,
    text: ({ value }) => value,
  },
  sitePage: sitePaths.achievements,
});

const NamedIcon = ({ id, name }: (typeof choices)[number]) => {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <FontAwesomeIcon icon={ICONS[id]} />
      {translate(name)}
    </Box>
  );
};

/** Adds a statistic; returns errors by field. React-admin's way would read the lists again. */
function useAddStat() {
  const dataProvider = useDataProvider();
  const { mutationOptions } = useSaveOutcome('created', { updateLists: placeInLists });

  return async (data: object): Promise<object | undefined> => {
    try {
      const added = await dataProvider.create<AchievementStat>(RESOURCE, { data });
      mutationOptions.onSuccess(added.data);
      return undefined;
    } catch (error) {
      mutationOptions.onError(error);
      return Object(Object(error).body).errors;
    }
  };
}

/**
 * Puts a saved statistic at its place in the cached lists, which are not read again; except those of
 * which only the server knows whether, and where, it stands in them.
 */
function placeInLists(queryClient: QueryClient, saved: RaRecord): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: LISTS })) {
    const list = queryClient.getQueryData<GetListResult>(queryKey);
    const placed = list && isWholeInOrder(queryKey[2], list) ? withPlaced(list, saved) : null;
    if (placed && fitsPage(queryKey[2], placed)) queryClient.setQueryData(queryKey, placed);
    else void queryClient.invalidateQueries({ queryKey, exact: true });
  }
}

const LISTS = [RESOURCE, 'getList'];

/** Whether a list has all statistics on one page, by their display order. */
function isWholeInOrder(asked: unknown, { data, total }: GetListResult): boolean {
  const { filter, sort }: Partial<GetListParams> = Object(asked);
  return (
    Object.keys(filter ?? {}).length === 0 &&
    sort?.field === 'display_order' &&
    sort.order === 'ASC' &&
    data.length === total
  );
}

const fitsPage = (asked: unknown, { data }: GetListResult): boolean =>
  data.length <= Object(Object(asked).pagination).perPage;

/** A list with a new or changed statistic in its place: as on the server, equal ones by their id. */
function withPlaced(list: GetListResult, saved: RaRecord): GetListResult {
  const others = list.data.filter(({ id }) => id !== saved.id);
  const data = [...others, saved].sort(
    (a, b) => a.display_order - b.display_order || Number(a.id) - Number(b.id),
  );
  return { ...list, data, total: data.length };
}
