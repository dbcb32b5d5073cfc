import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Camera } from './camera/Camera.tsx';
import { readTyped } from './typedCode.ts';

interface CodeEntryProps {
  onCode: (code: string) => void;
  /** Whether the camera is asked for, which lasts from voucher to voucher. */
  isScanning: boolean;
  onScanning: (isScanning: boolean) => void;
}

/** A code from the camera or the keyboard. */
export const CodeEntry = ({ onCode, isScanning, onScanning }: CodeEntryProps) => {
  const translate = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      {isScanning ? (
        <Camera
          onCode={onCode}
          onStop={() => {
            onScanning(false);
            field.current?.focus();
          }}
        />
      ) : (
        <Button
          fullWidth
          onClick={() => onScanning(true)}
          size="large"
          startIcon={<QrCodeScanner />}
          sx={{ py: 1.75 }}
          variant="contained"
        >
          {translate('resources.redemptions.camera.start')}
        </Button>
      )}
      <TypedCodeForm fieldRef={field} onCode={onCode} />
    </>
  );
};

interface TypedCodeFormProps {
  onCode: (code: string) => void;
  fieldRef: React.Ref<HTMLInputElement>;
}

/** The code by hand; a wrong symbol shows as soon as the code is long enough, before anything is asked. */
const TypedCodeForm = ({ onCode, fieldRef }: TypedCodeFormProps) => {
  const translate = useTranslate();
  const text = (name: string) => translate(`resources.redemptions.typed.${name}`);
  const [value, setValue] = useState('');
  const [isSent, setSent] = useState(false);
  const typed = readTyped(value);
  const isWrong = typed.state === 'wrong' || (isSent && typed.state === 'unfinished');
  const helps = {
    wrong: 'wrong',
    unfinished: isSent ? 'unfinished' : 'help',
    complete: 'complete',
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
        if (typed.state === 'complete') onCode(typed.code);
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 2.5 }}
    >
      <TextField
        error={isWrong}
        fullWidth={false}
        helperText={text(helps[typed.state])}
        inputRef={fieldRef}
        label={text('label')}
        margin="none"
        onChange={({ target }) => {
          setValue(target.value);
          setSent(false);
        }}
        placeholder="XXXX-XXXX-XXXX"
        slotProps={{
          formHelperText: { role: 'status' },
          htmlInput: {
            autoCapitalize: 'characters',
            autoComplete: 'off',
            autoCorrect: 'off',
            maxLength: 200,
            spellCheck: false,
            style: CODE,
          },
        }}
        sx={{ flex: '1 1 14rem' }}
        value={value}
      />
      <Button size="large" sx={{ minHeight: 48 }} type="submit" variant="outlined">
        {text('submit')}
      </Button>
    </Box>
  );
};

const CODE = { letterSpacing: '0.06em', textTransform: 'uppercase' } as const;
