import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import { DataTable, SelectInput, type SortPayload, useTranslate } from 'react-admin';
import { formatDate } from '../../api/contract/dates.ts';
import { localized } from '../../api/contract/locales.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Event } from '../../api/contract/types.ts';
import { localizedTitle } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import {
  activeColumn,
  activeFilter,
  BULK_ACTIVE,
  bulkChoice,
  idColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { EventForm } from './EventForm.tsx';
import { typeChoices } from './typeChoices.ts';

const Column = DataTable.Col<Event>;

const newestFirst: SortPayload = { field: 'date', order: 'DESC' };
const filters = [
  searchFilter,
  <SelectInput
    key="type"
    alwaysOn
    choices={typeChoices}
    label="resources.events.fields.event_type"
    source="event_type"
  />,
  activeFilter,
];

const bulkFields = [
  BULK_ACTIVE,
  bulkChoice('event_type', 'resources.events.fields.event_type', typeChoices),
];
const hiddenColumns = ['event_url', 'id'];

/** Races and shows, the latest day first: list table and form (back-office §2). */
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

const Photo = ({ event }: { event: Event }) => (
  <Thumbnail alt="" info={event.image_info} path={event.image_path} placeholder={EventIcon} />
);

const day = ({ date }: Event) => formatDate(date, currentLanguage());
const location = ({ translations }: Event) =>
  localized(translations, 'location', currentLanguage());

const Type = ({ event_type }: Event) => useTranslate()(`resources.events.types.${event_type}`);

const columns = (
  <>
    <Column
      label="resources.events.fields.date"
      render={(event) => <Box sx={{ whiteSpace: 'nowrap' }}>{day(event)}</Box>}
      source="date"
    />
    <Column
      label="resources.events.fields.title"
      render={(event) => (
        <NameWithPicture name={localizedTitle(event)} picture={<Photo event={event} />} />
      )}
      source="title"
    />
    <Column label="resources.events.fields.location" render={location} source="location" />
    <Column
      label="resources.events.fields.event_type"
      render={(event) => <Type {...event} />}
      source="event_type"
    />
    {activeColumn}
    <Column label="resources.events.fields.event_url" disableSort source="event_url" />
    {idColumn}
  </>
);
