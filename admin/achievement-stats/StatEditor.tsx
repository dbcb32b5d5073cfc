import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faFlagCheckered } from '@fortawesome/free-solid-svg-icons/faFlagCheckered';
import { faGlobeEurope } from '@fortawesome/free-solid-svg-icons/faGlobeEurope';
import { faMedal } from '@fortawesome/free-solid-svg-icons/faMedal';
import { faTrophy } from '@fortawesome/free-solid-svg-icons/faTrophy';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import {
  DataTable,
  type GetListResult,
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
import { FontAwesomeIcon } from '../layout/FontAwesomeIcon.tsx';
import { localizedTitle } from '../layout/localizedName.ts';
import { choiceField } from '../lists/common.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';

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
  columns: (
    <>
      <Column render={localizedTitle} source="title" />
      <Column source="value" />
      <Column render={(stat) => <Icon {...stat} />} source="icon" />
    </>
  ),
  form: StatForm,
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

/** Adds a statistic to the cached lists, which are not refetched; returns errors by field. */
function useAddStat() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { onSuccess, onError } = useSaveOutcome('created').mutationOptions;

  return async (data: object): Promise<object | undefined> => {
    try {
      const { data: stat } = await dataProvider.create<AchievementStat>(RESOURCE, { data });
      queryClient.setQueriesData<GetListResult<AchievementStat>>(
        { queryKey: [RESOURCE, 'getList'] },
        (list) => list && withAdded(list, stat),
      );
      onSuccess();
      return undefined;
    } catch (error) {
      onError(error);
      return Object(Object(error).body).errors;
    }
  };
}

/** A list with one more statistic, in display order. */
function withAdded(list: GetListResult<AchievementStat>, stat: AchievementStat) {
  const after = list.data.findIndex(({ display_order }) => display_order > stat.display_order);
  const data = list.data.toSpliced(after < 0 ? list.data.length : after, 0, stat);
  return { ...list, data, ...(list.total !== undefined && { total: list.total + 1 }) };
}
