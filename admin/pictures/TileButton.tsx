import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { named } from '../ui/named.ts';

interface TileButtonProps {
  icon: ComponentType<SvgIconProps>;
  /** Message key. */
  label: string;
  /** The picture's name, for screen readers. */
  item: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  disabled?: boolean;
}

export const TileButton = ({ icon: Icon, label, item, onClick, disabled }: TileButtonProps) => {
  const text = useTranslate()(label);
  return (
    <span data-tooltip={text}>
      <IconButton aria-label={named(text, item)} disabled={disabled} onClick={onClick} size="small">
        <Icon fontSize="small" />
      </IconButton>
    </span>
  );
};
