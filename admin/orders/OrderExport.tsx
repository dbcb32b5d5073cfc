import Download from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Button, useTranslate } from 'react-admin';
import { type ExportProps, useExport } from '../lists/ExportButton.tsx';
import { useMenu } from '../lists/useMenu.ts';
import { currentLanguage } from '../providers/language.ts';
import { ORDER_SHAPES, type OrderShape } from './orderShapes.ts';

/** Downloads orders as CSV: in the list's columns, or for a carrier or an accountant. */
export const OrderExport = ({ ticked = false }: ExportProps) => {
  const translate = useTranslate();
  const { anchor, close, open } = useMenu();
  const { exportAs, isDisabled, label } = useExport(ticked);
  const choose = (shape: OrderShape) => {
    close();
    exportAs(async (dataProvider, records) => {
      const { exportOrders } = await import('./exportOrders.ts');
      return exportOrders(dataProvider, shape, records, { locale: currentLanguage(), translate });
    });
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-label={label}
        disabled={isDisabled}
        label={label}
        onClick={open}
      >
        <Download />
      </Button>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        {ORDER_SHAPES.map((shape) => (
          <MenuItem key={shape} onClick={() => choose(shape)}>
            {translate(`resources.orders.export.${shape}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
