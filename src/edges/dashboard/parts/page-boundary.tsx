// Replaces a page that breaks with what to do next; the links to other pages stay.
import { Button } from '@mantine/core'
import { Component, type ComponentType, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

interface PageBoundaryProps {
  /** The component that builds the page: inside the frame, or without one. */
  readonly page: ComponentType<{ readonly title: string; readonly children: ReactNode }>
  readonly children: ReactNode
}

export class PageBoundary extends Component<PageBoundaryProps, { readonly broken: boolean }> {
  static getDerivedStateFromError = () => ({ broken: true })
  override state = { broken: false }

  override render() {
    const { page: Page, children } = this.props
    if (!this.state.broken) return children
    return (
      <Page title="This page cannot be shown">
        <Notice tone="bad">
          <p>
            The server answered something this page does not know, perhaps because it was renewed. Load the
            page again; what you typed is kept.
          </p>
          <Button variant="default" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
        </Notice>
      </Page>
    )
  }
}
