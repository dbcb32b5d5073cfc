import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { PageHeading } from '../layout/PageHeading.tsx';
import { retryViews } from '../layout/retryViews.ts';

/** Shows an error in place of a screen that fails, within the frame, until another screen is opened. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  reset = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? (
      <ErrorScreen resetErrorBoundary={this.reset} />
    ) : (
      this.props.children
    );
  }
}

interface ErrorScreenProps {
  resetErrorBoundary: (reason?: unknown) => void;
}

/** Replaces react-admin's, which brings an editor of screens' titles with MUI's text fields: 14 KiB. */
export const ErrorScreen = ({ resetErrorBoundary }: ErrorScreenProps) => {
  const translate = useTranslate();
  const retry = () => {
    retryViews();
    resetErrorBoundary();
  };
  useResetErrorBoundaryOnLocationChange(retry);
  return (
    <>
      <PageHeading>{translate('ra.page.error')}</PageHeading>
      <Typography role="alert" sx={{ mb: 2 }}>
        {translate('ra.message.error')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button onClick={retry} variant="contained">
          {translate('paddock.retry')}
        </Button>
        <Button onClick={() => history.back()} startIcon={<ArrowBack />} variant="outlined">
          {translate('ra.action.back')}
        </Button>
      </Box>
    </>
  );
};
