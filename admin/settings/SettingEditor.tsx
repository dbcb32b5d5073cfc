import Box from '@mui/material/Box';
import { DataTable, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fileSetting, SETTING_GROUPS } from '../../api/contract/constants.ts';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { DemoNote } from '../first-steps/RemoveDemo.tsx';
import { ActiveInput, FieldRow } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { shownAt } from '../form/shownPictures.ts';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { useIsNew } from '../form/useIsNew.ts';
import { choiceField, idColumn, searchFilter } from '../lists/columnsAndFilters.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { OwnersNote } from '../ui/access.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { SettingInput } from './SettingInput.tsx';
import { isCommonOnly, isKnownSetting, isTranslated, kindOf, nameOf } from './settingNames.ts';
import { shownSetting } from './shownSetting.ts';
import { TextsInput } from './TextsInput.tsx';
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
        title: nameOf,
        text: value,
      }}
      sort={{ field: 'setting_key', order: 'ASC' }}
    />
    <DemoNote />
  </>
);

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
  return <TextValue {...setting} />;
};

const TextValue = ({ setting_key: key, translations, value }: Setting) => {
  const translate = useTranslate();
  const text = localized(translations, 'setting_value', currentLanguage());
  const shown = text || shownSetting(key, value, translate);
  return <Box sx={CLAMPED}>{[shown].flat().join(' ')}</Box>;
};

const columns = (
  <>
    <Column
      label={field('setting_key')}
      render={({ setting_key }) => <Box component="code">{setting_key}</Box>}
      source="setting_key"
    />
    {group.column}
    <Column label={field('label')} render={nameOf} source="translations.en.label" />
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

/**
 * The value as in 'Website'; then the other form that a setting may have: a common value for
 * languages without a text, or a text for one language.
 */
const ValueInputs = () => {
  const record = useRecordContext<Setting>();
  const key = String(useWatch({ name: 'setting_key' }) ?? '');
  const setting = record ?? { setting_key: key };
  const isKnown = isKnownSetting(key);
  const common = (
    <ValueInput
      help=""
      kind={kindOf(key)}
      label={field('common_value')}
      settingKey={key}
      source="value"
    />
  );
  const texts = isCommonOnly(key) ? null : (
    <TextsInput at="" help="" label={field('setting_value')} setting={setting} />
  );
  return (
    <>
      {isKnown ? <SettingInput setting={setting} /> : common}
      {isKnown && isTranslated(setting) ? common : texts}
      <Box sx={{ width: '100%', mt: 2 }}>
        <TranslatedInputs fields={LABEL} />
      </Box>
    </>
  );
};

const LABEL = [{ name: 'label' }];

const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '46ch',
};
