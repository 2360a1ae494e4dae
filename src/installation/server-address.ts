// Computes the address at which callers reach the server of a configuration.
import type { Config } from './config.ts'

/** Without a trailing slash. `port` is the port the server listens on. */
export function serverAddress({ ASSAY_PUBLIC_URL, ASSAY_HOST: host }: Config, port: number): string {
  if (ASSAY_PUBLIC_URL !== '') return ASSAY_PUBLIC_URL.replace(/\/$/, '')
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
