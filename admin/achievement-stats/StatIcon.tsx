import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faFlagCheckered } from '@fortawesome/free-solid-svg-icons/faFlagCheckered';
import { faGlobeEurope } from '@fortawesome/free-solid-svg-icons/faGlobeEurope';
import { faMedal } from '@fortawesome/free-solid-svg-icons/faMedal';
import { faTrophy } from '@fortawesome/free-solid-svg-icons/faTrophy';
import type { StatIcon as StatIconName } from '../../api/contract/constants.ts';
import { FontAwesomeIcon } from '../layout/FontAwesomeIcon.tsx';

const ICONS: Record<StatIconName, IconDefinition> = {
  trophy: faTrophy,
  medal: faMedal,
  'flag-checkered': faFlagCheckered,
  'globe-europe': faGlobeEurope,
};

/** The picture of a statistic. */
export const StatIcon = ({ name, title }: { name: StatIconName; title?: string }) => (
  <FontAwesomeIcon icon={ICONS[name]} title={title} />
);
