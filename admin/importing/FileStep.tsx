import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FileButton } from '../form/FileButton.tsx';

interface FileStepProps {
  isReading: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The choice of the file, by button or by dropping it. */
export const FileStep = ({ isReading, onFiles }: FileStepProps) => {
  const translate = useTranslate();
  if (isReading) {
    return (
      <Box role="status" sx={{ py: 4 }}>
        <Typography sx={{ mb: 1.5 }}>{translate('importing.reading')}</Typography>
        <LinearProgress aria-hidden />
      </Box>
    );
  }
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        border: '2px dashed',
        borderColor: 'divider',
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        px: 2,
        py: 5,
        textAlign: 'center',
      }}
    >
      <FileButton accept=".csv,text/csv" label="importing.choose" onFiles={onFiles} />
      <Typography color="textSecondary" sx={{ maxWidth: '56ch' }} variant="body2">
        {translate('importing.hint')}
      </Typography>
    </Box>
  );
};
