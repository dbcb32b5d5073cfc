import { EVENT_TYPES, type EventType } from '../../api/contract/constants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import styles from './EventTypeToggle.module.css';

interface EventTypeToggleProps {
  chosen: EventType;
  /** The address of a type, where the address stores the choice. */
  address?: (type: EventType) => string;
  /** Called with the choice where the address doesn't store it. */
  onChoose?: (type: EventType) => void;
}

export function EventTypeToggle({ chosen, address, onChoose }: EventTypeToggleProps) {
  const { t } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two adjacent buttons, not a form's fieldset.
    <div role="group" className={styles.toggle} aria-label={t('events.types')}>
      {EVENT_TYPES.map((type) =>
        address ? (
          <PageLink
            key={type}
            to={address(type)}
            aria-current={type === chosen ? 'page' : undefined}
            onClick={() => onChoose?.(type)}
          >
            {t(`events.${type}`)}
          </PageLink>
        ) : (
          <button
            key={type}
            type="button"
            aria-pressed={type === chosen}
            onClick={() => onChoose?.(type)}
          >
            {t(`events.${type}`)}
          </button>
        ),
      )}
    </div>
  );
}
