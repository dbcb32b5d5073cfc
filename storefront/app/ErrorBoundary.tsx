import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for content that failed, or makes it of the error. */
  fallback: ReactNode | ((error: unknown) => ReactNode);
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
    return typeof fallback === 'function' ? fallback(error) : fallback;
  }
}
