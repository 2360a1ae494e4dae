// What a setting is, and the forms of values that several of them have.
import { z } from 'zod'

export interface Setting<T> {
  readonly schema: z.ZodType<T>
  readonly fallback: string
  readonly description: string
  readonly secret?: boolean
}

export const textSetting = z.string()
export const count = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().min(min).max(max))
export const flagSetting = z.enum(['true', 'false', '']).transform((value) => value === 'true')

/** A setting with a grammar of its own; what its reader throws becomes the finding. */
export const parsedBy = <T>(read: (value: string) => T) =>
  z.string().transform((value, context): T => {
    try {
      return read(value)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
      return z.NEVER
    }
  })

export const setting = <T>(definition: Setting<T>): Setting<T> => definition

export type SettingsTable = Readonly<Record<string, Setting<unknown>>>
export type Values<T extends SettingsTable> = { readonly [N in keyof T]: z.output<T[N]['schema']> }
