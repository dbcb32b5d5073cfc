import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

interface TileButtonProps {
  icon: ComponentType<SvgIconProps>;
  /** Message key. */
  label: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  disabled?: boolean;
}

export const TileButton = ({ icon: Icon, label, onClick, disabled }: TileButtonProps) => {
  const text = useTranslate()(label);
  return (
    <span data-tooltip={text}>
      <IconButton aria-label={text} disabled={disabled} onClick={onClick} size="small">
        <Icon fontSize="small" />
      </IconButton>
    </span>
  );
};
