import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import SvgIcon from '@mui/material/SvgIcon';

/** A Font Awesome icon as on the public site; `title` is its accessible name when there is no text next to it. */
export const FontAwesomeIcon = ({ icon, title }: { icon: IconDefinition; title?: string }) => {
  const [width, height, , , path] = icon.icon;
  return (
    <SvgIcon fontSize="small" titleAccess={title} viewBox={`0 0 ${width} ${height}`}>
      <path d={[path].flat().join('')} />
    </SvgIcon>
  );
};
