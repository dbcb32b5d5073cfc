import Box from '@mui/material/Box';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isLanguageNeutral } from '../../api/contract/chosenSettings.ts';
import { fileSetting, SETTING_GROUPS } from '../../api/contract/constants.ts';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { DemoNote } from '../first-steps/RemoveDemo.tsx';
import { ActiveInput, FieldRow } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { shownAt } from '../form/shownPictures.ts';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { OwnersNote } from '../layout/access.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { choiceField, idColumn, searchFilter } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { ValueInput } from './ValueInput.tsx';

const Column = DataTable.Col<Setting>;

const field = (name: string) => `resources.settings.fields.${name}`;
const group = choiceField('settings', 'setting_group', 'groups', SETTING_GROUPS);

export const SettingEditor = () => (
  <>
    <Editor<Setting>
      bulkFields={[group.bulk]}
      columns={columns}
      filters={[searchFilter, group.filter]}
      form={SettingForm}
      hiddenColumns={['id']}
      phone={{
        title: (setting) => label(setting) || setting.setting_key,
        text: value,
      }}
      sort={{ field: 'setting_key', order: 'ASC' }}
    />
    <DemoNote />
  </>
);

const label = ({ translations }: Setting) => localized(translations, 'label', currentLanguage());

/** A setting's value as visitors get it: in the current language, else the common one. */
const value = (setting: Setting) => {
  if (fileSetting(setting.setting_key) === 'picture') {
    const { ground } = shownAt(`settings.${setting.setting_key}`);
    return (
      <Thumbnail
        alt={setting.setting_key}
        fit={ground ? 'contain' : 'cover'}
        ground={ground}
        info={setting.value_info}
        path={setting.value}
      />
    );
  }
  const text = localized(setting.translations, 'setting_value', currentLanguage()) || setting.value;
  return <Box sx={CLAMPED}>{text}</Box>;
};

const columns = (
  <>
    <Column
      label={field('setting_key')}
      render={({ setting_key }) => <Box component="code">{setting_key}</Box>}
      source="setting_key"
    />
    {group.column}
    <Column label={field('label')} render={label} source="translations.en.label" />
    <Column disableSort label={field('value')} render={value} source="value" />
    {idColumn}
  </>
);

/** A setting's key can't be changed after its creation. */
const SettingForm = () => (
  <RecordForm>
    <OwnersNote />
    <FieldRow>
      <TextInput isRequired readOnly={!useIsNew()} source="setting_key" />
      <SelectInput choices={group.choices} defaultValue="general" source="setting_group" />
    </FieldRow>
    <ValueInputs />
    <ActiveInput />
  </RecordForm>
);

/** The common value, and one per language; appearance settings have only the common one. */
const ValueInputs = () => {
  const key = String(useWatch({ name: 'setting_key' }));
  return (
    <>
      <ValueInput label={field('common_value')} settingKey={key} source="value" />
      <TranslatedInputs fields={isLanguageNeutral(key) ? LABEL : TEXTS} />
    </>
  );
};

const LABEL = [{ name: 'label' }];
const TEXTS = [...LABEL, { name: 'setting_value', rows: 2 }];

const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '46ch',
};
