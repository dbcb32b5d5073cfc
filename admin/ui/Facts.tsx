import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

interface FactsProps {
  of: Readonly<Record<string, ReactNode>>;
  sx?: object;
}

/** A record's values as a description list, labelled by field. */
export const Facts = ({ of, sx = BESIDE }: FactsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, ...sx }}>
      {Object.entries(of).map(([name, fact]) => (
        <div key={name}>
          <Typography component="dt" color="textSecondary">
            {translate(`resources.${resource}.fields.${name}`)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {fact}
          </Typography>
        </div>
      ))}
    </Box>
  );
};

/** Layout of labels and values: beside each other unless the labels would leave too little room. */
export const BESIDE = {
  gridTemplateColumns: '1fr',
  '@media (min-width: 22.5em)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > div': { display: 'contents' },
  },
};
