import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import {
  DataTable,
  DateInput,
  SelectField,
  SelectInput,
  type SortPayload,
  TextInput,
} from 'react-admin';
import { EVENT_TYPES } from '../../api/contract/constants.ts';
import { formatDate } from '../../api/contract/dates.ts';
import { localized } from '../../api/contract/locales.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Event } from '../../api/contract/types.ts';
import { ActiveInput, choicesOf, FieldRow } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { localizedTitle } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import {
  activeColumn,
  activeFilter,
  BULK_ACTIVE,
  bulkChoice,
  choiceFilter,
  idColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { currentLanguage } from '../providers/language.ts';

const Column = DataTable.Col<Event>;

const field = (name: string) => `resources.events.fields.${name}`;
const types = choicesOf(EVENT_TYPES, 'resources.events.types');
const newestFirst: SortPayload = { field: 'date', order: 'DESC' };

/** Races and shows, the latest day first. */
export const EventEditor = () => (
  <Editor<Event>
    bulkFields={bulkFields}
    columns={columns}
    filters={filters}
    form={EventForm}
    hiddenColumns={hiddenColumns}
    phone={{
      picture: (event) => <Photo event={event} />,
      title: localizedTitle,
      text: (event) => `${day(event)}, ${location(event)}`,
    }}
    sitePage={sitePaths.events}
    sort={newestFirst}
  />
);

const filters = [
  searchFilter,
  choiceFilter('event_type', field('event_type'), types),
  activeFilter,
];
const bulkFields = [BULK_ACTIVE, bulkChoice('event_type', field('event_type'), types)];
const hiddenColumns = ['event_url', 'id'];

const Photo = ({ event: { image_info, image_path } }: { event: Event }) => (
  <Thumbnail alt="" info={image_info} path={image_path} placeholder={EventIcon} />
);

const day = ({ date }: Event) => formatDate(date, currentLanguage());
const location = ({ translations }: Event) =>
  localized(translations, 'location', currentLanguage());

const columns = (
  <>
    <Column
      label={field('date')}
      render={(event) => <Box sx={{ whiteSpace: 'nowrap' }}>{day(event)}</Box>}
      source="date"
    />
    <Column
      label={field('title')}
      render={(event) => (
        <NameWithPicture name={localizedTitle(event)} picture={<Photo event={event} />} />
      )}
      source="title"
    />
    <Column label={field('location')} render={location} source="location" />
    <Column label={field('event_type')} source="event_type">
      <SelectField choices={types} source="event_type" />
    </Column>
    {activeColumn}
    <Column label={field('event_url')} disableSort source="event_url" />
    {idColumn}
  </>
);

/** Stands for an event without an address of its own. */
const NO_ADDRESS = '#';

const EventForm = () => (
  <RecordForm textRules={textRules}>
    <FieldRow>
      <DateInput isRequired source="date" />
      <SelectInput choices={types} defaultValue="our" source="event_type" />
    </FieldRow>
    <TranslatedInputs fields={texts} />
    <PictureInput requiredWhenNew source="image_path" />
    <TextInput
      defaultValue={NO_ADDRESS}
      helperText="resources.events.urlHelp"
      parse={(address) => address || NO_ADDRESS}
      source="event_url"
    />
    <ActiveInput />
  </RecordForm>
);

const texts = [
  { name: 'title', required: true },
  { name: 'location', required: true },
  { name: 'description', rows: 4 },
];
const textRules = { location: 'resources.events.rules.location' };
