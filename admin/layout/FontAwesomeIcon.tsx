import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import SvgIcon from '@mui/material/SvgIcon';

interface FontAwesomeIconProps {
  icon: IconDefinition;
  /** Its name for screen readers, where there is no text beside it. */
  title?: string;
}

/** The picture of an icon as the public site draws it. */
export const FontAwesomeIcon = ({ icon, title }: FontAwesomeIconProps) => {
  const [width, height, , , path] = icon.icon;
  return (
    <SvgIcon fontSize="small" titleAccess={title} viewBox={`0 0 ${width} ${height}`}>
      <path d={[path].flat().join('')} />
    </SvgIcon>
  );
};
