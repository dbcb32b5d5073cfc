import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import { CarCard } from './CarCard.tsx';
import styles from './CarsCarousel.module.css';
import { carName, type ListedCar } from './cars.ts';
import { useCarousel } from './useCarousel.ts';

/** Three cars on wide screens, one on narrow ones; the current car preselected. */
export function CarsCarousel({ cars }: { cars: readonly ListedCar[] }) {
  const { t, locale } = useSite();
  const current = cars.findIndex((car) => car.is_current);
  const carousel = useCarousel(cars.length, Math.max(current, 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the surrounding section has the heading; this is its carousel.
    <div role="group" aria-roledescription="carousel" aria-label={t('cars.carousel')}>
      <ul ref={carousel.track} className={styles.track}>
        {cars.map((car, index) => (
          <li key={car.id} className={styles.slide} data-selected={index === carousel.selected}>
            <CarCard car={car} sizes="(min-width: 56rem) 33vw, 92vw" />
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <button type="button" aria-label={t('cars.previous')} onClick={carousel.previous}>
          <Icon name="arrow-left" />
        </button>
        <ul className={styles.dots}>
          {cars.map((car, index) => (
            <li key={car.id}>
              <button
                type="button"
                aria-label={t('cars.choose', { name: carName(car, locale) })}
                aria-current={index === carousel.selected}
                onClick={() => carousel.select(index)}
              />
            </li>
          ))}
        </ul>
        <button type="button" aria-label={t('cars.next')} onClick={carousel.next}>
          <Icon name="arrow-right" />
        </button>
        {carousel.advancing && (
          <button
            ref={passFocusBack}
            type="button"
            aria-label={t('cars.pause')}
            onClick={carousel.stop}
          >
            <Icon name="pause" />
          </button>
        )}
      </div>
    </div>
  );
}

/** When it disappears while focused, the previous button takes the focus. */
function passFocusBack(button: HTMLElement | null): () => void {
  const before = button?.previousElementSibling;
  return () => {
    if (document.activeElement === button && before instanceof HTMLElement) before.focus();
  };
}
