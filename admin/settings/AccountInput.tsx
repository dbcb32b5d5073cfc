import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { czechAccount, formatIban, toIban } from '../../api/contract/iban.ts';
import { IconAction } from '../ui/IconAction.tsx';
import { useCopy } from '../ui/useCopy.ts';
import type { SettingFieldProps } from './settingFieldProps.ts';

const message = (name: string) => `resources.settings.account.${name}`;

/** The bank account, and how customers read it: as a Czech account number and an IBAN. */
export const AccountInput = ({ source, label, help }: SettingFieldProps) => {
  const iban = toIban(String(useWatch({ name: source }) ?? ''));
  const number = iban && czechAccount(iban);
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput helperText={help} label={label} source={source} />
      {iban && (
        <Box component="ul" sx={LIST}>
          {number && <Copied name="number" shown={number} text={number} />}
          <Copied name="iban" shown={formatIban(iban)} text={iban} />
        </Box>
      )}
    </Box>
  );
};

interface CopiedProps {
  name: 'number' | 'iban';
  shown: string;
  text: string;
}

const Copied = ({ name, shown, text }: CopiedProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLElement>(null);
  const copy = useCopy({ copied: message('copied'), notCopied: message('notCopied') });
  const title = translate(message(name));
  return (
    <li>
      {`${title}: `}
      <Box component="span" ref={place} sx={{ fontWeight: 600 }}>
        {shown}
      </Box>
      <IconAction
        label={translate(message('copy'), { name: title })}
        onClick={() => copy(text, place.current)}
        size="small"
      >
        <ContentCopy fontSize="small" />
      </IconAction>
    </li>
  );
};

const LIST = { listStyle: 'none', m: 0, mb: 1, p: 0, fontSize: '0.875rem' };
