import Edit from '@mui/icons-material/Edit';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button, Confirm, useListContext, useTranslate } from 'react-admin';
import type { BulkField } from './bulkField.ts';
import { type BulkValue, useBulkChange } from './useBulkChange.ts';
import { useMenu } from './useMenu.ts';

/** Gives all ticked records the same value of a field; can be undone, or asks where it can't. */
export const BulkChange = ({ fields }: { fields: readonly BulkField[] }) => {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const { anchor, close, open } = useMenu();
  const [asked, setAsked] = useState<BulkValue | null>(null);
  const { change, isPending } = useBulkChange(() => setAsked(null));

  const choose = (chosen: BulkValue) => {
    close();
    if (chosen.field.asks) setAsked(chosen);
    else change(chosen);
  };
  const names = asked && {
    field: translate(asked.field.label),
    value: translate(asked.label),
  };

  return (
    <>
      <Button aria-haspopup="menu" label="lists.bulk.change" onClick={open}>
        <Edit />
      </Button>
      <Menu anchorEl={anchor} onClose={close} open={anchor !== null}>
        {fields.flatMap((field) => [
          <ListSubheader key={field.source} role="presentation" sx={{ lineHeight: 2.25 }}>
            {translate(field.label)}
          </ListSubheader>,
          ...field.options.map(({ value, label }) => (
            <MenuItem
              aria-label={`${translate(field.label)}: ${translate(label)}`}
              key={`${field.source} ${value}`}
              onClick={() => choose({ field, value, label })}
              sx={{ pl: 3 }}
            >
              {translate(label)}
            </MenuItem>
          )),
        ])}
      </Menu>
      <Confirm
        confirm="lists.bulk.change"
        content={names ? translate('lists.bulk.content', names) : ''}
        isOpen={asked !== null}
        loading={isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && change(asked)}
        title={translate('lists.bulk.title', { smart_count: selectedIds.length })}
      />
    </>
  );
};
