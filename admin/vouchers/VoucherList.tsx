import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Visibility from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { BooleanInput, DataTable, LinkBase, SelectInput, useTranslate } from 'react-admin';
import { formatOrderNumber } from '../../api/contract/orders.ts';
import type { Voucher } from '../../api/contract/types.ts';
import { VOUCHER_STATES } from '../../api/contract/voucherStates.ts';
import { searchFilter } from '../lists/columnsAndFilters.tsx';
import { ReadList, scrollingTable } from '../lists/ReadList.tsx';
import { useMayRead } from '../ui/access.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { Note } from '../ui/Note.tsx';
import { shownDay } from '../ui/shown.ts';
import { VoucherDetails } from './VoucherDetails.tsx';
import { VoucherExport } from './VoucherExport.tsx';
import { Code, Remaining, stateLabel, VoucherStateBadge, voucherName } from './voucherParts.tsx';

const Column = DataTable.Col<Voucher>;

const filters = () => [
  searchFilter,
  <SelectInput
    alwaysOn
    choices={VOUCHER_STATES.map((id) => ({ id, name: stateLabel(id) }))}
    key="state"
    label="resources.vouchers.fields.state"
    source="state"
    translateChoice={false}
  />,
  <BooleanInput
    alwaysOn
    format={(least?: number) => least === 1}
    key="conflicts"
    label="resources.vouchers.conflict.filter"
    parse={(isChosen: boolean) => (isChosen ? 1 : '')}
    source="conflicts_gte"
  />,
];

/** Issued vouchers with their states; a selected one opens in a panel next to the list. */
export const VoucherList = () => (
  <>
    <ReadList<Voucher>
      about="resources.vouchers.about"
      action={open}
      buttons={
        <>
          <RedeemButton />
          <VoucherExport />
        </>
      }
      card={card}
      columns={columns}
      filters={filters()}
      opens="show"
      tableSx={scrollingTable('6rem')}
    />
    <VoucherDetails />
  </>
);

const RedeemButton = () => {
  const translate = useTranslate();
  return useMayRead('redemptions') ? (
    <Button
      component={LinkBase}
      startIcon={<QrCodeScanner />}
      to="/redemptions"
      variant="contained"
    >
      {translate('resources.redemptions.page.list')}
    </Button>
  ) : null;
};

const open = ({ id }: Voucher) => (
  <IconLink label="resources.vouchers.action.show" to={`/vouchers/${id}/show`}>
    <Visibility fontSize="small" />
  </IconLink>
);

/** The product with what the buyer had printed on the voucher. */
const product = (voucher: Voucher) => (
  <>
    {voucherName(voucher)}
    {voucher.dedication && <Note>{voucher.dedication}</Note>}
  </>
);

const order = ({ order_id, customer_name }: Voucher) => (
  <>
    <Link component={LinkBase} onClick={stopRow} to={`/orders/${order_id}/show`}>
      <Code>{formatOrderNumber(order_id)}</Code>
    </Link>
    {customer_name && <Note>{customer_name}</Note>}
  </>
);

/** A click on the link opens the order, not the row's voucher. */
const stopRow = (event: React.MouseEvent) => event.stopPropagation();

const columns = (
  <>
    <Column render={({ code }) => <Code>{code}</Code>} source="code" />
    <Column disableSort label="resources.vouchers.fields.product" render={product} />
    <Column render={order} source="order_id" />
    <Column render={({ valid_until }) => shownDay(valid_until)} source="valid_until" />
    <Column align="right" render={(voucher) => <Remaining of={voucher} />} source="remaining" />
    <Column disableSort render={(voucher) => <VoucherStateBadge of={voucher} />} source="state" />
  </>
);

const card = (voucher: Voucher) => (
  <>
    <Typography sx={{ fontWeight: 650 }}>
      <Code>{voucher.code}</Code>
    </Typography>
    {product(voucher)}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <VoucherStateBadge of={voucher} />
      <Remaining of={voucher} />
      <Note component="span">{shownDay(voucher.valid_until)}</Note>
    </Box>
  </>
);
