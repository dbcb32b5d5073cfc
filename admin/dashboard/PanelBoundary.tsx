import { Component, type ReactNode } from 'react';

interface PanelBoundaryProps {
  /** What stands there instead, given the way to try again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps what cannot be drawn from taking the page down with it. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
