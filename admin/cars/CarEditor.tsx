import DirectionsCar from '@mui/icons-material/DirectionsCar';
import { BooleanInput, DataTable } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { Car } from '../../api/contract/types.ts';
import { localizedName } from '../layout/localizedName.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import {
  activeColumn,
  activeFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { CarForm } from './CarForm.tsx';
import { CurrentBadge } from './CurrentBadge.tsx';
import { PhotosLink } from './PhotosLink.tsx';

const Column = DataTable.Col<Car>;
const NumberColumn = DataTable.NumberCol<Car>;

const filters = [
  searchFilter,
  activeFilter,
  <BooleanInput
    key="current"
    source="is_current"
    label="resources.cars.fields.is_current"
    defaultValue
  />,
];

const hiddenColumns = ['slug', 'horsepower', 'id'];

/** The cars: list table and form (back-office §2). */
export const CarEditor = () => (
  <Editor<Car>
    rowButtons={<PhotosLink />}
    columns={columns}
    filters={filters}
    form={CarForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      picture: (car) => <CarPicture car={car} />,
      title: (car) => localizedName(car),
      text: (car) => <CurrentBadge car={car} />,
      aside: (car) => season(car),
    }}
  />
);

const CarPicture = ({ car }: { car: Car }) => (
  <Thumbnail alt="" info={car.image_info} path={car.image_path} placeholder={DirectionsCar} />
);

/** A car's season is its fourth specification (public-site §3). */
const season = (car: Car) => localized(car.translations, 'specs_4', currentLanguage());

const columns = (
  <>
    <Column
      disableSort
      label="resources.cars.fields.image_path"
      source="image_path"
      render={(car) => <CarPicture car={car} />}
    />
    <Column
      label="resources.cars.fields.name"
      render={localizedName}
      source="translations.en.name"
    />
    <Column label="resources.cars.fields.season" render={season} source="translations.en.specs_4" />
    {orderColumn}
    {activeColumn}
    <Column
      label="resources.cars.current"
      render={(car) => <CurrentBadge car={car} />}
      source="is_current"
    />
    <Column label="resources.cars.fields.slug" source="slug" />
    <NumberColumn label="resources.cars.fields.horsepower" source="horsepower" />
    {idColumn}
  </>
);
