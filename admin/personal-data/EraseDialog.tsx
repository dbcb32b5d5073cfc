import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import { AskDialog, type Asked } from '../layout/AskDialog.tsx';
import type { BackOfficeDataProvider } from '../providers/dataProvider.ts';

interface EraseDialogProps {
  email: string;
  onClose: () => void;
  onErased: () => void;
}

/** Asks for the address once more before everything of it is erased. */
export const EraseDialog = ({ email, onClose, onErased }: EraseDialogProps) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const erase = async ({ again = '' }) => {
    await dataProvider.erasePersonalData(email, again);
    onErased();
  };
  return (
    <AskDialog
      asked={ASKED}
      onClose={onClose}
      run={erase}
      submit="resources.personal-data.action.erase"
      title="resources.personal-data.confirm.title"
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {translate('resources.personal-data.confirm.text', { email })}
      </Typography>
    </AskDialog>
  );
};

const ASKED: readonly Asked[] = [
  { name: 'again', label: 'resources.personal-data.fields.again', autoComplete: 'off' },
];
