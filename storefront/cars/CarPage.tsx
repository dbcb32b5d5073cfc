import { useQuery } from '@tanstack/react-query';
import { MovedTo } from '../app/MovedTo.tsx';
import { useRouteParams, type Visit } from '../app/routes.ts';
import { useSite } from '../app/site.ts';
import { RecordState } from '../notFound/NothingThere.tsx';
import { urls } from '../urls.ts';
import { CarDetail } from './CarDetail.tsx';
import styles from './CarPage.module.css';
import { carPhotosQuery, carQuery } from './cars.ts';

export const queries = (visit: Visit) => {
  const slug = visit.params.slug ?? '';
  return [carQuery(visit, slug), carPhotosQuery(visit, slug)];
};

/** A car by its slug; its id leads on to that. */
export default function CarPage() {
  const site = useSite();
  const { slug = '' } = useRouteParams();
  const query = useQuery(carQuery(site, slug));
  const right = query.data?.slug;
  if (right !== undefined && right !== slug) return <MovedTo path={urls.car(right)} />;
  return (
    <div className={styles.page}>
      <RecordState kind="car" query={query} list={urls.homeSection('cars')}>
        {(car) => <CarDetail key={car.id} car={car} />}
      </RecordState>
    </div>
  );
}
