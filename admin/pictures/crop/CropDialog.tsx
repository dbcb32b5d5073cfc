import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import ReactCrop from 'react-image-crop';
import { Note } from '../../ui/Note.tsx';
import 'react-image-crop/dist/ReactCrop.css';
import { FormDialog } from '../../ui/FormDialog.tsx';
import {
  type CropArea,
  drawnSize,
  largestArea,
  pixelsOf,
  ratioName,
  type Size,
} from './cropArea.ts';
import { drawPart, writtenTypes } from './drawPart.ts';

export interface CropSource {
  src: string;
  name: string;
  /** Its media type; '' when unknown. */
  type: string;
}

export interface CropDialogProps {
  source: CropSource;
  /** Aspect ratios in which the site shows the picture, as width / height; the first is the default. */
  shapes: readonly number[];
  /** Accepted media types, as in `accept`. */
  accept: string;
  onCropped: (file: File) => void;
  onClose: () => void;
}

/** A dialog to crop a picture by pointer, touch or arrow keys. */
export const CropDialog = ({ source, shapes, accept, onCropped, onClose }: CropDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const text = (key: string, values?: object) =>
    translate(`resources.media.crop.${key}`, { ...values });
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [ratio, setRatio] = useState<number | null>(shapes[0] ?? null);
  const [area, setArea] = useState<CropArea>(WHOLE);
  const [isMoved, setMoved] = useState(false);
  const [state, setState] = useState<'choosing' | 'drawing' | 'unreadable'>('choosing');

  const take = (shape: number | null) => {
    setRatio(shape);
    setMoved(true);
    if (size && shape !== null) setArea(largestArea(size, shape));
  };
  const apply = async () => {
    if (!image.current || !size) return;
    setState('drawing');
    try {
      const types = writtenTypes(source.type, accept);
      const { name } = source;
      onCropped(await drawPart({ image: image.current, area: pixelsOf(area, size), name, types }));
    } catch {
      notify('resources.media.crop.failed', { type: 'error' });
      setState('choosing');
    }
  };
  const result = size && drawnSize(pixelsOf(area, size));

  return (
    <FormDialog
      disabled={!size || area.width === 0 || state !== 'choosing'}
      isChanged={isMoved}
      onClose={onClose}
      onSubmit={apply}
      submit="resources.media.crop.apply"
      title="resources.media.crop.title"
    >
      <ToggleButtonGroup
        aria-label={text('shape')}
        exclusive
        onChange={(_, shape: unknown) => take(Number(shape) || null)}
        size="small"
        sx={{ mb: 2, flexWrap: 'wrap' }}
        value={ratio ?? FREE}
      >
        {shapes.map((shape) => (
          <ToggleButton key={shape} value={shape}>
            {ratioName(shape)}
          </ToggleButton>
        ))}
        <ToggleButton value={FREE}>{text('free')}</ToggleButton>
      </ToggleButtonGroup>
      {state === 'unreadable' && <Alert severity="error">{text('unreadable')}</Alert>}
      <Box sx={STAGE}>
        <ReactCrop
          ariaLabels={cropLabels(text)}
          aspect={ratio ?? undefined}
          crop={{ unit: '%', ...area }}
          keepSelection
          minHeight={8}
          minWidth={8}
          onChange={(_, percent) => {
            setArea(percent);
            setMoved(true);
          }}
          ruleOfThirds
        >
          <img
            alt=""
            onError={() => setState('unreadable')}
            onLoad={({ currentTarget }) => {
              const { naturalWidth: width, naturalHeight: height } = currentTarget;
              setSize({ width, height });
              setArea(largestArea({ width, height }, ratio));
            }}
            ref={image}
            src={source.src}
            style={{ display: 'block', maxHeight: '55vh', maxWidth: '100%' }}
          />
        </ReactCrop>
      </Box>
      <Typography aria-live="polite" sx={{ mt: 1, minHeight: '1.5em', fontWeight: 650 }}>
        {result && text('result', { ...result })}
      </Typography>
      <Note>{text('help')}</Note>
    </FormDialog>
  );
};

const cropLabels = (text: (key: string) => string) => ({
  cropArea: text('area'),
  nwDragHandle: text('handle.nw'),
  nDragHandle: text('handle.n'),
  neDragHandle: text('handle.ne'),
  eDragHandle: text('handle.e'),
  seDragHandle: text('handle.se'),
  sDragHandle: text('handle.s'),
  swDragHandle: text('handle.sw'),
  wDragHandle: text('handle.w'),
});

/** Handles meet the WCAG 2.2 target size and stay within the picture. */
const STAGE = {
  textAlign: 'center',
  bgcolor: 'action.hover',
  '--rc-drag-handle-size': '24px',
  '--rc-drag-handle-mobile-size': '32px',
  '& .ReactCrop__drag-handle:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
};

const FREE = 0;
const WHOLE: CropArea = { x: 0, y: 0, width: 100, height: 100 };
