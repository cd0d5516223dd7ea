import type { QueryClient } from '@tanstack/react-query'
import type { FirstPage } from 'contract/app/first-page'
import { getPage } from 'contract/app/pages'
import { queryOf } from '../../core/api/use-api.ts'

type TextPage = Extract<FirstPage, { name: 'text' }>

/** Puts the text of a server-rendered page in the query cache. */
export const keepText = (queryClient: QueryClient, { id, text }: TextPage) =>
  queryClient.setQueryData(queryOf(getPage, { params: { id } }).queryKey, text)
