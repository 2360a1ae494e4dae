// The entry point of the dashboard.
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no place for the dashboard')
createRoot(root).render(<App />)
