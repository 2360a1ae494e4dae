// Light or dark: as the system has it, unless the reader chose.
import { useSyncExternalStore } from 'react'
import { rememberInBrowser, remembered } from '../storage/browser-store.ts'

export const CHOICES = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof CHOICES)[number]

const KEY = 'assay.colours'
const system = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const chosen = (): SchemeChoice => CHOICES.find((choice) => choice === remembered(KEY)) ?? 'system'

export function chooseScheme(choice: SchemeChoice): void {
  rememberInBrowser(KEY, choice)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  system.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
  }
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, chosen)

export const useScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => {
    const choice = chosen()
    return choice === 'system' ? (system.matches ? 'dark' : 'light') : choice
  })
