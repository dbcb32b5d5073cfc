import Print from '@mui/icons-material/Print';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Button, useListContext, useNotify, useTranslate } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import { useMenu } from '../lists/useMenu.ts';
import { currentLanguage } from '../providers/language.ts';
import { saveFile } from '../ui/saveFile.ts';
import { useCall } from '../ui/useCall.ts';

/** Prints a packing list of the selected orders, or downloads their documents and says how many have none. */
export const OrderPrint = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds } = useListContext();
  const { anchor, close, open } = useMenu();
  const { mutate: download, isPending } = useCall(
    async (dataProvider) => {
      const { zip, count } = await dataProvider.documentsOf(selectedIds.map(Number));
      return { zip, count, without: selectedIds.length - count };
    },
    {
      onSuccess: ({ zip, count, without }) => {
        saveFile(zip, 'documents.zip');
        if (without === 0) return;
        const messageArgs = { smart_count: count, without };
        notify('resources.orders.print.some', { type: 'warning', messageArgs });
      },
    },
  );
  const isTooMany = selectedIds.length > LIMITS.ordersPrinted;
  const asked = `ids=${selectedIds}&language=${currentLanguage()}`;
  const list = `/api/orders/admin/orders/print/packing-list?${asked}`;
  return (
    <>
      <Button
        aria-haspopup="menu"
        disabled={isPending}
        label="resources.orders.print.action"
        onClick={open}
      >
        <Print />
      </Button>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        <MenuItem
          component="a"
          disabled={isTooMany}
          href={list}
          onClick={close}
          rel="noopener"
          target="_blank"
        >
          {translate('resources.orders.print.packing')}
        </MenuItem>
        <MenuItem
          disabled={isTooMany}
          onClick={() => {
            close();
            download();
          }}
        >
          {translate('resources.orders.print.documents')}
        </MenuItem>
        {isTooMany && (
          <Typography color="textSecondary" sx={{ px: 2, py: 1 }} variant="body2">
            {translate('resources.orders.print.tooMany', { maximum: LIMITS.ordersPrinted })}
          </Typography>
        )}
      </Menu>
    </>
  );
};
