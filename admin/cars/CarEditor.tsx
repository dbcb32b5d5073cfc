import DirectionsCar from '@mui/icons-material/DirectionsCar';
import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import Chip from '@mui/material/Chip';
import { BooleanInput, DataTable, useRecordContext, useTranslate } from 'react-admin';
import type { Car } from '../../api/contract/types.ts';
import {
  activeColumn,
  activeFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/columnsAndFilters.tsx';
import { recordPicture } from '../lists/contentEditor.tsx';
import { Editor } from '../lists/Editor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { localizedName, localizedText } from '../ui/localizedName.ts';
import { CarForm } from './CarForm.tsx';

const Column = DataTable.Col<Car>;
const NumberColumn = DataTable.NumberCol<Car>;

const field = (name: string) => `resources.cars.fields.${name}`;

export const CarEditor = () => (
  <Editor<Car>
    rowButtons={<PhotosLink />}
    columns={columns}
    filters={[
      searchFilter,
      activeFilter,
      <BooleanInput key="current" source="is_current" label={field('is_current')} defaultValue />,
    ]}
    form={CarForm}
    hiddenColumns={['slug', 'horsepower', 'id']}
    ordering={listOrdering}
    phone={{
      picture,
      title: localizedName,
      text: current,
      aside: season,
    }}
  />
);

const picture = recordPicture(DirectionsCar);

/** A car's season is its fourth specification. */
const season = localizedText('specs_4');

const CurrentBadge = () => (
  <Chip color="primary" label={useTranslate()('resources.cars.current')} size="small" />
);
const current = ({ is_current }: Car) => is_current && <CurrentBadge />;

const PhotosLink = () => {
  const car = useRecordContext<Car>();
  return car ? (
    <IconLink
      item={localizedName(car)}
      label="resources.cars.photos"
      to={`/car-photos/${car.slug}`}
    >
      <PhotoLibrary fontSize="small" />
    </IconLink>
  ) : null;
};

const columns = (
  <>
    <Column disableSort source="image_path" render={picture} />
    <Column label={field('name')} render={localizedName} source="translations.en.name" />
    <Column label={field('season')} render={season} source="translations.en.specs_4" />
    {orderColumn}
    {activeColumn}
    <Column label="resources.cars.current" render={current} source="is_current" />
    <Column source="slug" />
    <NumberColumn source="horsepower" />
    {idColumn}
  </>
);
