import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Entry } from './entries.ts';

interface PaletteOptionProps {
  id: string;
  entry: Entry;
  isActive: boolean;
  onPoint: () => void;
  onTake: () => void;
}

/** One thing that can be chosen. The focus stays in the field. */
export const PaletteOption = ({ id, entry, isActive, onPoint, onTake }: PaletteOptionProps) => {
  const { label, detail, icon: Icon = NavigateNext } = entry;
  return (
    <Box
      aria-selected={isActive}
      id={id}
      onClick={onTake}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
      role="option"
      sx={OPTION}
    >
      <Icon color="action" fontSize="small" />
      <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      {detail && (
        <Typography color="textSecondary" component="span" noWrap sx={DETAIL} variant="body2">
          {detail}
        </Typography>
      )}
    </Box>
  );
};

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  px: 2,
  py: 0.5,
  borderLeft: '4px solid transparent',
  cursor: 'pointer',
  '&[aria-selected=true]': { bgcolor: 'action.selected', borderColor: 'primary.main' },
};

const DETAIL = { ml: 'auto', minWidth: 0, maxWidth: '50%' };
