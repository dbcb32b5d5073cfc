import Tooltip from '@mui/material/Tooltip';
import { formatDateTime } from '../../api/contract/dates.ts';
import { currentLanguage } from '../providers/language.ts';
import { relativeTime } from './relativeTime.ts';

/** How long ago something happened; the exact moment stands beside it, or on a narrow line in a hint. */
export const When = ({ at, brief = false }: { at: string; brief?: boolean }) => {
  const language = currentLanguage();
  const exact = formatDateTime(at, language);
  const ago = relativeTime(at, new Date(), language);
  return brief ? (
    <Tooltip title={exact}>
      <time dateTime={at}>{ago}</time>
    </Tooltip>
  ) : (
    <time dateTime={at}>{`${ago} · ${exact}`}</time>
  );
};
