import Box from '@mui/material/Box';
import { DataTable, SelectInput, type SortPayload, useTranslate } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { bulkChoice, idColumn, searchFilter } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { groupChoices } from './groupChoices.ts';
import { SettingForm } from './SettingForm.tsx';
import { SettingValue } from './SettingValue.tsx';

const Column = DataTable.Col<Setting>;

const byKey: SortPayload = { field: 'setting_key', order: 'ASC' };
const filters = [
  searchFilter,
  <SelectInput
    key="group"
    alwaysOn
    choices={groupChoices}
    label="resources.settings.fields.setting_group"
    source="setting_group"
  />,
];

const bulkFields = [
  bulkChoice('setting_group', 'resources.settings.fields.setting_group', groupChoices),
];
const hiddenColumns = ['id'];

/** What the site says of the team, by key (back-office §2). */
export const SettingEditor = () => (
  <Editor<Setting>
    bulkFields={bulkFields}
    columns={columns}
    filters={filters}
    form={SettingForm}
    hiddenColumns={hiddenColumns}
    phone={{
      title: (setting) => label(setting) || setting.setting_key,
      text: (setting) => <SettingValue setting={setting} />,
    }}
    sort={byKey}
  />
);

const label = ({ translations }: Setting) => localized(translations, 'label', currentLanguage());

const Group = ({ setting_group }: Setting) =>
  useTranslate()(`resources.settings.groups.${setting_group}`);

const columns = (
  <>
    <Column
      label="resources.settings.fields.setting_key"
      render={({ setting_key }) => <Box component="code">{setting_key}</Box>}
      source="setting_key"
    />
    <Column
      label="resources.settings.fields.setting_group"
      render={(setting) => <Group {...setting} />}
      source="setting_group"
    />
    <Column label="resources.settings.fields.label" render={label} source="translations.en.label" />
    <Column
      disableSort
      label="resources.settings.fields.value"
      render={(setting) => <SettingValue setting={setting} />}
      source="value"
    />
    {idColumn}
  </>
);
