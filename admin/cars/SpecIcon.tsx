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
import SvgIcon from '@mui/material/SvgIcon';
import type { SpecIcon as SpecIconName } from '../../api/contract/constants.ts';

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

/** The picture of an icon as the public site draws it. */
export const SpecIcon = ({ name }: { name: SpecIconName }) => {
  const [width, height, , , path] = ICONS[name].icon;
  return (
    <SvgIcon fontSize="small" viewBox={`0 0 ${width} ${height}`}>
      <path d={[path].flat().join('')} />
    </SvgIcon>
  );
};
