import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SAVED_QUERIES } from './savedQueries.ts';

interface SaveQueryDialogProps {
  /** Whether the query could be saved under that name. */
  onSave: (name: string) => boolean;
  onClose: () => void;
}

/** Asks for the name under which a query is kept. */
export const SaveQueryDialog = ({ onSave, onClose }: SaveQueryDialogProps) => {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [failed, setFailed] = useState(false);
  return (
    <Dialog aria-labelledby="save-query" fullWidth maxWidth="xs" onClose={onClose} open>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (onSave(name)) onClose();
          else setFailed(true);
        }}
      >
        <DialogTitle id="save-query" variant="h2">
          {translate('lists.saved.save')}
        </DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            error={failed}
            helperText={
              failed ? translate('lists.saved.named', { maximum: SAVED_QUERIES.name }) : ' '
            }
            label={translate('lists.saved.name')}
            onChange={({ target }) => setName(target.value)}
            value={name}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
