import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';

interface TileButtonProps {
  icon: ComponentType<SvgIconProps>;
  /** Message key. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
}

export const TileButton = ({ icon: Icon, label, onClick, disabled }: TileButtonProps) => {
  const text = useTranslate()(label);
  return (
    <Tooltip title={text}>
      <span>
        <IconButton aria-label={text} disabled={disabled} onClick={onClick} size="small">
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};
