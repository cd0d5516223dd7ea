import * as z from 'zod/mini'
import { stripInvisibles } from 'domain/core/invisibles'

const integer = (min: number, max: number) =>
  z.pipe(z.string().check(z.regex(/^-?\d{1,6}$/)), z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))))

/** Sort values of a list: each field, ascending and descending. */
export const trisDe = <const Champs extends readonly [string, ...string[]]>(champs: Champs): [string, ...string[]] =>
  champs.flatMap((champ) => [`${champ},asc`, `${champ},desc`]) as [string, ...string[]]

/** Paging of a list: `page` 0-based, `size` at most 2,000 (what "toutes" sends, CONST-05), `sort=champ,asc|desc` on listed fields only. */
export const paging = <const Champs extends readonly [string, ...string[]]>(
  champs: Champs,
  defaultSort: `${Champs[number]},${'asc' | 'desc'}`,
) => ({
  page: z._default(integer(0, 100_000), 0 as never),
  size: z._default(integer(1, 2000), 20 as never),
  sort: z._default(z.enum(trisDe(champs)), defaultSort),
})

/** One page of a list (TABLE-06, TABLE-07); `totalCapped` when `totalRows` is only a lower bound. */
export const pageOf = <S extends z.ZodMiniType>(row: S) =>
  z.object({
    content: z.array(row),
    totalRows: z.number(),
    totalCapped: z.optional(z.boolean()),
    page: z.number(),
    itemsPerPage: z.number(),
    sort: z.string(),
  })

/** A repeated key of a query (`etats=A&etats=B`): one value or several give a list. */
export const repeated = <S extends z.ZodMiniType>(value: S) =>
  z._default(
    z.pipe(
      z.pipe(
        z.unknown(),
        z.transform((given) => (Array.isArray(given) ? given : [given])),
      ),
      z.array(value).check(z.maxLength(50)),
    ),
    [] as never,
  )

/** The value of each filter, by name. Queries and page addresses that miss one do not compile. */
export type Filtered<F extends Record<string, z.ZodMiniType>> = {
  [K in keyof F]: z.output<F[K]> extends readonly (infer E)[] ? readonly E[] : z.output<F[K]>
}

/** A text typed or pasted in a filter, of bounded length (threat T17). A text of invisible characters only counts as no filter. */
export const filtreDe = (max: number) => z._default(z.string().check(z.overwrite(stripInvisibles), z.trim(), z.maxLength(max)), '')
export const filtre = filtreDe(100)
