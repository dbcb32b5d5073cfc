import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for content that failed, or makes it of the error; `reset` shows the content again. */
  fallback: ReactNode | ((error: unknown, reset: () => void) => ReactNode);
  children: ReactNode;
}

interface State {
  failed: boolean;
  error?: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    const { fallback, children } = this.props;
    if (!failed) return children;
    if (typeof fallback !== 'function') return fallback;
    return fallback(error, () => this.setState({ failed: false }));
  }
}
