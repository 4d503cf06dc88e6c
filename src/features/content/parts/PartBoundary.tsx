import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the fault of one part from the others: the server's markup of that part stays as it is. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
