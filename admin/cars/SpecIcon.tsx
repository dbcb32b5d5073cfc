import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faCalendar } from '@fortawesome/free-solid-svg-icons/faCalendar';
import { faCar } from '@fortawesome/free-solid-svg-icons/faCar';
import { faCog } from '@fortawesome/free-solid-svg-icons/faCog';
import { faCogs } from '@fortawesome/free-solid-svg-icons/faCogs';
import { faFlagCheckered } from '@fortawesome/free-solid-svg-icons/faFlagCheckered';
import { faGasPump } from '@fortawesome/free-solid-svg-icons/faGasPump';
import { faRoad } from '@fortawesome/free-solid-svg-icons/faRoad';
import { faTachometer } from '@fortawesome/free-solid-svg-icons/faTachometer';
import { faTachometerAlt } from '@fortawesome/free-solid-svg-icons/faTachometerAlt';
import { faUser } from '@fortawesome/free-solid-svg-icons/faUser';
import { faWeight } from '@fortawesome/free-solid-svg-icons/faWeight';
import { faWrench } from '@fortawesome/free-solid-svg-icons/faWrench';
import type { SpecIcon as SpecIconName } from '../../api/contract/constants.ts';
import { FontAwesomeIcon } from '../layout/FontAwesomeIcon.tsx';

const ICONS: Record<SpecIconName, IconDefinition> = {
  'tachometer-alt': faTachometerAlt,
  cog: faCog,
  user: faUser,
  calendar: faCalendar,
  wrench: faWrench,
  weight: faWeight,
  road: faRoad,
  'gas-pump': faGasPump,
  tachometer: faTachometer,
  car: faCar,
  'flag-checkered': faFlagCheckered,
  cogs: faCogs,
};

/** The picture of a specification cell. */
export const SpecIcon = ({ name }: { name: SpecIconName }) => (
  <FontAwesomeIcon icon={ICONS[name]} />
);
