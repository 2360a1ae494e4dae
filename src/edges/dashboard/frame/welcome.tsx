// The page around signing in: the name of the service and one thing to do.
import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { Connection } from './connection.tsx'

export const Welcome = ({ children }: { readonly children: ReactNode }) => (
  <main className="welcome">
    <Brand />
    <Connection />
    {children}
  </main>
)
