import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { isPrepared } from '../redemptions/offline/mark.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { isSomeNotLoaded, retryViews, useLoadAgain } from '../ui/retryViews.ts';

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

/**
 * Replaces react-admin's, which brings an editor of screens' titles with MUI's text fields: 14 KiB. A screen that
 * could not be loaded appears by itself as soon as it can be.
 */
export const ErrorScreen = ({ resetErrorBoundary }: ErrorScreenProps) => {
  const translate = useTranslate();
  const [isAway] = useState(isSomeNotLoaded);
  const retry = useCallback(() => {
    retryViews();
    resetErrorBoundary();
  }, [resetErrorBoundary]);
  useLoadAgain(retry);
  useOnNavigation(retry);
  return (
    <>
      <PageHeading>{translate(isAway ? 'paddock.away.title' : 'ra.page.error')}</PageHeading>
      <Typography role="alert" sx={{ mb: 2 }}>
        {translate(isAway ? 'paddock.away.text' : 'ra.message.error')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button onClick={retry} variant="contained">
          {translate('paddock.retry')}
        </Button>
        {isAway && isPrepared() && (
          <Button component={LinkBase} to="/redemptions" variant="outlined">
            {translate('paddock.away.redeem')}
          </Button>
        )}
        <Button onClick={() => history.back()} startIcon={<ArrowBack />} variant="outlined">
          {translate('ra.action.back')}
        </Button>
      </Box>
    </>
  );
};

/** Calls back on each navigation, also to the same address: react-admin's hook waits for another one. */
function useOnNavigation(call: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    call();
  }, [key, call]);
}
