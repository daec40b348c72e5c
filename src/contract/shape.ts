import type { z } from 'zod'

type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> }

/** What a schema lets through, for reading only. */
export type Shape<S extends z.ZodType> = DeepReadonly<z.output<S>>
