import DirectionsCar from '@mui/icons-material/DirectionsCar';
import { BooleanInput, DataTable, SearchInput } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { Car } from '../../api/contract/types.ts';
import { Editor } from '../layout/Editor.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { RowActions } from '../layout/RowActions.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { currentLanguage } from '../providers/language.ts';
import { CarForm } from './CarForm.tsx';
import { CurrentBadge } from './CurrentBadge.tsx';
import { PhotosLink } from './PhotosLink.tsx';

const Column = DataTable.Col<Car>;
const NumberColumn = DataTable.NumberCol<Car>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="active" source="is_active" label="paddock.fields.is_active" defaultValue />,
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
    actions={actions}
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
    <NumberColumn label="paddock.fields.display_order" source="display_order" />
    <Column
      label="paddock.fields.is_active"
      render={(car) => <YesNoBadge value={car.is_active} />}
      source="is_active"
    />
    <Column
      label="resources.cars.current"
      render={(car) => <CurrentBadge car={car} />}
      source="is_current"
    />
    <Column label="resources.cars.fields.slug" source="slug" />
    <NumberColumn label="resources.cars.fields.horsepower" source="horsepower" />
    <NumberColumn label="paddock.fields.id" source="id" />
  </>
);

const actions = (
  <RowActions>
    <PhotosLink />
    <MoveButtons />
  </RowActions>
);
