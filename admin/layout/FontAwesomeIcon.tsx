import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import SvgIcon from '@mui/material/SvgIcon';

/** An icon as the public site draws it; `title` is its name where there is no text beside it. */
export const FontAwesomeIcon = ({ icon, title }: { icon: IconDefinition; title?: string }) => {
  const [width, height, , , path] = icon.icon;
  return (
    <SvgIcon fontSize="small" titleAccess={title} viewBox={`0 0 ${width} ${height}`}>
      <path d={[path].flat().join('')} />
    </SvgIcon>
  );
};
