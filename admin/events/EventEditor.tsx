import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import { DataTable, DateInput, SelectInput, TextInput } from 'react-admin';
import { EVENT_TYPES } from '../../api/contract/constants.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Event } from '../../api/contract/types.ts';
import { copyOf } from '../form/DuplicateButton.tsx';
import { ActiveInput, FieldRow } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { ScheduleInputs } from '../form/ScheduleInputs.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { contentEditor, nameColumn, recordPicture } from '../lists/contentEditor.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { localizedText, localizedTitle } from '../ui/localizedName.ts';
import { shownDay } from '../ui/shown.ts';

const Column = DataTable.Col<Event>;

const type = choiceField('events', 'event_type', 'types', EVENT_TYPES);

const picture = recordPicture(EventIcon);

const day = ({ date }: Event) => shownDay(date);
const location = localizedText('location');

/** Stored for an event without an address of its own. */
const NO_ADDRESS = '#';

const EventForm = () => (
  <RecordForm copy={copyOf} textRules={{ location: 'resources.events.rules.location' }}>
    <FieldRow>
      <DateInput isRequired source="date" />
      <SelectInput choices={type.choices} defaultValue="our" source="event_type" />
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
    <ScheduleInputs />
  </RecordForm>
);

const texts = [
  { name: 'title', required: true },
  { name: 'location', required: true },
  { name: 'description', rows: 4 },
];

/** Races and shows, latest first. */
export const EventEditor = contentEditor<Event>({
  choice: type,
  columns: (
    <>
      <Column
        render={(event) => <Box sx={{ whiteSpace: 'nowrap' }}>{day(event)}</Box>}
        source="date"
      />
      {nameColumn<Event>('title', localizedTitle, picture)}
      <Column render={location} source="location" />
      {type.column}
    </>
  ),
  more: <Column disableSort source="event_url" />,
  form: EventForm,
  phone: {
    picture,
    title: localizedTitle,
    text: (event) => `${day(event)}, ${location(event)}`,
  },
  sitePage: sitePaths.events,
  sort: { field: 'date', order: 'DESC' },
});
