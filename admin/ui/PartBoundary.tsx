import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { RetryAlert } from './RetryAlert.tsx';
import { retryViews, useLoadAgain } from './retryViews.ts';

/** Says in place of a part that it could not be loaded; the screen around it keeps what is typed. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  retry = () => {
    retryViews();
    this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? <NotLoaded retry={this.retry} /> : this.props.children;
  }
}

const NotLoaded = ({ retry }: { retry: () => void }) => {
  const translate = useTranslate();
  useLoadAgain(retry);
  return <RetryAlert retry={retry}>{translate('paddock.notLoaded')}</RetryAlert>;
};
