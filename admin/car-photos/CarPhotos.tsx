import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  LinkBase,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useGetList,
  useGetOne,
  useParams,
  useTranslate,
} from 'react-admin';
import type { Car, CarPhoto } from '../../api/contract/types.ts';
import { Loading } from '../lists/ListStates.tsx';
import { SitePlace } from '../previews/SitePlace.tsx';
import { isMissing } from '../providers/failures.ts';
import { useMayWrite } from '../ui/access.tsx';
import { localizedName } from '../ui/localizedName.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useEditFailure } from '../ui/useEditFailure.ts';
import { PhotoList } from './PhotoList.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';
import { nextOrder } from './usePhotoUpload.ts';

export const CarPhotos = () => {
  const { id: slug = '' } = useParams();
  const translate = useTranslate();
  const isAllowed = useMayWrite('car-photos');
  const failure = translate('resources.car-photos.failures.load');
  const leave = useEditFailure('cars');
  const car = useGetOne<CarBySlug>(
    'cars',
    { id: slug },
    { onError: (error) => isMissing(error) && leave(new Error(failure)), retry: false },
  );
  const photos = useGetList<CarPhoto>(
    'car-photos',
    {
      filter: { car_id: car.data?.id },
      pagination: { page: 1, perPage: 1000 },
      sort: { field: 'display_order', order: 'ASC' },
    },
    { enabled: car.data !== undefined },
  );
  const title = car.data
    ? translate('resources.car-photos.of', { car: localizedName(car.data) })
    : translate('resources.car-photos.name', { smart_count: 2 });

  return (
    <>
      <PageHeading
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {car.data && (
              <ResourceContextProvider value="cars">
                <RecordContextProvider value={car.data}>
                  <SitePlace />
                </RecordContextProvider>
              </ResourceContextProvider>
            )}
            <Button component={LinkBase} to="/cars" color="inherit">
              {translate('resources.car-photos.back')}
            </Button>
          </Box>
        }
      >
        {title}
      </PageHeading>
      {(car.error || photos.error) && <Alert severity="error">{failure}</Alert>}
      {(car.isPending || (car.data && photos.isPending)) && <Loading />}
      {car.data && photos.data && (
        <>
          {isAllowed && (
            <PhotoUpload carId={Number(car.data.id)} firstOrder={nextOrder(photos.data)} />
          )}
          <PhotoList photos={photos.data} />
        </>
      )}
    </>
  );
};

/** The API accepts the slug as well; the record's own id stays a number. */
type CarBySlug = Omit<Car, 'id'> & RaRecord;
